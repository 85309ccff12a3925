/** Longer trains: what the Track Engineer and coal add to a train before it runs. */
import { describe, expect, it } from 'vitest';
import type { DeclaredRoute, Move } from '../../spec/moves/move.ts';
import type { PrivateState } from '../../spec/state.ts';
import type { Private, Railroad, Train } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { RunningScene } from '../support/running-scene.ts';
import { EAST, GORGE, route, running, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { Sentence } from './sentences.ts';
import { chapterReads } from './sentences.ts';

const run = (railroad: Railroad, ...routes: readonly DeclaredRoute[]): Move => ({
  type: 'runTrains',
  railroad,
  routes,
});
const longer = (card: Private, train: Train, by = 1): Move => ({
  type: 'lengthenTrain',
  railroad: 'RG',
  private: card,
  train,
  by,
});
const leaveOut = (card: Private): Move => ({ type: 'lengthenTrain', railroad: 'RG', private: card, by: 0 });
const OWNED: Partial<PrivateState> = { owner: { railroad: 'RG' }, takenBy: 'RG' };
const coal = (taken: number): Partial<PrivateState> => ({ ...OWNED, taken });

/** Rio Grande with a 2+, a 3+ and track to Kit Carson and Divide. */
const RIO_GRANDE: RunningScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 20 }, cash: 100 } },
  tiles: EAST,
  trains: { RG: ['2+', '3+'] },
};
const withCards = (privates: RunningScene['privates'], change: Partial<RunningScene> = {}): RunningScene => ({
  ...RIO_GRANDE,
  ...change,
  privates: privates ?? {},
});

const LONGER_TRAINS: readonly Sentence[] = [
  {
    rule: 'PRIVATE-B5-01',
    source: 'engine',
    says: 'the Track Engineer makes one train longer by one',
    table: running(withCards({ B5: OWNED })),
    move: longer('B5', '3+'),
    shows: { longer: '1:1', step: 'run' },
    twin: { says: 'longer by two', move: longer('B5', '3+', 2), by: 'PRIVATE-B5-01' },
  },
  {
    rule: 'PRIVATE-B5-01',
    source: 'engine',
    says: 'once in a turn',
    table: running(withCards({ B5: OWNED })),
    move: longer('B5', '2+'),
    shows: { longer: '0:1' },
    twin: {
      says: 'again for the other train',
      table: running(withCards({ B5: OWNED }, { remembers: { lengthened: [{ train: 1, by: 1, private: 'B5' }] } })),
      by: 'PRIVATE-B5-01',
      and: ['PRIVATE-10'],
    },
  },
  {
    rule: 'PRIVATE-G6-01',
    source: 'engine',
    says: 'two cubes of the Coal Depot make a train longer by two and leave the game',
    table: running(withCards({ G6: coal(3) })),
    move: longer('G6', '2+', 2),
    shows: { longer: '0:2', 'G6 taken': 1 },
    twin: { says: 'three cubes on one train', move: longer('G6', '2+', 3), by: 'PRIVATE-G6-01' },
  },
  {
    rule: 'PRIVATE-G6-01',
    source: 'B009, B010',
    says: 'the last cube is spent like the others',
    table: running(withCards({ G6: coal(1) })),
    move: longer('G6', '3+'),
    shows: { longer: '1:1', 'G6 taken': 0 },
    twin: {
      says: 'the depot is empty',
      table: running(withCards({ G6: coal(0) })),
      by: 'PRIVATE-G6-01',
      and: ['PRIVATE-10'],
    },
  },
  {
    rule: 'PRIVATE-Y3-02',
    source: 'engine',
    says: 'cubes of the coal mines are spent like those of the depot',
    table: running(withCards({ Y3: coal(2) })),
    move: longer('Y3', '2+', 2),
    shows: { longer: '0:2', 'Y3 taken': 0 },
    twin: { says: 'more than there are', table: running(withCards({ Y3: coal(1) })), by: 'PRIVATE-Y3-02' },
  },
  {
    rule: 'PRIVATE-Y3-02',
    source: 'engine',
    says: 'cubes are spent whole',
    table: running(withCards({ Y3: coal(2) })),
    move: longer('Y3', '2+'),
    shows: { longer: '0:1', 'Y3 taken': 1 },
    twin: { says: 'one and a half', move: longer('Y3', '2+', 1.5), by: 'PRIVATE-Y3-02' },
  },
  {
    rule: 'ROUTE-14',
    source: 'engine',
    says: 'a train that no card has made longer',
    table: running(
      withCards({ B5: OWNED, G6: coal(2) }, { remembers: { lengthened: [{ train: 0, by: 1, private: 'B5' }] } }),
    ),
    move: longer('G6', '3+'),
    shows: { longer: '0:1 1:1' },
    twin: { says: 'one that has been made longer', move: longer('G6', '2+'), by: 'ROUTE-14' },
  },
  {
    rule: 'ROUTE-14',
    source: 'engine',
    says: 'a train of the railroad',
    table: running(withCards({ B5: OWNED })),
    move: longer('B5', '2+'),
    shows: { longer: '0:1' },
    twin: { says: 'a train that it does not own', move: longer('B5', '4+'), by: 'ROUTE-14' },
  },
  {
    rule: 'PRIVATE-10',
    source: 'engine',
    says: 'the Track Engineer is asked before the coal',
    table: running(withCards({ B5: OWNED, G6: coal(2), Y3: coal(2) })),
    move: longer('B5', '2+'),
    shows: { longer: '0:1' },
    twin: { says: 'the coal before the engineer', move: longer('G6', '2+'), by: 'PRIVATE-10' },
  },
  {
    rule: 'PRIVATE-11',
    source: 'engine',
    says: 'a card may be left out for another one',
    table: running(withCards({ B5: OWNED, G6: coal(2) })),
    move: leaveOut('B5'),
    shows: { longer: '', step: 'run', 'G6 taken': 2 },
    twin: { says: 'no other is there', table: running(withCards({ B5: OWNED })), by: 'PRIVATE-11' },
  },
];

chapterReads('longer trains', LONGER_TRAINS);

describe.each(PROFILES)('the order of the cards, profile %s', (profile) => {
  const three = runningScene(profile, withCards({ B5: OWNED, G6: coal(1), Y3: coal(2) }));
  const offers = (position: typeof three): readonly string[] =>
    [...engine.options(position)].flatMap(({ move }) =>
      move.type === 'lengthenTrain' ? [`${move.private} ${move.train ?? '-'} ${move.by}`] : [],
    );

  it('B5, then G6, then Y3, and back to what was left out', () => {
    expect(offers(three)).toEqual(['B5 2+ 1', 'B5 3+ 1', 'B5 - 0']);
    const second = play(three, leaveOut('B5'));
    expect(offers(second)).toEqual(['G6 2+ 1', 'G6 3+ 1', 'G6 - 0']);
    const third = play(second, leaveOut('G6'));
    expect(offers(third)).toEqual(['Y3 2+ 1', 'Y3 2+ 2', 'Y3 3+ 1', 'Y3 3+ 2', 'Y3 - 0']);
    expect(offers(play(third, leaveOut('Y3')))).toEqual(offers(three));
    expect(offers(play(third, longer('Y3', '3+', 2)))).toEqual(['B5 2+ 1', 'B5 - 0']);
  });

  it('PRIVATE-11: who leaves a card out names no train', () => {
    const named: Move = { type: 'lengthenTrain', railroad: 'RG', private: 'B5', by: 0, train: '3+' };
    expect(engine.judge(three, named).refusal).toEqual({ code: 'unknown-name', rule: 'PRIVATE-11', name: '3+' });
    expect(engine.apply(three, named).ok).toBe(false);
  });

  it('nothing is offered when every train is longer', () => {
    const both = play(three, longer('B5', '2+'), longer('G6', '3+'));
    expect(offers(both)).toEqual([]);
  });

  it.each<[string, RunningScene['privates']]>([
    ['while a player owns the card (PRIVATE-09)', { B5: 'ann' }],
    ['when the card has closed', { B5: { owner: null, closed: true } }],
    ['B012: when both coal cards are empty', { G6: coal(0), Y3: coal(0) }],
  ])('nothing is offered %s', (_why, privates) => {
    expect(offers(runningScene(profile, withCards(privates)))).toEqual([]);
  });

  it.each<[string, Move, string]>([
    ['a card that makes no train longer', longer('Y5', '2+'), 'ROUTE-14'],
    ['a card that is not in the game', longer('Y3', '2+'), 'ROUTE-14'],
    ['a train that is not in the box', longer('B5', '9+' as Train), 'ROUTE-14'],
    ['a railroad that is not in the game', { ...longer('B5', '2+'), railroad: 'PAV' } as Move, 'SETUP-05'],
    ['a railroad that is not on turn', { ...longer('B5', '2+'), railroad: 'KP' } as Move, 'OR-ORDER-01'],
  ])('%s is refused', (_what, move, rule) => {
    expect(decidedBy(runningScene(profile, withCards({ B5: OWNED, Y5: OWNED, Y6: 'bob' })), move)).toBe(rule);
  });

  it('a train is longer for one run only', () => {
    const at = runningScene(profile, withCards({ B5: OWNED }));
    const after = play(at, longer('B5', '2+'), run('RG', route('2+', 'L2-K3')));
    expect(seen(after, 'longer')).toBe('');
  });
});

describe.each(PROFILES)('two trains of one kind, one of them longer, profile %s', (profile) => {
  const scene: RunningScene = {
    ...RIO_GRANDE,
    phase: 'Green',
    tiles: GORGE,
    stations: { D12: ['RG'], F12: ['RG'] },
    trains: { RG: ['2+', '2+'] },
    privates: { B5: OWNED },
  };
  const far = route('2+', 'F12-G11-G9 G9-H8-I7 I7-J6-K5-K3 K3-L2');
  const near = route('2+', 'D12-E13 E13-F12');

  it.each([
    ['declared first', [far, near]],
    ['declared last', [near, far]],
  ])('the longer one takes the longer route: %s', (_order, routes) => {
    const at = play(runningScene(profile, scene), longer('B5', '2+'));
    const { operating } = play(at, run('RG', ...routes)).game;
    expect(operating?.turn?.routes.map(({ hexes }) => hexes.length)).toEqual(
      routes.map((each) => new Set(each.legs.flat()).size),
    );
  });

  it('without it the longer route is too long', () => {
    expect(decidedBy(runningScene(profile, scene), run('RG', far, near))).toBe('ROUTE-07');
  });
});

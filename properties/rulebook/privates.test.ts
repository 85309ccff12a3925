/** Chapter "privates": how railroads buy them. */
import { describe, expect, it } from 'vitest';
import { flatChart } from '../../machines/stepper.ts';
import { privateStepOver } from '../../spec/closing-steps.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { BUYING_PRIVATES } from '../support/closing-turns.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const buy = (id: Private, price: number, railroad: Railroad = 'RG'): Move => ({
  type: 'buyPrivate',
  railroad,
  private: id,
  price,
});

/** Moves that belong to one step of a turn. */
const MOVES_OF_STEPS: readonly string[] = ['pass', 'runTrains', 'dividend', 'payLease'];

const withTreasury = (cash: number, scene: ClosingScene = BUYING_PRIVATES): ClosingScene => ({
  ...scene,
  railroads: { ...scene.railroads, RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash } },
});

chapterReads('privates', [
  {
    rule: 'PRIVATE-01',
    source: 'A-52, B-38, B108',
    says: 'a railroad buys from any player, not from its president alone',
    table: closing(BUYING_PRIVATES),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG', 'RG cash': 160, 'bob cash': 590 },
    causes: ['PRIVATE-01', 'PRIVATE-06'],
    twin: {
      says: 'from another railroad',
      table: closing({
        ...BUYING_PRIVATES,
        privates: { ...BUYING_PRIVATES.privates, Y3: { owner: { railroad: 'NO' } } },
      }),
      by: 'PRIVATE-01',
    },
  },
  {
    rule: 'PRIVATE-01',
    source: 'A-52',
    says: 'the president sells like the others',
    table: closing(BUYING_PRIVATES),
    move: buy('G2', 80),
    shows: { 'G2 owner': 'RG', 'ann cash': 630 },
    twin: {
      says: 'a closed card',
      table: closing({ ...BUYING_PRIVATES, privates: { ...BUYING_PRIVATES.privates, G2: { closed: true } } }),
      by: 'PRIVATE-01',
    },
  },
  {
    rule: 'PRIVATE-01',
    source: 'A-52',
    says: 'the treasury pays',
    table: closing(withTreasury(40)),
    move: buy('Y3', 40),
    shows: { 'RG cash': 0 },
    twin: { says: 'more than it has', table: closing(withTreasury(39)), by: 'PRIVATE-01' },
  },
  {
    rule: 'PRIVATE-02',
    source: 'B-38',
    says: 'railroads buy from the Green phase on',
    table: closing(BUYING_PRIVATES),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG' },
    twin: { says: 'in the Yellow phase', table: closing({ ...BUYING_PRIVATES, phase: 'Yellow' }), by: 'PRIVATE-02' },
  },
  {
    rule: 'PRIVATE-02',
    source: 'B-38',
    says: 'they still buy in the Brown phase',
    in: ['bga', 'summary'],
    table: closing({ ...BUYING_PRIVATES, phase: 'Brown' }),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG' },
    twin: { says: 'in the Silver phase', table: closing({ ...BUYING_PRIVATES, phase: 'Silver' }), by: 'PRIVATE-02' },
  },
  {
    rule: 'PRIVATE-02',
    source: 'engine',
    says: 'they buy in the Silver phase too',
    in: ['18xx-games'],
    table: closing({ ...BUYING_PRIVATES, phase: 'Silver' }),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG' },
    twin: { says: 'before Green', table: closing({ ...BUYING_PRIVATES, phase: 'Yellow' }), by: 'PRIVATE-02' },
  },
  {
    rule: 'PRIVATE-03',
    source: 'B-38, B092',
    says: 'for half the face value',
    table: closing(BUYING_PRIVATES),
    move: buy('G2', 20),
    shows: { 'RG cash': 180 },
    twin: { says: 'a dollar less', move: buy('G2', 19), by: 'PRIVATE-03' },
  },
  {
    rule: 'PRIVATE-03',
    source: 'B-38, B092',
    says: 'for double the face value',
    table: closing(BUYING_PRIVATES),
    move: buy('G2', 80),
    shows: { 'RG cash': 120 },
    twin: { says: 'a dollar more', move: buy('G2', 81), by: 'PRIVATE-03' },
  },
  {
    rule: 'PRIVATE-03',
    source: 'B092',
    says: 'half of an odd face value is rounded up',
    table: closing(BUYING_PRIVATES),
    move: buy('Y2', 23),
    shows: { 'Y2 owner': 'RG' },
    twin: { says: 'rounded down', move: buy('Y2', 22), by: 'PRIVATE-03' },
  },
  {
    rule: 'PRIVATE-03',
    source: 'B-38',
    says: 'the price is in whole dollars',
    table: closing(BUYING_PRIVATES),
    move: buy('Y2', 90),
    shows: { 'RG cash': 110 },
    twin: { says: 'half a dollar', move: buy('Y2', 50.5), by: 'PRIVATE-03' },
  },
  {
    rule: 'PRIVATE-05',
    source: 'A-69',
    says: 'privates are bought in the last step',
    in: ['bga'],
    table: closing(BUYING_PRIVATES),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG' },
    twin: { says: 'before track', table: closing({ ...BUYING_PRIVATES, step: 'track' }), by: 'PRIVATE-05' },
  },
  {
    rule: 'PRIVATE-05',
    source: 'B-38, B-51',
    says: 'privates are bought at any moment, also before track',
    in: ['summary', '18xx-games'],
    table: closing({ ...BUYING_PRIVATES, step: 'track' }),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG', step: 'track' },
    twin: {
      says: 'in the turn of another railroad',
      move: buy('Y3', 40, 'NO'),
      by: 'OR-ORDER-01',
      and: ['PRIVATE-01'],
    },
  },
  {
    rule: 'PRIVATE-05',
    source: 'A-52',
    says: 'several in one turn',
    table: closing({
      ...BUYING_PRIVATES,
      privates: { ...BUYING_PRIVATES.privates, Y3: { owner: { railroad: 'RG' } } },
    }),
    move: buy('Y2', 45),
    shows: { 'Y2 owner': 'RG', 'Y3 owner': 'RG' },
    twin: { says: 'the one that it has', move: buy('Y3', 40), by: 'PRIVATE-01' },
  },
  {
    rule: 'PRIVATE-06',
    source: 'A-52',
    says: 'the card counts for no player any more',
    table: closing(BUYING_PRIVATES),
    move: buy('Y3', 40),
    shows: { 'bob certificates': 6 },
    twin: { none: 'see the count before: seven' },
  },
  {
    rule: 'PRIVATE-06',
    source: 'engine',
    says: 'the coal of the Coal Depot goes to the railroad that buys it',
    table: closing({ ...BUYING_PRIVATES, privates: { G6: { owner: { player: 'bob' }, cubes: 3 } } }),
    move: buy('G6', 5),
    shows: { 'G6 owner': 'RG', 'G6 cubes': 0, 'G6 taken': 3 },
    twin: { none: 'the coal is no choice' },
  },
  {
    rule: 'PRIVATE-06',
    source: 'B005, B012',
    says: 'the coal of the mines stays on their card, also where the depot is spent',
    table: closing({
      ...BUYING_PRIVATES,
      privates: { Y3: { owner: { player: 'bob' } }, G6: { owner: { railroad: 'RG' } } },
    }),
    move: buy('Y3', 40),
    shows: { 'Y3 owner': 'RG', 'Y3 cubes': 12, 'Y3 taken': 0, 'G6 taken': 0 },
    twin: { none: 'the coal is no choice' },
  },
]);

describe('PRIVATE-04 only with the train symbol', () => {
  const never = ['Y4', 'Y6', 'G1', 'G4', 'G5', 'B4', 'B6'] as const;
  const sold = ['Y1', 'Y2', 'Y3', 'Y5', 'G2', 'G3', 'G6', 'B1', 'B2', 'B3', 'B5'] as const;
  const refusals = (profile: ProfileId, id: Private): readonly unknown[] => {
    const { value } = engine.box.privates[id];
    const scene = closingScene(profile, { ...BUYING_PRIVATES, privates: { [id]: 'bob' } });
    return [Math.ceil(value / 2), value, 2 * value].map((price) => decidedBy(scene, buy(id, price)));
  };
  it.each(PROFILES)('B061, B092, %s: the others are sold at no price', (profile) => {
    for (const id of never) expect([id, ...refusals(profile, id)]).toEqual([id, ...Array(3).fill('PRIVATE-04')]);
    for (const id of sold) expect([id, ...refusals(profile, id)]).toEqual([id, null, null, null]);
  });
});

describe('what is listed is what is allowed', () => {
  it.each(PROFILES)('%s: every price from half to double, as far as the money goes', (profile) => {
    const scene = closingScene(profile, withTreasury(60));
    const offered = [...engine.options(scene)].flatMap(({ move, vary }) =>
      move.type === 'buyPrivate' ? [`${move.private} ${vary?.lo}-${vary?.hi}`] : [],
    );
    expect(offered.toSorted()).toEqual(['G2 20-60', 'Y2 23-60', 'Y3 20-60']);
    expect(decidedBy(scene, buy('Y3', 61))).toBe('PRIVATE-01');
  });
});

describe('OR-ORDER-05 when the last step is left out', () => {
  const { privates: _, ...none } = BUYING_PRIVATES;
  it.each<[string, ClosingScene, boolean, boolean]>([
    // what, scene, left out by the engine's tests, left out when useless
    ['a card can be bought', BUYING_PRIVATES, false, false],
    ['half of the cheapest card is there', withTreasury(20), false, false],
    ['a dollar less', withTreasury(19), true, true],
    ['no player has a card that is for sale', { ...BUYING_PRIVATES, privates: { G4: 'ann' } }, true, true],
    ['the Yellow phase', { ...BUYING_PRIVATES, phase: 'Yellow' }, true, true],
    ['the Silver phase', { ...BUYING_PRIVATES, phase: 'Silver' }, false, true],
    ['a debt token, and no money for it', withTreasury(0, { ...none, debts: { RG: 1 } }), false, true],
    [
      'the same, paid in this turn',
      withTreasury(0, { ...none, debts: { RG: 1 }, remembers: { debtPaid: true } }),
      true,
      true,
    ],
    ['Sulphur Springs without a tile', { ...none, privates: { B2: { owner: { railroad: 'RG' } } } }, false, true],
    [
      'the conversion of Sulphur Springs',
      { ...none, tiles: { E3: '58@0' }, privates: { B2: { owner: { railroad: 'RG' } } } },
      false,
      false,
    ],
  ])('%s', (_what, scene, byEngine, useless) => {
    const over = PROFILES.map((profile) => privateStepOver(engine.view(closingScene(profile, scene))));
    expect(over).toEqual([useless, useless, byEngine]);
  });

  it('OR-ORDER-07: it ends by itself when the last card is bought', () => {
    const scene = closingScene('18xx-games', { ...BUYING_PRIVATES, privates: { Y3: 'bob' } });
    expect(seen(play(scene, buy('Y3', 40)), 'turn')).toBe('NO');
  });
});

describe('OR-ORDER-03 the chart', () => {
  it('asks the rules about debt and privates wherever a railroad waits in its turn', () => {
    const waiting = Object.values(flatChart.leaves).filter(
      ({ id, final, on }) => id.includes('.company.') && !final && 'pass' in on,
    );
    expect(waiting.length).toBeGreaterThan(4);
    for (const { id, on } of Object.values(flatChart.leaves))
      if (id.includes('.company.') && Object.keys(on).some((type) => MOVES_OF_STEPS.includes(type)))
        expect([id, 'payDebt' in on, 'buyPrivate' in on]).toEqual([id, true, true]);
  });
});

describe('a power holds from the moment of the purchase', () => {
  it.each(['summary', '18xx-games'] as const)(
    'PRIVATE-05, %s: the prison bought before track halves terrain',
    (profile) => {
      const scene = closingScene(profile, {
        ...BUYING_PRIVATES,
        step: 'track',
        privates: { Y5: 'bob' },
        tiles: { L4: '9@0', L6: '9@0' },
      });
      const bought = play(scene, buy('Y5', 35));
      expect(seen(bought, 'step')).toBe('track');
      expect(seen(bought, 'Y5 owner')).toBe('RG');
    },
  );
});

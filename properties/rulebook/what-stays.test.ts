/** What stays where it is: gold, stations, trains and privates leave only for the causes that the rules name. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Private } from '../../spec/vocabulary.ts';
import { PRIVATES, PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { movesOf } from '../support/played.ts';
import { ran, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { stockScene } from '../support/stock-scene.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, rioGrande, turnOf } from '../support/track-scene.ts';
import { apart, buy, rich, withTrains } from '../support/train-scene.ts';
import { chapterReads } from './sentences.ts';

/** Track from Denver to Colorado Springs, before the mine of J8. */
const TO_SPRINGS = { L4: '9@0', L6: '8@1', K7: '57@1' } as const;
/** Rio Grande with a second station in Colorado Springs, in the Green phase. */
const springs: TrackScene = { ...rioGrande, phase: 'Green', tiles: TO_SPRINGS, stations: { K7: ['RG'] } };
const place = (hex: string): Move => ({ type: 'placeStation', railroad: 'RG', hex });

chapterReads('what stays', [
  {
    rule: 'TRACK-17',
    source: 'B-31',
    says: 'the first tile on a hex with a mine brings its gold',
    table: turnOf({ ...rioGrande, tiles: TO_SPRINGS }),
    move: lay('J8', '9', 1),
    shows: { 'gold J8': 1, 'tile J8': '9@1' },
    causes: ['GOLD-01'],
    twin: { says: 'where the railroad is not connected', table: turnOf(rioGrande), by: 'TRACK-09' },
  },
  {
    rule: 'TRACK-17',
    source: 'B-31',
    says: 'a hex without a mine brings none',
    table: turnOf(rioGrande),
    move: lay('L4', '9', 0),
    shows: { 'gold L4': 0, 'tile L4': '9@0' },
    causesNo: ['GOLD-01'],
    twin: { none: 'gold is no choice' },
  },
  {
    rule: 'TRACK-17',
    source: 'B-31',
    says: 'a later tile brings none, though the gold of the first has been shipped',
    table: turnOf({ ...springs, tiles: { ...TO_SPRINGS, J8: '9@1' } }),
    move: lay('J8', '23', 4),
    shows: { 'gold J8': 0, 'tile J8': '23@4' },
    causesNo: ['GOLD-01'],
    twin: { says: 'another yellow tile', move: lay('J8', '8', 1), by: 'TRACK-03', and: ['TRACK-07', 'TRACK-10'] },
  },
  {
    rule: 'TOKEN-11',
    source: 'engine',
    says: 'a new tile leaves the station of its city where it is',
    table: turnOf(springs),
    move: lay('K7', '15', 1),
    shows: { 'stations K7': 'RG', 'stations L2': 'RG', 'tile K7': '15@1' },
    twin: { says: 'a tile of the same colour', move: lay('K7', '57', 2), by: 'TRACK-03', and: ['TRACK-07'] },
  },
  {
    rule: 'TOKEN-11',
    source: 'engine',
    says: 'a station is taken from the charter',
    table: turnOf({ ...springs, step: 'station', stations: { K1: ['RG'] } }),
    move: place('K7'),
    shows: { 'stations K7': 'RG', 'stations K1': 'RG', 'stations L2': 'RG' },
    twin: {
      says: 'and not from another hex when the charter is empty',
      table: turnOf({ ...springs, step: 'station', stations: { K1: ['RG'], L14: ['RG'] } }),
      by: 'TOKEN-04',
    },
  },
  {
    rule: 'TRAIN-08',
    source: 'engine',
    says: 'a train is paid in full, whatever the railroad has',
    table: closing(withTrains(apart, ['2+'], [], ['3+', 0])),
    move: buy('3+', 180),
    shows: { 'RG trains': '2+ 3+', 'RG cash': 320 },
    twin: { says: 'less an old train', move: buy('3+', 100), by: 'TRAIN-03' },
  },
  {
    rule: 'TRAIN-08',
    source: 'engine',
    says: 'a second train stands beside the first',
    table: closing(withTrains(apart, ['2+'], [], ['3+', 0])),
    move: buy('3+', 180),
    shows: { 'RG trains': '2+ 3+' },
    twin: {
      says: 'a third one does not drive out another',
      table: closing(withTrains(apart, ['2+', '2+'], [], ['3+', 0])),
      by: 'TRAIN-06',
    },
  },
  {
    rule: 'PRIVATE-08',
    source: 'engine',
    says: 'the first 5+ closes cards',
    table: closing({ ...rich(withTrains(apart, ['4+'], [], ['5+', 0]), 600), privates: { Y3: 'ann', G1: 'bob' } }),
    move: buy('5+', 500),
    shows: { 'Y3 closed': true, 'G1 closed': false },
    causes: ['PRIVATE-07'],
    twin: { none: 'closing is no choice' },
  },
  {
    rule: 'PRIVATE-08',
    source: 'engine',
    says: 'the second 5+ closes none',
    table: closing({ ...rich(withTrains(apart, ['4+'], [], ['5+', 1]), 600), privates: { Y3: 'ann', G1: 'bob' } }),
    move: buy('5+', 500),
    shows: { 'Y3 closed': false, 'G1 closed': false },
    causesNo: ['PRIVATE-07'],
    twin: { none: 'closing is no choice' },
  },
]);

/** Entries that take something away from where a rule says that it stays, by the rule that they cite. */
type Leaves = (entry: Entry) => boolean;
const takenStation: Leaves = (e) => 'what' in e && 'station' in e.what && typeof e.from === 'object' && 'hex' in e.from;
const lostTrain: Leaves = (e) => 'what' in e && 'train' in e.what && typeof e.from === 'object' && 'company' in e.from;
const returnedTrain: Leaves = (e) => 'what' in e && 'train' in e.what && e.to === 'depot';
const closedCard: Leaves = (e) => 'change' in e && e.change === 'closed' && e.to;

/** Causes of such entries that a rule does not allow. */
const strange = (entries: readonly Entry[], leaves: Leaves, causes: readonly RuleId[]): readonly RuleId[] =>
  entries.flatMap((e) => (leaves(e) && !causes.includes(e.rule) ? [e.rule] : []));

/** For each rule, what may take away what it keeps. */
const KEPT: readonly (readonly [rule: RuleId, says: string, leaves: Leaves, causes: readonly RuleId[]])[] = [
  ['TOKEN-11', 'no station leaves the map but by the Treaty', takenStation, ['TOKEN-09']],
  ['TRAIN-08', 'no train leaves a railroad but by rust or sale', lostTrain, ['TRAIN-09', 'TRAIN-02', 'TRAIN-04']],
  ['TRAIN-08', 'no train goes back to the depot', returnedTrain, []],
  [
    'PRIVATE-08',
    'no card closes but by the first 5+, by its own power, or unsold',
    closedCard,
    ['PRIVATE-07', 'PRIVATE-G2-01', 'PRIVATE-B2-01', 'PRIVATE-B6-01', 'DEBT-06', 'AUCTION-09'],
  ],
];

describe.each(KEPT)('%s: %s', (_rule, _says, leaves, causes) => {
  it.each(PROFILES)('in a whole random game of profile %s', (profile) => {
    const entries = movesOf({ profile, players: 3, seed: 5 }).flatMap(({ journal }) => journal);
    expect(strange(entries, leaves, causes)).toEqual([]);
  });
});

it.each<[string, Entry, Leaves]>([
  [
    'a station',
    { rule: 'TOKEN-06', what: { station: 'RG', slot: 0 }, from: { hex: 'K7' }, to: { company: 'RG' } },
    takenStation,
  ],
  ['a train', { rule: 'TRAIN-03', what: { train: '2+' }, from: { company: 'RG' }, to: 'box' }, lostTrain],
  [
    'a discarded train',
    { rule: 'TRAIN-03', what: { train: '2+' }, from: { company: 'RG' }, to: 'depot' },
    returnedTrain,
  ],
  ['a card', { rule: 'PRIVATE-01', change: 'closed', of: 'Y3', from: false, to: true }, closedCard],
])('TOKEN-11, TRAIN-08, PRIVATE-08: %s that left otherwise would be told', (_what, entry, leaves) => {
  expect(strange([entry], leaves, [])).toEqual([entry.rule]);
});

describe('PRIVATE-08 what its owner can do closes a card only where the card says so', () => {
  /** Cards that some listed move closes, with all cards of one colour after the other in the hands of `owner`. */
  const closedBy = (owner: 'player' | 'railroad', lone: Private): readonly string[] => {
    const privates = {
      [lone]: { owner: owner === 'player' ? { player: 'ann' } : { railroad: 'RG' }, cubes: 2 },
    } as const;
    const railroads = { ...apart.railroads };
    const scene: ClosingScene = { ...withTrains(apart, ['4+'], [], ['4+', 1]), phase: 'Green', railroads, privates };
    const tiles = { ...TO_SPRINGS, E3: '58@5' };
    const tables = [
      stockScene('18xx-games', { privates, cash: { ann: 500 } }),
      stockScene('18xx-games', { privates, cash: { ann: 500 }, memory: { sold: ['KP'] } }),
      ...(['track', 'dividend', 'trains', 'debt', 'privates'] as const).map((step) =>
        closingScene('18xx-games', { ...scene, step, tiles }),
      ),
      runningScene('18xx-games', {
        ...rioGrande,
        step: 'dividend',
        tiles: { ...tiles, J8: '9@1' },
        trains: { RG: ['2+'] },
        gold: { J8: 1 },
        privates,
        remembers: ran(50, 'L2-L4-L6-K7-J8', 'L2-K7'),
      }),
    ];
    const closers = tables.flatMap((before) =>
      [...engine.options(before)].flatMap(({ move }) => {
        if (move.type === 'breakOff' || seen(before, `${lone} closed`) === true) return [];
        return seen(play(before, move), `${lone} closed`) === true ? [`${lone} ${move.type}`] : [];
      }),
    );
    return [...new Set(closers)];
  };

  it('by a player: the Mint Worker, when he buys', () => {
    expect(PRIVATES.filter((id) => id !== 'Y8').flatMap((id) => closedBy('player', id))).toEqual(['B6 buyShares']);
  });

  it('by a railroad: the nugget, when it is shipped, and the springs, when they become a city', () => {
    expect(PRIVATES.filter((id) => id !== 'Y8').flatMap((id) => closedBy('railroad', id))).toEqual([
      'G2 shipGold',
      'B2 layPrivateTile',
    ]);
  });
});

describe('TRAIN-12 new trains run later', () => {
  const line = { L4: '9@0', L6: '9@0', L8: '57@0' } as const;
  const legs = [['L2', 'L4', 'L6', 'L8']];
  const run: Move = { type: 'runTrains', railroad: 'RG', routes: [{ train: '2+', legs }] };
  const scene: ClosingScene = { ...apart, tiles: line };

  it.each(PROFILES)('A-69, B-51, %s: a train that was just bought does not run in this turn', (profile) => {
    const bought = play(closingScene(profile, scene), buy('2+', 80));
    expect(seen(bought, 'RG trains')).toBe('2+');
    expect(engine.kinds(bought)).not.toContain('runTrains');
    expect(engine.apply(bought, run)).toMatchObject({ ok: false, violations: [{ code: 'wrong-step' }] });
  });

  it.each(PROFILES)('%s: it runs in the next operating round', (profile) => {
    let at = play(closingScene(profile, scene), buy('2+', 80));
    const round = at.game.round.or;
    for (let moves = 0; moves < 30; moves++) {
      if (seen(at, 'turn') === 'RG' && seen(at, 'step') === 'run' && at.game.round.or !== round) break;
      expect(at.game.operating?.turn?.routes ?? []).toEqual([]);
      const who = at.game.operating?.turn?.railroad ?? 'RG';
      const pass: Move = { type: 'pass', railroad: who };
      if (decidedBy(at, pass) === null) at = play(at, pass);
      else {
        const option = [...engine.options(at)].find(({ move }) => move.type === 'buyTrain' && move.from === 'depot');
        if (option === undefined) throw new Error(`stuck at ${at.at}`);
        at = play(at, option.move);
      }
    }
    expect(decidedBy(at, run)).toBeNull();
    expect(seen(play(at, run), 'income')).toBe(50);
  });
});

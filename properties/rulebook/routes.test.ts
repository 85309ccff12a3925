/** Chapter "routes": which ways trains take and what these pay. */
import { describe, expect, it } from 'vitest';
import { numbers } from '../../spec/algebra.ts';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box } from '../../spec/box/box.ts';
import type { DeclaredRoute, Move } from '../../spec/moves/move.ts';
import { ROUTE_11, ROUTE_12 } from '../../spec/rules/route-revenue.ts';
import { ROUTE_04, ROUTE_07 } from '../../spec/rules/routes.ts';
import type { Phase, Railroad } from '../../spec/vocabulary.ts';
import { PHASES, PROFILES } from '../../spec/vocabulary.ts';
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

/** Rio Grande with track to Kit Carson and Divide. */
const RIO_GRANDE: RunningScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
  tiles: EAST,
  trains: { RG: ['2+'] },
};
/** The same with two trains. */
const TWO_TRAINS: RunningScene = { ...RIO_GRANDE, trains: { RG: ['2+', '2+'] } };
/** After the Treaty, with Kansas Pacific in Cripple Creek. */
const IN_GORGE: RunningScene = {
  acts: 'RG',
  phase: 'Green',
  railroads: {
    RG: { president: 'ann', hands: { ann: 20 } },
    KP: { president: 'bob', hands: { bob: 20 } },
    SF: { president: 'cid', hands: { cid: 20 } },
  },
  tiles: GORGE,
  stations: { D12: ['RG'], F12: ['RG'], I7: ['KP'] },
  trains: { RG: ['3+'], KP: ['2+'] },
};
const AS_KP: RunningScene = { ...IN_GORGE, acts: 'KP' };

const TO_KIT_CARSON = route('2+', 'O3-N4-M3 M3-L4-L2 L2-K3');
const TO_DIVIDE = route('2+', 'L2-K3 K3-J4-I5-H4');
const FROM_CRIPPLE_CREEK = 'I7-H8-G9 G9-G11-F12';
const TO_CRIPPLE_CREEK = 'F12-G11-G9 G9-H8-I7';
const PAST_CRIPPLE_CREEK = `${TO_CRIPPLE_CREEK} I7-J6-K5-K3`;
const WHOLE_GORGE = `D12-E13 E13-F12 ${TO_CRIPPLE_CREEK} I7-J6-K5-K3 K3-L2`;

const SENTENCES: readonly Sentence[] = [
  {
    rule: 'ROUTE-01',
    source: 'A-38, B-30',
    says: 'each of two trains runs once',
    table: running(TWO_TRAINS),
    move: run('RG', route('2+', 'O3-N4-M3 M3-L4-L2'), TO_DIVIDE),
    shows: { income: 120, step: 'dividend' },
    twin: { says: 'one train runs twice', table: running(RIO_GRANDE), by: 'ROUTE-01' },
  },
  {
    rule: 'ROUTE-02',
    source: 'A-39, B-30',
    says: 'a route has two stops, one of them with a station of the railroad',
    table: running(AS_KP),
    move: run('KP', route('2+', 'I7-H8-G9')),
    shows: { income: 40 },
    twin: { says: 'no own station on it', move: run('KP', route('2+', 'G9-G11-F12')), by: 'ROUTE-02' },
  },
  {
    rule: 'ROUTE-03',
    source: 'A-40',
    says: 'a train calls at a stop once',
    table: running({
      ...RIO_GRANDE,
      tiles: { L14: '63@0', L12: '4@0', M13: '7@0', M15: '7@2' },
      stations: { L14: ['RG'] },
    }),
    move: run('RG', route('2+', 'L14-L12')),
    shows: { income: 50 },
    twin: { says: 'a loop that comes back to it', move: run('RG', route('2+', 'L14-M13-M15-L14')), by: 'ROUTE-03' },
  },
  {
    rule: 'ROUTE-04',
    source: 'A-38, B-30; engine',
    says: 'two trains meet in one city, each on its own track',
    table: running(TWO_TRAINS),
    move: run('RG', route('2+', 'O3-N4-M3 M3-L4-L2'), TO_DIVIDE),
    shows: { income: 120 },
    twin: { says: 'both cross the edge to Castle Rock', move: run('RG', TO_KIT_CARSON, TO_DIVIDE), by: 'ROUTE-04' },
  },
  {
    rule: 'ROUTE-05',
    source: 'A-40',
    says: 'a train goes where paths join',
    table: running({ ...RIO_GRANDE, tiles: { ...EAST, L4: '23@3', M5: '9@0' } }),
    move: run('RG', route('2+', 'L2-K3')),
    shows: { income: 40 },
    twin: {
      says: 'it turns from one branch of a switch into the other',
      table: running({ ...RIO_GRANDE, tiles: { ...EAST, L4: '23@0' } }),
      move: run('RG', route('2+', 'L2-L4-M3')),
      by: 'ROUTE-05',
    },
  },
  {
    rule: 'ROUTE-05',
    source: 'A-40',
    says: 'a route is one way',
    table: running(RIO_GRANDE),
    move: run('RG', TO_KIT_CARSON),
    shows: { income: 80 },
    twin: {
      says: 'its legs lie apart',
      move: run('RG', route('2+', 'O3-N4-M3 L2-K3')),
      by: 'ROUTE-05',
      and: ['ROUTE-02'],
    },
  },
  {
    rule: 'ROUTE-06',
    source: 'B116; engine',
    says: 'a train ends in a city of the gorge that Rio Grande fills',
    table: running(AS_KP),
    move: run('KP', route('2+', FROM_CRIPPLE_CREEK)),
    shows: { income: 100 },
    twin: {
      says: 'it goes on over the bridge',
      move: run('KP', route('2+', `${FROM_CRIPPLE_CREEK} F12-E13`)),
      by: 'ROUTE-06',
    },
  },
  {
    rule: 'ROUTE-06',
    source: 'B128; engine',
    says: 'a city with a free slot is passed',
    table: running(IN_GORGE),
    move: run('RG', route('3+', PAST_CRIPPLE_CREEK)),
    shows: { income: 110 },
    twin: {
      says: 'all its slots are taken by others',
      table: running({ ...IN_GORGE, stations: { D12: ['RG'], F12: ['RG'], I7: ['KP', 'SF'] } }),
      by: 'ROUTE-06',
    },
  },
  {
    rule: 'ROUTE-06',
    source: 'B128; engine',
    says: 'a full city ends a route',
    table: running({ ...IN_GORGE, stations: { D12: ['RG'], F12: ['RG'], I7: ['KP', 'SF'] } }),
    move: run('RG', route('3+', TO_CRIPPLE_CREEK)),
    shows: { income: 100 },
    twin: { none: 'it is the twin of the sentence before' },
  },
  {
    rule: 'ROUTE-06',
    source: 'B128; engine',
    says: 'a full city with an own station is passed, and towns never block',
    table: running({ ...IN_GORGE, stations: { D12: ['RG'], F12: ['RG'], I7: ['KP', 'RG'] } }),
    move: run('RG', route('3+', PAST_CRIPPLE_CREEK)),
    shows: { income: 110 },
    twin: { none: 'without the own station it is the twin above' },
  },
  {
    rule: 'ROUTE-07',
    source: 'B064, B083; engine',
    says: 'towns use up no stop of a 2+ and all pay',
    table: running(RIO_GRANDE),
    move: run('RG', TO_KIT_CARSON),
    shows: { income: 80 },
    twin: {
      says: 'a third city is too far',
      table: running({ ...IN_GORGE, trains: { RG: ['2+'] } }),
      move: run('RG', route('2+', `${PAST_CRIPPLE_CREEK} K3-L2`)),
      by: 'ROUTE-07',
    },
  },
  {
    rule: 'ROUTE-08',
    source: 'B064; engine',
    says: 'a 6x2 calls at six stops, towns among them, and all pay double',
    table: running({ ...IN_GORGE, trains: { RG: ['6x2'] } }),
    move: run('RG', route('6x2', `E13-F12 ${PAST_CRIPPLE_CREEK} K3-L2`)),
    shows: { income: 2 * (40 + 60 + 10 + 30 + 10 + 40) },
    twin: { says: 'a seventh stop', move: run('RG', route('6x2', WHOLE_GORGE)), by: 'ROUTE-08' },
  },
  {
    rule: 'ROUTE-09',
    source: 'engine',
    says: 'a route ends in one hex of Denver',
    table: running({ ...RIO_GRANDE, tiles: { K3: '4@1', J4: '7@3' } }),
    move: run('RG', route('2+', 'L2-K3')),
    shows: { income: 40 },
    twin: {
      says: 'it comes back to Denver in another hex',
      move: run('RG', route('2+', 'L2-K3 K3-J4-J2')),
      by: 'ROUTE-09',
    },
  },
  {
    rule: 'ROUTE-16',
    source: 'engine',
    says: 'no train need run, though it then counts as having earned nothing',
    table: running({ ...RIO_GRANDE, railroads: { RG: { president: 'ann', hands: { ann: 20 }, cash: 100 } } }),
    move: run('RG'),
    shows: { income: 0, step: 'trains', 'RG price': 65 },
    causes: ['DIV-07'],
    twin: { none: 'nothing obliges' },
  },
  {
    rule: 'ROUTE-17',
    source: 'engine',
    says: 'a railroad with a train and a way runs',
    table: running({ ...RIO_GRANDE, step: 'station' }),
    move: { type: 'pass', railroad: 'RG' },
    shows: { step: 'run', 'RG price': 70 },
    twin: { none: 'what has no way is told below' },
  },
];

chapterReads('routes', SENTENCES);

describe.each(PROFILES)('ROUTE-17 the run is left out, profile %s', (profile) => {
  it.each<[string, Partial<RunningScene>]>([
    ['without a train', { trains: {} }],
    ['where no second stop is reached', { tiles: {} }],
  ])('%s, and the price drops (DIV-07)', (_why, change) => {
    const at = runningScene(profile, { ...RIO_GRANDE, step: 'station', ...change });
    const after = play(at, { type: 'pass', railroad: 'RG' });
    expect(seen(after, 'step')).not.toBe('run');
    expect(seen(after, 'RG price')).toBe(65);
  });
});

describe.each(PROFILES)('what names nothing is refused, profile %s', (profile) => {
  const at = runningScene(profile, RIO_GRANDE);
  it.each<[string, Move, string]>([
    ['a hex that is not on the map', run('RG', route('2+', 'L2-Z9')), 'ROUTE-05'],
    ['a train that is not in the box', run('RG', route('9+' as '2+', 'L2-K3')), 'ROUTE-01'],
    ['a railroad that is not in the game', run('PAV', TO_DIVIDE), 'SETUP-05'],
    ['another railroad’s turn', run('KP', TO_DIVIDE), 'OR-ORDER-01'],
  ])('%s', (_what, move, rule) => {
    expect(decidedBy(at, move)).toBe(rule);
  });
});

describe.each(PROFILES)('what routes pay, profile %s', (profile) => {
  it.each<[Phase, number]>([
    ['Yellow', 30 + 10 + 30 + 10],
    ['Green', 40 + 10 + 40 + 10],
    ['Brown', 60 + 10 + 60 + 10],
    ['Silver', 90 + 10 + 90 + 10],
  ])('ROUTE-10 off-map places pay by the phase: %s', (phase, income) => {
    const at = runningScene(profile, { ...RIO_GRANDE, phase });
    expect(seen(play(at, run('RG', TO_KIT_CARSON)), 'income')).toBe(income);
  });

  it.each<[string, Phase, Readonly<Record<string, string>>, number]>([
    ['the cities alone before the Treaty', 'Yellow', { G11: '8@1', G9: '58@4' }, 40 + 10],
    ['green', 'Green', GORGE, 60 + 10],
    ['brown', 'Brown', { ...GORGE, D12: 'RG-D@0', E13: 'RG-E@0', F12: 'RG-F@0' }, 80 + 10],
  ])('ROUTE-12 the gorge pays more when it is built: %s', (_what, phase, tiles, income) => {
    const at = runningScene(profile, { ...IN_GORGE, phase, tiles });
    expect(seen(play(at, run('RG', route('3+', 'F12-G11-G9'))), 'income')).toBe(income);
  });

  it('ROUTE-15 the routes of both trains add up', () => {
    const at = runningScene(profile, TWO_TRAINS);
    const { operating } = play(at, run('RG', route('2+', 'O3-N4-M3 M3-L4-L2'), TO_DIVIDE)).game;
    expect(operating?.turn?.routes.map(({ revenue }) => revenue)).toEqual([70, 50]);
    expect(operating?.turn?.income).toBe(120);
  });

  it.each<[string, RunningScene, readonly DeclaredRoute[]]>([
    ['one train', RIO_GRANDE, [route('2+', 'O3-N4-M3 M3-L4-L2 L2-K3 K3-J4-I5-H4')]],
    ['a railroad without a way', { ...RIO_GRANDE, tiles: {} }, []],
  ])('the best run and the one without routes are offered: %s', (_what, scene, best) => {
    const routes = [...engine.options(runningScene(profile, scene))].flatMap(({ move }) =>
      move.type === 'runTrains' ? [move.routes] : [],
    );
    expect(routes.map((each) => each.map(({ train, legs }) => [train, legs.length]))).toEqual([
      ...(best.length === 0 ? [] : [best.map(({ train, legs }) => [train, legs.length])]),
      [],
    ]);
    for (const each of routes) expect(decidedBy(runningScene(profile, scene), run('RG', ...each))).toBeNull();
  });
});

describe('answers that no profile gives', () => {
  it('ROUTE-04 can forbid shared stops', () => {
    const facts = { repeatedEdges: 0, sharedStops: 1, sharingAllowed: false };
    expect(ROUTE_04.holds(numbers, facts)).toBe(false);
    expect(ROUTE_04.holds(numbers, { ...facts, sharingAllowed: true })).toBe(true);
    expect(ROUTE_04.holds(numbers, { ...facts, sharedStops: 0 })).toBe(true);
  });

  it('ROUTE-07 compares stops used with stops allowed', () => {
    expect(ROUTE_07.holds(numbers, { used: 2, stops: 2 })).toBe(true);
    expect(ROUTE_07.holds(numbers, { used: 3, stops: 2 })).toBe(false);
  });
});

describe('values in the box', () => {
  const changedHex = (id: string, change: Partial<Box['hexes'][string]>): Box => {
    const hex = baseBox.hexes[id];
    if (hex === undefined) throw new RangeError(`no hex ${id}`);
    return { ...baseBox, hexes: { ...baseBox.hexes, [id]: { ...hex, ...change } } };
  };

  it('ROUTE-11 one off-map place pays one value', () => {
    expect(ROUTE_11.holdsFor(baseBox)).toBe(true);
    expect(ROUTE_11.holdsFor(changedHex('K1', { stop: { kind: 'city', revenue: 10, slots: 1 } }))).toBe(false);
    expect(ROUTE_11.holdsFor(changedHex('O3', { stop: null }))).toBe(false);
  });

  it('ROUTE-12 the gorge rises in value', () => {
    expect(ROUTE_12.holdsFor(baseBox)).toBe(true);
    expect(ROUTE_12.holdsFor(changedHex('D12', { stop: { kind: 'city', revenue: 50, slots: 1 } }))).toBe(false);
  });

  it('has a value for each phase', () => {
    for (const phase of PHASES) expect(baseBox.phases[phase].tiles.at(-1)).toBeDefined();
  });
});

/** Chapter "gold": what is shipped after a run, what it earns, and who else gains by it. */
import { describe, expect, it } from 'vitest';
import { numbers } from '../../spec/algebra.ts';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move } from '../../spec/moves/move.ts';
import { GOLD_04 } from '../../spec/rules/gold.ts';
import type { HexId, Phase, Railroad } from '../../spec/vocabulary.ts';
import { PHASES, PROFILES } from '../../spec/vocabulary.ts';
import type { RunningScene } from '../support/running-scene.ts';
import { EAST, ran, running, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { Sentence } from './sentences.ts';
import { chapterReads } from './sentences.ts';

const ship = (hex: HexId, railroad: Railroad = 'RG'): Move => ({ type: 'shipGold', railroad, hex });
const nugget = (hex: HexId): Move => ({ type: 'shipGold', railroad: 'RG', hex, nugget: true });
const ghostTown: Move = { type: 'placeGhostTown', railroad: 'RG' };

const RUN = ran(50, 'L2-K3-J4-I5-H4', 'L2-K3-H4');

/** Rio Grande has run to Divide, where gold lies. */
const AT_DIVIDE: RunningScene = {
  acts: 'RG',
  step: 'dividend',
  railroads: { RG: { president: 'ann', hands: { ann: 20 } }, KP: { president: 'bob', hands: { bob: 20 } } },
  tiles: { ...EAST, J8: '9@0' },
  trains: { RG: ['2+'] },
  gold: { H4: 1, J8: 1 },
  remembers: RUN,
};
const OWNED = { owner: { railroad: 'RG' } } as const;
const TWO_CUBES: RunningScene = { ...AT_DIVIDE, gold: { H4: 2, J8: 1 } };
const TOURS: RunningScene = { ...AT_DIVIDE, privates: { Y2: OWNED } };
const SHIPPED: RunningScene = {
  ...TOURS,
  gold: { J8: 1 },
  shipped: 1,
  remembers: { ...RUN, income: 100, goldFrom: 'H4' },
};
const MARK = { tile: '57', hex: 'B6' } as const;

const SENTENCES: readonly Sentence[] = [
  {
    rule: 'GOLD-02',
    source: 'A-41, B-31',
    says: 'a cube on the route is shipped and adds $50 to the income',
    table: running(AT_DIVIDE),
    move: ship('H4'),
    shows: { income: 100, shipped: 1, 'gold H4': 0, 'gold J8': 1, 'VGC cash': 90, step: 'dividend' },
    causes: ['GOLD-02', 'GOLD-03', 'GOLD-05'],
    twin: { says: 'a cube beside the route', move: ship('J8'), by: 'GOLD-02' },
  },
  {
    rule: 'GOLD-02',
    source: 'A-41, B-31',
    says: 'each railroad ships one cube in its turn',
    table: running(TWO_CUBES),
    move: ship('H4'),
    shows: { 'gold H4': 1 },
    twin: {
      says: 'a second one',
      table: running({ ...TWO_CUBES, remembers: { ...RUN, goldFrom: 'H4' } }),
      by: 'GOLD-02',
    },
  },
  {
    rule: 'GOLD-02',
    source: 'B-31; engine (REPLAY-13)',
    says: 'gold comes from where gold lies',
    table: running(AT_DIVIDE),
    move: ship('H4'),
    shows: { 'gold H4': 0 },
    twin: { says: 'a hex of the route without a cube', move: ship('K3'), by: 'GOLD-02' },
  },
  {
    rule: 'GOLD-04',
    source: 'B-31',
    says: 'a space of the gold track must be free',
    table: running({ ...AT_DIVIDE, shipped: 1 }),
    move: ship('H4'),
    shows: { shipped: 2, 'VGC cash': 140 },
    twin: {
      says: 'both spaces of the Yellow phase are filled',
      table: running({ ...AT_DIVIDE, shipped: 2 }),
      by: 'GOLD-04',
    },
  },
  {
    rule: 'GOLD-07',
    source: 'B-31',
    says: 'who has run may ship',
    table: running(AT_DIVIDE),
    move: ship('H4'),
    shows: { income: 100 },
    twin: {
      says: 'nothing has run',
      table: running({ ...AT_DIVIDE, remembers: { routes: [], income: 10 } }),
      by: 'GOLD-07',
      and: ['GOLD-02'],
    },
  },
  {
    rule: 'PRIVATE-G2-01',
    source: 'B068; engine',
    says: 'with the nugget the shipment earns $130, and the card closes',
    table: running({ ...AT_DIVIDE, privates: { G2: OWNED } }),
    move: nugget('H4'),
    shows: { income: 180, shipped: 1, 'G2 closed': true, 'G2 owner': null, 'VGC cash': 90 },
    twin: {
      says: 'a player still owns it',
      table: running({ ...AT_DIVIDE, privates: { G2: 'ann' } }),
      by: 'PRIVATE-G2-01',
    },
  },
  {
    rule: 'PRIVATE-G2-01',
    source: 'engine',
    says: 'its owner may ship without it',
    table: running({ ...AT_DIVIDE, privates: { G2: OWNED } }),
    move: ship('H4'),
    shows: { income: 100, 'G2 closed': false },
    twin: { says: 'the nugget from beside the route', move: nugget('J8'), by: 'GOLD-02' },
  },
  {
    rule: 'PRIVATE-Y6-01',
    source: 'B068; engine',
    says: 'the jeweler gets $5 on his card for gold that anybody ships',
    table: running({ ...AT_DIVIDE, privates: { Y6: { owner: { player: 'bob' }, cash: 10 } } }),
    move: ship('H4'),
    shows: { 'Y6 cash': 15, 'bob cash': 550 },
    twin: { none: 'he takes no part in the decision' },
  },
  {
    rule: 'PRIVATE-Y6-01',
    source: 'engine',
    says: 'a closed jeweler gets nothing',
    table: running({ ...AT_DIVIDE, privates: { Y6: { owner: null, closed: true, cash: 10 } } }),
    move: ship('H4'),
    shows: { 'Y6 cash': 10 },
    causesNo: ['PRIVATE-Y6-01'],
    twin: { none: 'nothing is asked of anybody' },
  },
  {
    rule: 'PRIVATE-Y2-01',
    source: 'engine',
    says: 'the last gold of a hex leaves a ghost town to its shipper',
    table: running(SHIPPED),
    move: ghostTown,
    shows: { ghostTowns: 'H4', income: 100, step: 'dividend' },
    twin: {
      says: 'gold is left there',
      table: running({ ...SHIPPED, gold: { H4: 1 } }),
      by: 'PRIVATE-Y2-01',
    },
  },
  {
    rule: 'PRIVATE-Y2-01',
    source: 'engine',
    says: 'ghost towns are kept by name',
    table: running({ ...SHIPPED, ghostTowns: ['B6', 'J8'], ghostMarks: [MARK, MARK] }),
    move: ghostTown,
    shows: { ghostTowns: 'B6 H4 J8' },
    twin: {
      says: 'all four tokens are on the map',
      table: running({ ...SHIPPED, ghostTowns: ['B6'], ghostMarks: [MARK, MARK, MARK, MARK] }),
      by: 'PRIVATE-Y2-01',
    },
  },
];

chapterReads('gold', SENTENCES);

describe.each(PROFILES)('no ghost town is marked, profile %s', (profile) => {
  it.each<[string, RunningScene]>([
    ['by a railroad that does not own the card', { ...SHIPPED, privates: {} }],
    ['while a player owns the card (PRIVATE-09)', { ...SHIPPED, privates: { Y2: 'ann' } }],
    ['when the card has closed', { ...SHIPPED, privates: { Y2: { owner: null, closed: true } } }],
    ['when nothing was shipped', { ...TOURS, gold: {} }],
    ['twice in a turn', { ...SHIPPED, remembers: { ...RUN, goldFrom: 'H4', goldSettled: true } }],
  ])('%s', (_why, scene) => {
    const at = runningScene(profile, scene);
    expect(decidedBy(at, ghostTown)).toBe('PRIVATE-Y2-01');
    expect([...engine.options(at)].map(({ move }) => move.type)).not.toContain('placeGhostTown');
  });
});

describe.each(PROFILES)('GOLD-04 spaces of the gold track, profile %s', (profile) => {
  it.each<[Phase, number, number]>([
    // phase, spaces, dollars on the gold mine when they are filled
    ['Yellow', 2, 140],
    ['Green', 4, 270],
    ['Brown', 5, 350],
    ['Silver', 5, 350],
  ])('%s has %d', (phase, spaces, dollars) => {
    const full = runningScene(profile, { ...AT_DIVIDE, phase, shipped: spaces });
    const free = runningScene(profile, { ...AT_DIVIDE, phase, shipped: spaces - 1 });
    expect(decidedBy(full, ship('H4'))).toBe('GOLD-04');
    expect(seen(play(free, ship('H4')), 'VGC cash')).toBe(dollars);
  });
});

describe.each(PROFILES)('what names nothing is refused, profile %s', (profile) => {
  const at = runningScene(profile, AT_DIVIDE);
  it.each<[string, Move, string]>([
    ['a hex that is not on the map', ship('Z9'), 'GOLD-02'],
    ['a railroad that is not in the game', ship('H4', 'PAV'), 'SETUP-05'],
    ['another railroad’s turn', ship('H4', 'KP'), 'OR-ORDER-01'],
    ['a ghost town of a railroad that is not in the game', { ...ghostTown, railroad: 'PAV' }, 'SETUP-05'],
    ['a ghost town in another railroad’s turn', { ...ghostTown, railroad: 'KP' }, 'OR-ORDER-01'],
  ])('%s', (_what, move, rule) => {
    expect(decidedBy(at, move)).toBe(rule);
  });
});

describe.each(PROFILES)('GOLD-08 the order of a shipment, profile %s', (profile) => {
  it('the cube moves before the jeweler is paid', () => {
    const at = runningScene(profile, { ...AT_DIVIDE, privates: { Y6: 'bob' } });
    const applied = engine.apply(at, ship('H4'));
    expect(applied.ok ? applied.journal.map(({ rule }) => rule) : []).toEqual([
      'GOLD-02',
      'GOLD-03',
      'GOLD-05',
      'PRIVATE-Y6-01',
    ]);
  });

  it('every cube that may be shipped is offered, with the nugget and without', () => {
    const at = runningScene(profile, { ...AT_DIVIDE, gold: { H4: 1, J8: 1, K3: 1 }, privates: { G2: OWNED } });
    const offers = [...engine.options(at)].flatMap(({ move }) =>
      move.type === 'shipGold' ? [`${move.hex}${move.nugget === true ? '!' : ''}`] : [],
    );
    expect(offers).toEqual(['H4', 'H4!', 'K3', 'K3!']);
  });
});

describe('gold in the box', () => {
  it('19 cubes wait under 17 mines', () => {
    const mines = Object.values(baseBox.hexes).filter((hex) => hex.mines > 0);
    expect(mines).toHaveLength(17);
    expect(mines.reduce((sum, hex) => sum + hex.mines, 0)).toBe(19);
    expect(mines.filter((hex) => hex.mines === 2).map((hex) => hex.id)).toEqual(['I7', 'B6']);
  });

  it('B041: none of them is L12', () => {
    expect(baseBox.hexes.L12?.mines).toBe(0);
  });

  it('GOLD-04 counts cubes against spaces', () => {
    expect(GOLD_04.holds(numbers, { shipped: 4, spaces: 5 })).toBe(true);
    expect(GOLD_04.holds(numbers, { shipped: 5, spaces: 5 })).toBe(false);
  });

  it('has as many spaces as it has payouts', () => {
    for (const phase of PHASES) expect(baseBox.phases[phase].goldSlots).toBeLessThan(baseBox.gold.dividends.length);
  });
});

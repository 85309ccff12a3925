/** Chapter "steel": what each tile costs in steel, and from which column it comes. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import { columnsOf, rowsOf } from '../../spec/steel-market.ts';
import type { SteelColumn } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { causesIn, chapterReads } from './sentences.ts';

const name = (column: SteelColumn, price: number): Move => ({ type: 'chooseSteel', railroad: 'RG', column, price });

const green: TrackScene = { ...rioGrande, phase: 'Green', tiles: { L4: '9@0' } };
const FIRST = lay('L4', '9', 0);
const SECOND = lay('K3', '4', 1);
const THIRD = lay('L6', '9', 0);

chapterReads('steel', [
  {
    rule: 'STEEL-01',
    source: 'A-32, B-24',
    says: 'a tile takes a cube of its colour, paid to the steel works',
    table: turnOf({ ...rioGrande, steel: { A: [30, 20], B: [30], C: [30], D: [30] } }),
    move: FIRST,
    shows: { 'RG cash': 280, 'CF&I cash': 70, 'steel A': '30' },
    causes: ['STEEL-01', 'STEEL-02'],
    twin: {
      says: 'without the money for it',
      table: turnOf({
        ...rioGrande,
        railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 19 } },
        steel: { A: [30, 20], B: [30], C: [30], D: [30] },
      }),
      by: 'TRACK-12',
    },
  },
  {
    rule: 'STEEL-02',
    source: 'B-24',
    says: 'an upgrade takes a cube of the new colour',
    table: turnOf(green),
    move: lay('L4', '23', 3),
    shows: { 'RG cash': 280, 'CF&I cash': 70, 'steel E': '30', 'steel A': '30 20 10 0' },
    twin: { none: 'the price is what it is; see TRACK-12 for too little money' },
  },
  {
    rule: 'STEEL-03',
    source: 'B-25',
    says: 'the column of a colour may be named again',
    table: turnOf({ ...rioGrande, remembers: { lays: 1, steel: { yellow: { column: 'B', next: 10 } } } }),
    move: name('B', 30),
    shows: { step: 'track' },
    twin: { says: 'another column of the colour', move: name('A', 0), by: 'STEEL-03' },
  },
  {
    rule: 'STEEL-03',
    source: 'B-25',
    says: 'each colour has its own column',
    table: turnOf({ ...green, remembers: { lays: 1, steel: { yellow: { column: 'B', next: 10 } } } }),
    move: name('F', 30),
    shows: { step: 'track' },
    twin: { says: 'a second yellow one', move: name('C', 10), by: 'STEEL-03' },
  },
  {
    rule: 'STEEL-04',
    source: 'B-25',
    says: 'a column that has run out costs the highest price',
    table: turnOf({ ...rioGrande, steel: { A: [], B: [], C: [], D: [] } }),
    move: FIRST,
    shows: { 'RG cash': 260, 'CF&I cash': 90 },
    causesNo: ['STEEL-02'],
    twin: {
      says: 'with a dollar too little',
      table: turnOf({
        ...rioGrande,
        railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 39 } },
        steel: { A: [], B: [], C: [], D: [] },
      }),
      by: 'TRACK-12',
    },
  },
  {
    rule: 'STEEL-05',
    source: 'engine',
    says: 'if nothing is named, the column with the cheapest cube serves, of equals the leftmost',
    table: turnOf({ ...rioGrande, steel: { A: [30], B: [30, 20], C: [30, 20], D: [] } }),
    move: FIRST,
    shows: { 'RG cash': 280, 'steel A': '30', 'steel B': '30', 'steel C': '30 20' },
    twin: { none: 'what is not named cannot be wrong' },
  },
  {
    rule: 'STEEL-06',
    source: 'engine',
    says: 'a dearer cube may be named',
    table: turnOf(rioGrande),
    move: name('C', 30),
    shows: { step: 'track', lays: 0, 'RG cash': 300 },
    twin: { says: 'at a price that the column has not', move: name('C', 35), by: 'STEEL-06' },
  },
  {
    rule: 'STEEL-06',
    source: 'B-25',
    says: 'a place without a cube may be named',
    table: turnOf({ ...rioGrande, steel: { C: [30, 20] } }),
    move: name('C', 10),
    shows: { step: 'track' },
    twin: { says: 'in a column of a colour that the phase does not allow', move: name('E', 20), by: 'STEEL-06' },
  },
  {
    rule: 'STEEL-07',
    source: 'engine',
    says: 'a cube at $0 is taken without payment',
    table: turnOf(rioGrande),
    move: FIRST,
    shows: { 'RG cash': 300, 'CF&I cash': 50, 'steel A': '30 20 10' },
    causes: ['STEEL-02'],
    causesNo: ['STEEL-01'],
    twin: { none: 'it costs nothing' },
  },
  {
    rule: 'STEEL-08',
    source: 'engine',
    says: 'steel and terrain are paid together',
    table: turnOf({ ...rioGrande, tiles: { L4: '9@0' }, steel: { A: [30], B: [30], C: [30], D: [30] } }),
    move: THIRD,
    shows: { 'RG cash': 260, 'CF&I cash': 80, 'tile L6': '9@0' },
    causes: ['STEEL-01', 'TRACK-11'],
    twin: {
      says: 'with money for only one of them',
      table: turnOf({
        ...rioGrande,
        railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 39 } },
        tiles: { L4: '9@0' },
        steel: { A: [30], B: [30], C: [30], D: [30] },
      }),
      by: 'TRACK-12',
    },
  },
]);

/** Dollars that the railroad pays for the lays of a turn, one after the other. */
const payments = (scene: TrackScene, ...moves: readonly Move[]): readonly number[] => {
  let at = trackScene('bga', scene);
  return moves.flatMap((move) => {
    const before = Number(seen(at, 'CF&I cash'));
    at = play(at, move);
    return move.type === 'layTile' ? [Number(seen(at, 'CF&I cash')) - before] : [];
  });
};

describe('which cube the next action takes', () => {
  it.each<[string, string, TrackScene, readonly Move[], readonly number[]]>([
    [
      'STEEL-05 (engine)',
      'one column serves a colour to the end of the turn',
      rioGrande,
      [FIRST, SECOND, THIRD],
      [0, 10, 20],
    ],
    [
      'STEEL-05 (engine)',
      'also when it runs out, although other columns have cubes',
      { ...rioGrande, steel: { A: [0] } },
      [FIRST, SECOND, THIRD],
      [0, 40, 40],
    ],
    [
      'STEEL-06 (B097)',
      'after a dearer cube the next dearer one of the same column follows, and none is left behind it',
      rioGrande,
      [name('B', 20), FIRST, SECOND, THIRD],
      [20, 30, 40],
    ],
    [
      'STEEL-06 (B097)',
      'a cheaper cube of the column is taken when it is named again',
      rioGrande,
      [name('B', 20), FIRST, name('B', 0), SECOND, THIRD],
      [20, 0, 10],
    ],
    ['STEEL-06 (engine)', 'the highest price, once named, stays', rioGrande, [name('B', 40), FIRST, SECOND], [40, 40]],
    [
      'STEEL-06 (engine)',
      'a place without a cube costs the highest price once',
      { ...rioGrande, steel: { B: [30, 20] } },
      [name('B', 10), FIRST, SECOND, THIRD],
      [40, 20, 30],
    ],
    [
      'STEEL-06 (engine)',
      'of two names before one action the later counts',
      rioGrande,
      [name('B', 20), name('C', 10), FIRST, SECOND],
      [10, 20],
    ],
  ])('%s: %s', (_rule, _says, scene, moves, paid) => expect(payments(scene, ...moves)).toEqual(paid));

  it('STEEL-03 (B097): the column cannot be changed once it was used in this turn', () => {
    const used = play(trackScene('bga', rioGrande), name('B', 20), FIRST);
    expect(decidedBy(used, name('A', 0))).toBe('STEEL-03');
    const unused = play(trackScene('bga', rioGrande), name('B', 20));
    expect(decidedBy(unused, name('A', 0))).toBeNull();
  });
});

describe.each(PROFILES)('steel beyond single moves, %s', (profile) => {
  it('STEEL-06: what is listed is every place that may be named', () => {
    const at = trackScene(profile, { ...green, remembers: { lays: 1, steel: { green: { column: 'F', next: 40 } } } });
    const listed = [...engine.options(at)].flatMap(({ move }) => (move.type === 'chooseSteel' ? [move] : []));
    const legal = (['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const).flatMap((column) =>
      Array.from(
        { length: 51 },
        (_, price) => ({ type: 'chooseSteel', railroad: 'RG', column, price }) as const,
      ).filter((move) => decidedBy(at, move) === null),
    );
    expect(listed).toEqual(legal);
    expect(listed.length).toBe(4 * 5 + 3);
  });

  it('STEEL-06: an unknown column or railroad is refused by name', () => {
    const at = trackScene(profile, rioGrande);
    expect(engine.refusal(at, { ...name('A', 0), column: 'Z' as SteelColumn } as Move)).toMatchObject({
      code: 'unknown-name',
    });
    expect(decidedBy(at, { type: 'chooseSteel', railroad: 'KP', column: 'A', price: 0 })).toBe('OR-ORDER-01');
    expect(decidedBy(at, { type: 'chooseSteel', railroad: 'SPP', column: 'A', price: 0 })).toBe('SETUP-05');
  });

  it('STEEL-09 (A-56, B-43): cubes do not come back between the turns of an operating round', () => {
    const at = play(trackScene(profile, { ...rioGrande, remembers: { lays: 4 } }), FIRST, SECOND);
    expect(seen(at, 'steel A')).toBe('30 20');
  });

  it('STEEL-10 (engine): a brown tile of the gorge takes one cube for three tiles', () => {
    const gorge = { D12: 'RG-A@0', E13: 'RG-B@0', F12: 'RG-C@0' };
    const at = trackScene(profile, { ...rioGrande, phase: 'Brown', tiles: gorge, stations: { D12: ['RG'] } });
    const applied = engine.apply(at, lay('E13', 'RG-E', 0));
    if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
    expect(applied.journal.filter(({ rule }) => rule === 'STEEL-02')).toHaveLength(1);
    expect(causesIn(applied.journal)).toContain('TRACK-14');
  });

  it('STEEL-04: gray tiles have a column without places', () => {
    expect(columnsOf(engine.box, 'gray')).toEqual(['I']);
    expect(rowsOf(engine.box, 'I')).toEqual([engine.box.steel.priceWithoutCube]);
  });
});

/** Chapter "track": what a track action costs, and the gold that it brings to the map. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { HexId, TileId } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { chapterReads } from './sentences.ts';

const ann = { president: 'ann', hands: { ann: 50 }, par: 70 } as const;
/** Dear steel in every column, so that steel and terrain are told apart. */
const DEAR = { A: [30], B: [30], C: [30], D: [30] };

const withCash = (cash: number, scene: TrackScene): TrackScene => ({ ...scene, railroads: { RG: { ...ann, cash } } });
/** On its way south, before the mountain of L6. */
const atL6: TrackScene = { ...rioGrande, tiles: { L4: '9@0' }, steel: DEAR };

/** With stations here and there. */
const from = (hex: HexId, tile: string): TrackScene => ({
  ...rioGrande,
  tiles: { [hex]: tile },
  stations: { [hex]: ['RG'] },
});

/** With a line from Denver to Colorado Springs. */
const toSprings: TrackScene = { ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '57@1' } };

chapterReads('track costs', [
  {
    rule: 'TRACK-11',
    source: 'engine',
    says: 'the first tile on mountains is paid to the bank besides the steel',
    table: turnOf(atL6),
    move: lay('L6', '9', 0),
    shows: { 'RG cash': 260, 'CF&I cash': 80, 'tile L6': '9@0' },
    causes: ['TRACK-11', 'STEEL-01'],
    twin: { none: 'too little money is the next sentence' },
  },
  {
    rule: 'TRACK-11',
    source: 'engine',
    says: 'an upgrade there costs steel only',
    table: turnOf({ ...atL6, phase: 'Green', tiles: { L4: '9@0', L6: '9@0' }, steel: { E: [30], F: [30] } }),
    move: lay('L6', '23', 3),
    shows: { 'RG cash': 270, 'CF&I cash': 80 },
    causesNo: ['TRACK-11'],
    twin: { none: 'a price is no condition' },
  },
  {
    rule: 'TRACK-12',
    source: 'A-34',
    says: 'the treasury pays steel and terrain to the last dollar',
    table: turnOf(withCash(40, atL6)),
    move: lay('L6', '9', 0),
    shows: { 'RG cash': 0, 'CF&I cash': 80, 'ann cash': 550 },
    twin: { says: 'one dollar short, whatever the president has', table: turnOf(withCash(39, atL6)), by: 'TRACK-12' },
  },
  {
    rule: 'TRACK-11',
    source: 'B046',
    says: 'B4 costs 20 as water',
    table: turnOf(from('B6', '57@0')),
    move: lay('B4', '7', 5),
    shows: { 'RG cash': 280, 'CF&I cash': 50 },
    causes: ['TRACK-11'],
    twin: {
      says: 'with 19',
      table: turnOf(withCash(19, from('B6', '57@0'))),
      by: 'TRACK-12',
    },
  },
  {
    rule: 'TRACK-11',
    source: 'B046',
    says: 'I11 costs nothing',
    table: turnOf(from('H12', '57@1')),
    move: lay('I11', '8', 1),
    shows: { 'RG cash': 300 },
    causesNo: ['TRACK-11'],
    twin: { none: 'there is nothing to pay' },
  },
  {
    rule: 'GOLD-01',
    source: 'B-31',
    says: 'the first tile on a hex with mines brings a cube for each symbol',
    table: turnOf({ ...toSprings, tiles: { ...toSprings.tiles, J8: '8@2' } }),
    move: lay('I7', '57', 2),
    shows: { 'gold I7': 2 },
    causes: ['GOLD-01'],
    twin: { none: 'it is a consequence, not a condition' },
  },
  {
    rule: 'GOLD-01',
    source: 'B-31',
    says: 'an upgrade brings none',
    table: turnOf({ ...toSprings, phase: 'Green', tiles: { ...toSprings.tiles, J8: '8@2', I7: '57@2' } }),
    move: lay('I7', '15', 2),
    shows: { 'gold I7': 0, 'tile I7': '15@2' },
    causesNo: ['GOLD-01'],
    twin: { none: 'it is a consequence, not a condition' },
  },
]);

/** Tiles for all kinds of hexes. */
const FIRST_TILES: readonly TileId[] = ['7', '8', '9', '3', '58', '4', '5', '6', '57', 'RG4'];

/** The gold that a hex gets with its first tile, found by laying one; a station there makes it connected. */
const goldOn = (hex: HexId): number | null => {
  const at = trackScene('bga', { ...rioGrande, stations: { [hex]: ['RG'] } });
  for (const tile of FIRST_TILES)
    for (const rotation of [0, 1, 2, 3, 4, 5]) {
      const move = lay(hex, tile, rotation);
      if (decidedBy(at, move) === null) return Number(seen(play(at, move), `gold ${hex}`));
    }
  return null;
};

describe('GOLD-01 (B041): which first tiles bring gold', () => {
  const found = Object.values(baseBox.hexes)
    .filter(({ area }) => area === 'buildable')
    .map(({ id }): [HexId, number | null] => [id, goldOn(id)]);

  it('every hex of open country takes a first tile', () => {
    expect(found.filter(([, gold]) => gold === null)).toEqual([]);
  });

  it('brings none to Eden', () => expect(new Map(found).get('L12')).toBe(0));

  it('brings nineteen cubes in all, two each to B6 and I7', () => {
    const one = 'E7 H8 F18 J8 B10 D4 D6 D8 D18 K15 M15 H4 I9 F6 H14'.split(' ');
    const expected = Object.fromEntries([...one.map((hex) => [hex, 1]), ['B6', 2], ['I7', 2]]);
    expect(Object.fromEntries(found.filter(([, gold]) => gold !== 0))).toEqual(expected);
    expect(found.reduce((sum, [, gold]) => sum + (gold ?? 0), 0)).toBe(19);
  });
});

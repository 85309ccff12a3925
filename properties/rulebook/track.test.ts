/** Chapter "track": which tile may be laid where, and how many in a turn. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box } from '../../spec/box/box.ts';
import type { Move } from '../../spec/moves/move.ts';
import { TRACK_18 } from '../../spec/rules/track-costs.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { chapterReads } from './sentences.ts';

const green: TrackScene = { ...rioGrande, phase: 'Green' };
const brown: TrackScene = { ...rioGrande, phase: 'Brown' };
/** A line from Denver to the south: L4, L6 and the city of Fountain. */
const southLine = { L4: '9@0', L6: '9@0', L8: '57@0' };

/** Rio Grande in Salida, with that tile. */
const salida = (tile: string): TrackScene => ({ ...brown, tiles: { C11: tile }, stations: { C11: ['RG'] } });

/** Every copy of the sharp curve but so many, on hexes far away. */
const sharpCurves = (copies: number): TrackScene => ({
  ...rioGrande,
  tiles: Object.fromEntries(['M13', 'H16', 'G19', 'N14'].slice(0, copies).map((hex) => [hex, '7@0'])),
});

chapterReads('track', [
  {
    rule: 'TRACK-01',
    source: 'A-30, B-23',
    says: 'a turn has six track actions',
    table: turnOf({ ...rioGrande, remembers: { lays: 5 } }),
    move: lay('L4', '9', 0),
    shows: { 'tile L4': '9@0' },
    causes: ['TRACK-01', 'STEEL-02'],
    twin: { says: 'a seventh', table: turnOf({ ...rioGrande, remembers: { lays: 6 } }), by: 'TRACK-01' },
  },
  {
    rule: 'TRACK-02',
    source: 'engine',
    says: 'a tile laid in this turn may be upgraded in it',
    table: turnOf({ ...green, tiles: { L4: '9@0' }, remembers: { lays: 1 } }),
    move: lay('L4', '23', 3),
    shows: { 'tile L4': '23@3', lays: 2, 'RG cash': 280, 'CF&I cash': 70 },
    twin: {
      says: 'the same colour once more',
      move: lay('L4', '9', 0),
      by: 'TRACK-03',
      and: ['TRACK-10'],
    },
  },
  {
    rule: 'TRACK-03',
    source: 'A-31',
    says: 'green tiles come with the Green phase',
    table: turnOf({ ...green, tiles: { L4: '9@0' } }),
    move: lay('L4', '23', 3),
    shows: { 'tile L4': '23@3' },
    twin: { says: 'in the Yellow phase', table: turnOf({ ...rioGrande, tiles: { L4: '9@0' } }), by: 'TRACK-03' },
  },
  {
    rule: 'TRACK-03',
    source: 'A-31',
    says: 'brown follows green',
    table: turnOf({ ...brown, tiles: { L4: '20@0' } }),
    move: lay('L4', '44', 0),
    shows: { 'tile L4': '44@0' },
    twin: { says: 'brown on yellow', table: turnOf({ ...brown, tiles: { L4: '9@0' } }), by: 'TRACK-03' },
  },
  {
    rule: 'TRACK-03',
    source: 'A-31',
    says: 'where no tile lies only yellow is laid',
    table: turnOf(green),
    move: lay('L4', '7', 3),
    shows: { 'tile L4': '7@3' },
    twin: { says: 'green on bare ground', move: lay('L4', '23', 3), by: 'TRACK-03' },
  },
  {
    rule: 'TRACK-03',
    source: 'A-31',
    says: 'gray comes with the Silver phase',
    table: turnOf({ ...brown, phase: 'Silver', tiles: { ...southLine, L8: '63@0' } }),
    move: lay('L8', '171', 0),
    shows: { 'tile L8': '171@0', 'CF&I cash': 90 },
    twin: {
      says: 'in the Brown phase',
      table: turnOf({ ...brown, tiles: { ...southLine, L8: '63@0' } }),
      by: 'TRACK-03',
    },
  },
  {
    rule: 'TRACK-04',
    source: 'engine',
    says: 'the last copy of a tile may be laid',
    table: turnOf(sharpCurves(3)),
    move: lay('L4', '7', 3),
    shows: { 'tile L4': '7@3' },
    twin: { says: 'when all copies lie on the map', table: turnOf(sharpCurves(4)), by: 'TRACK-04' },
  },
  {
    rule: 'TRACK-05',
    source: 'engine',
    says: 'open country is for all',
    table: turnOf({ ...rioGrande, stations: { C11: ['RG'] } }),
    move: lay('C11', 'RG4', 0),
    shows: { 'tile C11': 'RG4@0' },
    twin: {
      says: 'an impassable hex',
      move: lay('C13', '9', 0),
      by: 'TRACK-05',
      and: ['TRACK-08', 'TRACK-09'],
    },
  },
  {
    rule: 'TRACK-05',
    source: 'engine',
    says: 'track leads up to an off-map place',
    table: turnOf(rioGrande),
    move: lay('K3', '3', 3),
    shows: { 'tile K3': '3@3' },
    twin: { says: 'a tile on it', move: lay('L2', '57', 0), by: 'TRACK-05', and: ['TRACK-08'] },
  },
  {
    rule: 'TRACK-06',
    source: 'engine',
    says: 'a town hex gets a town',
    table: turnOf(rioGrande),
    move: lay('K3', '4', 1),
    shows: { 'tile K3': '4@1' },
    twin: { says: 'plain track on a town', move: lay('K3', '9', 1), by: 'TRACK-06' },
  },
  {
    rule: 'TRACK-06',
    source: 'B131',
    says: 'a city hex gets a city',
    table: turnOf({ ...rioGrande, tiles: { L4: '9@0', L6: '9@0' } }),
    move: lay('L8', '57', 0),
    shows: { 'tile L8': '57@0' },
    twin: { says: 'a town on a city', move: lay('L8', '4', 0), by: 'TRACK-06' },
  },
  {
    rule: 'TRACK-06',
    source: 'B049',
    says: 'Salida gets its own yellow tile',
    table: turnOf({ ...rioGrande, stations: { C11: ['RG'] } }),
    move: lay('C11', 'RG4', 0),
    shows: { 'tile C11': 'RG4@0' },
    twin: { says: 'a city without its letter', move: lay('C11', '6', 3), by: 'TRACK-06' },
  },
  {
    rule: 'TRACK-07',
    source: 'B131',
    says: 'an upgrade keeps the old track',
    table: turnOf({ ...green, tiles: { L4: '9@0' } }),
    move: lay('L4', '24', 3),
    shows: { 'tile L4': '24@3' },
    twin: { says: 'track that is lost', move: lay('L4', '25', 3), by: 'TRACK-07' },
  },
  {
    rule: 'TRACK-07',
    source: 'B131',
    says: 'towns stay towns',
    table: turnOf({ ...green, tiles: { K3: '4@1' } }),
    move: lay('K3', '88', 0),
    shows: { 'tile K3': '88@0' },
    twin: { says: 'a town becomes a city', move: lay('K3', '14', 0), by: 'TRACK-07' },
  },
  {
    rule: 'TRACK-07',
    source: 'B131',
    says: 'letters stay',
    table: turnOf(salida('RG4@0')),
    move: lay('C11', 'RG5', 0),
    shows: { 'tile C11': 'RG5@0', 'stations C11': 'RG' },
    twin: { says: 'a city without the letter', move: lay('C11', '15', 3), by: 'TRACK-07', and: ['TRACK-08'] },
  },
  {
    rule: 'TRACK-07',
    source: 'B049, B131',
    says: 'two slots in Salida stay two',
    table: turnOf(salida('RG6@0')),
    move: lay('C11', 'RG8', 0),
    shows: { 'tile C11': 'RG8@0', 'stations C11': 'RG' },
    twin: { says: 'down to one', move: lay('C11', 'RG7', 0), by: 'TRACK-07' },
  },
  {
    rule: 'TRACK-07',
    source: 'B049',
    says: 'one slot in Salida may become two',
    table: turnOf(salida('RG5@0')),
    move: lay('C11', 'RG8', 0),
    shows: { 'tile C11': 'RG8@0' },
    twin: { none: 'see the next sentence: one slot is as good' },
  },
  {
    rule: 'TRACK-07',
    source: 'B049',
    says: 'one slot in Salida may stay one',
    table: turnOf(salida('RG5@0')),
    move: lay('C11', 'RG7', 0),
    shows: { 'tile C11': 'RG7@0' },
    twin: { says: 'yellow straight to brown', table: turnOf(salida('RG4@0')), by: 'TRACK-03' },
  },
  {
    rule: 'TRACK-13',
    source: 'engine',
    says: 'a railroad lays track in its first turn',
    table: turnOf({ ...rioGrande, fresh: ['RG'] }),
    move: lay('L4', '8', 3),
    shows: { 'tile L4': '8@3' },
    twin: { says: 'not connected to its home', move: lay('L12', '4', 0), by: 'TRACK-09' },
  },
]);

describe.each(PROFILES)('track beyond single moves, %s', (profile) => {
  it('TRACK-04 (engine): a replaced tile may be laid again at once', () => {
    const out = trackScene(profile, { ...green, tiles: { ...sharpCurves(3).tiles, L4: '7@3' } });
    expect(decidedBy(out, lay('L6', '7', 3))).toBe('TRACK-04');
    const replaced = play(out, lay('L4', '27', 3));
    expect(decidedBy(replaced, lay('L6', '7', 3))).toBeNull();
  });

  it('TRACK-02 (engine): six actions, several of them on one hex', () => {
    const busy = play(
      trackScene(profile, brown),
      lay('L4', '9', 0),
      lay('L4', '23', 3),
      lay('K3', '4', 1),
      lay('K3', '88', 0),
      lay('K3', '911', 3),
    );
    expect(seen(busy, 'lays')).toBe(5);
    expect(seen(busy, 'step')).toBe('track');
    const done = play(busy, lay('L6', '9', 0));
    expect(seen(done, 'step')).not.toBe('track');
    expect(decidedBy(done, lay('L8', '57', 0))).toBe('OR-ORDER-03');
  });

  it('TRACK-01 (A-30): a turn may leave track out', () => {
    const passed = play(trackScene(profile, rioGrande), { type: 'pass', railroad: 'RG' });
    expect(seen(passed, 'step')).not.toBe('track');
  });
});

describe('TRACK-18 (engine): no hex has more than one stop', () => {
  it('holds for the box', () => expect(TRACK_18.kind === 'declarative' && TRACK_18.holdsFor(baseBox)).toBe(true));

  it('fails for a tile whose track leads to a stop that is not there', () => {
    const tile = baseBox.tiles['57'];
    if (tile === undefined) throw new RangeError('no 57');
    const broken: Box = { ...baseBox, tiles: { ...baseBox.tiles, 57: { ...tile, stop: null } } };
    expect(TRACK_18.holdsFor(broken)).toBe(false);
  });
});

describe('names that do not exist are refused before any rule is asked', () => {
  it.each<[string, Move, string]>([
    ['railroad', lay('L4', '9', 0, 'KP'), 'OR-ORDER-01'],
    ['railroad of another game', lay('L4', '9', 0, 'SPP'), 'SETUP-05'],
    ['hex', lay('Z1', '9', 0), 'TRACK-05'],
    ['tile', lay('L4', '999', 0), 'TRACK-04'],
    ['rotation', lay('L4', '9', 6), 'TRACK-08'],
    ['rotation', lay('L4', '9', 0.5), 'TRACK-08'],
  ])('%s', (_, move, rule) => expect(decidedBy(trackScene('bga', rioGrande), move)).toBe(rule));
});

/** Chapter "track": where track leads, what a lay gains, and the tiles that have a hex of their own. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { decidedBy } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { chapterReads } from './sentences.ts';

const green: TrackScene = { ...rioGrande, phase: 'Green' };
const brown: TrackScene = { ...rioGrande, phase: 'Brown' };
/** A line from Denver to the south: L4, L6 and the city of Fountain. */
const southLine = { L4: '9@0', L6: '9@0', L8: '57@0' };

/** South of L4 track that leads round through Colorado Springs and Fountain and back again. */
const loop = { L6: '25@3', M7: '7@1', L8: '6@2', K7: '5@4' };

const withDenverAndNewOrleans: TrackScene = {
  ...rioGrande,
  tiles: southLine,
  railroads: { ...rioGrande.railroads, NO: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 100 } },
};
/** The gorge as the Treaty leaves it. */
const treaty: TrackScene = {
  ...brown,
  tiles: { D12: 'RG-A@0', E13: 'RG-B@0', F12: 'RG-C@0' },
  stations: { D12: ['RG'], F12: ['RG'] },
};

/** Santa Fe with a station in Salida, west of the gorge. */
const santaFeInSalida: TrackScene = {
  acts: 'SF',
  phase: 'Brown',
  railroads: { SF: { president: 'bob', hands: { bob: 50 }, par: 70, cash: 300 } },
  tiles: { C11: 'RG4@0' },
  stations: { C11: ['SF'] },
};

chapterReads('track and its connections', [
  {
    rule: 'TRACK-08',
    source: 'A-33',
    says: 'an exit off the map meets printed track',
    table: turnOf(rioGrande),
    move: lay('K3', '3', 3),
    shows: { 'tile K3': '3@3' },
    twin: { says: 'where none is printed', move: lay('K3', '58', 2), by: 'TRACK-08' },
  },
  {
    rule: 'TRACK-08',
    source: 'B131',
    says: 'an exit may face the gorge where no track comes to meet it',
    table: turnOf({ ...rioGrande, tiles: { H12: '57@1' }, stations: { H12: ['RG'] } }),
    move: lay('G13', '8', 2),
    shows: { 'tile G13': '8@2' },
    twin: { says: 'but not an impassable hex', move: lay('G13', '9', 1), by: 'TRACK-08' },
  },
  {
    rule: 'TRACK-09',
    source: 'A-33, B-26',
    says: 'a tile is connected to a station',
    table: turnOf({ ...rioGrande, tiles: { L4: '9@0' } }),
    move: lay('L6', '9', 0),
    shows: { 'tile L6': '9@0', 'RG cash': 290 },
    twin: { says: 'a tile apart', table: turnOf(rioGrande), by: 'TRACK-09' },
  },
  {
    rule: 'TRACK-09',
    source: 'engine',
    says: 'track leads through a city with an empty slot, even one that is kept',
    table: turnOf({ ...rioGrande, tiles: southLine }),
    move: lay('L10', '9', 0),
    shows: { 'tile L10': '9@0' },
    twin: {
      says: 'through a city filled by another',
      table: turnOf(withDenverAndNewOrleans),
      by: 'TRACK-09',
    },
  },
  {
    rule: 'TRACK-09',
    source: 'engine',
    says: 'a switch that faces the station leads two ways',
    table: turnOf({ ...green, tiles: { ...loop, L4: '27@3' } }),
    move: lay('M3', '4', 1),
    shows: { 'tile M3': '4@1' },
    twin: {
      says: 'a loop behind a switch does not open its other branch',
      table: turnOf({ ...green, tiles: { ...loop, L4: '23@0' } }),
      by: 'TRACK-09',
    },
  },
  {
    rule: 'TRACK-10',
    source: 'B-26',
    says: 'a new branch can be used',
    table: turnOf({ ...green, tiles: { L4: '9@0' } }),
    move: lay('L4', '23', 3),
    shows: { 'tile L4': '23@3' },
    twin: { says: 'a branch from the far side only', move: lay('L4', '24', 0), by: 'TRACK-10' },
  },
  {
    rule: 'TRACK-10',
    source: 'B-26',
    says: 'a stop of another value is a gain',
    table: turnOf({ ...green, tiles: { L4: '9@0', L6: '9@0', L8: '57@0' } }),
    move: lay('L8', '14', 0),
    shows: { 'tile L8': '14@0' },
    twin: {
      says: 'a stop that is not reached',
      table: turnOf({ ...green, tiles: { L4: '9@0', L6: '8@0', L8: '57@0' } }),
      by: 'TRACK-09',
      and: ['TRACK-10'],
    },
  },
  {
    rule: 'TRACK-14',
    source: 'B094',
    says: 'brown in the middle of the gorge turns all three hexes brown, for one action and one cube',
    table: turnOf(treaty),
    move: lay('E13', 'RG-E', 0),
    shows: {
      'tile D12': 'RG-D@0',
      'tile E13': 'RG-E@0',
      'tile F12': 'RG-F@0',
      'stations D12': 'RG',
      'stations F12': 'RG',
      lays: 1,
      'RG cash': 270,
      'CF&I cash': 80,
      'steel G': '',
      'steel H': '30',
    },
    causes: ['TRACK-14', 'STEEL-01', 'STEEL-02'],
    twin: {
      says: 'in the Green phase',
      table: turnOf({ ...treaty, phase: 'Green' }),
      by: 'TRACK-03',
    },
  },
  {
    rule: 'TRACK-14',
    source: 'A-58, B-46',
    says: 'another railroad that reaches the gorge may turn it brown',
    table: turnOf({ ...santaFeInSalida, tiles: { ...treaty.tiles, C11: 'RG4@0' } }),
    move: lay('D12', 'RG-D', 0, 'SF'),
    shows: { 'tile D12': 'RG-D@0', 'tile E13': 'RG-E@0', 'tile F12': 'RG-F@0' },
    twin: { says: 'before the Treaty', table: turnOf(santaFeInSalida), by: 'TRACK-05', and: ['TRACK-14', 'TRACK-03'] },
  },
  {
    rule: 'TRACK-14',
    source: 'engine',
    says: 'the tile that is named may be half turned where that is the same track',
    in: ['18xx-games'],
    table: turnOf(treaty),
    move: lay('D12', 'RG-D', 3),
    shows: { 'tile D12': 'RG-D@3', 'tile E13': 'RG-E@0', 'tile F12': 'RG-F@0' },
    twin: {
      says: 'any other way',
      move: lay('D12', 'RG-D', 1),
      by: 'TRACK-14',
      and: ['TRACK-07', 'TRACK-08', 'TRACK-09'],
    },
  },
  {
    rule: 'TRACK-14',
    source: 'rulebook',
    says: 'the tiles of the gorge are not turned',
    in: ['bga', 'summary'],
    table: turnOf(treaty),
    move: lay('D12', 'RG-D', 0),
    shows: { 'tile D12': 'RG-D@0' },
    twin: { says: 'half turned', move: lay('D12', 'RG-D', 3), by: 'TRACK-14' },
  },
  {
    rule: 'TRACK-15',
    source: 'engine',
    says: 'the city tiles of Sulphur Springs are for its hex',
    table: turnOf({ ...green, tiles: { E3: 'RG1@0' }, stations: { E3: ['RG'] } }),
    move: lay('E3', 'RG2', 0),
    shows: { 'tile E3': 'RG2@0', 'stations E3': 'RG' },
    twin: {
      says: 'elsewhere',
      table: turnOf({ ...green, tiles: { L4: '9@0', L6: '9@0', L8: '57@0' } }),
      move: lay('L8', 'RG2', 0),
      by: 'TRACK-15',
      and: ['TRACK-07', 'TRACK-10'],
    },
  },
  {
    rule: 'TRACK-15',
    source: 'engine',
    says: 'the tiles of Salida lie unturned',
    table: turnOf({ ...rioGrande, stations: { C11: ['RG'] } }),
    move: lay('C11', 'RG4', 0),
    shows: { 'tile C11': 'RG4@0' },
    twin: { says: 'turned', move: lay('C11', 'RG4', 2), by: 'TRACK-15', and: ['TRACK-08'] },
  },
  {
    rule: 'TRACK-16',
    source: 'B131',
    says: 'stations keep their city',
    table: turnOf({ ...withDenverAndNewOrleans, phase: 'Green', acts: 'NO' }),
    move: lay('L8', '14', 0, 'NO'),
    shows: { 'tile L8': '14@0', 'stations L8': 'NO' },
    twin: { none: 'it is a consequence, not a condition' },
  },
]);

describe.each(PROFILES)('the gorge, %s', (profile) => {
  it('TRACK-14 (engine): an illegal rotation of the gorge is refused on every one of its hexes', () => {
    const at = trackScene(profile, treaty);
    for (const [hex, tile] of [
      ['D12', 'RG-D'],
      ['E13', 'RG-E'],
      ['F12', 'RG-F'],
    ] as const)
      for (const rotation of [1, 2, 4, 5]) expect(decidedBy(at, lay(hex, tile, rotation))).toBe('TRACK-14');
  });
});

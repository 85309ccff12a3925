/** Chapter "privates": the cards that lay tiles or make terrain cheaper. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { terrainOf } from '../../spec/track-cost.ts';
import type { HexId, Private, ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, layByCard, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { chapterReads } from './sentences.ts';

/** Dear steel in every column, so that steel and terrain are told apart. */
const DEAR = { A: [30], B: [30], C: [30], D: [30] };

/** On its way south, before the mountain of L6. */
const atL6: TrackScene = { ...rioGrande, tiles: { L4: '9@0' }, steel: DEAR };

/** With a line from Denver to Colorado Springs. */
const toSprings: TrackScene = { ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '57@1' } };

const depot = (cubes = 5): NonNullable<TrackScene['privates']> => ({ B3: { owner: { railroad: 'RG' }, cubes } });
const springs: NonNullable<TrackScene['privates']> = { B2: { owner: { railroad: 'RG' } } };

chapterReads('privates that lay tiles', [
  {
    rule: 'TRACK-19',
    source: 'B056',
    says: 'the sixth action may be a lay of the Steel Depot, free of steel but not of terrain; the station step follows',
    table: turnOf({ ...toSprings, privates: depot(), remembers: { lays: 5 } }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: {
      'tile J8': '9@1',
      'gold J8': 1,
      lays: 6,
      step: 'station',
      'CF&I cash': 50,
      'RG cash': 290,
      'B3 cubes': 4,
    },
    causes: ['TRACK-01', 'TRACK-11', 'PRIVATE-B3-01', 'GOLD-01'],
    causesNo: ['STEEL-01', 'STEEL-02'],
    twin: {
      says: 'a seventh',
      table: turnOf({ ...toSprings, privates: depot(), remembers: { lays: 6 } }),
      by: 'TRACK-01',
    },
  },
  {
    rule: 'PRIVATE-B3-01',
    source: 'B068',
    says: 'two cubes may be used in a turn',
    table: turnOf({ ...toSprings, privates: depot(), remembers: { lays: 1, depotLays: 1 } }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'B3 cubes': 4 },
    twin: {
      says: 'a third',
      table: turnOf({ ...toSprings, privates: depot(), remembers: { lays: 2, depotLays: 2 } }),
      by: 'PRIVATE-B3-01',
    },
  },
  {
    rule: 'PRIVATE-B3-01',
    source: 'B068',
    says: 'the last of its five cubes',
    table: turnOf({ ...toSprings, privates: depot(1) }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'B3 cubes': 0, 'B3 closed': false },
    twin: { says: 'none is left', table: turnOf({ ...toSprings, privates: depot(0) }), by: 'PRIVATE-B3-01' },
  },
  {
    rule: 'PRIVATE-B3-01',
    source: 'engine',
    says: 'its railroad uses it',
    table: turnOf({ ...toSprings, privates: depot() }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'B3 cubes': 4 },
    twin: {
      says: 'while a player owns the card',
      table: turnOf({ ...toSprings, privates: { B3: 'ann' } }),
      by: 'PRIVATE-B3-01',
    },
  },
  {
    rule: 'PRIVATE-B3-01',
    source: 'engine',
    says: 'it lays yellow tiles',
    table: turnOf({ ...toSprings, phase: 'Green', privates: depot() }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'tile J8': '9@1' },
    twin: { says: 'a green one', move: layByCard('B3', 'L4', '23', 3), by: 'PRIVATE-B3-01' },
  },
  {
    rule: 'TRACK-06',
    source: 'engine',
    says: 'a tile of the Steel Depot suits its hex',
    table: turnOf({ ...rioGrande, privates: depot() }),
    move: layByCard('B3', 'K3', '4', 1),
    shows: { 'tile K3': '4@1' },
    twin: { says: 'plain track on a town', move: layByCard('B3', 'K3', '9', 1), by: 'TRACK-06' },
  },
  {
    rule: 'TRACK-09',
    source: 'engine',
    says: 'the Steel Depot lays where its railroad is connected',
    table: turnOf({ ...toSprings, privates: depot() }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'tile J8': '9@1' },
    twin: { says: 'elsewhere', move: layByCard('B3', 'M9', '9', 0), by: 'TRACK-09' },
  },
  {
    rule: 'PRIVATE-B3-01',
    source: 'engine',
    says: 'it is used at any time of the turn, also after the track step',
    table: turnOf({ ...toSprings, step: 'station', privates: depot() }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'tile J8': '9@1', lays: 1, step: 'station' },
    twin: { says: 'an ordinary tile', move: lay('J8', '9', 1), by: 'OR-ORDER-03' },
  },
  {
    rule: 'PRIVATE-B2-01',
    source: 'B069',
    says: 'closing the card turns the town into the city of its colour: no steel, no action, no connection',
    table: turnOf({ ...toSprings, step: 'station', tiles: { ...toSprings.tiles, E3: '58@5' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG1', 0),
    shows: { 'tile E3': 'RG1@0', 'B2 closed': true, 'B2 owner': null, lays: 0, 'RG cash': 300, step: 'station' },
    causes: ['PRIVATE-B2-01'],
    causesNo: ['STEEL-01', 'TRACK-01'],
    twin: {
      says: 'while the hex is bare',
      table: turnOf({ ...toSprings, privates: springs }),
      by: 'PRIVATE-B2-01',
    },
  },
  {
    rule: 'PRIVATE-B2-01',
    source: 'B069',
    says: 'green becomes green',
    table: turnOf({ ...rioGrande, phase: 'Green', tiles: { E3: '143@5' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG2', 0),
    shows: { 'tile E3': 'RG2@0' },
    twin: {
      says: 'yellow becomes green',
      table: turnOf({ ...rioGrande, phase: 'Green', tiles: { E3: '58@5' }, privates: springs }),
      by: 'PRIVATE-B2-01',
    },
  },
  {
    rule: 'PRIVATE-B2-01',
    source: 'B069',
    says: 'brown becomes brown',
    table: turnOf({ ...rioGrande, phase: 'Brown', tiles: { E3: '911@5' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG3', 0),
    shows: { 'tile E3': 'RG3@0' },
    twin: { says: 'turned', move: layByCard('B2', 'E3', 'RG3', 1), by: 'PRIVATE-B2-01' },
  },
  {
    rule: 'PRIVATE-B2-01',
    source: 'engine',
    says: 'its railroad uses it',
    table: turnOf({ ...rioGrande, tiles: { E3: '58@5' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG1', 0),
    shows: { 'tile E3': 'RG1@0' },
    twin: {
      says: 'while a player owns the card',
      table: turnOf({ ...rioGrande, tiles: { E3: '58@5' }, privates: { B2: 'ann' } }),
      by: 'PRIVATE-B2-01',
    },
  },
  {
    rule: 'PRIVATE-B2-01',
    source: 'engine',
    says: 'only its own hex is converted',
    table: turnOf({ ...rioGrande, tiles: { E3: '58@5', K3: '4@1' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG1', 0),
    shows: { 'tile E3': 'RG1@0', 'tile K3': '4@1' },
    twin: { says: 'another town', move: layByCard('B2', 'K3', 'RG1', 0), by: 'PRIVATE-B2-01' },
  },
  {
    rule: 'PRIVATE-B2-02',
    source: 'B027',
    says: 'a tile on its hex while a player owns the card is remembered',
    table: turnOf({ ...rioGrande, stations: { E3: ['RG'] }, privates: { B2: 'bob' } }),
    move: lay('E3', '58', 5),
    shows: { 'B2 armed': true },
    causes: ['PRIVATE-B2-02'],
    twin: { none: 'it is a consequence, not a condition' },
  },
  {
    rule: 'PRIVATE-B2-02',
    source: 'B027',
    says: 'not while a railroad owns it',
    table: turnOf({ ...rioGrande, stations: { E3: ['RG'] }, privates: springs }),
    move: lay('E3', '58', 5),
    shows: { 'B2 armed': false },
    causesNo: ['PRIVATE-B2-02'],
    twin: { none: 'it is a consequence, not a condition' },
  },
]);

describe.each(PROFILES)('PRIVATE-Y5-01 (B112): terrain of the Colorado State Prison, %s', (profile) => {
  const terrain = (profileId: ProfileId, hex: HexId, owner: 'RG' | 'ann' | null): number => {
    const card = owner === 'RG' ? { owner: { railroad: 'RG' } as const } : { owner: owner && { player: owner } };
    const at = trackScene(profileId, { ...rioGrande, privates: { Y5: card } });
    return terrainOf(engine.view(at), { railroad: 'RG', hex });
  };
  const crestone = profile === '18xx-games' ? 10 : 5;

  it.each<[string, HexId, number, number]>([
    ['mountain', 'E19', 10, crestone],
    ['mountain', 'F16', 10, 5],
    ['mountain', 'J8', 10, 5],
    ['mountain', 'C9', 20, 10],
    ['mountain', 'B10', 30, 15],
    ['water', 'B4', 20, 10],
    ['water', 'C11', 20, 10],
    ['none', 'I11', 0, 0],
    ['none', 'E9', 0, 0],
  ])('%s on %s costs %i, its railroad %i', (_, hex, full, half) => {
    expect(terrain(profile, hex, null)).toBe(full);
    expect(terrain(profile, hex, 'ann')).toBe(full);
    expect(terrain(profile, hex, 'RG')).toBe(half);
  });

  it('all other terrain costs half as well', () => {
    for (const { id, terrain: printed } of Object.values(baseBox.hexes))
      if (printed !== null && id !== 'E19') expect([id, terrain(profile, id, 'RG')]).toEqual([id, printed.cost / 2]);
  });

  it('a railroad is charged what terrain costs it', () => {
    const owned = { ...atL6, privates: { Y5: { owner: { railroad: 'RG' } as const } } };
    const charged = play(trackScene(profile, owned), lay('L6', '9', 0));
    expect(seen(charged, 'RG cash')).toBe(300 - 30 - 5);
  });
});

describe.each(PROFILES)('cards that lay no tiles, %s', (profile) => {
  it.each<[Private, string]>([
    ['Y5', 'PRIVATE-09'],
    ['B3', 'PRIVATE-B3-01'],
  ])('%s is refused by %s', (card, rule) => {
    expect(decidedBy(trackScene(profile, rioGrande), layByCard(card, 'L4', '9', 0))).toBe(rule);
  });
});

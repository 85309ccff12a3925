/** Chapter "stations": when, where and for how much a railroad places its stations. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box } from '../../spec/box/box.ts';
import type { Move } from '../../spec/moves/move.ts';
import { beginTurn } from '../../spec/operating-round.ts';
import { TOKEN_05 } from '../../spec/rules/stations.ts';
import type { HexId, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, firstStockRound, play } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { trackScene, turnOf } from '../support/track-scene.ts';
import { causesIn, chapterReads } from './sentences.ts';

const place = (hex: HexId, railroad: Railroad = 'RG'): Move => ({ type: 'placeStation', railroad, hex });

const ann = { president: 'ann', hands: { ann: 50 }, par: 70 } as const;

/** Rio Grande before its station step, with a line from Denver to Colorado Springs. */
const rioGrande: TrackScene = {
  acts: 'RG',
  step: 'station',
  railroads: { RG: { ...ann, cash: 100 } },
  tiles: { L4: '9@0', L6: '8@1', K7: '57@1' },
};
const withCash = (cash: number): TrackScene => ({ ...rioGrande, railroads: { RG: { ...ann, cash } } });

/** The Pueblo and Arkansas Valley takes part; Santa Fe has a station in Colorado Springs and a line to Pueblo. */
const southOfFountain = (pueblo: string, founded: TrackScene['railroads']): TrackScene => ({
  acts: 'SF',
  step: 'station',
  setup: { railroads: ['KP', 'RG', 'PAV', 'SF', 'CS'] },
  railroads: { SF: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 100 }, ...founded },
  stations: { K7: ['SF'] },
  tiles: { K7: '57@5', L8: '58@0', L10: '9@0', L12: '4@0', L14: pueblo },
});

/** A railroad with a station in Salida, next to the western end of the gorge. */
const salida = (acts: 'RG' | 'SF'): TrackScene => ({
  acts,
  step: 'station',
  railroads: { [acts]: { ...ann, cash: 100 } },
  tiles: { C11: 'RG4@0' },
  stations: { C11: [acts] },
});

chapterReads('stations', [
  {
    rule: 'TOKEN-02',
    source: 'A-69, B-51',
    says: 'a railroad places one station in its turn',
    table: turnOf(rioGrande),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: { says: 'a second one', table: turnOf({ ...rioGrande, remembers: { stationPlaced: true } }), by: 'TOKEN-02' },
  },
  {
    rule: 'TOKEN-03',
    source: 'engine',
    says: 'a second station is placed after the first turn',
    table: turnOf(rioGrande),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: { says: 'in the first turn', table: turnOf({ ...rioGrande, fresh: ['RG'] }), by: 'TOKEN-03' },
  },
  {
    rule: 'TOKEN-04',
    source: 'A-36, B-28',
    says: 'the second station costs $40, paid to the bank',
    table: turnOf(withCash(40)),
    move: place('K7'),
    shows: { 'RG cash': 0, 'ann cash': 550, 'stations K7': 'RG' },
    causes: ['TOKEN-04', 'TOKEN-06'],
    twin: { says: 'with $39', table: turnOf(withCash(39)), by: 'TOKEN-04' },
  },
  {
    rule: 'TOKEN-04',
    source: 'A-36, B-28',
    says: 'the third station costs $60',
    table: turnOf({ ...withCash(60), stations: { H12: ['RG'] } }),
    move: place('K7'),
    shows: { 'RG cash': 0 },
    twin: { says: 'with $59', table: turnOf({ ...withCash(59), stations: { H12: ['RG'] } }), by: 'TOKEN-04' },
  },
  {
    rule: 'TOKEN-04',
    source: 'B-28',
    says: 'the last station of the charter may be placed',
    table: turnOf({ ...rioGrande, stations: { H12: ['RG'] } }),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: {
      says: 'when none is left',
      table: turnOf({ ...rioGrande, stations: { H12: ['RG'], I7: ['RG'] } }),
      by: 'TOKEN-04',
    },
  },
  {
    rule: 'TOKEN-04',
    source: 'B-28',
    says: 'a charter with four stations sells the fourth for $80',
    table: turnOf({
      ...southOfFountain('15@3', {}),
      railroads: { SF: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 80 } },
      stations: { K7: ['SF'], H12: ['SF'] },
    }),
    move: place('L14', 'SF'),
    shows: { 'SF cash': 0, 'stations L14': 'SF' },
    twin: {
      says: 'with $79',
      table: turnOf({
        ...southOfFountain('15@3', {}),
        railroads: { SF: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 79 } },
        stations: { K7: ['SF'], H12: ['SF'] },
      }),
      by: 'TOKEN-04',
    },
  },
  {
    rule: 'TOKEN-06',
    source: 'A-35, B-27',
    says: 'a station goes into a city that is reached',
    table: turnOf(rioGrande),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: { says: 'a city that is not', table: turnOf({ ...rioGrande, tiles: { K7: '57@1' } }), by: 'TOKEN-06' },
  },
  {
    rule: 'TOKEN-06',
    source: 'A-35, B-27',
    says: 'stations are for cities',
    table: turnOf({ ...rioGrande, tiles: { ...rioGrande.tiles, K3: '4@1' } }),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: { says: 'a town', move: place('K3'), by: 'TOKEN-06' },
  },
  {
    rule: 'TOKEN-06',
    source: 'engine',
    says: 'a city off the map will do',
    table: turnOf({ ...rioGrande, tiles: { K3: '3@3' } }),
    move: place('K1'),
    shows: { 'stations K1': 'RG' },
    twin: {
      says: 'a place off the map that is no city',
      table: turnOf({ ...rioGrande, stations: { B4: ['RG'] }, tiles: { B4: '57@2' } }),
      move: place('A3'),
      by: 'TOKEN-06',
    },
  },
  {
    rule: 'TOKEN-06',
    source: 'A-35, B-27',
    says: 'an empty slot beside another railroad will do',
    table: turnOf({ ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '15@1' }, stations: { K7: ['SF'] } }),
    move: place('K7'),
    shows: { 'stations K7': 'SF RG' },
    twin: {
      says: 'when all slots are filled',
      table: turnOf({ ...rioGrande, stations: { K7: ['SF'] } }),
      by: 'TOKEN-06',
    },
  },
  {
    rule: 'TOKEN-06',
    source: 'engine',
    says: 'a city holds one station of a railroad',
    table: turnOf({ ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '15@1' } }),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: {
      says: 'a second one in the same city',
      table: turnOf({ ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '15@1' }, stations: { K7: ['RG'] } }),
      by: 'TOKEN-06',
    },
  },
  {
    rule: 'TOKEN-07',
    source: 'engine',
    says: 'beside the slot that is kept another is free for all',
    table: turnOf(southOfFountain('15@3', {})),
    move: place('L14', 'SF'),
    shows: { 'stations L14': 'SF' },
    twin: {
      says: 'the kept slot itself, though its railroad is not founded',
      table: turnOf(southOfFountain('57@0', {})),
      by: 'TOKEN-07',
    },
  },
  {
    rule: 'TOKEN-07',
    source: 'engine',
    says: 'homes of railroads that take no part are open',
    table: turnOf({ ...southOfFountain('57@0', {}), setup: { railroads: ['KP', 'RG', 'SF', 'CM', 'CS'] } }),
    move: place('L14', 'SF'),
    shows: { 'stations L14': 'SF' },
    twin: {
      says: 'home of a railroad of the game',
      table: turnOf(southOfFountain('57@0', {})),
      by: 'TOKEN-07',
    },
  },
  {
    rule: 'TOKEN-07',
    source: 'B044',
    says: 'before the Treaty Rio Grande may place a station in the gorge',
    table: turnOf(salida('RG')),
    move: place('D12'),
    shows: { 'stations D12': 'RG' },
    twin: { says: 'another railroad', table: turnOf(salida('SF')), move: place('D12', 'SF'), by: 'TOKEN-07' },
  },
  {
    rule: 'OR-ORDER-01',
    source: 'A-28',
    says: 'the railroad on turn places its station',
    table: turnOf(rioGrande),
    move: place('K7'),
    shows: { 'stations K7': 'RG' },
    twin: {
      says: 'another one',
      move: place('K7', 'SF'),
      by: 'OR-ORDER-01',
      and: ['TOKEN-03', 'TOKEN-06'],
    },
  },
]);

/** The founding of Rio Grande in the first stock round. */
const founded = (profile: ProfileId) =>
  play(firstStockRound(profile), { type: 'found', player: 'ann', railroad: 'RG', par: 60 });

describe('TOKEN-01: the home station', () => {
  it.each(['bga', 'summary'] as const)('B-18: is on the map at once when the railroad is founded, %s', (profile) => {
    expect(seen(founded(profile), 'RG home')).toBe(true);
  });

  it('engine: comes to the map when the first turn begins, 18xx-games', () => {
    expect(seen(founded('18xx-games'), 'RG home')).toBe(false);
  });

  it.each(PROFILES)('A-36, B-29: is free and there before the first track action, %s', (profile) => {
    const pass = (player: string): Move => ({ type: 'pass', player });
    let at = play(founded(profile), pass('bob'), pass('cid'));
    for (const player of ['ann', 'bob', 'cid', 'ann']) if (at.game.stock?.turn === player) at = play(at, pass(player));
    expect(seen(at, 'step')).toBe('track');
    expect(seen(at, 'stations L2')).toBe('RG');
    expect(seen(at, 'RG cash')).toBe(120);
    expect(at.game.railroads.RG?.stations.map(({ hex }) => hex)).toEqual(['L2', null, null]);
  });

  it.each(PROFILES)('is not placed twice, %s', (profile) => {
    const at = trackScene(profile, rioGrande);
    const { journal, game } = beginTurn(engine.view(at));
    expect(causesIn(journal)).not.toContain('TOKEN-01');
    expect(game.board).toBe(at.game.board);
  });

  it('goes into the first empty slot of its city', () => {
    const at = trackScene('18xx-games', { ...southOfFountain('15@3', { PAV: ann }), acts: 'PAV' });
    const { PAV } = at.game.railroads;
    if (PAV === undefined) throw new RangeError('no PAV');
    const homeless = {
      ...at.game,
      railroads: { ...at.game.railroads, PAV: { ...PAV, stations: PAV.stations.map((s) => ({ ...s, hex: null })) } },
      board: { ...at.game.board, stations: { K7: ['SF'], L14: ['SF', null] } },
    } as const;
    const { game } = beginTurn(engine.view({ at: at.at, game: homeless }));
    expect(game.board.stations.L14).toEqual(['SF', 'PAV']);
    expect(game.railroads.PAV?.stations[0]).toEqual({ hex: 'L14', price: 0 });
  });
});

describe('TOKEN-05: stations of the charters', () => {
  it('holds for the box', () => expect(TOKEN_05.holdsFor(baseBox)).toBe(true));

  it.each([
    ['one station only', [0]],
    ['five stations', [0, 40, 60, 80, 100]],
    ['a home that costs something', [20, 40]],
    ['stations that get cheaper', [0, 60, 40]],
  ])('fails for %s', (_, stationCosts) => {
    const broken: Box = {
      ...baseBox,
      charters: { ...baseBox.charters, SF: { ...baseBox.charters.SF, stationCosts } },
    };
    expect(TOKEN_05.holdsFor(broken)).toBe(false);
  });
});

describe.each(PROFILES)('what is listed in the station step, %s', (profile) => {
  it('is every city in which a station may be placed', () => {
    const at = trackScene(profile, { ...rioGrande, tiles: { ...rioGrande.tiles, K3: '3@3' } });
    const listed = [...engine.options(at)].flatMap(({ move }) => (move.type === 'placeStation' ? [move.hex] : []));
    const legal = Object.keys(baseBox.hexes).filter((hex) => decidedBy(at, place(hex)) === null);
    expect(listed.toSorted()).toEqual(legal.toSorted());
    expect(legal.toSorted()).toEqual(['K1', 'K7']);
  });

  it('an unknown hex is refused by name', () => {
    expect(decidedBy(trackScene(profile, rioGrande), place('Z9'))).toBe('TOKEN-06');
    expect(decidedBy(trackScene(profile, rioGrande), place('K7', 'SPP'))).toBe('SETUP-05');
  });
});

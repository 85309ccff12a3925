/** Boxes that break one sentence each: the proof that every check can fail. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box, Charter, Hex, PhaseCard, PrivateCard, Tile, TrainKind } from '../../spec/box/box.ts';
import type { HexId, Phase, Private, Railroad, SteelColumn, TileId, Train } from '../../spec/vocabulary.ts';

/** A misprint, the sentence that it breaks, and the box that has it. */
export interface BrokenBox {
  readonly misprint: string;
  readonly breaks: string;
  readonly box: Box;
}

function entry<T>(record: Readonly<Record<string, T>>, key: string): T {
  const found = record[key];
  if (found === undefined) throw new Error(`the printed game has no ${key}`);
  return found;
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  entry(record, key);
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

const box = (change: Partial<Box>): Box => ({ ...baseBox, ...change });

export const withHex = (id: HexId, change: Partial<Hex>): Box =>
  box({ hexes: { ...baseBox.hexes, [id]: { ...entry(baseBox.hexes, id), ...change } } });

export const withTile = (id: TileId, change: Partial<Tile>): Box =>
  box({ tiles: { ...baseBox.tiles, [id]: { ...entry(baseBox.tiles, id), ...change } } });

const withCharter = (railroad: Railroad, change: Partial<Charter>): Box =>
  box({ charters: { ...baseBox.charters, [railroad]: { ...baseBox.charters[railroad], ...change } } });

const withPrivate = (card: Private, change: Partial<PrivateCard>): Box =>
  box({ privates: { ...baseBox.privates, [card]: { ...baseBox.privates[card], ...change } } });

const withTrain = (name: Train, change: Partial<TrainKind>): Box =>
  box({ trains: baseBox.trains.map((train) => (train.name === name ? { ...train, ...change } : train)) });

const withPhase = (phase: Phase, change: Partial<PhaseCard>): Box =>
  box({ phases: { ...baseBox.phases, [phase]: { ...baseBox.phases[phase], ...change } } });

const withColumn = (column: SteelColumn, cubes: readonly number[]): Box => {
  const { columns } = baseBox.steel;
  return box({ steel: { ...baseBox.steel, columns: { ...columns, [column]: { ...columns[column], cubes } } } });
};

const withCell = (index: number, change: Partial<Box['market'][number]>): Box =>
  box({ market: baseBox.market.map((cell, at) => (at === index ? { ...cell, ...change } : cell)) });

const CITY = { kind: 'city', revenue: 20, slots: 1 } as const;

const brokenCounts: readonly BrokenBox[] = [
  { misprint: 'G3 is missing', breaks: 'the map has 105 hexes', box: box({ hexes: without(baseBox.hexes, 'G3') }) },
  {
    misprint: 'D10 may be built on',
    breaks: '84 hexes are buildable, 3 are the gorge, 7 impassable, 11 off the map',
    box: withHex('D10', { area: 'buildable' }),
  },
  { misprint: 'Victor has no mine', breaks: 'nineteen mine symbols are printed', box: withHex('I9', { mines: 0 }) },
  { misprint: 'a sixth 57', breaks: 'there are 54 tile types and 121 tiles', box: withTile('57', { count: 6 }) },
  {
    misprint: 'no tile 30',
    breaks: 'there are 54 tile types and 121 tiles',
    box: box({ tiles: without(baseBox.tiles, '30') }),
  },
  {
    misprint: 'the $65 cell is missing',
    breaks: 'the share-price row has 28 cells of rising price',
    box: box({ market: baseBox.market.filter((cell) => cell.price !== 65) }),
  },
  {
    misprint: 'the $130 cell says $110',
    breaks: 'the share-price row has 28 cells of rising price',
    box: withCell(14, { price: 110 }),
  },
  {
    misprint: 'the $130 cell is green',
    breaks: 'each par group has four prices and the red zone five',
    box: withCell(14, { zone: 'green' }),
  },
  {
    misprint: 'Madam Evens is dealt',
    breaks: 'six cards of each colour are dealt from; a nineteenth stays in the box',
    box: withPrivate('Y8', { dealt: true }),
  },
  { misprint: 'no cheap green steel', breaks: 'the full steel market holds 22 cubes', box: withColumn('E', [30]) },
  {
    misprint: 'five 2+',
    breaks: 'the depot holds 4, 4, 3, 2 and any number of trains',
    box: withTrain('2+', { count: 5 }),
  },
  {
    misprint: 'the Santa Fe may stay away',
    breaks: 'RG and SF take part in every game',
    box: withCharter('SF', { always: false }),
  },
];

const brokenMaps: readonly BrokenBox[] = [
  {
    misprint: 'L14 lies under L12',
    breaks: 'a hex is found under its own coordinate',
    box: box({ hexes: { ...baseBox.hexes, L12: entry(baseBox.hexes, 'L14') } }),
  },
  {
    misprint: 'a hex L13',
    breaks: 'odd rows lie in columns A, C, E and so on, even rows between them',
    box: withHexAt('L13'),
  },
  {
    misprint: 'a hex Z98',
    breaks: 'hexes are never alone: each has a neighbour that has it for neighbour',
    box: withHexAt('Z98'),
  },
  { misprint: 'track to no stop', breaks: 'printed track is sound', box: withHex('N2', { paths: [[0, 'stop']] }) },
  { misprint: 'track from 2 to 2', breaks: 'printed track is sound', box: withHex('N2', { paths: [[2, 2]] }) },
  {
    misprint: 'the same track twice',
    breaks: 'printed track is sound',
    box: withHex('L2', {
      paths: [
        [0, 'stop'],
        ['stop', 0],
      ],
    }),
  },
  {
    misprint: 'La Junta is entered from the south',
    breaks: 'printed track leads to a hex that can carry track',
    box: withHex('O17', { paths: [[0, 'stop']] }),
  },
  {
    misprint: 'track into a cliff',
    breaks: 'printed track leads to a hex that can carry track',
    box: withHex('F12', { paths: [[0, 'stop']] }),
  },
  { misprint: 'a mine in the cliffs', breaks: 'impassable hexes are bare', box: withHex('F14', { mines: 1 }) },
  {
    misprint: 'Pueblo pays before it is built',
    breaks: 'a hex without printed track states no revenue, one with track does',
    box: withHex('L14', { stop: CITY }),
  },
  {
    misprint: 'D12 pays nothing',
    breaks: 'a hex without printed track states no revenue, one with track does',
    box: withHex('D12', { stop: { ...CITY, revenue: null } }),
  },
  {
    misprint: 'B2 stands alone',
    breaks: 'off-map hexes, and no others, belong to a group, and have a stop with track',
    box: withHex('B2', { group: null }),
  },
  {
    misprint: 'no way to Denver proper',
    breaks: 'off-map hexes, and no others, belong to a group, and have a stop with track',
    box: withHex('K1', { paths: [] }),
  },
  {
    misprint: 'Denver without L2',
    breaks: 'the hexes of a group are those that name it',
    box: box({ groups: { ...baseBox.groups, Denver: ['J2', 'K1'] } }),
  },
  {
    misprint: 'J2 belongs to Boulder',
    breaks: 'the hexes of a group are those that name it',
    box: withHex('J2', { group: 'Boulder' }),
  },
  {
    misprint: 'O5 pays like La Junta',
    breaks: 'all hexes of a group pay alike, by the colour of the newest tiles',
    box: withHex('O5', { stop: entry(baseBox.hexes, 'O15').stop }),
  },
  {
    misprint: 'Pueblo is a town',
    breaks: 'the home of a railroad and the hexes reserved for it are cities in its games',
    box: withHex('L14', { stop: { kind: 'town', revenue: null, slots: 0 } }),
  },
  {
    misprint: 'the Rio Grande waits for a slot in the gorge itself',
    breaks: 'the home of a railroad and the hexes reserved for it are cities in its games',
    box: withCharter('RG', { reserved: ['D12', 'E13'] }),
  },
  {
    misprint: 'the Silverton starts at Leadville',
    breaks: 'a slot is reserved for one railroad at most',
    box: withCharter('S', { home: 'B2' }),
  },
  {
    misprint: 'Fountain is kept for the FCC',
    breaks: 'a city kept for one railroad is its home, and a town in games without it',
    box: withHex('L8', { cityOnlyWith: 'FCC' }),
  },
];

/** The printed map with one more blank hex. */
function withHexAt(id: HexId): Box {
  return box({ hexes: { ...baseBox.hexes, [id]: { ...entry(baseBox.hexes, 'G3'), id } } });
}

const brokenTiles: readonly BrokenBox[] = [
  {
    misprint: '6 lies under 5',
    breaks: 'a tile type is found under its own number',
    box: box({ tiles: { ...baseBox.tiles, 5: entry(baseBox.tiles, '6') } }),
  },
  {
    misprint: 'a town beside its track',
    breaks: 'the track of a tile is sound',
    box: withTile('4', { paths: [[0, 3]] }),
  },
  { misprint: 'a dead end', breaks: 'the track of a tile is sound', box: withTile('4', { paths: [[0, 'stop']] }) },
  {
    misprint: 'a town with a slot',
    breaks: 'the track of a tile is sound',
    box: withTile('4', { stop: { kind: 'town', revenue: 10, slots: 1 } }),
  },
  {
    misprint: '57 without revenue',
    breaks: 'a stop on a tile states its revenue',
    box: withTile('57', { stop: { ...CITY, revenue: null } }),
  },
  {
    misprint: 'RG4 without its letter',
    breaks: 'a tile with a hex of its own bears the letter of that hex and leads somewhere on every side',
    box: withTile('RG4', { label: null }),
  },
  {
    misprint: 'RG4 leads into the cliffs',
    breaks: 'a tile with a hex of its own bears the letter of that hex and leads somewhere on every side',
    box: withTile('RG4', {
      paths: [
        [0, 'stop'],
        [3, 'stop'],
      ],
    }),
  },
  {
    misprint: 'RG-B is brown',
    breaks: 'each hex of the gorge has a green and a brown tile of its own',
    box: withTile('RG-B', { colour: 'brown' }),
  },
  {
    misprint: 'E13 is forgotten',
    breaks: 'each hex of the gorge has a green and a brown tile of its own',
    box: box({ gorge: baseBox.gorge.filter(({ hex }) => hex !== 'E13') }),
  },
];

const brokenCards: readonly BrokenBox[] = [
  {
    misprint: 'the KP of 1871',
    breaks: 'the charters stand in order of establishment',
    box: withCharter('KP', { established: 1871 }),
  },
  {
    misprint: 'a home for $40',
    breaks: 'a charter has two to four stations, the home free and the others dearer each time',
    box: withCharter('CS', { stationCosts: [40, 60] }),
  },
  {
    misprint: 'the first station back costs $40',
    breaks: 'returned stations cost what a full charter would have asked, backwards',
    box: box({ returnedStationCosts: [40, 60, 80] }),
  },
  {
    misprint: 'a Brown railroad before the Green ones',
    breaks: 'the railroads of a game are coloured in the order of the phases',
    box: box({ charterColours: ['Yellow', 'Yellow', 'Brown', 'Green', 'Green'] }),
  },
  {
    misprint: 'no yellow tiles in Brown',
    breaks: 'a phase opens all that the phase before opened',
    box: withPhase('Brown', { tiles: ['green', 'brown'] }),
  },
  {
    misprint: 'privates are safe again in Silver',
    breaks: 'a phase opens all that the phase before opened',
    box: withPhase('Silver', { privatePurchases: false }),
  },
  {
    misprint: 'green pars in Yellow',
    breaks: 'a phase opens the par group of each colour of railroad that it opens',
    box: withPhase('Yellow', { parZones: ['yellow', 'green'] }),
  },
  {
    misprint: 'no brown cells',
    breaks: 'every open par group has prices on the market',
    box: box({ market: baseBox.market.filter((cell) => cell.zone !== 'brown') }),
  },
  {
    misprint: 'a sixth slot of gold',
    breaks: 'Victor Gold has a dividend for every number of cubes that a phase lets through',
    box: withPhase('Silver', { goldSlots: 6 }),
  },
  {
    misprint: 'a 3+ for $60',
    breaks: 'the depot has every train once, in order, each dearer than the one before',
    box: withTrain('3+', { price: 60 }),
  },
  {
    misprint: 'the depot upside down',
    breaks: 'the depot has every train once, in order, each dearer than the one before',
    box: box({ trains: [...baseBox.trains].reverse() }),
  },
  {
    misprint: 'no Treaty',
    breaks: 'every event happens once, with a copy that the depot has',
    box: withTrain('3+', { events: [] }),
  },
  {
    misprint: 'the Treaty with the fifth 3+',
    breaks: 'every event happens once, with a copy that the depot has',
    box: withTrain('3+', { events: [{ copy: 5, event: 'treaty' }] }),
  },
  {
    misprint: 'salvage for a 4+',
    breaks: 'the trains that rust, and no others, have a salvage',
    box: withTrain('4+', { salvage: 100 }),
  },
  {
    misprint: 'the debt marker beyond the row',
    breaks: 'metal companies and the debt marker start on the market',
    box: box({ debt: { ...baseBox.debt, startCell: 28 } }),
  },
  {
    misprint: 'no penalty for the fourth token',
    breaks: 'a debt has a penalty for every number of unpaid tokens, none for none',
    box: box({ debt: { ...baseBox.debt, RG: { tokens: 4, penalties: [0, 2, 3, 5] } } }),
  },
  {
    misprint: 'the hotel moves to Eden',
    breaks: 'a marker stands on a city, before and after it moves',
    box: withPrivate('Y1', { marker: { start: 'G17', brown: 'L12', bonus: 20, brownBonus: 20 } }),
  },
  {
    misprint: 'seven brown cards are dealt',
    breaks: 'enough cards of each colour exist for the deal',
    box: box({ privatesDealt: { yellow: 2, green: 2, brown: 7 } }),
  },
  {
    misprint: 'a cube for $40',
    breaks: 'a steel column asks more for each further cube, and the price without a cube is above all',
    box: withColumn('G', [40]),
  },
  {
    misprint: 'the board allows two players 22 certificates',
    breaks: 'the board never allows more certificates than the rulebook',
    box: box({
      seating: { ...baseBox.seating, 2: { ...baseBox.seating[2], certificateLimit: { board: 22, rulebook: 20 } } },
    }),
  },
];

/** All broken boxes. */
export const brokenBoxes: readonly BrokenBox[] = [...brokenCounts, ...brokenMaps, ...brokenTiles, ...brokenCards];

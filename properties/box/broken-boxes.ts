/** Boxes that break one sentence each: the proof that every check can fail. */
import { baseBox } from '../../spec/box/base-box.ts';
import {
  type BrokenBox,
  withCell,
  withCharter,
  withColumn,
  withHex,
  without,
  withPart,
  withPhase,
  withPrivate,
  withTile,
  withTrain,
} from './altered-boxes.ts';
import { brokenMaps, brokenTiles } from './broken-maps.ts';

const brokenCounts: readonly BrokenBox[] = [
  {
    misprint: 'G3 is missing',
    breaks: 'the map has 105 hexes',
    box: withPart({ hexes: without(baseBox.hexes, 'G3') }),
  },
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
    box: withPart({ tiles: without(baseBox.tiles, '30') }),
  },
  {
    misprint: 'the $65 cell is missing',
    breaks: 'the share-price row has 28 cells of rising price',
    box: withPart({ market: baseBox.market.filter((cell) => cell.price !== 65) }),
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
    box: withPart({ returnedStationCosts: [40, 60, 80] }),
  },
  {
    misprint: 'a Brown railroad before the Green ones',
    breaks: 'the railroads of a game are coloured in the order of the phases',
    box: withPart({ charterColours: ['Yellow', 'Yellow', 'Brown', 'Green', 'Green'] }),
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
    box: withPart({ market: baseBox.market.filter((cell) => cell.zone !== 'brown') }),
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
    box: withPart({ trains: [...baseBox.trains].reverse() }),
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
    box: withPart({ debt: { ...baseBox.debt, startCell: 28 } }),
  },
  {
    misprint: 'no penalty for the fourth token',
    breaks: 'a debt has a penalty for every number of unpaid tokens, none for none',
    box: withPart({ debt: { ...baseBox.debt, RG: { tokens: 4, penalties: [0, 2, 3, 5] } } }),
  },
  {
    misprint: 'the hotel moves to Eden',
    breaks: 'a marker stands on a city, before and after it moves',
    box: withPrivate('Y1', { marker: { start: 'G17', brown: 'L12', bonus: 20, brownBonus: 20 } }),
  },
  {
    misprint: 'seven brown cards are dealt',
    breaks: 'enough cards of each colour exist for the deal',
    box: withPart({ privatesDealt: { yellow: 2, green: 2, brown: 7 } }),
  },
  {
    misprint: 'a cube for $40',
    breaks: 'a steel column asks more for each further cube, and the price without a cube is above all',
    box: withColumn('G', [40]),
  },
  {
    misprint: 'the board allows two players 22 certificates',
    breaks: 'the board never allows more certificates than the rulebook',
    box: withPart({
      seating: { ...baseBox.seating, 2: { ...baseBox.seating[2], certificateLimit: { board: 22, rulebook: 20 } } },
    }),
  },
];

/** All broken boxes. */
export const brokenBoxes: readonly BrokenBox[] = [...brokenCounts, ...brokenMaps, ...brokenTiles, ...brokenCards];

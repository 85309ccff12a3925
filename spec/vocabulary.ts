/**
 * The words of the game: every closed list of names, once, as a tuple, with the union type that follows from it.
 */

/** The eleven railroads, in order of their year of establishment. Five of them are in a game. */
export const RAILROADS = ['KP', 'RG', 'SPP', 'PAV', 'SF', 'NO', 'CM', 'S', 'FCC', 'CSCC', 'CS'] as const;
export type Railroad = (typeof RAILROADS)[number];

/** The two metal companies that players invest in and that never operate: the steel works and the gold mine. */
export const METALS = ['CF&I', 'VGC'] as const;
export type Metal = (typeof METALS)[number];

/** Whatever has shares and a price: a railroad or a metal company. */
export type Company = Railroad | Metal;

/** The nineteen private companies by the symbol on their card; the letter is the colour of the card. */
export const PRIVATES = [
  'Y1',
  'Y2',
  'Y3',
  'Y4',
  'Y5',
  'Y6',
  'Y8',
  'G1',
  'G2',
  'G3',
  'G4',
  'G5',
  'G6',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
] as const;
export type Private = (typeof PRIVATES)[number];

/** The phases in the order in which they come. */
export const PHASES = ['Yellow', 'Green', 'Brown', 'Silver'] as const;
export type Phase = (typeof PHASES)[number];

/** Colours of tiles and of steel cubes, each an upgrade of the one before. */
export const COLOURS = ['yellow', 'green', 'brown', 'gray'] as const;
export type Colour = (typeof COLOURS)[number];

/** Trains in the order of the depot. */
export const TRAINS = ['2+', '3+', '4+', '5+', '6x2'] as const;
export type Train = (typeof TRAINS)[number];

/** Columns of the steel market, left to right. */
export const STEEL_COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type SteelColumn = (typeof STEEL_COLUMNS)[number];

/** What can happen in the settlement of a set; the profile says in which order. */
export const SETTLEMENT_STEPS = ['debtMarker', 'payCfi', 'refillSteel', 'payVgc', 'emptyGold', 'export'] as const;
export type SettlementStep = (typeof SETTLEMENT_STEPS)[number];

/** Sides of a hex, clockwise from the south: 0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE. */
export const EDGES = [0, 1, 2, 3, 4, 5] as const;
export type Edge = (typeof EDGES)[number];

/** A player as the game knows him: the id of the game file, as text. */
export type PlayerId = string;

/** A hex by its coordinate, column letter and row number: `L14`. */
export type HexId = string;

/** A tile type by its number or name: `57`, `RG4`. */
export type TileId = string;

/** Whose reading of the rules is played. */
export const PROFILES = ['bga', 'summary', '18xx-games'] as const;
export type ProfileId = (typeof PROFILES)[number];

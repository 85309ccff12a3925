/**
 * The colours of the pictures. No colour stands alone: tiles carry their number, companies their symbol, and of two
 * railroads with charters of one colour the younger has a ring.
 */
import type { Box, Zone } from '../../spec/box/box.ts';
import type { Colour, Company, Phase, Railroad } from '../../spec/vocabulary.ts';
import { METALS } from '../../spec/vocabulary.ts';

/** Text and track. */
export const INK = '#1d1b19';
/** Text of less weight. */
export const FAINT = '#5c554c';
/** Numbers of hexes and tiles, to be found and not to be seen. */
export const MUTED = '#3d372f';
/** Paper, and what is white on the map. */
export const PAPER = '#ffffff';
export const GOLD = '#f2b90c';
export const WATER = '#1f78b4';
export const ROCK = '#7a6a58';

/** Tiles by colour. */
export const TILE_FILL: Readonly<Record<Colour, string>> = {
  yellow: '#fcdc4a',
  green: '#86c777',
  brown: '#c4915c',
  gray: '#bcbec0',
};

/** Hexes without a tile, by what they are. */
export const LAND_FILL = {
  buildable: '#f6f0e1',
  gorge: '#eccfae',
  impassable: '#b5a899',
  offMap: '#e9bfb5',
} as const;

/** Zones of the share-price row. */
export const ZONE_FILL: Readonly<Record<Zone, string>> = {
  plain: '#f4f1ea',
  yellow: TILE_FILL.yellow,
  green: TILE_FILL.green,
  brown: TILE_FILL.brown,
  red: '#ee8f7f',
};

/** The phases, for the colour of a railroad's charter card. */
export const PHASE_FILL: Readonly<Record<Phase, string>> = {
  Yellow: TILE_FILL.yellow,
  Green: TILE_FILL.green,
  Brown: TILE_FILL.brown,
  Silver: TILE_FILL.gray,
};

/** How a company's tokens look. */
export interface Livery {
  readonly fill: string;
  /** Colour of the symbol on it. */
  readonly ink: string;
  /** Colour of lines that stand for the company. */
  readonly line: string;
  /** Whether an older railroad of this game has the same colour. */
  readonly ringed: boolean;
}

type Paint = Omit<Livery, 'ringed'>;

const CHARTER_PAINT: Readonly<Record<string, Paint>> = {
  gray: { fill: '#72777d', ink: PAPER, line: '#72777d' },
  red: { fill: '#c5202e', ink: PAPER, line: '#c5202e' },
  orange: { fill: '#f08c28', ink: INK, line: '#e07a12' },
  blue: { fill: '#2a69b2', ink: PAPER, line: '#2a69b2' },
  purple: { fill: '#7b3d9e', ink: PAPER, line: '#7b3d9e' },
  black: { fill: '#1f1f1f', ink: PAPER, line: '#1f1f1f' },
  green: { fill: '#24754a', ink: PAPER, line: '#24754a' },
  white: { fill: '#ffffff', ink: INK, line: '#a3a3a3' },
  yellow: { fill: '#ffe01a', ink: INK, line: '#cfae00' },
};

const OTHER_PAINT: Paint = { fill: '#9aa0a6', ink: INK, line: '#9aa0a6' };

const METAL_PAINT: readonly Paint[] = [
  { fill: '#3f7f93', ink: PAPER, line: '#3f7f93' },
  { fill: '#b07d12', ink: PAPER, line: '#b07d12' },
];

/** How the tokens of a company look in a game with these railroads. */
export const liveryOf = (box: Box, inPlay: readonly Railroad[], company: Company): Livery => {
  const metal = (METALS as readonly Company[]).indexOf(company);
  if (metal >= 0) return { ...(METAL_PAINT[metal] ?? OTHER_PAINT), ringed: false };
  const railroad = company as Railroad;
  const { colour, established } = box.charters[railroad];
  const older = inPlay.filter((each) => box.charters[each].established < established);
  return {
    ...(CHARTER_PAINT[colour] ?? OTHER_PAINT),
    ringed: older.some((each) => box.charters[each].colour === colour),
  };
};

/** Routes of a run: a colour and a pattern for each train. */
export const ROUTE_STROKES: readonly { readonly colour: string; readonly dashes: string | undefined }[] = [
  { colour: '#0a9bf5', dashes: undefined },
  { colour: '#f0378f', dashes: '9 4' },
  { colour: '#11b89a', dashes: '3 3' },
  { colour: '#ff7a1a', dashes: '14 3 3 3' },
];

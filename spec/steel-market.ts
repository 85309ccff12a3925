/** The steel market: its columns, their places, and the column that a railroad has used. */
import type { Box } from './box/box.ts';
import { turnOf } from './operating-round.ts';
import type { Game } from './state.ts';
import type { Colour, SteelColumn } from './vocabulary.ts';
import { STEEL_COLUMNS } from './vocabulary.ts';

/** Columns of a colour, left to right. */
export const columnsOf = (box: Box, colour: Colour): readonly SteelColumn[] =>
  STEEL_COLUMNS.filter((column) => box.steel.columns[column].colour === colour);

/** Rows of a column, cheapest first: those printed, and the price without a cube. */
export const rowsOf = ({ steel }: Box, column: SteelColumn): readonly number[] =>
  [...steel.columns[column].cubes, steel.priceWithoutCube].sort((a, b) => a - b);

/** Column that the railroad on turn has used for a colour; null = none yet. */
export const columnInUse = (game: Game, colour: Colour): SteelColumn | null =>
  turnOf(game).steel[colour]?.column ?? null;

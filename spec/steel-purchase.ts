/** Buying steel: which place of which column the next cube of a colour comes from, and what follows it. */
import type { Box } from './box/box.ts';
import { turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { amountOf } from './rule.ts';
import { STEEL_02 } from './rules/steel.ts';
import type { Game } from './state.ts';
import { columnsOf } from './steel-market.ts';
import type { Colour, SteelColumn } from './vocabulary.ts';

/** A purchase of steel that a track action would make. */
export interface SteelPurchase {
  readonly colour: Colour;
  readonly column: SteelColumn;
  /** Price in dollars that stands at the place bought from. */
  readonly row: number;
  /** Whether a cube lies there. */
  readonly cube: boolean;
  /** Dollars to pay. */
  readonly price: number;
  /** Row of the cube after this one, if nothing else is named. */
  readonly next: number;
}

/** Row of the cheapest cube from a row on; the price without a cube where there is none. */
const cubeFrom = (at: View, column: SteelColumn, row: number): number => {
  let cheapest = at.box.steel.priceWithoutCube;
  for (const cube of at.game.steel[column]) if (cube >= row && cube < cheapest) cheapest = cube;
  return cheapest;
};

/** The column whose cheapest cube is cheapest; of equals the first. */
const defaultColumn = (at: View, colour: Colour): SteelColumn => {
  let best: { readonly column: SteelColumn; readonly row: number } | null = null;
  for (const column of columnsOf(at.box, colour)) {
    const row = cubeFrom(at, column, 0);
    if (best === null || row < best.row) best = { column, row };
  }
  if (best === null) throw new RangeError(`no steel for ${colour} tiles in the box`);
  return best.column;
};

/** The place that the president named, else the next one of the column in use, else the cheapest of all. */
const placeFor = (at: View, colour: Colour): { readonly column: SteelColumn; readonly row: number } => {
  const { steel, steelChoice } = turnOf(at.game);
  const named = steelChoice[colour];
  if (named !== undefined) return { column: named.column, row: named.price };
  const used = steel[colour];
  if (used !== undefined) return { column: used.column, row: used.next };
  const column = defaultColumn(at, colour);
  return { column, row: cubeFrom(at, column, 0) };
};

type Offers = Partial<Record<Colour, SteelPurchase>>;
const offers = new WeakMap<Game, { readonly box: Box; readonly byColour: Offers }>();

/** The cube that the next track action of a colour would buy; the same for all lays of a position. */
export const steelFor = (at: View, colour: Colour): SteelPurchase => {
  let known = offers.get(at.game);
  if (known?.box !== at.box) {
    known = { box: at.box, byColour: {} };
    offers.set(at.game, known);
  }
  known.byColour[colour] ??= offerFor(at, colour);
  return known.byColour[colour];
};

const offerFor = (at: View, colour: Colour): SteelPurchase => {
  const { column, row } = placeFor(at, colour);
  const cube = at.game.steel[column].includes(row);
  const { price } = amountOf(STEEL_02, { row, without: at.box.steel.priceWithoutCube, cube });
  return { colour, column, row, cube, price, next: cubeFrom(at, column, row + 1) };
};

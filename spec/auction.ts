/** Questions about the auction of the privates that follow from the state. */
import type { Box } from './box/box.ts';
import { clockwiseFrom, playerOf } from './holdings.ts';
import type { Game, Lot } from './state.ts';
import type { PlayerId } from './vocabulary.ts';

/** Dollars by which a bid must exceed the highest one, and the grid of bids where only fives are allowed. */
export const RAISE = 5;

/** The lot that is up, known to be there. */
export const lotOf = (game: Game): Lot => {
  if (game.lot === null) throw new RangeError('no private is up for auction');
  return game.lot;
};

/** Lowest legal bid in dollars. */
export const minimumBid = (lot: Lot, box: Box): number =>
  lot.highest === null ? box.privates[lot.private].value : lot.highest.price + RAISE;

/** The next of the bidders clockwise after a player; the player himself comes last. */
export const nextBidder = (game: Game, bidders: readonly PlayerId[], after: PlayerId): PlayerId | null => {
  const [self, ...others] = clockwiseFrom(game, after);
  return [...others, ...(self === undefined ? [] : [self])].find((id) => bidders.includes(id)) ?? null;
};

/** Bidders who can pay a bid, in seat order. */
export const solvent = (game: Game, bidders: readonly PlayerId[], bid: number): readonly PlayerId[] =>
  bidders.filter((id) => playerOf(game, id).cash >= bid);

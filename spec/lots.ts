/** What the auction does by itself: putting privates up, selling and removing them, handing over the priority marker. */
import { lotOf, nextBidder, solvent } from './auction.ts';
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { clockwiseFrom, isMetal, leftOf, playerOf } from './holdings.ts';
import type { Entry } from './ledger.ts';
import { companyHolds, POOL, pay, playerHolds } from './ledger.ts';
import { firstHolderAfter } from './presidency.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import { AUCTION_02, AUCTION_07, AUCTION_08, AUCTION_11 } from './rules/auction.ts';
import { PRIVATE_G6_01 } from './rules/private-powers.ts';
import type { Game, Lot } from './state.ts';
import type { PlayerId, Private } from './vocabulary.ts';

/** Whether privates are left to be put up. */
export const lotsRemain = (game: Game): boolean => game.lotsLeft.length > 0;

/** Whether all who are still in have declined to open. */
export const everybodyDeclined = (game: Game): boolean => {
  const lot = lotOf(game);
  return lot.highest === null && lot.bidders.every((id) => lot.declined.includes(id));
};

/** Whether only the highest bidder is left. */
export const oneBidderLeft = (game: Game): boolean => {
  const lot = lotOf(game);
  return lot.highest !== null && lot.bidders.length === 1;
};

/** Puts the next private up. */
export const putUp = (at: View, opener: PlayerId): Booked => {
  const { game } = at;
  const [next, ...rest] = game.lotsLeft;
  if (next === undefined) return new Book(game);
  const everybody = game.players.map((p) => p.id);
  const { value } = at.box.privates[next];
  const excluded = ruled(at, AUCTION_07)['poor-bidders'] === 'excluded';
  const bidders = excluded ? solvent(game, everybody, value) : everybody;
  const turn = bidders.includes(opener) ? opener : (nextBidder(game, bidders, opener) ?? opener);
  const lot: Lot = { private: next, opener, turn, highest: null, bidders, declined: [] };
  return new Book(game).write(
    { rule: 'AUCTION-01', change: 'lotsLeft', of: 'table', from: game.lotsLeft, to: rest },
    { rule: 'AUCTION-02', change: 'lot', of: 'table', from: game.lot, to: lot },
  );
};

/** What the winner of a private gets with it. */
const broughtBy = (at: View, id: Private, winner: PlayerId, price: number): readonly Entry[] => {
  const card = at.box.privates[id];
  const shares = (card.shares ?? []).map(
    ({ company, percent }): Entry => ({
      rule: 'PRIVATE-Y4-01',
      what: { percent, of: company },
      from: isMetal(company) ? POOL : companyHolds(company),
      to: playerHolds(winner),
    }),
  );
  const { cubes } = amountOf(PRIVATE_G6_01, { bid: price });
  const coal: Entry[] =
    id === 'G6' && cubes > 0
      ? [{ rule: 'PRIVATE-G6-01', what: { cubes, of: 'coal', card: id }, from: 'box', to: { private: id } }]
      : [];
  return [...shares, ...coal];
};

/** Sells the private to the only bidder left. */
export const sellLot = (at: View): Booked => {
  const lot = lotOf(at.game);
  const book = new Book(at.game);
  if (lot.highest === null) return book;
  const { player, price } = lot.highest;
  const { payment } = amountOf(AUCTION_08, { bid: price });
  book.write(
    ...pay('AUCTION-08', payment, playerHolds(player), 'bank'),
    { rule: 'AUCTION-08', what: { private: lot.private }, from: 'bank', to: playerHolds(player) },
    ...broughtBy(at, lot.private, player, price),
  );
  for (const { company } of at.box.privates[lot.private].shares ?? [])
    if (isMetal(company)) book.write(...firstHolderAfter(book.game, company));
  return book;
};

/** Removes a private for which nobody bids. */
export const removeLot = (at: View): Booked => {
  const lot = lotOf(at.game);
  return new Book(at.game).write({ rule: 'AUCTION-09', change: 'closed', of: lot.private, from: false, to: true });
};

/** Who opens the next auction: the player left of the winner, or after a removal the same as before. */
export const nextOpener = (at: View): PlayerId => {
  const { lot, priority } = at.game;
  if (lot === null || ruled(at, AUCTION_02)['later-opener'] === 'priority') return priority;
  return lot.highest === null ? lot.opener : leftOf(at.game, lot.highest.player);
};

/** Hands the priority marker to the player with most cash. */
export const priorityToRichest = (at: View): Booked => {
  const { game } = at;
  const from = ruled(at, AUCTION_11)['cash-tie'] === 'nearestToNextOpener' ? nextOpener(at) : game.priority;
  const most = Math.max(...game.players.map((p) => p.cash));
  const richest = clockwiseFrom(game, from).find((id) => playerOf(game, id).cash === most) ?? game.priority;
  const book = new Book(game).write({ rule: 'AUCTION-01', change: 'lot', of: 'table', from: game.lot, to: null });
  if (richest !== game.priority)
    book.write({ rule: 'AUCTION-11', change: 'priority', of: 'table', from: game.priority, to: richest });
  return book;
};

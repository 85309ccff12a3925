/** Bidding for the private that is up. */
import { lotOf, minimumBid, nextBidder, RAISE, solvent } from '../auction.ts';
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { findPlayer, playerOf } from '../holdings.ts';
import { ruled } from '../rule.ts';
import type { BidMade } from '../rules/auction.ts';
import {
  AUCTION_01,
  AUCTION_02,
  AUCTION_03,
  AUCTION_04,
  AUCTION_05,
  AUCTION_06,
  AUCTION_07,
} from '../rules/auction.ts';
import type { Bid } from './move.ts';

export const bid = deed<Bid, BidMade>({
  type: 'bid',
  resolve: (at, raw) => {
    const player = findPlayer(at.game, raw.player);
    if (player === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: raw.player };
    if (at.game.privates[raw.private] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-06', name: raw.private };
    return { player, private: raw.private, price: raw.price };
  },
  checks: [AUCTION_05, AUCTION_02, AUCTION_06, AUCTION_01, AUCTION_03, AUCTION_04],
  effect: (at, { player, price }) => {
    const book = new Book(at.game);
    const lot = lotOf(at.game);
    const highest = { player: player.id, price };
    const bidders =
      ruled(at, AUCTION_07)['poor-bidders'] === 'excluded'
        ? lot.bidders.filter((id) => id === player.id || solvent(at.game, [id], price + RAISE).length > 0)
        : lot.bidders;
    const turn = nextBidder(at.game, bidders, player.id) ?? player.id;
    return book.write({
      rule: 'AUCTION-03',
      change: 'lot',
      of: 'table',
      from: lot,
      to: { ...lot, highest, bidders, turn },
    });
  },
  options: function* (at) {
    const lot = lotOf(at.game);
    const lo = minimumBid(lot, at.box);
    const step = ruled(at, AUCTION_03)['bid-steps'] === 'fives' ? RAISE : 1;
    const { cash } = playerOf(at.game, lot.turn);
    if (cash < lo) return;
    yield {
      move: { type: 'bid', player: lot.turn, private: lot.private, price: lo },
      vary: { field: 'price', lo, hi: lo + Math.floor((cash - lo) / step) * step, step },
    };
  },
});

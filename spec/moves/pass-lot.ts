/** Passing in the auction: declining to open, or leaving the bidding. */
import { lotOf, nextBidder } from '../auction.ts';
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import type { View } from '../rule.ts';
import { ruled } from '../rule.ts';
import { AUCTION_02, AUCTION_05, AUCTION_06 } from '../rules/auction.ts';
import type { Player } from '../state.ts';
import type { Pass } from './move.ts';
import { passingPlayer } from './passer.ts';

interface Passer {
  readonly player: Player;
}

const options = function* (at: View) {
  yield { move: { type: 'pass', player: lotOf(at.game).turn } } as const;
};

/** A player passes before anybody has bid. */
export const decline = deed<Pass, Passer>({
  type: 'pass',
  resolve: passingPlayer,
  checks: [AUCTION_02],
  effect: (at, { player }) => {
    const lot = lotOf(at.game);
    const stays = ruled(at, AUCTION_05)['pass-before-bid'] === 'stays';
    const bidders = stays ? lot.bidders : lot.bidders.filter((id) => id !== player.id);
    const turn = nextBidder(at.game, bidders, player.id) ?? player.id;
    const to = { ...lot, bidders, declined: [...lot.declined, player.id], turn };
    return new Book(at.game).write({ rule: 'AUCTION-05', change: 'lot', of: 'table', from: lot, to });
  },
  options,
});

/** A player leaves the bidding for this private. */
export const withdraw = deed<Pass, Passer>({
  type: 'pass',
  resolve: passingPlayer,
  checks: [AUCTION_06],
  effect: (at, { player }) => {
    const lot = lotOf(at.game);
    const bidders = lot.bidders.filter((id) => id !== player.id);
    const turn = nextBidder(at.game, bidders, lot.highest?.player ?? player.id) ?? player.id;
    const to = { ...lot, bidders, turn };
    return new Book(at.game).write({ rule: 'AUCTION-06', change: 'lot', of: 'table', from: lot, to });
  },
  options,
});

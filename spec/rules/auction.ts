/** Chapter "auction": how the privates are sold at the start of the game. */
import { lotOf, minimumBid, RAISE } from '../auction.ts';
import { chapter } from '../rule.ts';
import type { Player } from '../state.ts';
import type { Private } from '../vocabulary.ts';

const { check, law, effect } = chapter('auction');

/** A bid with its bidder looked up. */
export interface BidMade {
  readonly player: Player;
  readonly private: Private;
  readonly price: number;
}

export const AUCTION_01 = check<{ readonly private: Private }>()({
  id: 'AUCTION-01',
  title: 'One private at a time',
  statement:
    'The privates are put up one after the other; bids are for the one that is up, until it is sold or removed.',
  sources: ['A-01', 'A-06', 'B-04'],
  schema: { up: 'flag' },
  facts: (at, bid) => ({ up: lotOf(at.game).private === bid.private }),
  holds: (_x, f) => f.up,
});

export const AUCTION_02 = check<{ readonly player: Player }>()({
  id: 'AUCTION-02',
  title: 'Who opens',
  statement:
    'The holder of the priority marker opens the first auction and the turn goes clockwise. Later auctions are opened by the player left of the last winner; after a removal the opener stays the same.',
  sources: ['A-07'],
  rulings: ['later-opener'],
  schema: { onTurn: 'flag' },
  facts: (at, bid) => {
    const lot = lotOf(at.game);
    return lot.highest === null ? { onTurn: lot.turn === bid.player.id } : null;
  },
  holds: (_x, f) => f.onTurn,
});

export const AUCTION_03 = check<BidMade>()({
  id: 'AUCTION-03',
  title: 'Minimum and raise',
  statement:
    'Bids are in whole dollars. The first is at least the face value of the private; every later one is at least {raise} above the highest.',
  figures: { raise: `$${RAISE}` },
  sources: ['A-08', 'B-05'],
  rulings: ['bid-steps'],
  schema: { bid: 'dollars', minimum: 'dollars', fivesOnly: 'flag' },
  facts: (at, bid, rulings) => ({
    bid: bid.price,
    minimum: minimumBid(lotOf(at.game), at.box),
    fivesOnly: rulings['bid-steps'] === 'fives',
  }),
  holds: (x, f) => {
    const over = x.sub(f.bid, f.minimum);
    const inFives = x.eq(x.mul(x.lit(RAISE), x.floorDiv(over, RAISE)), over);
    const whole = x.eq(x.floorDiv(f.bid, 1), f.bid);
    return x.and(whole, x.le(f.minimum, f.bid), x.or(x.not(f.fivesOnly), inFives));
  },
});

export const AUCTION_04 = check<BidMade>()({
  id: 'AUCTION-04',
  title: 'No bid beyond one’s cash',
  statement: 'Nobody bids more than he has in cash.',
  sources: ['engine: highest possible bid'],
  schema: { bid: 'dollars', cash: 'dollars' },
  facts: (_at, bid) => ({ bid: bid.price, cash: bid.player.cash }),
  holds: (x, f) => x.le(f.bid, f.cash),
});

export const AUCTION_05 = check<{ readonly player: Player }>()({
  id: 'AUCTION-05',
  title: 'Passing before anybody has bid',
  statement:
    'A player may pass while there is no bid. By the documents he is then out of this auction; where the ruling lets decliners stay, all of them are in again as soon as somebody bids.',
  sources: ['A-09', 'B-05'],
  rulings: ['pass-before-bid'],
  schema: { declined: 'flag', stays: 'flag' },
  facts: (at, bid, rulings) => ({
    declined: lotOf(at.game).declined.includes(bid.player.id),
    stays: rulings['pass-before-bid'] === 'stays',
  }),
  holds: (x, f) => x.or(x.not(f.declined), f.stays),
});

export const AUCTION_06 = check<{ readonly player: Player }>()({
  id: 'AUCTION-06',
  title: 'Bidding goes round',
  statement:
    'Once there is a bid, the turn goes to the next player clockwise from the highest bidder who is still in. Who passes is out of this auction.',
  sources: ['A-09', 'B-05'],
  schema: { onTurn: 'flag' },
  facts: (at, bid) => {
    const lot = lotOf(at.game);
    return lot.highest === null ? null : { onTurn: lot.turn === bid.player.id };
  },
  holds: (_x, f) => f.onTurn,
});

export const AUCTION_07 = effect({
  id: 'AUCTION-07',
  title: 'Who cannot bid is left out',
  statement:
    'A player with less cash than the lowest legal bid is out without being asked, when the private is put up and after every bid.',
  sources: ['engine: automatic exclusion'],
  rulings: ['poor-bidders'],
});

export const AUCTION_08 = law({
  id: 'AUCTION-08',
  title: 'The last bidder buys',
  statement: 'When one bidder is left, he pays his bid to the bank and owns the private himself.',
  sources: ['A-10', 'B-06'],
  schema: { bid: 'dollars' },
  amount: (_x, f) => ({ payment: f.bid }),
});

export const AUCTION_09 = effect({
  id: 'AUCTION-09',
  title: 'A private that nobody wants is removed',
  statement: 'If nobody bids for a private, or nobody can, it leaves the game and the next one is put up.',
  sources: ['engine: removal of an unsold private'],
  rulings: ['unwanted-lot'],
});

export const AUCTION_10 = effect({
  id: 'AUCTION-10',
  title: 'What a private brings at once',
  statement: 'A private that gives something to the winner of its auction gives it at once.',
  sources: ['engine: effects on buying a private'],
});

export const AUCTION_11 = effect({
  id: 'AUCTION-11',
  title: 'Priority after the auction',
  statement:
    'When the last private is gone, the player with most cash gets the priority marker and begins the stock round.',
  sources: ['A-04', 'A-11', 'B-07'],
  rulings: ['cash-tie'],
});

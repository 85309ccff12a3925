/** What happens by itself between the turns of a stock round, and at its beginning and end. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { companyOf, leftOf, ownsPrivate, playerOf, priceAt, privateOf } from './holdings.ts';
import type { Entry } from './ledger.ts';
import { ownerHolds, pay } from './ledger.ts';
import { sellableBlocks } from './limits.ts';
import { allowedPurchases, paymentFor } from './moves/buy-shares.ts';
import { allowedFoundings } from './moves/found.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import { certificateFacts } from './rules/certificates.ts';
import type { RuleId } from './rules/ids.ts';
import { PRIVATE_Y6_01 } from './rules/private-powers.ts';
import { SR_END_02, SR_ORDER_05 } from './rules/stock-turns.ts';
import { movePrice } from './share-price.ts';
import type { Game, StockRound } from './state.ts';
import { remember, stockOf } from './stock-round.ts';
import { METALS } from './vocabulary.ts';

const fresh = (turn: StockRound['turn']): StockRound => ({
  turn,
  sold: [],
  purchases: 0,
  soldBy: {},
  passed: [],
  lastActor: null,
});

/** A stock round begins: the jeweler pays out, the Metals Investor may be used again, the priority holder is on turn. */
export const beginStockRound = (at: View): Booked => {
  const { game } = at;
  const { set } = game.round;
  const round = { kind: 'stock', set: game.round.kind === 'auction' ? set : set + 1, or: null } as const;
  const book = new Book(game).write(
    { rule: 'SETUP-14', change: 'round', of: 'table', from: game.round, to: round },
    { rule: 'SR-ORDER-01', change: 'stockRound', of: 'table', from: game.stock, to: fresh(game.priority) },
  );
  const jeweler = game.privates.Y6;
  if (jeweler?.owner != null && !jeweler.closed) {
    const { payment } = amountOf(PRIVATE_Y6_01, { onCard: jeweler.cash });
    book.write(...pay('PRIVATE-Y6-01', payment, { private: 'Y6' }, ownerHolds(jeweler.owner)));
  }
  const investor = game.privates.G5;
  if (investor !== undefined && investor.used.length > 0) {
    const { used, armed } = investor;
    book.write({ rule: 'PRIVATE-G5-01', change: 'card', of: 'G5', from: { used, armed }, to: { used: [], armed } });
  }
  return book;
};

/** A pass goes on record. */
export const passing = (game: Game, rule: RuleId): readonly Entry[] => {
  const stock = stockOf(game);
  return [remember(rule, game, { passed: [...stock.passed.filter((id) => id !== stock.turn), stock.turn] })];
};

/** Whether all players have passed one after the other. */
export const allPassed = (game: Game): boolean => stockOf(game).passed.length === game.players.length;

/** The turn goes to the player on the left. */
export const nextTurn = (at: View): Booked => {
  const { turn } = stockOf(at.game);
  return new Book(at.game).write(
    remember('SR-ORDER-01', at.game, { turn: leftOf(at.game, turn), sold: [], purchases: 0 }),
  );
};

/** Whether the player on turn has anything to do, by the test of the engine behind 18xx.games. */
export const hasSomethingToDo = (at: View): boolean => {
  const { turn } = stockOf(at.game);
  return (
    seemsToBuy(at, turn) ||
    !sellableBlocks(at, turn).next().done ||
    !allowedPurchases(at, turn).next().done ||
    !allowedFoundings(at, turn).next().done
  );
};

/**
 * The engine takes two things for possible purchases that are none: the share that it keeps of its debt marker, and a
 * discount whatever limits stand against it. They are cheap to see, and mostly one of them is there.
 */
const seemsToBuy = (at: View, id: string): boolean => {
  const { cash } = playerOf(at.game, id);
  const { certificates, limit } = certificateFacts(at, id);
  if (certificates < limit && cash >= priceAt(at.box, at.game.debtMarker)) return true;
  return discounts(at, id).some((payment) => payment <= cash);
};

/** Dollars of the discounts that the player's cards still offer. */
const discounts = (at: View, id: string): readonly number[] => {
  const prices: number[] = [];
  if (ownsPrivate(at.game, id, 'G5'))
    for (const company of METALS)
      if (!privateOf(at.game, 'G5').used.includes(company) && companyOf(at.game, company).pool > 0)
        prices.push(paymentFor(at, { company, percent: 10, discount: 'G5' }));
  if (ownsPrivate(at.game, id, 'B6') && companyOf(at.game, 'VGC').pool > 0)
    prices.push(paymentFor(at, { company: 'VGC', percent: 10, discount: 'B6' }));
  return prices;
};

/** Whether the player on turn is passed without being asked. */
export const nothingToDo = (at: View): boolean =>
  ruled(at, SR_ORDER_05)['forced-pass'] === 'automatic' && !hasSomethingToDo(at);

/** Companies that are all in players' hands rise. */
export const raiseSoldOut = (at: View): Booked => {
  const book = new Book(at.game);
  for (const { company } of at.game.market) {
    const { treasury, pool } = companyOf(at.game, company);
    const { spaces } = amountOf(SR_END_02, { treasury, pool });
    book.write(...movePrice(at, book.game, 'SR-END-02', company, spaces));
  }
  return book;
};

/** The priority marker goes to the left of the last who acted, and the stock round is over. */
export const passPriority = (at: View): Booked => {
  const { game } = at;
  const { lastActor } = stockOf(game);
  const to = lastActor === null ? game.priority : leftOf(game, lastActor);
  const book = new Book(game).write({
    rule: 'SR-END-01',
    change: 'stockRound',
    of: 'table',
    from: game.stock,
    to: null,
  });
  return to === game.priority
    ? book
    : book.write({ rule: 'SR-END-04', change: 'priority', of: 'table', from: game.priority, to });
};

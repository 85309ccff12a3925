/** Buying a train from the depot or from another railroad. */
import { Book } from '../book.ts';
import type { Option } from '../deed.ts';
import { deed } from '../deed.ts';
import { kindOf, topTrain } from '../depot.ts';
import { eventsAfter } from '../events.ts';
import { railroadOf, railroadsOf } from '../holdings.ts';
import type { Holder } from '../ledger.ts';
import { BANK, companyHolds, pay, playerHolds } from '../ledger.ts';
import { turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows, amountOf } from '../rule.ts';
import { CONTRIBUTION, EMERGENCY_01, EMERGENCY_03 } from '../rules/emergency.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { TrainPurchase } from '../rules/trains.ts';
import { TRAIN_02, TRAIN_03, TRAIN_04, TRAIN_05, TRAIN_06 } from '../rules/trains.ts';
import { meansOf } from '../train-duty.ts';
import type { Railroad, Train } from '../vocabulary.ts';
import type { BuyTrain } from './move.ts';

/** Every rule about the purchase itself; the connection, which takes longest to judge, comes last. */
const PURCHASE_CHECKS: readonly Check<TrainPurchase>[] = [
  TRAIN_02,
  TRAIN_03,
  TRAIN_04,
  TRAIN_06,
  EMERGENCY_01,
  EMERGENCY_03,
  TRAIN_05,
];

/** Lowest and highest price in dollars that can be right for a train of another railroad. */
const priceRange = (at: View, railroad: Railroad, train: Train): readonly [lo: number, hi: number] => {
  const { treasury, cash, obliged, topPrice } = meansOf(at, railroad);
  const printed = kindOf(at.box, train).price;
  if (printed <= treasury) return [1, treasury];
  const sold = turnOf(at.game).emergencySales.at(-1);
  const lo = sold === undefined ? 1 : Math.max(1, treasury + cash - sold.price + 1);
  const helped = obliged && treasury < topPrice;
  return [lo, helped ? Math.min(printed, treasury + cash) : treasury];
};

const allowed = (at: View, move: BuyTrain): boolean => PURCHASE_CHECKS.every((check) => allows(check, at, move));

/** Trains that the railroad on turn may buy, with the prices that it may pay. */
export const allowedTrainPurchases = function* (at: View): Generator<Option<BuyTrain>> {
  const { railroad } = turnOf(at.game);
  const top = topTrain(at);
  if (top !== null) {
    const move = { type: 'buyTrain', railroad, train: top.name, from: 'depot', price: top.price } as const;
    if (allowed(at, move)) yield { move };
  }
  for (const from of railroadsOf(at.game)) {
    if (from === railroad) continue;
    for (const train of new Set(railroadOf(at.game, from).trains)) {
      const [lo, hi] = priceRange(at, railroad, train);
      const move = { type: 'buyTrain', railroad, train, from, price: lo } as const;
      if (allowed(at, move)) yield { move, vary: { field: 'price', lo, hi, step: 1 } };
    }
  }
};

export const buyTrain = deed<BuyTrain, TrainPurchase>({
  type: 'buyTrain',
  resolve: (at, raw) => {
    for (const name of raw.from === 'depot' ? [raw.railroad] : [raw.railroad, raw.from])
      if (at.game.railroads[name] === undefined) return { code: 'unknown-name', rule: 'SETUP-05', name };
    if (at.box.trains.every(({ name }) => name !== raw.train))
      return { code: 'unknown-name', rule: 'SETUP-12', name: raw.train };
    return { railroad: raw.railroad, train: raw.train, from: raw.from, price: raw.price };
  },
  checks: [OR_ORDER_01, ...PURCHASE_CHECKS],
  effect: (at, { railroad, train, from, price }) => {
    const { cash: treasury, president } = railroadOf(at.game, railroad);
    const { contribution } = amountOf(CONTRIBUTION, { price, treasury });
    const buyer = companyHolds(railroad);
    const seller: Holder = from === 'depot' ? 'depot' : companyHolds(from);
    const payee = from === 'depot' ? BANK : seller;
    const book = new Book(at.game);
    if (president !== null) book.write(...pay('EMERGENCY-01', contribution, playerHolds(president), buyer));
    book.write(...pay(from === 'depot' ? 'TRAIN-03' : 'TRAIN-04', price, buyer, payee), {
      rule: 'TRAIN-02',
      what: { train },
      from: seller,
      to: buyer,
    });
    return from === 'depot' ? book.write(...eventsAfter({ ...at, game: book.game }, train, 'purchase')) : book;
  },
  options: allowedTrainPurchases,
});

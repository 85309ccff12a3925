/** Buying a share from a treasury or the pool, at the price of the moment or by a private's discount. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import {
  cellOf,
  companiesOf,
  companyOf,
  findCompany,
  findPlayer,
  isMetal,
  ownsPrivate,
  playerOf,
  priceAt,
  priceOf,
  privateOf,
  SHARE,
} from '../holdings.ts';
import type { Holder } from '../ledger.ts';
import { BANK, companyHolds, POOL, pay, playerHolds } from '../ledger.ts';
import { firstHolderAfter, presidentAfter } from '../presidency.ts';
import type { Check, View } from '../rule.ts';
import { allows, amountOf } from '../rule.ts';
import { HALF_PRICE, PRIVATE_B6_01, PRIVATE_G5_01 } from '../rules/private-powers.ts';
import type { Purchase } from '../rules/purchases.ts';
import { SR_BUY_01, SR_BUY_02, SR_BUY_03, SR_BUY_04, SR_BUY_07 } from '../rules/purchases.ts';
import { SR_SELL_08 } from '../rules/sales.ts';
import { SR_ORDER_01, SR_ORDER_02, SR_ORDER_06 } from '../rules/stock-turns.ts';
import { acted, remember, stockOf } from '../stock-round.ts';
import type { Metal, Private } from '../vocabulary.ts';
import { METALS } from '../vocabulary.ts';
import type { BuyShares } from './move.ts';

/** A purchase with its discount. */
export interface PricedPurchase extends Purchase {
  readonly discount: Private | null;
}

/** Dollars for the shares: their price, one cell less by the Metals Investor, half by the Mint Worker. */
export const paymentFor = (at: View, move: Pick<BuyShares, 'company' | 'percent' | 'discount'>): number => {
  const price = priceOf(at.game, at.box, move.company) ?? 0;
  if (move.discount === 'B6') return amountOf(HALF_PRICE, { price, percent: move.percent }).payment;
  const cell = cellOf(at.game, move.company) ?? 0;
  const each = move.discount === 'G5' ? priceAt(at.box, Math.max(0, cell - 1)) : price;
  return (each * move.percent) / SHARE;
};

/** Every rule about the purchase itself, in the order in which they are asked. */
export const PURCHASE_CHECKS: readonly Check<PricedPurchase>[] = [
  SR_SELL_08,
  PRIVATE_G5_01,
  PRIVATE_B6_01,
  SR_BUY_01,
  SR_BUY_03,
  SR_BUY_07,
  SR_BUY_04,
  SR_BUY_02,
];

/** Purchases to consider: one share from each source, then those by a private's discount. */
const offers = function* (at: View, player: string): Generator<BuyShares> {
  for (const company of companiesOf(at.game))
    for (const from of ['treasury', 'pool'] as const)
      if (companyOf(at.game, company)[from] >= SHARE)
        yield { type: 'buyShares', player, company, from, percent: SHARE };
  if (ownsPrivate(at.game, player, 'G5'))
    for (const company of METALS)
      yield { type: 'buyShares', player, company, from: 'pool', percent: SHARE, discount: 'G5' };
  if (ownsPrivate(at.game, player, 'B6'))
    for (const percent of [SHARE, 2 * SHARE])
      yield { type: 'buyShares', player, company: 'VGC', from: 'pool', percent, discount: 'B6' };
};

/** Purchases that the rules about shares and limits allow, whoever is on turn. */
export const allowedPurchases = function* (at: View, id: string): Generator<BuyShares> {
  const player = playerOf(at.game, id);
  for (const move of offers(at, id))
    if (PURCHASE_CHECKS.every((check) => allows(check, at, priced(at, move, player)))) yield move;
};

const priced = (at: View, raw: BuyShares, player: PricedPurchase['player']): PricedPurchase => ({
  player,
  company: raw.company,
  from: raw.from,
  percent: raw.percent,
  payment: paymentFor(at, raw),
  discounted: raw.discount !== undefined,
  discount: raw.discount ?? null,
});

export const buyShares = deed<BuyShares, PricedPurchase>({
  type: 'buyShares',
  resolve: (at, raw) => {
    const player = findPlayer(at.game, raw.player);
    if (player === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: raw.player };
    if (findCompany(at.game, raw.company) === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.company };
    if (raw.from !== 'treasury' && raw.from !== 'pool')
      return { code: 'unknown-name', rule: 'SR-BUY-05', name: raw.from };
    if (raw.discount !== undefined && raw.discount !== 'G5' && raw.discount !== 'B6')
      return { code: 'unknown-name', rule: 'SR-BUY-01', name: raw.discount };
    return priced(at, raw, player);
  },
  checks: [SR_ORDER_01, SR_ORDER_02, SR_ORDER_06, ...PURCHASE_CHECKS],
  effect: (at, { player, company, from, percent, payment, discount }) => {
    const book = new Book(at.game);
    const source: Holder = from === 'pool' ? POOL : companyHolds(company);
    const payee: Holder = from === 'pool' ? BANK : companyHolds(company);
    const rule = discount === 'G5' ? 'PRIVATE-G5-01' : discount === 'B6' ? 'PRIVATE-B6-01' : 'SR-BUY-02';
    book.write(...pay(rule, payment, playerHolds(player.id), payee), {
      rule: 'SR-BUY-01',
      what: { percent, of: company },
      from: source,
      to: playerHolds(player.id),
    });
    if (isMetal(company)) book.write(...firstHolderAfter(book.game, company));
    else book.write(...presidentAfter(book.game, company, 'PRES-01'));
    if (discount === 'G5') {
      const { used, armed } = privateOf(at.game, 'G5');
      const to = { used: [...used, company as Metal], armed };
      book.write({ rule, change: 'card', of: 'G5', from: { used, armed }, to });
    }
    if (discount === 'B6') book.write({ rule, change: 'closed', of: 'B6', from: false, to: true });
    const stock = stockOf(at.game);
    return book.write(remember('SR-ORDER-02', book.game, { ...acted(stock), purchases: stock.purchases + 1 }));
  },
  options: function* (at) {
    const { turn } = stockOf(at.game);
    const player = playerOf(at.game, turn);
    if (!allows(SR_ORDER_02, at, { player }) || !allows(SR_ORDER_06, at, { player })) return;
    for (const move of allowedPurchases(at, turn)) yield { move };
  },
});

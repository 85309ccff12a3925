/** A railroad buys a private from a player. */
import { Book } from '../book.ts';
import type { Deed, Option } from '../deed.ts';
import { deed } from '../deed.ts';
import { presidentOf, privateOf, privatesOf, railroadOf } from '../holdings.ts';
import { companyHolds, ownerHolds, pay } from '../ledger.ts';
import { turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { rentStaysPayable } from '../rules/private-running.ts';
import type { PrivatePurchase } from '../rules/privates.ts';
import { PRIVATE_01, PRIVATE_02, PRIVATE_03, PRIVATE_04, PRIVATE_05 } from '../rules/privates.ts';
import type { BuyPrivate } from './move.ts';

/** Every rule about the purchase itself, in the order in which they are asked. */
const PURCHASE_CHECKS: readonly Check<PrivatePurchase>[] = [PRIVATE_02, PRIVATE_04, PRIVATE_03, PRIVATE_01];

const RENT_FIRST = rentStaysPayable<PrivatePurchase>((at, { railroad, private: id, price }) => {
  const owner = at.game.privates[id]?.owner;
  return { price, toPresident: owner != null && 'player' in owner && owner.player === presidentOf(at.game, railroad) };
});

/** Prices from lo to hi that the checks allow, as ranges: while rent is due, they need not hang together. */
const ranges = function* (
  at: View,
  checks: readonly Check<PrivatePurchase>[],
  move: BuyPrivate,
  hi: number,
): Generator<readonly [lo: number, hi: number]> {
  const allowed = (price: number): boolean => checks.every((check) => allows(check, at, { ...move, price }));
  if (!checks.includes(RENT_FIRST) || RENT_FIRST.facts(at, move) === null) {
    if (allowed(move.price)) yield [move.price, hi];
    return;
  }
  let from: number | null = null;
  for (let price = move.price; price <= hi + 1; price++) {
    if (price <= hi && allowed(price)) from ??= price;
    else if (from !== null) {
      yield [from, price - 1];
      from = null;
    }
  }
};

/** Privates that the railroad on turn may buy by these checks, with the prices that it may pay. */
const offers = function* (at: View, checks: readonly Check<PrivatePurchase>[]): Generator<Option<BuyPrivate>> {
  const { railroad } = turnOf(at.game);
  for (const id of privatesOf(at.game)) {
    const { value } = at.box.privates[id];
    const lo = Math.ceil(value / 2);
    const move: BuyPrivate = { type: 'buyPrivate', railroad, private: id, price: lo };
    const hi = Math.min(2 * value, railroadOf(at.game, railroad).cash);
    for (const [from, to] of ranges(at, checks, move, hi))
      yield { move: { ...move, price: from }, vary: { field: 'price', lo: from, hi: to, step: 1 } };
  }
};

/** Privates that the railroad on turn may buy, whatever the moment. */
export const allowedPrivatePurchases = (at: View): Generator<Option<BuyPrivate>> => offers(at, PURCHASE_CHECKS);

const hand = (at: View, { railroad, private: id, price }: PrivatePurchase): Book => {
  const book = new Book(at.game);
  const { owner, cubes } = privateOf(at.game, id);
  if (owner === null) return book;
  const seller = ownerHolds(owner);
  const buyer = companyHolds(railroad);
  book.write(...pay('PRIVATE-01', price, buyer, seller), {
    rule: 'PRIVATE-06',
    what: { private: id },
    from: seller,
    to: buyer,
  });
  if (id !== 'G6' || cubes === 0) return book;
  return book.write({ rule: 'PRIVATE-06', what: { cubes, of: 'coal', card: id }, from: { private: id }, to: buyer });
};

const purchase = (checks: readonly Check<PrivatePurchase>[]): Deed =>
  deed<BuyPrivate, PrivatePurchase>({
    type: 'buyPrivate',
    resolve: (at, { railroad, private: id, price }) => {
      if (at.game.railroads[railroad] === undefined) return { code: 'unknown-name', rule: 'SETUP-05', name: railroad };
      if (at.game.privates[id] === undefined) return { code: 'unknown-name', rule: 'SETUP-06', name: id };
      return { railroad, private: id, price };
    },
    checks,
    effect: hand,
    options: (at) => offers(at, checks),
  });

/** Outside of the last step, where the ruling allows it. */
export const buyPrivate = purchase([OR_ORDER_01, PRIVATE_05, RENT_FIRST, ...PURCHASE_CHECKS]);

/** In the last step of a turn. */
export const buyPrivateInStep = purchase([OR_ORDER_01, ...PURCHASE_CHECKS]);

/** Sales that an emergency or a bankruptcy forces on a president: which blocks, what they bring, and what follows. */
import { Book } from './book.ts';
import { companiesHeld, held, priceOf, SHARE } from './holdings.ts';
import type { Entry } from './ledger.ts';
import { bookSale } from './moves/sell-shares.ts';
import { operatingOf, operatingOrder } from './operating-round.ts';
import type { Check, View } from './rule.ts';
import { allows, amountOf } from './rule.ts';
import type { EmergencySale } from './rules/emergency.ts';
import {
  EMERGENCY_04,
  EMERGENCY_05,
  EMERGENCY_09,
  KEEP_PRESIDENCY,
  METAL_CERTIFICATE,
  NO_MORE_THAN_NEEDED,
} from './rules/emergency.ts';
import { PROCEEDS, SR_SELL_01, SR_SELL_06, SR_SELL_07, SR_SELL_08 } from './rules/sales.ts';
import type { Game, Player } from './state.ts';
import type { Railroad } from './vocabulary.ts';

/** What a block must satisfy whether or not the money is needed. */
const BLOCK_CHECKS: readonly Check<EmergencySale>[] = [
  SR_SELL_01,
  SR_SELL_08,
  EMERGENCY_05,
  SR_SELL_06,
  SR_SELL_07,
  METAL_CERTIFICATE,
  KEEP_PRESIDENCY,
];

/** Every rule about a sale in an emergency, in the order in which they are asked. */
export const EMERGENCY_SALE_CHECKS: readonly Check<EmergencySale>[] = [
  EMERGENCY_09,
  EMERGENCY_04,
  ...BLOCK_CHECKS,
  NO_MORE_THAN_NEEDED,
];

/** Blocks of one company that satisfy the checks, smallest first. */
const blocksOf = function* (
  at: View,
  checks: readonly Check<EmergencySale>[],
  of: Omit<EmergencySale, 'percent'>,
): Generator<EmergencySale> {
  for (let percent = SHARE; percent <= held(at.game, of.player.id, of.company); percent += SHARE) {
    const sale = { ...of, percent };
    if (checks.every((check) => allows(check, at, sale))) yield sale;
  }
};

/** Blocks that the president may sell now. */
export const emergencyBlocks = function* (at: View, railroad: Railroad, player: Player): Generator<EmergencySale> {
  for (const company of companiesHeld(at.game, player))
    yield* blocksOf(at, EMERGENCY_SALE_CHECKS, { railroad, player, company });
};

/** The largest block of a company that may be sold, need apart; null = none. */
export const largestBlock = (at: View, of: Omit<EmergencySale, 'percent'>): EmergencySale | null =>
  [...blocksOf(at, BLOCK_CHECKS, of)].at(-1) ?? null;

/** Dollars that the largest block of each company would bring. */
export const bestBlocks = (at: View, railroad: Railroad, player: Player): number => {
  let sum = 0;
  for (const company of companiesHeld(at.game, player)) {
    const block = largestBlock(at, { railroad, player, company })?.percent ?? 0;
    sum += amountOf(PROCEEDS, { price: priceOf(at.game, at.box, company) ?? 0, block }).proceeds;
  }
  return sum;
};

/** Railroads that have yet to act in this operating round take their order anew. */
const reorder = (game: Game): readonly Entry[] => {
  const from = operatingOf(game);
  const acted = from.order.slice(0, from.done + 1);
  const order = [...acted, ...operatingOrder(game).filter((railroad) => !acted.includes(railroad))];
  if (order.every((railroad, i) => railroad === from.order[i])) return [];
  return [{ rule: 'OR-ORDER-02', change: 'operatingRound', of: 'table', from, to: { ...from, order } }];
};

/** Writes a forced sale: what every sale does, and the new order. */
export const bookForcedSale = (at: View, sale: EmergencySale): Book => {
  const book = new Book(at.game).write(...bookSale(at, sale).journal);
  return book.write(...reorder(book.game));
};

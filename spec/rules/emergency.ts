/** Chapter "emergency": what a president does for a railroad that must buy a train. */
import { kindOf } from '../depot.ts';
import { held, isMetal, PRESIDENT_CERTIFICATE, presidentOf, priceOf, SHARE } from '../holdings.ts';
import { turnOf } from '../operating-round.ts';
import type { View } from '../rule.ts';
import { chapter, clause, lawOf, ruled } from '../rule.ts';
import { meansOf } from '../train-duty.ts';
import type { Company, PlayerId, Railroad } from '../vocabulary.ts';
import type { Sale } from './sales.ts';
import type { TrainPurchase } from './trains.ts';

const { check, effect } = chapter('emergency');

/** A block of shares that is sold so that a railroad can buy a train. */
export interface EmergencySale extends Sale {
  readonly railroad: Railroad;
}

export const EMERGENCY_01 = check<TrainPurchase>()({
  id: 'EMERGENCY-01',
  title: 'The president pays what is missing',
  statement:
    'The treasury pays for a train. Only if the railroad must buy one and the treasury has not enough for the top train of the depot does the president pay the missing part out of his own cash.',
  sources: ['A-47', 'B-36'],
  rulings: ['emergency'],
  schema: { price: 'dollars', treasury: 'dollars', cash: 'dollars', topPrice: 'dollars', obliged: 'flag' },
  facts: (at, { railroad, price }) => ({ price, ...meansOf(at, railroad) }),
  holds: (x, f) =>
    x.or(
      x.le(f.price, f.treasury),
      x.and(f.obliged, x.not(x.le(f.topPrice, f.treasury)), x.le(f.price, x.add(f.treasury, f.cash))),
    ),
});

/** Dollars that the president adds to a purchase. */
export const CONTRIBUTION = lawOf(EMERGENCY_01, {
  schema: { price: 'dollars', treasury: 'dollars' },
  amount: (x, f) => ({ contribution: x.sub(f.price, x.min(f.price, f.treasury)) }),
});

export const EMERGENCY_02 = effect({
  id: 'EMERGENCY-02',
  title: 'Only the cheapest train of the depot',
  statement: 'What the president helps to buy from the depot is the cheapest train there, which is the one on top.',
  sources: ['engine: train of an emergency'],
});

/** Price of one share of the block that was sold last in this turn's emergency; 0 without a sale. */
const lastSale = (at: View): number => turnOf(at.game).emergencySales.at(-1)?.price ?? 0;

export const EMERGENCY_03 = check<TrainPurchase>()({
  id: 'EMERGENCY-03',
  title: 'A train of another railroad in an emergency',
  statement:
    'The president’s cash may also help to buy a train of another railroad, for no more than the price printed on it. If he has sold shares and the treasury alone cannot pay that price, the train must cost so much that the last share sold was needed.',
  sources: ['engine: trains of other railroads in an emergency'],
  rulings: ['emergency-rival-train'],
  schema: {
    price: 'dollars',
    printed: 'dollars',
    treasury: 'dollars',
    cash: 'dollars',
    lastSale: 'dollars',
    helpAllowed: 'flag',
  },
  facts: (at, { railroad, train, from, price }, rulings) => {
    if (from === 'depot') return null;
    const { treasury, cash } = meansOf(at, railroad);
    return {
      price,
      printed: kindOf(at.box, train).price,
      treasury,
      cash,
      lastSale: lastSale(at),
      helpAllowed: rulings['emergency-rival-train'] === 'upToPrinted',
    };
  },
  holds: (x, f) =>
    x.and(
      x.or(x.le(f.price, f.treasury), x.and(f.helpAllowed, x.le(f.price, f.printed))),
      x.or(
        x.le(f.printed, f.treasury),
        x.eq(f.lastSale, x.lit(0)),
        x.not(x.le(f.price, x.sub(x.add(f.treasury, f.cash), f.lastSale))),
      ),
    ),
});

export const EMERGENCY_04 = check<EmergencySale>()({
  id: 'EMERGENCY-04',
  title: 'Selling for a train',
  statement:
    'While treasury and cash together are less than the top train costs, the president sells shares of his own; he gets the money.',
  sources: ['B-36'],
  schema: { president: 'flag', treasury: 'dollars', cash: 'dollars', topPrice: 'dollars' },
  facts: (at, { railroad, player }) => {
    const { treasury, cash, topPrice } = meansOf(at, railroad);
    return { president: presidentOf(at.game, railroad) === player.id, treasury, cash, topPrice };
  },
  holds: (x, f) => x.and(f.president, x.not(x.le(f.topPrice, x.add(f.treasury, f.cash)))),
});

export const EMERGENCY_05 = check<EmergencySale>()({
  id: 'EMERGENCY-05',
  title: 'What is sold in an emergency',
  statement:
    'Shares of any company with a price, each company once in a turn and as one block. The limit of the pool binds, a president’s certificate needs a successor, the railroad that is buying keeps its president, and no more is sold than needed: without its smallest certificate the block would not yet suffice. The ruling says whether the first certificate of a metal company needs another holder.',
  sources: ['engine: sales in an emergency'],
  rulings: ['emergency-metal-certificate'],
  schema: { soldBefore: 'flag' },
  facts: (at, { company }) => ({
    soldBefore: turnOf(at.game).emergencySales.some((sale) => sale.company === company),
  }),
  holds: (x, f) => x.not(f.soldBefore),
});

/** The most that another player holds of a company, in percent. */
const mostOfOthers = (at: View, company: Company, player: PlayerId): number =>
  Math.max(0, ...at.game.players.filter(({ id }) => id !== player).map(({ id }) => held(at.game, id, company)));

/** The clause on the first certificate of a metal company. */
export const METAL_CERTIFICATE = clause<EmergencySale>()(EMERGENCY_05, {
  schema: { block: 'percent', others: 'percent', successor: 'percent', free: 'flag' },
  facts: (at, { company, player, percent }) => {
    if (!isMetal(company) || at.game.metals[company].firstHolder !== player.id) return null;
    return {
      block: percent,
      others: held(at.game, player.id, company) - SHARE,
      successor: mostOfOthers(at, company, player.id),
      free: ruled(at, EMERGENCY_05)['emergency-metal-certificate'] === 'free',
    };
  },
  holds: (x, f) => x.or(f.free, x.le(f.block, f.others), x.le(x.lit(SHARE), f.successor)),
});

/** The clause on the presidency of the railroad that is buying. */
export const KEEP_PRESIDENCY = clause<EmergencySale>()(EMERGENCY_05, {
  schema: { held: 'percent', block: 'percent', next: 'percent' },
  facts: (at, { railroad, company, player, percent }) =>
    company === railroad
      ? {
          held: held(at.game, player.id, company),
          block: percent,
          next: mostOfOthers(at, company, player.id),
        }
      : null,
  holds: (x, f) => x.le(x.add(f.next, f.block), f.held),
});

/** Percent of the smallest certificate in the block: the president’s certificate if he holds nothing else of it. */
const smallestCertificate = (at: View, { company, player, percent }: Sale): number => {
  const onlyPresidents =
    presidentOf(at.game, company) === player.id && held(at.game, player.id, company) === PRESIDENT_CERTIFICATE;
  return Math.min(percent, onlyPresidents ? PRESIDENT_CERTIFICATE : SHARE);
};

/** The clause on selling no more than needed. */
export const NO_MORE_THAN_NEEDED = clause<EmergencySale>()(EMERGENCY_05, {
  schema: { price: 'dollars', block: 'percent', smallest: 'percent', missing: 'dollars' },
  facts: (at, sale) => {
    const { treasury, cash, topPrice } = meansOf(at, sale.railroad);
    return {
      price: priceOf(at.game, at.box, sale.company) ?? 0,
      block: sale.percent,
      smallest: smallestCertificate(at, sale),
      missing: topPrice - treasury - cash,
    };
  },
  holds: (x, f) => x.not(x.le(f.missing, x.mul(f.price, x.floorDiv(x.sub(f.block, f.smallest), SHARE)))),
});

export const EMERGENCY_06 = effect({
  id: 'EMERGENCY-06',
  title: 'Prices and order after a sale',
  statement:
    'Prices drop as after any sale by a president, and the railroads that have yet to act take their new order at once.',
  sources: ['engine: operating order after an emergency sale'],
});

export const EMERGENCY_07 = effect({
  id: 'EMERGENCY-07',
  title: 'No other help',
  statement:
    'No loan is taken, no share leaves a treasury, no private is sold, and no other player pays anything for the train.',
  sources: ['engine: means of an emergency'],
});

export const EMERGENCY_08 = effect({
  id: 'EMERGENCY-08',
  title: 'The president chooses',
  statement: 'Which shares are sold, and in which order, is up to the president; his cash need not be spent first.',
  sources: ['engine: order of sales in an emergency'],
});

export const EMERGENCY_09 = check<EmergencySale>()({
  id: 'EMERGENCY-09',
  title: 'No sale without duty',
  statement: 'The president of a railroad that need not buy a train sells nothing in the train step.',
  sources: ['engine: sales in the train step'],
  rulings: ['sale-without-duty'],
  schema: { obliged: 'flag', allowed: 'flag' },
  facts: (at, { railroad }, rulings) => ({
    obliged: meansOf(at, railroad).obliged,
    allowed: rulings['sale-without-duty'] === 'allowed',
  }),
  holds: (x, f) => x.or(f.obliged, f.allowed),
});

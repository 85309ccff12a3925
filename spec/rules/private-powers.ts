/** Chapter "privates": the powers of the cards that matter in the auction and in stock rounds. */
import { held, ownsPrivate, SHARE } from '../holdings.ts';
import { chapter, clause, lawOf } from '../rule.ts';
import type { Player } from '../state.ts';
import type { Company, Private } from '../vocabulary.ts';

const { check, law, effect } = chapter('privates');

/** A purchase that uses a private's discount. */
export interface DiscountedPurchase {
  readonly player: Player;
  readonly company: Company;
  readonly from: 'treasury' | 'pool';
  readonly percent: number;
  readonly discount: Private | null;
}

/** Companies of which the Metals Investor buys. */
const INVESTED = ['CF&I', 'VGC'] as const satisfies readonly Company[];

/** Dollars of the winning bid for one cube of the Coal Depot. */
const DOLLARS_A_CUBE = 10;

export const PRIVATE_Y4_01 = effect({
  id: 'PRIVATE-Y4-01',
  title: 'William Palmer',
  statement:
    'Who wins this private gets one share of the steel works from the pool and one of Rio Grande from its treasury, both free of charge.',
  sources: ['engine: card Y4'],
});

export const PRIVATE_G5_01 = check<DiscountedPurchase>()({
  id: 'PRIVATE-G5-01',
  title: 'Metals Investor',
  statement:
    'Once per stock round for each metal company, its owner may as his purchase buy one share from the pool at the price one cell left of the present one. He keeps at least one share of it until the next stock round.',
  sources: ['engine: card G5'],
  schema: { owned: 'flag', metal: 'flag', fromPool: 'flag', unused: 'flag', percent: 'percent' },
  facts: (at, p) =>
    p.discount === 'G5'
      ? {
          owned: ownsPrivate(at.game, p.player.id, 'G5'),
          metal: (INVESTED as readonly Company[]).includes(p.company),
          fromPool: p.from === 'pool',
          unused: !(at.game.privates.G5?.used as readonly Company[] | undefined)?.includes(p.company),
          percent: p.percent,
        }
      : null,
  holds: (x, f) => x.and(f.owned, f.metal, f.fromPool, f.unused, x.eq(f.percent, x.lit(SHARE))),
});

/** A block offered for sale. */
export interface BlockOffered {
  readonly player: Player;
  readonly company: Company;
  readonly percent: number;
}

/** The clause of the Metals Investor that binds a later sale. */
export const KEEP_ONE_SHARE = clause<BlockOffered>()(PRIVATE_G5_01, {
  schema: { held: 'percent', sold: 'percent' },
  facts: (at, b) =>
    ownsPrivate(at.game, b.player.id, 'G5') &&
    (at.game.privates.G5?.used as readonly Company[] | undefined)?.includes(b.company)
      ? { held: held(at.game, b.player.id, b.company), sold: b.percent }
      : null,
  holds: (x, f) => x.le(x.add(f.sold, x.lit(SHARE)), f.held),
});

export const PRIVATE_G6_01 = law({
  id: 'PRIVATE-G6-01',
  title: 'Coal Depot',
  statement:
    'The winner of the auction puts one coal cube on the card for each full {dollars} of his bid. A railroad that buys the card takes them; before a run it may spend one or two on one train, which runs longer by as many stops. Cubes left when the card closes are worth nothing.',
  figures: { dollars: `$${DOLLARS_A_CUBE}` },
  sources: ['engine: card G6'],
  schema: { bid: 'dollars' },
  amount: (x, f) => ({ cubes: x.floorDiv(f.bid, DOLLARS_A_CUBE) }),
});

export const PRIVATE_B6_01 = check<DiscountedPurchase>()({
  id: 'PRIVATE-B6-01',
  title: 'U.S. Mint Worker',
  statement:
    'As his purchase its owner may buy one or two shares of the gold mine from the pool for half of their price together, rounded up; the card then closes.',
  sources: ['engine: card B6'],
  schema: { owned: 'flag', goldMine: 'flag', fromPool: 'flag', percent: 'percent' },
  facts: (at, p) =>
    p.discount === 'B6'
      ? {
          owned: ownsPrivate(at.game, p.player.id, 'B6'),
          goldMine: p.company === 'VGC',
          fromPool: p.from === 'pool',
          percent: p.percent,
        }
      : null,
  holds: (x, f) =>
    x.and(f.owned, f.goldMine, f.fromPool, x.or(x.eq(f.percent, x.lit(SHARE)), x.eq(f.percent, x.lit(2 * SHARE)))),
});

/** Dollars of a purchase at half price. */
export const HALF_PRICE = lawOf(PRIVATE_B6_01, {
  schema: { price: 'dollars', percent: 'percent' },
  amount: (x, f) => ({
    payment: x.floorDiv(x.add(x.mul(f.price, x.floorDiv(f.percent, SHARE)), x.lit(1)), 2),
  }),
});

export const PRIVATE_Y6_01 = law({
  id: 'PRIVATE-Y6-01',
  title: 'Local Jeweler',
  statement:
    'Each gold cube that anybody ships puts money from the bank on the card while a player owns it. At the start of a stock round the owner takes what lies there; when the card closes, or the game ends, it is lost.',
  sources: ['engine: card Y6'],
  schema: { onCard: 'dollars' },
  amount: (_x, f) => ({ payment: f.onCard }),
});

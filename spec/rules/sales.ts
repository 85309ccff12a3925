/** Chapter "stock", sales: what may be sold, what it brings and what it does to the price. */
import {
  companyOf,
  hasCome,
  held,
  isFounded,
  isMetal,
  PRESIDENT_CERTIFICATE,
  presidentOf,
  railroadOf,
  SHARE,
} from '../holdings.ts';
import type { View } from '../rule.ts';
import { chapter, clause, lawOf } from '../rule.ts';
import type { Player } from '../state.ts';
import { stockOf } from '../stock-round.ts';
import type { Company } from '../vocabulary.ts';

const { check, law, effect } = chapter('stock');

/** A block of shares offered to the pool. */
export interface Sale {
  readonly player: Player;
  readonly company: Company;
  readonly percent: number;
}

export const SR_SELL_01 = check<Sale>()({
  id: 'SR-SELL-01',
  title: 'What a sale brings',
  statement:
    'A player sells shares that he holds. The bank pays the price of the moment for each, before the price moves, and the shares go to the pool.',
  sources: ['A-13'],
  schema: { block: 'percent', held: 'percent' },
  facts: (at, s) => ({ block: s.percent, held: held(at.game, s.player.id, s.company) }),
  holds: (x, f) =>
    x.and(
      x.le(x.lit(SHARE), f.block),
      x.le(f.block, f.held),
      x.eq(x.mul(x.lit(SHARE), x.floorDiv(f.block, SHARE)), f.block),
    ),
});

/** Dollars that a block brings. */
export const PROCEEDS = lawOf(SR_SELL_01, {
  schema: { price: 'dollars', block: 'percent' },
  amount: (x, f) => ({ proceeds: x.mul(f.price, x.floorDiv(f.block, SHARE)) }),
});

export const SR_SELL_02 = check<Sale>()({
  id: 'SR-SELL-02',
  title: 'No sales in the first stock round',
  statement: 'Nothing may be sold in the first stock round of the game.',
  sources: ['engine: sales from the second stock round on'],
  rulings: ['first-round-sales'],
  schema: { set: 'count', allowed: 'flag' },
  facts: (at, _s, rulings) => ({ set: at.game.round.set, allowed: rulings['first-round-sales'] === 'allowed' }),
  holds: (x, f) => x.or(f.allowed, x.le(x.lit(2), f.set)),
});

export const SR_SELL_03 = check<Sale>()({
  id: 'SR-SELL-03',
  title: 'One block of a company in a turn',
  statement: 'In one turn a company is sold at most once, as one block; in a later turn it may be sold again.',
  sources: ['engine: sale in blocks'],
  rulings: ['sale-blocks'],
  schema: { soldBefore: 'flag', anyNumber: 'flag' },
  facts: (at, s, rulings) => ({
    soldBefore: stockOf(at.game).sold.includes(s.company),
    anyNumber: rulings['sale-blocks'] === 'any',
  }),
  holds: (x, f) => x.or(f.anyNumber, x.not(f.soldBefore)),
});

export const SR_SELL_04 = law({
  id: 'SR-SELL-04',
  title: 'A president’s sale drops the price',
  statement:
    'When the president of a railroad sells its shares, its price drops one space for each share, also if the sale costs him the presidency. Sales by others move nothing.',
  sources: ['A-16', 'B-09'],
  rulings: ['sale-drop'],
  schema: { block: 'percent', byPresident: 'flag', perShare: 'flag' },
  amount: (x, f) => ({
    spaces: x.ite(f.byPresident, x.ite(f.perShare, x.floorDiv(f.block, SHARE), x.lit(1)), x.lit(0)),
  }),
});

export const SR_SELL_05 = effect({
  id: 'SR-SELL-05',
  title: 'Sales of metal shares move nothing',
  statement: 'Selling shares of the steel works or of the gold mine never changes their price.',
  sources: ['engine: price after a sale of metal shares'],
});

export const SR_SELL_06 = check<Sale>()({
  id: 'SR-SELL-06',
  title: 'Limit of the pool',
  statement: 'After a sale at most half of a railroad lies in the pool. The ruling sets the limit for metal companies.',
  sources: ['A-14', 'B-11'],
  rulings: ['metal-pool-limit'],
  schema: { pool: 'percent', block: 'percent', limit: 'percent' },
  facts: (at, s, rulings) => ({
    pool: companyOf(at.game, s.company).pool,
    block: s.percent,
    limit: isMetal(s.company) ? rulings['metal-pool-limit'] : 50,
  }),
  holds: (x, f) => x.le(x.add(f.pool, f.block), f.limit),
});

/** Percent that the other player with most of the company holds. */
const bestSuccessor = ({ game }: View, { player, company }: Sale): number =>
  Math.max(...game.players.filter(({ id }) => id !== player.id).map(({ shares }) => shares[company] ?? 0));

export const SR_SELL_07 = check<Sale>()({
  id: 'SR-SELL-07',
  title: 'The president’s certificate needs a successor',
  statement:
    'A block that takes the president’s certificate, whole or half, is sold only if another player holds at least {certificate} of the railroad.',
  figures: { certificate: `${PRESIDENT_CERTIFICATE}%` },
  sources: ['engine: sale of a president’s certificate'],
  schema: { block: 'percent', ordinary: 'percent', successor: 'percent' },
  facts: (at, s) =>
    presidentOf(at.game, s.company) === s.player.id
      ? {
          block: s.percent,
          ordinary: held(at.game, s.player.id, s.company) - PRESIDENT_CERTIFICATE,
          successor: bestSuccessor(at, s),
        }
      : null,
  holds: (x, f) => x.or(x.le(f.block, f.ordinary), x.le(x.lit(PRESIDENT_CERTIFICATE), f.successor)),
});

/** The clause about a record that names the president's certificate among those sold. */
export const NAMED_CERTIFICATE = clause<Sale>()(SR_SELL_07, {
  schema: { successor: 'percent' },
  facts: (at, s) => (presidentOf(at.game, s.company) === s.player.id ? { successor: bestSuccessor(at, s) } : null),
  holds: (x, f) => x.le(x.lit(PRESIDENT_CERTIFICATE), f.successor),
});

export const SR_SELL_08 = check<{ readonly company: Company }>()({
  id: 'SR-SELL-08',
  title: 'What is traded',
  statement:
    'Shares of a railroad change hands only once it is founded, which it can be from the phase of its colour on. Metal companies are always traded.',
  sources: ['B-10'],
  rulings: ['railroad-colours'],
  schema: { founded: 'flag', colourHasCome: 'flag' },
  facts: (at, s, rulings) => ({
    founded: isFounded(at.game, s.company),
    colourHasCome:
      isMetal(s.company) ||
      rulings['railroad-colours'] === 'all' ||
      hasCome(at.game, railroadOf(at.game, s.company).colour),
  }),
  holds: (x, f) => x.and(f.founded, f.colourHasCome),
});

/** Chapter "stock", purchases: what may be bought, from whom, and within which limits. */
import { findCompany, held, SHARE } from '../holdings.ts';
import { chapter } from '../rule.ts';
import type { Player } from '../state.ts';
import { stockOf } from '../stock-round.ts';
import type { Company } from '../vocabulary.ts';
import { certificateFacts } from './certificates.ts';

const { check, effect } = chapter('stock');

/** Shares to be bought. */
export interface Purchase {
  readonly player: Player;
  readonly company: Company;
  readonly from: 'treasury' | 'pool';
  readonly percent: number;
  /** Dollars for all of them. */
  readonly payment: number;
  readonly discounted: boolean;
}

export const SR_BUY_01 = check<Purchase>()({
  id: 'SR-BUY-01',
  title: 'What is offered',
  statement:
    'One ordinary share at the price of the moment, from the treasury of a founded railroad or from the pool. A treasury share too costs the price of the moment, not the start price.',
  sources: ['A-17', 'B-03', 'B-12'],
  schema: { percent: 'percent', offered: 'percent', discounted: 'flag' },
  facts: (at, p) => ({
    percent: p.percent,
    offered: findCompany(at.game, p.company)?.[p.from] ?? 0,
    discounted: p.discounted,
  }),
  holds: (x, f) => x.and(x.or(f.discounted, x.eq(f.percent, x.lit(SHARE))), x.le(f.percent, f.offered)),
});

export const SR_BUY_02 = check<Purchase>()({
  id: 'SR-BUY-02',
  title: 'Who is paid',
  statement: 'The buyer pays from his cash: for a share of the pool the bank, for a share of a treasury that treasury.',
  sources: ['A-18', 'A-19'],
  schema: { payment: 'dollars', cash: 'dollars' },
  facts: (_at, p) => ({ payment: p.payment, cash: p.player.cash }),
  holds: (x, f) => x.le(f.payment, f.cash),
});

export const SR_BUY_03 = check<Purchase>()({
  id: 'SR-BUY-03',
  title: 'No buying back in the same round',
  statement: 'Who sold shares of a company in this stock round buys none of it in this round.',
  sources: ['A-15', 'B-13'],
  schema: { soldThisRound: 'flag' },
  facts: (at, p) => ({ soldThisRound: (stockOf(at.game).soldBy[p.player.id] ?? []).includes(p.company) }),
  holds: (x, f) => x.not(f.soldThisRound),
});

export const SR_BUY_04 = check<{ readonly player: Player; readonly company: Company; readonly percent: number }>()({
  id: 'SR-BUY-04',
  title: 'Holding limit',
  statement: 'Nobody holds more of one company than the limit for the number of players; metal companies included.',
  sources: ['A-20', 'A-21', 'B-14'],
  schema: { held: 'percent', bought: 'percent', limit: 'percent' },
  facts: (at, p) => ({
    held: held(at.game, p.player.id, p.company),
    bought: p.percent,
    limit: at.box.seating[at.game.players.length as 2 | 3 | 4].holdingLimit,
  }),
  holds: (x, f) => x.le(x.add(f.held, f.bought), f.limit),
});

export const SR_BUY_05 = effect({
  id: 'SR-BUY-05',
  title: 'Nothing is bought from players',
  statement:
    'Shares are bought from treasuries and from the pool, never from another player; privates stay where they are.',
  sources: ['engine: no purchases between players'],
});

export const SR_BUY_06 = effect({
  id: 'SR-BUY-06',
  title: 'First certificate of a metal company',
  statement:
    'No president’s certificate ever lies in the pool. Of a metal company all certificates are ordinary; the first of them goes to whoever first holds a share and follows the largest holding, as a president’s certificate would.',
  sources: ['engine: owner of a metal company'],
});

export const SR_BUY_07 = check<{ readonly player: Player }>()({
  id: 'SR-BUY-07',
  title: 'Room for a certificate',
  statement:
    'Who buys or founds holds fewer certificates than the limit before; two shares bought at once need room for one.',
  sources: ['engine: room for a certificate'],
  rulings: ['certificate-limit'],
  schema: { certificates: 'certificates', limit: 'certificates' },
  facts: (at, act) => certificateFacts(at, act.player.id),
  holds: (x, f) => x.le(x.add(f.certificates, x.lit(1)), f.limit),
});

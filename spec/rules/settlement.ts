/** Chapter "settlement": what happens after the second operating round of a set. */
import type { Algebra } from '../algebra.ts';
import { chapter } from '../rule.ts';

const { law, effect } = chapter('settlement');

/** Shares into which every metal company is divided. */
const SHARES = 10;

const perShare = <N, B>(x: Algebra<N, B>, f: { readonly payout: N; readonly down: B }): { readonly perShare: N } => ({
  perShare: x.ite(f.down, x.floorDiv(f.payout, SHARES), x.floorDiv(x.add(f.payout, x.lit(SHARES - 1)), SHARES)),
});

export const SET_END_01 = effect({
  id: 'SET-END-01',
  title: 'Order of the settlement',
  statement:
    'A set is settled in a fixed order: both metal companies pay, steel market and gold track are made ready, trains are exported, and the debt marker advances. Then the next set begins. The ruling gives the order; whether an export that brings the Treaty also moves the marker follows from it.',
  sources: ['A-03', 'A-70', 'B-52'],
  rulings: ['settlement-order'],
});

export const SET_END_02 = law({
  id: 'SET-END-02',
  title: 'The steel works pay',
  statement:
    'All money on the steel works is their payout: a tenth of it, rounded as the ruling says, goes to each share in a player’s hand. The rest returns to the bank, and they start the next set with their base money.',
  sources: ['A-54', 'B-42'],
  rulings: ['metal-dividend-rounding'],
  schema: { payout: 'dollars', down: 'flag' },
  amount: perShare,
});

export const SET_END_03 = law({
  id: 'SET-END-03',
  title: 'The gold mine pays',
  statement:
    'The payout of the gold mine stands at the lowest empty space of the gold track. A tenth of it goes to each share in a player’s hand, the rest to the bank.',
  sources: ['A-53', 'B-40'],
  rulings: ['metal-dividend-rounding'],
  schema: { payout: 'dollars', down: 'flag' },
  amount: perShare,
});

export const SET_END_04 = law({
  id: 'SET-END-04',
  title: 'The Gold Miner is paid',
  statement:
    'To the owner of this private the bank pays as much as to a holder of its further shares of the gold mine.',
  sources: ['engine: payout of metal companies'],
  schema: { perShare: 'dollars', shares: 'count' },
  amount: (x, f) => ({ payment: x.mul(f.perShare, f.shares) }),
});

export const SET_END_05 = law({
  id: 'SET-END-05',
  title: 'A payout raises the price',
  statement:
    'After its payout the token of a metal company moves right: one space for each time that the payout holds its price, up to the limit of the ruling. It never moves left.',
  sources: ['engine: payout of metal companies'],
  rulings: ['metal-price-rise'],
  schema: { payout: 'dollars', price: 'dollars', most: 'spaces' },
  amount: (x, f) => {
    const times = (n: number) => x.ite(x.le(x.mul(x.lit(n), f.price), f.payout), x.lit(1), x.lit(0));
    return { spaces: x.min(f.most, x.add(times(1), x.add(times(2), times(3)))) };
  },
});

export const SET_END_06 = law({
  id: 'SET-END-06',
  title: 'Export',
  statement:
    'As long as a 2+ lies on top of the depot, all 2+ that are left there leave the game; otherwise the top train does. Each brings its events and makes others rust as if it had been bought.',
  sources: ['A-55', 'B-41'],
  rulings: ['exported-trains'],
  schema: { twos: 'trains', left: 'trains', allTwos: 'flag' },
  amount: (x, f) => ({
    exported: x.min(f.left, x.ite(x.and(f.allTwos, x.le(x.lit(1), f.twos)), f.twos, x.lit(1))),
  }),
});

export const SET_END_07 = effect({
  id: 'SET-END-07',
  title: 'Every settlement exports',
  statement:
    'A settlement exports each time, of the trains without limit too, unless the game ends with it or the depot is empty.',
  sources: ['engine: export'],
});

export const SET_END_08 = effect({
  id: 'SET-END-08',
  title: 'Nothing between the operating rounds',
  statement:
    'After the first operating round of a set no metal company pays, no cube comes back and no train is exported.',
  sources: ['A-70', 'B-52'],
});

export const SET_END_09 = effect({
  id: 'SET-END-09',
  title: 'A Treaty by export',
  statement:
    'The debt marker advances only if the Treaty has been there before its turn in the settlement comes. Brought by an export after that, the Treaty finds the marker where it starts.',
  sources: ['engine: debt marker and export'],
});

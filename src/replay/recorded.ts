/**
 * What a record of 18xx.games states besides its moves, and that site believes: revenues of routes, prices of
 * discounted shares, certificates of a sale. Where it is not what the rules say, that is a finding (REPLAY-05, REPLAY-08).
 */

import type { Amendment } from '../../machines/stepper.ts';
import { Book } from '../../spec/book.ts';
import { isMetal, playerOf, SHARE } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import { BANK, companyHolds, POOL, pay, playerHolds } from '../../spec/ledger.ts';
import { paymentFor } from '../../spec/moves/buy-shares.ts';
import type { BuyShares, Move, MoveOf } from '../../spec/moves/move.ts';
import { rentOf } from '../../spec/moves/run-trains.ts';
import { rememberTurn, turnOf } from '../../spec/operating-round.ts';
import { firstHolderAfter, presidentAfter } from '../../spec/presidency.ts';
import type { Check, View } from '../../spec/rule.ts';
import { allows, verdictOf } from '../../spec/rule.ts';
import type { StatedNumber, StatedSale } from '../../spec/rules/replay.ts';
import { REPLAY_05, REPLAY_08, STATED_PAYMENT } from '../../spec/rules/replay.ts';
import { NAMED_CERTIFICATE } from '../../spec/rules/sales.ts';
import type { RunRoute } from '../../spec/state.ts';
import type { Violation } from '../engine.ts';
import type { Imported } from '../interchange/eighteen-xx/import-action.ts';

type Recorded = NonNullable<Imported['recorded']>;

/** What a rule of the chapter about records says of a number. */
const broken = <M>(rule: Check<M>, at: View, stated: M): readonly Violation[] => {
  const verdict = verdictOf(rule, at, stated);
  return !verdict.asked || verdict.holds ? [] : [{ code: 'illegal', rule: verdict.rule, facts: verdict.facts }];
};

/** The same for dollars of which a record need not say anything. */
const deviation = (
  rule: Check<StatedNumber>,
  at: View,
  ours: number,
  recorded: number | null | undefined,
): readonly Violation[] => (recorded == null ? [] : broken(rule, at, { ours, recorded }));

/** What a record states of a sale, if it names certificates of another percentage. */
const statedSale = ({ percent }: MoveOf<'sellShares'>, recorded: Recorded): StatedSale => ({
  sold: percent,
  certificates: recorded.certificates ?? percent,
  halved: recorded.halved === true,
});

/** The routes that a journal says were run. */
const routesIn = (journal: readonly Entry[]): readonly RunRoute[] =>
  journal.flatMap((e) => (e.rule === 'ROUTE-15' && 'change' in e && e.change === 'operatingRound' ? [e] : []))[0]?.to
    ?.turn?.routes ?? [];

/** Dollars for shares by a stated price of each, which may be a fraction; null where none is stated. */
const statedPayment = ({ percent }: BuyShares, { sharePrice }: Recorded): number | null =>
  sharePrice === undefined ? null : Math.ceil((sharePrice * percent) / SHARE);

/** Where the record states something else than the rules, of a legal move made at `at` with that journal. */
export const deviationsFrom = (
  at: View,
  journal: readonly Entry[],
  move: Move,
  recorded: Recorded = {},
): readonly Violation[] => {
  switch (move.type) {
    case 'runTrains':
      return [
        ...routesIn(journal).flatMap(({ revenue }, i) => deviation(REPLAY_05, at, revenue, recorded.revenues?.[i])),
        ...deviation(REPLAY_05, at, 0, recorded.extraRevenue),
      ];
    case 'buyShares':
      return deviation(STATED_PAYMENT, at, paymentFor(at, move), statedPayment(move, recorded));
    case 'sellShares':
      return [
        ...broken(REPLAY_08, at, statedSale(move, recorded)),
        ...(recorded.presidents === true
          ? broken(NAMED_CERTIFICATE, at, { ...move, player: playerOf(at.game, move.player) })
          : []),
      ];
    default:
      return [];
  }
};

/** The routes are worth what the record states, and so is the income; the rent for the bridge follows from them. */
const runAsStated =
  (at: View, { railroad }: MoveOf<'runTrains'>, { revenues = [], extraRevenue = 0 }: Recorded): Amendment =>
  (game) => {
    const routes = turnOf(game).routes.map((route, i) => ({ ...route, revenue: revenues[i] ?? route.revenue }));
    const income = routes.reduce((sum, { revenue }) => sum + revenue, extraRevenue);
    const leaseDue = rentOf({ ...at, game }, railroad, routes).due;
    return new Book(game).write(rememberTurn('REPLAY-05', game, { routes, income, leaseDue }));
  };

/** The shares cost what the record states. */
const boughtAsStated =
  (at: View, move: BuyShares, recorded: Recorded): Amendment =>
  (game) => {
    const ours = paymentFor(at, move);
    const more = (statedPayment(move, recorded) ?? ours) - ours;
    const payee = move.from === 'pool' ? BANK : companyHolds(move.company);
    return new Book(game).write(...pay('REPLAY-05', more, playerHolds(move.player), payee));
  };

/**
 * All certificates that the record names go to the pool, although the payment is for another number of shares. That site
 * goes by certificates when it pays dividends and counts the pool.
 */
const soldAsStated =
  (at: View, move: MoveOf<'sellShares'>, recorded: Recorded): Amendment =>
  (game) => {
    const book = new Book(game);
    const sale = statedSale(move, recorded);
    if (allows(REPLAY_08, at, sale)) return book;
    const { player, company } = move;
    const percent = sale.certificates - sale.sold;
    book.write({ rule: 'REPLAY-08', what: { percent, of: company }, from: playerHolds(player), to: POOL });
    if (isMetal(company)) return book.write(...firstHolderAfter(book.game, company));
    return book.write(...presidentAfter(book.game, company, 'PRES-03'));
  };

/** What the record states in place of what the rules say, to be put there when the move is followed. */
export const amendmentFor = (at: View, move: Move, recorded: Recorded = {}): Amendment | null => {
  switch (move.type) {
    case 'runTrains':
      return runAsStated(at, move, recorded);
    case 'buyShares':
      return boughtAsStated(at, move, recorded);
    case 'sellShares':
      return soldAsStated(at, move, recorded);
    default:
      return null;
  }
};

/** Buying back a debt token. */
import { Book } from '../book.ts';
import type { Deed } from '../deed.ts';
import { deed } from '../deed.ts';
import { presidentOf, priceAt } from '../holdings.ts';
import type { Holder } from '../ledger.ts';
import { BANK, companyHolds, pay, playerHolds } from '../ledger.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows } from '../rule.ts';
import { DEBT_02, DEBT_03, debtTokens } from '../rules/debt.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { rentStaysPayable } from '../rules/private-running.ts';
import type { Debts } from '../state.ts';
import type { PayDebt } from './move.ts';

const creditorOf = (debtor: 'RG' | 'SF', { creditorOfSF }: Debts): Holder => {
  if (debtor === 'RG') return companyHolds('SF');
  return creditorOfSF === null ? BANK : playerHolds(creditorOfSF);
};

const buyBack = (at: View, { railroad }: Operating): Book => {
  const book = new Book(at.game);
  const { debts, privates } = at.game;
  if (debts === null || (railroad !== 'RG' && railroad !== 'SF')) return book;
  const price = priceAt(at.box, at.game.debtMarker);
  const to = { ...debts, [railroad]: debts[railroad] - 1 };
  const creditor = creditorOf(railroad, debts);
  const toDocHolliday = typeof creditor === 'object' && 'player' in creditor;
  book.write(
    ...pay(toDocHolliday ? 'PRIVATE-G1-01' : 'DEBT-02', price, companyHolds(railroad), creditor),
    { rule: 'DEBT-02', change: 'debts', of: 'table', from: debts, to },
    rememberTurn('DEBT-02', at.game, { debtPaid: true }),
  );
  if (debtTokens(book.game, 'SF') > 0 || privates.G1 === undefined || privates.G1.closed) return book;
  return book.write({ rule: 'DEBT-06', change: 'closed', of: 'G1', from: false, to: true });
};

const payment = (checks: readonly Check<Operating>[]): Deed =>
  deed<PayDebt, Operating>({
    type: 'payDebt',
    resolve: (at, { railroad }) =>
      at.game.railroads[railroad] === undefined
        ? { code: 'unknown-name', rule: 'SETUP-05', name: railroad }
        : { railroad },
    checks,
    effect: buyBack,
    options: function* (at) {
      const { railroad } = turnOf(at.game);
      if (checks.every((check) => allows(check, at, { railroad }))) yield { move: { type: 'payDebt', railroad } };
    },
  });

const RENT_FIRST = rentStaysPayable<Operating>(({ box, game }, { railroad }) => {
  const creditor =
    game.debts === null || (railroad !== 'RG' && railroad !== 'SF') ? BANK : creditorOf(railroad, game.debts);
  const toPresident =
    typeof creditor === 'object' && 'player' in creditor && creditor.player === presidentOf(game, railroad);
  return { price: priceAt(box, game.debtMarker), toPresident };
});

/** Outside of its step, where the ruling allows it. */
export const payDebt = payment([OR_ORDER_01, DEBT_03, DEBT_02, RENT_FIRST]);

/** In its step. */
export const payDebtInStep = payment([OR_ORDER_01, DEBT_02]);

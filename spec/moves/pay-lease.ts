/** The rent of the bridge is paid to Rio Grande. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { railroadOf } from '../holdings.ts';
import { companyHolds, pay, playerHolds } from '../ledger.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import { allows } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { Rent } from '../rules/private-running.ts';
import { PRIVATE_G3_02 } from '../rules/private-running.ts';
import type { PayLease } from './move.ts';

const PAYERS = ['railroad', 'president'] as const;

export const payLease = deed<PayLease, Rent>({
  type: 'payLease',
  resolve: (at, raw) => {
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    return PAYERS.includes(raw.payer)
      ? { railroad: raw.railroad, payer: raw.payer }
      : { code: 'unknown-name', rule: 'PRIVATE-G3-02', name: String(raw.payer) };
  },
  checks: [OR_ORDER_01, PRIVATE_G3_02],
  effect: ({ game }, { railroad, payer }) => {
    const { president } = railroadOf(game, railroad);
    const from = payer === 'president' && president !== null ? playerHolds(president) : companyHolds(railroad);
    const book = new Book(game).write(...pay('PRIVATE-G3-02', turnOf(game).leaseDue, from, companyHolds('RG')));
    return book.write(rememberTurn('PRIVATE-G3-02', book.game, { leaseDue: 0 }));
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    for (const payer of PAYERS)
      if (allows(PRIVATE_G3_02, at, { railroad, payer })) yield { move: { type: 'payLease', railroad, payer } };
  },
});

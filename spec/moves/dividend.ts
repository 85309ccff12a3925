/** The income of the turn is paid out or withheld. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { priceOf, railroadOf } from '../holdings.ts';
import { lowerPrice, noteOperated } from '../income.ts';
import { BANK, companyHolds, pay, playerHolds } from '../ledger.ts';
import { turnOf } from '../operating-round.ts';
import type { View } from '../rule.ts';
import { amountOf, ruled } from '../rule.ts';
import { DIV_03, DIV_04, DIV_06 } from '../rules/dividends.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { movePrice } from '../share-price.ts';
import type { Railroad } from '../vocabulary.ts';
import type { Dividend } from './move.ts';

const KINDS = ['payOut', 'withhold'] as const;

interface Decision extends Operating {
  readonly kind: Dividend['kind'];
}

const payOut = (at: View, railroad: Railroad, income: number): Book => {
  const { game } = at;
  const book = new Book(game);
  for (const { id, shares } of game.players) {
    const { payment } = amountOf(DIV_04, { percent: shares[railroad] ?? 0, income });
    book.write(...pay('DIV-02', payment, BANK, playerHolds(id)));
  }
  const paid = ruled(at, DIV_03)['treasury-dividends'] === 'paid';
  const { percent } = amountOf(DIV_03, { treasury: railroadOf(game, railroad).treasury, paid });
  const { payment } = amountOf(DIV_04, { percent, income });
  book.write(...pay('DIV-03', payment, BANK, companyHolds(railroad)));
  const { spaces } = amountOf(DIV_06, { income, price: priceOf(game, at.box, railroad) ?? 0 });
  return book.write(...movePrice(at, book.game, 'DIV-06', railroad, spaces));
};

const withhold = (at: View, railroad: Railroad, income: number): Book => {
  const book = new Book(at.game).write(...pay('DIV-05', income, BANK, companyHolds(railroad)));
  return book.write(...lowerPrice(at, book.game, railroad, true));
};

export const dividend = deed<Dividend, Decision>({
  type: 'dividend',
  resolve: (at, raw) => {
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    return KINDS.includes(raw.kind)
      ? { railroad: raw.railroad, kind: raw.kind }
      : { code: 'unknown-name', rule: 'DIV-01', name: String(raw.kind) };
  },
  checks: [OR_ORDER_01],
  effect: (at, { railroad, kind }) => {
    const { income } = turnOf(at.game);
    const book = kind === 'payOut' ? payOut(at, railroad, income) : withhold(at, railroad, income);
    return book.write(...noteOperated(book.game, railroad));
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    for (const kind of KINDS) yield { move: { type: 'dividend', railroad, kind } };
  },
});

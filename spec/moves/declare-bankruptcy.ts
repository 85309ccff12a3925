/** Declaring bankruptcy. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { bookForcedSale, largestBlock } from '../forced-sales.ts';
import { playerOf } from '../holdings.ts';
import { BANK, pay, playerHolds } from '../ledger.ts';
import { turnOf } from '../operating-round.ts';
import type { Check } from '../rule.ts';
import { allows } from '../rule.ts';
import { BANKRUPT_01, BANKRUPT_02 } from '../rules/bankruptcy.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { presidentIn } from '../train-duty.ts';
import type { DeclareBankruptcy } from './move.ts';

const CHECKS: readonly Check<Operating>[] = [OR_ORDER_01, BANKRUPT_02, BANKRUPT_01];

export const declareBankruptcy = deed<DeclareBankruptcy, Operating>({
  type: 'declareBankruptcy',
  resolve: (at, { railroad }) =>
    at.game.railroads[railroad] === undefined
      ? { code: 'unknown-name', rule: 'SETUP-05', name: railroad }
      : { railroad },
  checks: CHECKS,
  effect: (at, { railroad }) => {
    const book = new Book(at.game);
    const president = presidentIn(at, railroad);
    if (president === undefined) return book;
    const { id } = president;
    for (const { company } of at.game.market) {
      const now = { ...at, game: book.game };
      const block = largestBlock(now, { railroad, player: playerOf(book.game, id), company });
      if (block !== null) book.write(...bookForcedSale(now, block).journal);
    }
    const { ends } = book.game;
    return book.write(
      ...pay('BANKRUPT-03', playerOf(book.game, id).cash, playerHolds(id), BANK),
      { rule: 'BANKRUPT-02', change: 'bankrupt', of: id, from: president.bankrupt, to: true },
      { rule: 'BANKRUPT-04', change: 'ends', of: 'table', from: ends, to: { ...ends, bankruptcy: true } },
    );
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    if (CHECKS.every((check) => allows(check, at, { railroad })))
      yield { move: { type: 'declareBankruptcy', railroad } };
  },
});

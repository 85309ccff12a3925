/** Selling a block of shares to the pool in a stock round. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { findCompany, findPlayer, isMetal, playerOf, presidentOf, priceOf } from '../holdings.ts';
import { POOL, pay, playerHolds } from '../ledger.ts';
import { SALE_CHECKS, sellableBlocks } from '../limits.ts';
import { firstHolderAfter, presidentAfter } from '../presidency.ts';
import type { View } from '../rule.ts';
import { allows, amountOf, ruled } from '../rule.ts';
import type { Sale } from '../rules/sales.ts';
import { PROCEEDS, SR_SELL_04 } from '../rules/sales.ts';
import { SR_ORDER_01, SR_ORDER_02 } from '../rules/stock-turns.ts';
import { movePrice } from '../share-price.ts';
import { acted, remember, stockOf } from '../stock-round.ts';
import type { SellShares } from './move.ts';

/** Writes what every sale does: money, shares, presidency, price. */
export const bookSale = (at: View, { player, company, percent }: Sale): Book => {
  const book = new Book(at.game);
  const price = priceOf(at.game, at.box, company) ?? 0;
  const byPresident = presidentOf(at.game, company) === player.id;
  const { proceeds } = amountOf(PROCEEDS, { price, block: percent });
  book.write(...pay('SR-SELL-01', proceeds, 'bank', playerHolds(player.id)), {
    rule: 'SR-SELL-01',
    what: { percent, of: company },
    from: playerHolds(player.id),
    to: POOL,
  });
  if (isMetal(company)) return book.write(...firstHolderAfter(book.game, company));
  book.write(...presidentAfter(book.game, company, 'PRES-03'));
  const perShare = ruled(at, SR_SELL_04)['sale-drop'] === 'perShare';
  const { spaces } = amountOf(SR_SELL_04, { block: percent, byPresident, perShare });
  return book.write(...movePrice(at, book.game, 'SR-SELL-04', company, -spaces));
};

export const sellShares = deed<SellShares, Sale>({
  type: 'sellShares',
  resolve: (at, raw) => {
    const player = findPlayer(at.game, raw.player);
    if (player === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: raw.player };
    if (findCompany(at.game, raw.company) === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.company };
    return { player, company: raw.company, percent: raw.percent };
  },
  checks: [SR_ORDER_01, SR_ORDER_02, ...SALE_CHECKS],
  effect: (at, sale) => {
    const book = bookSale(at, sale);
    const stock = stockOf(at.game);
    const before = stock.soldBy[sale.player.id] ?? [];
    return book.write(
      remember('SR-SELL-03', book.game, {
        ...acted(stock),
        sold: [...stock.sold, sale.company],
        soldBy: { ...stock.soldBy, [sale.player.id]: [...before.filter((c) => c !== sale.company), sale.company] },
      }),
    );
  },
  options: function* (at) {
    const { turn } = stockOf(at.game);
    const player = playerOf(at.game, turn);
    if (!allows(SR_ORDER_02, at, { player })) return;
    for (const { company, percent } of sellableBlocks(at, turn))
      yield { move: { type: 'sellShares', player: player.id, company, percent } };
  },
});

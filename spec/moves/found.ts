/** Founding a railroad. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { findPlayer, isFounded, PRESIDENT_CERTIFICATE, playerOf, railroadsOf } from '../holdings.ts';
import { placeHomeAtFounding } from '../home-station.ts';
import { companyHolds, pay, playerHolds } from '../ledger.ts';
import type { Check, View } from '../rule.ts';
import { allows, amountOf, ruled } from '../rule.ts';
import type { Founding } from '../rules/founding.ts';
import { FOUNDING_PRICE, SR_PAR_01, SR_PAR_02, SR_PAR_03, SR_PAR_08 } from '../rules/founding.ts';
import { SR_BUY_04, SR_BUY_07 } from '../rules/purchases.ts';
import { SR_ORDER_01, SR_ORDER_02, SR_ORDER_06 } from '../rules/stock-turns.ts';
import { acted, remember, stockOf } from '../stock-round.ts';
import type { Company, PlayerId } from '../vocabulary.ts';
import type { Found } from './move.ts';

/** A founding as a holding of shares, for the limits that it shares with purchases. */
interface FoundedHolding extends Founding {
  readonly company: Company;
  readonly percent: number;
}

const FOUNDING_CHECKS: readonly Check<FoundedHolding>[] = [SR_PAR_03, SR_PAR_02, SR_PAR_01, SR_BUY_07, SR_BUY_04];

const founding = (at: View, raw: Found, player: Founding['player']): FoundedHolding => {
  const cell = at.box.market.findIndex((c) => c.price === raw.par);
  return {
    player,
    railroad: raw.railroad,
    company: raw.railroad,
    percent: PRESIDENT_CERTIFICATE,
    cell: cell < 0 ? null : cell,
    par: raw.par,
  };
};

/** Foundings that the rules about railroads, prices and limits allow, whoever is on turn. */
export const allowedFoundings = function* (at: View, id: PlayerId): Generator<Found> {
  const player = playerOf(at.game, id);
  for (const railroad of railroadsOf(at.game)) {
    if (isFounded(at.game, railroad)) continue;
    for (const { price: par } of at.box.market) {
      const move: Found = { type: 'found', player: id, railroad, par };
      const found = founding(at, move, player);
      if (FOUNDING_CHECKS.every((check) => allows(check, at, found))) yield move;
    }
  }
};

export const found = deed<Found, FoundedHolding>({
  type: 'found',
  resolve: (at, raw) => {
    const player = findPlayer(at.game, raw.player);
    if (player === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: raw.player };
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    return founding(at, raw, player);
  },
  checks: [SR_ORDER_01, SR_ORDER_02, SR_ORDER_06, ...FOUNDING_CHECKS],
  effect: (at, { player, railroad, cell, par, percent }) => {
    const book = new Book(at.game);
    const before = at.game.railroads[railroad];
    const { payment } = amountOf(FOUNDING_PRICE, { par });
    const given = before === undefined ? 0 : 100 - before.treasury - before.pool;
    const paid = ruled(at, SR_PAR_08)['palmer-payment'] === 'paid';
    const forGiven = amountOf(SR_PAR_08, { par, percent: given, paid }).payment;
    book.write(
      ...pay('SR-PAR-01', payment, playerHolds(player.id), companyHolds(railroad)),
      { rule: 'SR-PAR-01', what: { percent, of: railroad }, from: companyHolds(railroad), to: playerHolds(player.id) },
      { rule: 'SR-PAR-05', change: 'president', of: railroad, from: null, to: player.id },
      { rule: 'SR-PAR-01', change: 'par', of: railroad, from: null, to: par },
      { rule: 'SR-PAR-06', change: 'price', of: railroad, from: null, to: cell },
      ...pay('SR-PAR-08', forGiven, 'bank', companyHolds(railroad)),
    );
    book.write(...placeHomeAtFounding({ ...at, game: book.game }, railroad));
    const stock = stockOf(at.game);
    return book.write(remember('SR-ORDER-02', book.game, { ...acted(stock), purchases: stock.purchases + 1 }));
  },
  options: function* (at) {
    const { turn } = stockOf(at.game);
    const player = playerOf(at.game, turn);
    if (!allows(SR_ORDER_02, at, { player }) || !allows(SR_ORDER_06, at, { player })) return;
    for (const move of allowedFoundings(at, turn)) yield { move };
  },
});

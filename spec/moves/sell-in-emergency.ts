/** Selling a block of shares because a railroad must buy a train. */
import { deed } from '../deed.ts';
import { bookForcedSale, EMERGENCY_SALE_CHECKS, emergencyBlocks } from '../forced-sales.ts';
import { findCompany, findPlayer, priceOf } from '../holdings.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { EmergencySale } from '../rules/emergency.ts';
import { presidentIn } from '../train-duty.ts';
import type { SellShares } from './move.ts';

export const sellInEmergency = deed<SellShares, EmergencySale>({
  type: 'sellShares',
  resolve: (at, raw) => {
    const player = findPlayer(at.game, raw.player);
    if (player === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: raw.player };
    if (findCompany(at.game, raw.company) === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.company };
    return { railroad: turnOf(at.game).railroad, player, company: raw.company, percent: raw.percent };
  },
  checks: EMERGENCY_SALE_CHECKS,
  effect: (at, sale) => {
    const { company } = sale;
    const price = priceOf(at.game, at.box, company) ?? 0;
    const book = bookForcedSale(at, sale);
    const emergencySales = [...turnOf(at.game).emergencySales, { company, price }];
    return book.write(rememberTurn('EMERGENCY-05', book.game, { emergencySales }));
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    const president = presidentIn(at, railroad);
    if (president === undefined) return;
    for (const { player, company, percent } of emergencyBlocks(at, railroad, president))
      yield { move: { type: 'sellShares', player: player.id, company, percent } };
  },
});

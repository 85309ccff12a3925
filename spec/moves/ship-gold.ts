/** A railroad ships a gold cube after its run. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { railroadOwns } from '../holdings.ts';
import type { Entry } from '../ledger.ts';
import { BANK, companyHolds, pay } from '../ledger.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows, amountOf } from '../rule.ts';
import type { Shipment } from '../rules/gold.ts';
import { GOLD_02, GOLD_03, GOLD_04, GOLD_07 } from '../rules/gold.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { JEWELER_SHARE, PRIVATE_G2_01 } from '../rules/private-running.ts';
import { ROUTE_15 } from '../rules/route-revenue.ts';
import type { Game } from '../state.ts';
import type { ShipGold } from './move.ts';

const CHECKS: readonly Check<Shipment>[] = [OR_ORDER_01, GOLD_07, GOLD_02, GOLD_04, PRIVATE_G2_01];

/** The money on the gold mine follows the lowest empty space of the gold track. */
const goldMine = (at: View, { gold, metals }: Game): readonly Entry[] => {
  const { dividends } = at.box.gold;
  const value = dividends[Math.min(gold.shipped, dividends.length - 1)] ?? 0;
  return pay('GOLD-05', value - metals.VGC.cash, BANK, companyHolds('VGC'));
};

/** What the jeweler gets for a shipment, on his card. */
const jewelerShare = ({ game, box }: View): readonly Entry[] => {
  const card = game.privates.Y6;
  const playerOwns = card?.owner != null && !card.closed && 'player' in card.owner;
  const { payment } = amountOf(JEWELER_SHARE, { share: box.privates.Y6.bonus ?? 0, playerOwns });
  return pay('PRIVATE-Y6-01', payment, BANK, { private: 'Y6' });
};

export const shipGold = deed<ShipGold, Shipment>({
  type: 'shipGold',
  resolve: (at, raw) => {
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    if (at.box.hexes[raw.hex] === undefined) return { code: 'unknown-name', rule: 'GOLD-02', name: raw.hex };
    return { railroad: raw.railroad, hex: raw.hex, nugget: raw.nugget ?? false };
  },
  checks: CHECKS,
  effect: (at, { hex, nugget }) => {
    const { box, game } = at;
    const rule = nugget ? 'PRIVATE-G2-01' : 'GOLD-03';
    const ofNugget = box.privates.G2.bonus ?? 0;
    const { bonus } = amountOf(GOLD_03, { usual: box.gold.bonus, ofNugget, nugget });
    const { income } = amountOf(ROUTE_15, { routes: turnOf(game).income, gold: bonus });
    const book = new Book(game).write(
      { rule: 'GOLD-02', what: { cubes: 1, of: 'gold' }, from: { hex }, to: 'goldTrack' },
      rememberTurn(rule, game, { goldFrom: hex, income }),
    );
    book.write(...goldMine(at, book.game));
    if (nugget) book.write({ rule, change: 'closed', of: 'G2', from: false, to: true });
    return book.write(...jewelerShare(at));
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    const nuggets = railroadOwns(at.game, railroad, 'G2') ? [false, true] : [false];
    for (const hex of Object.keys(at.game.gold.cubes))
      for (const nugget of nuggets)
        if (CHECKS.every((check) => allows(check, at, { railroad, hex, nugget })))
          yield { move: { type: 'shipGold', railroad, hex, ...(nugget ? { nugget: true } : {}) } };
  },
});

/** Placing a station. */
import { Book } from '../book.ts';
import { freeSlot, nextStation } from '../charter-stations.ts';
import { deed } from '../deed.ts';
import { BANK, companyHolds, pay } from '../ledger.ts';
import { mapOf } from '../map-view.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { Placing } from '../rules/stations.ts';
import { TOKEN_02, TOKEN_03, TOKEN_04, TOKEN_06, TOKEN_07 } from '../rules/stations.ts';
import { networkOf } from '../track/network.ts';
import type { PlaceStation } from './move.ts';

/** Rules about the turn and the charter, wherever the station shall go. */
const TURN_CHECKS: readonly Check<Placing>[] = [TOKEN_02, TOKEN_03, TOKEN_04];
const SITE_CHECKS: readonly Check<Placing>[] = [TOKEN_06, TOKEN_07];

/** Every station that the rules allow the railroad on turn. */
export const allowedStations = function* (at: View): Generator<Placing> {
  const { railroad } = turnOf(at.game);
  const allowed = (checks: readonly Check<Placing>[], hex: string): boolean =>
    checks.every((check) => allows(check, at, { railroad, hex }));
  if (!allowed(TURN_CHECKS, '')) return;
  for (const hex of networkOf(mapOf(at), railroad).stops()) if (allowed(SITE_CHECKS, hex)) yield { railroad, hex };
};

export const placeStation = deed<PlaceStation, Placing>({
  type: 'placeStation',
  resolve: (at, { railroad, hex }) => {
    if (at.game.railroads[railroad] === undefined) return { code: 'unknown-name', rule: 'SETUP-05', name: railroad };
    if (at.box.hexes[hex] === undefined) return { code: 'unknown-name', rule: 'TOKEN-06', name: hex };
    return { railroad, hex };
  },
  checks: [OR_ORDER_01, ...TURN_CHECKS, ...SITE_CHECKS],
  effect: (at, { railroad, hex }) => {
    const price = nextStation(at.game, railroad)?.price ?? 0;
    const slot = freeSlot(at.game, hex);
    const book = new Book(at.game).write(...pay('TOKEN-04', price, companyHolds(railroad), BANK), {
      rule: 'TOKEN-06',
      what: { station: railroad, slot },
      from: companyHolds(railroad),
      to: { hex },
    });
    return book.write(rememberTurn('TOKEN-02', book.game, { stationPlaced: true }));
  },
  options: function* (at) {
    for (const placing of allowedStations(at)) yield { move: { type: 'placeStation', ...placing } };
  },
});

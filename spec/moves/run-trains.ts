/** The trains run: each takes its route, and the income of the turn is reckoned. */
import { Book } from '../book.ts';
import type { Run } from '../declared-run.ts';
import { legsOfRoute, readRun } from '../declared-run.ts';
import { deed } from '../deed.ts';
import { railroadOwns } from '../holdings.ts';
import { priceRun } from '../income.ts';
import type { Entry } from '../ledger.ts';
import { companyHolds } from '../ledger.ts';
import { mapOf } from '../map-view.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { View } from '../rule.ts';
import { amountOf } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { COAL_HEX, PRIVATE_Y3_01, RENT } from '../rules/private-running.ts';
import { ROUTE_15 } from '../rules/route-revenue.ts';
import {
  ROUTE_01,
  ROUTE_02,
  ROUTE_03,
  ROUTE_04,
  ROUTE_05,
  ROUTE_06,
  ROUTE_07,
  ROUTE_08,
  ROUTE_09,
} from '../rules/routes.ts';
import { runTermsOf, trainsOf } from '../run-terms.ts';
import type { RunRoute } from '../state.ts';
import { bestRun } from '../track/best-run.ts';
import type { Railroad } from '../vocabulary.ts';
import { TRAINS } from '../vocabulary.ts';
import type { DeclaredRoute, RunTrains } from './move.ts';

/** Rent for the bridge, by the first route that stops there, and that its holder has used it. */
export const rentOf = (
  at: View,
  railroad: Railroad,
  routes: readonly RunRoute[],
): { readonly due: number; readonly used: readonly Entry[] } => {
  const bridge = at.box.gorge.find(({ green }) => at.box.tiles[green]?.stop?.kind === 'town')?.hex;
  const crossing = routes.find(({ stops }) => bridge !== undefined && stops.includes(bridge));
  const holds = railroadOwns(at.game, railroad, 'G3');
  const { due } = amountOf(RENT, {
    revenue: crossing?.revenue ?? 0,
    stopsThere: crossing !== undefined,
    holds,
    isOwner: railroad === 'RG',
  });
  const card = at.game.privates.G3;
  if (due === 0 || card === undefined || card.armed) return { due, used: [] };
  const { used, armed } = card;
  return {
    due,
    used: [{ rule: 'PRIVATE-G3-01', change: 'card', of: 'G3', from: { used, armed }, to: { used, armed: true } }],
  };
};

/** The cube that the coal mines earn by the run. */
const coalOf = ({ game }: View, routes: readonly RunRoute[]): readonly Entry[] => {
  const card = game.privates.Y3;
  if (card?.owner == null || !('railroad' in card.owner)) return [];
  const { cubes } = amountOf(PRIVATE_Y3_01, {
    left: card.cubes,
    stopsThere: routes.some(({ stops }) => stops.includes(COAL_HEX)),
    railroadOwns: !card.closed,
  });
  if (cubes === 0) return [];
  const to = companyHolds(card.owner.railroad);
  return [{ rule: 'PRIVATE-Y3-01', what: { cubes, of: 'coal', card: 'Y3' }, from: { private: 'Y3' }, to }];
};

export const runTrains = deed<RunTrains, Run>({
  type: 'runTrains',
  resolve: (at, raw) => {
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    for (const { train, legs } of raw.routes) {
      if (!(TRAINS as readonly string[]).includes(train))
        return { code: 'unknown-name', rule: 'ROUTE-01', name: train };
      const hex = legs.flat().find((each) => at.box.hexes[each] === undefined);
      if (hex !== undefined) return { code: 'unknown-name', rule: 'ROUTE-05', name: hex };
    }
    return readRun(at, raw.railroad, raw.routes);
  },
  checks: [OR_ORDER_01, ROUTE_01, ROUTE_05, ROUTE_02, ROUTE_03, ROUTE_04, ROUTE_06, ROUTE_07, ROUTE_08, ROUTE_09],
  effect: (at, { railroad, runs }) => {
    const routes = runs.map((run) => priceRun(at, railroad, run));
    const revenue = routes.reduce((sum, route) => sum + route.revenue, 0);
    const { income } = amountOf(ROUTE_15, { routes: revenue, gold: 0 });
    const rent = rentOf(at, railroad, routes);
    return new Book(at.game).write(
      rememberTurn('ROUTE-15', at.game, {
        routes,
        income,
        leaseDue: rent.due,
        lengthened: [],
        lengtheningSkipped: [],
      }),
      ...coalOf(at, routes),
      ...rent.used,
    );
  },
  /**
   * Examples, not all: the run that earns most and the one without any route. Whatever else is legal can be declared as
   * well, but there are too many runs to list.
   */
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    const map = mapOf(at);
    const trains = trainsOf(at, railroad);
    const best = bestRun(map, railroad, runTermsOf(at, railroad));
    const routes = trains.flatMap(({ train }, i): readonly DeclaredRoute[] => {
      const route = best.routes[i] ?? null;
      return route === null ? [] : [{ train, legs: legsOfRoute(map, route) }];
    });
    if (routes.length > 0) yield { move: { type: 'runTrains', railroad, routes } };
    yield { move: { type: 'runTrains', railroad, routes: [] } };
  },
});

import type { Railroad } from '../vocabulary.ts';
import type { BestRun, RunTerms } from './best-run.ts';
import type { MapView } from './board.ts';
import { everyRoute } from './every-route.ts';
import { type Route, stopsOf } from './route.ts';
import type { RunningTrain } from './route-checks.ts';
import * as checks from './route-checks.ts';
import { revenueOfStops, routeRevenue } from './route-revenue.ts';

/** Why a claim does not stand. */
export type Objection =
  | { readonly code: 'illegal-run' }
  | { readonly code: 'wrong-revenue'; readonly revenue: number }
  | { readonly code: 'low-ceiling'; readonly train: number; readonly route: Route }
  | { readonly code: 'better-run'; readonly routes: readonly Route[] };

/** A route that a train may take, with its revenue in dollars. */
interface Offer {
  readonly route: Route;
  readonly revenue: number;
}

/**
 * The first objection to a claimed best run of at most two trains; null if it is proven. First each route of each train
 * is compared with the ceiling of the train. Then a better run could only consist of two routes that together earn more
 * than the claim, and it is shown of each such pair that the two cross a common edge.
 */
export function checkBestRun(view: MapView, railroad: Railroad, terms: RunTerms, claim: BestRun): Objection | null {
  if (!isLegalRun(view, railroad, terms, claim.routes)) return { code: 'illegal-run' };
  const revenue = claim.routes.reduce((sum, route, index) => {
    const train = terms.trains[index];
    return sum + (route === null || train === undefined ? 0 : routeRevenue(view, train, route, terms).total);
  }, 0);
  if (revenue !== claim.revenue) return { code: 'wrong-revenue', revenue };
  const offers = terms.trains.map((train) => offersTo(view, railroad, train, terms));
  for (const [train, [best]] of offers.entries()) {
    if (best !== undefined && best.revenue > (claim.ceilings[train] ?? 0)) {
      return { code: 'low-ceiling', train, route: best.route };
    }
    if (best !== undefined && best.revenue > claim.revenue) return { code: 'better-run', routes: [best.route] };
  }
  const [first = [], second = []] = offers;
  const [most = 0, mostOfOther = 0] = claim.ceilings;
  return betterPair(
    first.filter((offer) => offer.revenue + mostOfOther > claim.revenue),
    second.filter((offer) => offer.revenue + most > claim.revenue),
    claim.revenue,
  );
}

/** The routes of a train with their revenue, best first. */
function offersTo(view: MapView, railroad: Railroad, train: RunningTrain, terms: RunTerms): readonly Offer[] {
  return everyRoute(view, railroad, train, terms.open)
    .map(({ route, stops }) => ({ route, revenue: revenueOfStops(view, train, route, stops, terms).total }))
    .toSorted((one, other) => other.revenue - one.revenue);
}

/** A pair that crosses no edge twice and earns more; both lists have the best first. */
function betterPair(first: readonly Offer[], second: readonly Offer[], revenue: number): Objection | null {
  // For each edge the set of second routes that cross it, one bit each.
  const users = new Map<string, bigint>();
  for (const [index, { route }] of second.entries()) {
    for (const edge of edgesOf(route)) users.set(edge, (users.get(edge) ?? 0n) | (1n << BigInt(index)));
  }
  for (const offer of first) {
    const earnsLess = second.findIndex((other) => offer.revenue + other.revenue <= revenue);
    const rivals = (1n << BigInt(earnsLess < 0 ? second.length : earnsLess)) - 1n;
    const meeting = edgesOf(offer.route).reduce((set, edge) => set | (users.get(edge) ?? 0n), 0n);
    if ((rivals & ~meeting) === 0n) continue;
    const partner = second.find((_, index) => ((rivals & ~meeting) >> BigInt(index)) % 2n === 1n);
    return { code: 'better-run', routes: [offer.route, ...(partner === undefined ? [] : [partner.route])] };
  }
  return null;
}

function edgesOf(route: Route): readonly string[] {
  return route.slice(1).map((hex, index) => [hex, route[index] ?? hex].toSorted().join('-'));
}

function isLegalRun(
  view: MapView,
  railroad: Railroad,
  { trains, open }: RunTerms,
  routes: readonly (Route | null)[],
): boolean {
  const run = routes.filter((route) => route !== null);
  return (
    routes.length === trains.length &&
    checks.repeatedEdges(...run).length === 0 &&
    routes.every((route, index) => {
      const train = trains[index];
      if (route === null || train === undefined) return route === null;
      return (
        checks.gapsIn(view, route).length === 0 &&
        stopsOf(view, route).length >= 2 &&
        checks.ownStationsOn(view, railroad, route).length > 0 &&
        checks.repeatedStops(view, route).length === 0 &&
        checks.closedStopsPassed(view, railroad, route, open).length === 0 &&
        checks.stopsUsed(view, train, route) <= train.stops &&
        checks.repeatedGroups(view, route).length === 0
      );
    })
  );
}

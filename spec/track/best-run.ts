import type { HexId, Railroad } from '../vocabulary.ts';
import { allRoutes, hexesOf, overlap, type PricedRoute } from './all-routes.ts';
import type { MapView } from './board.ts';
import { legsFor } from './legs.ts';
import type { Route } from './route.ts';
import type { RunningTrain } from './route-checks.ts';
import type { RevenueTerms } from './route-revenue.ts';

/** Everything on which the run of a railroad depends, besides the map. */
export interface RunTerms extends RevenueTerms {
  /** The trains that run, in the order in which their routes are listed. */
  readonly trains: readonly RunningTrain[];
  /** Hexes whose cities never block (PRIVATE-G3). */
  readonly open: readonly HexId[];
}

/**
 * A best run and what proves it: no train alone can earn more than its ceiling, so a better run would need from each
 * train a route worth more than the total less the ceilings of the others. `checkBestRun` follows that argument.
 */
export interface BestRun {
  /** The route of each train; null where it stays idle. */
  readonly routes: readonly (Route | null)[];
  /** Revenue of all routes in dollars. */
  readonly revenue: number;
  /** For each train the most in dollars that it could earn alone. */
  readonly ceilings: readonly number[];
}

/** Routes that leave their station by the same legs, best first. */
interface Family {
  /** Edges that all of them cross. */
  readonly edges: readonly number[];
  readonly routes: readonly PricedRoute[];
}

/** The run that earns most. */
export function bestRun(view: MapView, railroad: Railroad, terms: RunTerms): BestRun {
  const map = legsFor(view, railroad, terms.open);
  const families = terms.trains.map((train) => familiesOf(allRoutes(map, train, terms)));
  const ceilings = families.map(([best]) => best?.routes[0]?.revenue ?? 0);
  const after = ceilings.map((_, train) => ceilings.slice(train).reduce((sum, each) => sum + each, 0));
  const chosen: (PricedRoute | null)[] = ceilings.map(() => null);
  let best = { revenue: 0, routes: chosen.slice() };

  const choose = (train: number, crossed: readonly number[], revenue: number): void => {
    if (revenue > best.revenue) best = { revenue, routes: chosen.slice() };
    const hope = after[train + 1] ?? 0;
    for (const family of families[train] ?? []) {
      const [first] = family.routes;
      if (first === undefined || revenue + first.revenue + hope <= best.revenue) break;
      if (overlap(family.edges, crossed)) continue;
      for (const route of family.routes) {
        if (revenue + route.revenue + hope <= best.revenue) break;
        if (overlap(route.edges, crossed)) continue;
        chosen[train] = route;
        choose(train + 1, union(crossed, route.edges), revenue + route.revenue);
        chosen[train] = null;
      }
    }
    if (train + 1 < families.length && revenue + hope > best.revenue) choose(train + 1, crossed, revenue);
  };

  choose(0, [], 0);
  const routes = best.routes.map((route) => (route === null ? null : hexesOf(map, route)));
  return { routes, revenue: best.revenue, ceilings };
}

/** Groups routes by the legs at their station, the family with the best route first. */
function familiesOf(routes: readonly PricedRoute[]): readonly Family[] {
  const families = new Map<string, { edges: readonly number[]; routes: PricedRoute[] }>();
  for (const route of routes.toSorted((one, other) => other.revenue - one.revenue)) {
    const [out, back] = [route.arms[0][0], route.arms[1][0]];
    const edges = union(out?.edges ?? [], back?.edges ?? []);
    const key = edges.join();
    const family = families.get(key);
    if (family === undefined) families.set(key, { edges, routes: [route] });
    else family.routes.push(route);
  }
  return [...families.values()];
}

function union(one: readonly number[], other: readonly number[]): readonly number[] {
  const longer = one.length < other.length ? other : one;
  return longer.map((_, word) => (one[word] ?? 0) | (other[word] ?? 0));
}

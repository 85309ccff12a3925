import { neighbour, opposite } from '../box/grid.ts';
import { EDGES, type Edge, type HexId, type Railroad } from '../vocabulary.ts';
import { hasStation, isFullOfOthers, type MapView, pathsAt, stopAt } from './board.ts';
import type { Route } from './route.ts';
import type { RunningTrain } from './route-checks.ts';

/** A route and the hexes of its stops. */
export interface FoundRoute {
  readonly route: Route;
  readonly stops: readonly HexId[];
}

/** One hex as a train of the railroad finds it. */
interface Place {
  readonly hex: HexId;
  readonly isStop: boolean;
  /** Stops that it uses up. */
  readonly uses: number;
  /** Whether a train that comes here must end. */
  readonly ends: boolean;
  readonly own: boolean;
  readonly group: string | null;
  /** Where each end of a path leads: from an edge to other edges or the stop, from the stop to edges. */
  readonly ways: ReadonlyMap<Edge | 'stop', readonly (Edge | 'stop')[]>;
  /** What lies over each edge, and a name for that edge. */
  readonly beyond: readonly { readonly hex: HexId; readonly edge: string }[];
}

/**
 * Every legal route of a train, the slow and plain way: from each stop, whether or not it is reached from a station,
 * hex by hex to each other stop. It shares no search with the best run, which it is there to check.
 */
export function everyRoute(
  view: MapView,
  railroad: Railroad,
  train: RunningTrain,
  open: readonly HexId[],
): readonly FoundRoute[] {
  const places = new Map(Object.keys(view.box.hexes).map((hex) => [hex, placeOf(view, railroad, train, open, hex)]));
  const found: FoundRoute[] = [];
  const route: HexId[] = [];
  const stops: Place[] = [];
  const crossed = new Set<string>();

  const visit = (place: Place, from: Edge | null): void => {
    const { hex, group } = place;
    const again = stops.some((stop) => stop === place || (group !== null && stop.group === group));
    const uses = stops.reduce((sum, stop) => sum + stop.uses, place.uses);
    if (again || uses > train.stops) return;
    stops.push(place);
    const [start = place] = stops;
    // Of its two directions each route is kept in the one that is found from the earlier hex.
    if (start.hex < hex && stops.some((stop) => stop.own)) {
      found.push({ route: [...route], stops: stops.map((stop) => stop.hex) });
    }
    if (from === null || !place.ends) {
      for (const edge of place.ways.get('stop') ?? []) if (edge !== 'stop' && edge !== from) leave(place, edge);
    }
    stops.pop();
  };

  const leave = (place: Place, edge: Edge): void => {
    const beyond = place.beyond[edge];
    const next = places.get(beyond?.hex ?? '');
    if (beyond === undefined || next === undefined || crossed.has(beyond.edge)) return;
    crossed.add(beyond.edge);
    route.push(next.hex);
    const from = opposite(edge);
    for (const end of next.ways.get(from) ?? []) {
      if (end === 'stop') visit(next, from);
      else leave(next, end);
    }
    route.pop();
    crossed.delete(beyond.edge);
  };

  for (const place of places.values()) {
    if (!place.isStop) continue;
    route.push(place.hex);
    visit(place, null);
    route.pop();
  }
  return found;
}

function placeOf(view: MapView, railroad: Railroad, train: RunningTrain, open: readonly HexId[], hex: HexId): Place {
  const stop = stopAt(view, hex);
  const paths = pathsAt(view, hex);
  const leadsTo = (end: Edge | 'stop') =>
    paths.flatMap(([one, other]) => (one === end ? [other] : other === end ? [one] : []));
  return {
    hex,
    isStop: stop !== null,
    uses: train.townsCount || stop?.kind !== 'town' ? 1 : 0,
    ends: stop?.kind === 'offboard' || (isFullOfOthers(view, hex, railroad) && !open.includes(hex)),
    own: hasStation(view, hex, railroad),
    group: view.box.hexes[hex]?.group ?? null,
    ways: new Map([...EDGES, 'stop' as const].map((end) => [end, leadsTo(end)])),
    beyond: EDGES.map((edge) => {
      const next = neighbour(hex, edge);
      return { hex: next, edge: [hex, next].toSorted().join('-') };
    }),
  };
}

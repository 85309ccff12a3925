/** The way of a train. */
import { neighbours } from '../box/grid.ts';
import { EDGES, type Edge, type HexId } from '../vocabulary.ts';
import { type MapView, pathsAt, stopAt } from './board.ts';
import { samePath } from './tile-geometry.ts';

/**
 * The hexes through which a train goes, in order; it starts at the stop of the first and ends at that of the last. A hex
 * may come twice, over different track. As no hex offers a way past its stop, the hexes say all.
 */
export type Route = readonly HexId[];

/** How a route goes through one of its hexes. */
export interface Passage {
  readonly hex: HexId;
  /** Edges over which it comes and goes; null where it starts or ends, and where the next hex is no neighbour. */
  readonly from: Edge | null;
  readonly to: Edge | null;
  readonly terminal: boolean;
}

const passages = new WeakMap<Route, readonly Passage[]>();

/** The passages of a route, one for each of its hexes; worked out once, as every rule about routes asks for them. */
export function passagesOf(route: Route): readonly Passage[] {
  let found = passages.get(route);
  if (found === undefined) {
    found = route.map((hex, index) => ({
      hex,
      from: edgeToward(hex, route[index - 1]),
      to: edgeToward(hex, route[index + 1]),
      terminal: index === 0 || index === route.length - 1,
    }));
    passages.set(route, found);
  }
  return found;
}

/** The edge that a hex shares with another. */
function edgeToward(hex: HexId, other: HexId | undefined): Edge | null {
  const edge = other === undefined ? -1 : neighbours(hex).indexOf(other);
  return EDGES[edge] ?? null;
}

const stops = new WeakMap<Route, { readonly view: MapView; readonly hexes: readonly HexId[] }>();

/** The hexes at which a route stops: its ends, and each on the way whose stop it cannot pass by. */
export function stopsOf(view: MapView, route: Route): readonly HexId[] {
  const known = stops.get(route);
  if (known?.view === view) return known.hexes;
  const hexes = passagesOf(route)
    .filter((passage) => isStopOf(view, passage))
    .map(({ hex }) => hex);
  stops.set(route, { view, hexes });
  return hexes;
}

/** Whether a passage stops. */
export function isStopOf(view: MapView, passage: Passage): boolean {
  return stopAt(view, passage.hex) !== null && !passesBy(view, passage);
}

/** Whether a passage follows one path from edge to edge. */
export function passesBy(view: MapView, { hex, from, to }: Passage): boolean {
  return from !== null && to !== null && pathsAt(view, hex).some((path) => samePath(path, [from, to]));
}

/**
 * Reads a route from the chains of hexes between its stops, as the game files of 18xx.games list them: neighbouring
 * chains share a stop, and each may run in either direction. Null if they do not hang together.
 */
export function routeFromConnections(connections: readonly (readonly HexId[])[]): Route | null {
  const [first, second] = connections;
  if (first === undefined || first.length < 2) return null;
  const meets = second === undefined || [second[0], second.at(-1)].includes(first.at(-1));
  let route: Route = meets ? first : first.toReversed();
  for (const chain of connections.slice(1)) {
    const end = route.at(-1);
    const onward = chain[0] === end ? chain : chain.toReversed();
    if (onward.length < 2 || onward[0] !== end) return null;
    route = [...route, ...onward.slice(1)];
  }
  return route;
}

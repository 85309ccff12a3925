/** What a route must satisfy, one function each: they return what offends, nothing where all is well. */
import type { TrainKind } from '../box/box.ts';
import type { HexId, Railroad } from '../vocabulary.ts';
import { hasStation, isFullOfOthers, type MapView, pathsAt, stopAt } from './board.ts';
import { isStopOf, passagesOf, passesBy, type Route, stopsOf } from './route.ts';
import { samePath } from './tile-geometry.ts';

/** What a train can do; a lengthened train has more stops than its kind. */
export type RunningTrain = Pick<TrainKind, 'stops' | 'townsCount' | 'multiplier'>;

/** The own stations at which a route stops; it needs one, and two stops (ROUTE-02). */
export function ownStationsOn(view: MapView, railroad: Railroad, route: Route): readonly HexId[] {
  return stopsOf(view, route).filter((hex) => hasStation(view, hex, railroad));
}

/** Stops that a route visits again (ROUTE-03). */
export function repeatedStops(view: MapView, route: Route): readonly HexId[] {
  return repeated(stopsOf(view, route));
}

/** Edges between hexes, as `A1-A3`, that routes cross more than once, one alone or together (ROUTE-04). */
export function repeatedEdges(...routes: readonly Route[]): readonly string[] {
  return repeated(
    routes.flatMap((route) => route.slice(1).map((hex, index) => [hex, route[index] ?? hex].toSorted().join('-'))),
  );
}

/** Hexes through which no path leads as the route goes, and ends without a stop (ROUTE-05). */
export function gapsIn(view: MapView, route: Route): readonly HexId[] {
  return passagesOf(route)
    .filter((passage) => {
      const { hex, from, to, terminal } = passage;
      if (passesBy(view, passage)) return false;
      const toStop = pathsAt(view, hex).filter((path) => path.includes('stop'));
      const joined = [from, to].filter(
        (edge) => edge !== null && toStop.some((path) => samePath(path, [edge, 'stop'])),
      );
      return joined.length !== (terminal ? 1 : 2) || from === to;
    })
    .map(({ hex }) => hex);
}

/**
 * Stops on the way at which a train must end: off-map places without slots, and cities full of other railroads' stations
 * unless their hexes are among the open ones (ROUTE-06, PRIVATE-G3).
 */
export function closedStopsPassed(
  view: MapView,
  railroad: Railroad,
  route: Route,
  open: readonly HexId[],
): readonly HexId[] {
  return passagesOf(route)
    .filter((passage) => !passage.terminal && isStopOf(view, passage))
    .map(({ hex }) => hex)
    .filter(
      (hex) => stopAt(view, hex)?.kind === 'offboard' || (isFullOfOthers(view, hex, railroad) && !open.includes(hex)),
    );
}

/** How many of its stops a train uses up on a route; it may not exceed the train's stops (ROUTE-07, ROUTE-08). */
export function stopsUsed(view: MapView, train: RunningTrain, route: Route): number {
  return stopsOf(view, route).filter((hex) => train.townsCount || stopAt(view, hex)?.kind !== 'town').length;
}

/** Off-map places of which a route visits more than one hex (ROUTE-09). */
export function repeatedGroups({ box }: MapView, route: Route): readonly string[] {
  const hexes = [...new Set(route)];
  return repeated(hexes.map((hex) => box.hexes[hex]?.group ?? null).filter((group) => group !== null));
}

function repeated<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list.filter((each, index) => list.indexOf(each) !== index))];
}

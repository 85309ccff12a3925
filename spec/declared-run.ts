/** A declared run, read: which train takes which route, and how its legs hang together. */
import { mapOf } from './map-view.ts';
import type { DeclaredRoute } from './moves/move.ts';
import type { View } from './rule.ts';
import type { OwnTrain } from './run-terms.ts';
import { leasedHexes, trainsOf } from './run-terms.ts';
import type { MapView } from './track/board.ts';
import type { Route } from './track/route.ts';
import { isStopOf, passagesOf, routeFromConnections, stopsOf } from './track/route.ts';
import { stopsUsed } from './track/route-checks.ts';
import type { HexId, Railroad, Train } from './vocabulary.ts';

/** One train's part of a run. */
export interface TrainRun {
  readonly kind: Train;
  /** The train that goes; null if the railroad has no such train left. */
  readonly train: OwnTrain | null;
  /** Empty where the legs do not hang together. */
  readonly route: Route;
  readonly stops: readonly HexId[];
}

/** A run as its railroad declares it. */
export interface Run {
  readonly railroad: Railroad;
  readonly runs: readonly TrainRun[];
  /** Hexes whose cities do not block the railroad. */
  readonly open: readonly HexId[];
}

/**
 * Reads a declaration. It names kinds of trains, and trains of a kind differ only where one was made longer: the longest
 * takes the route that needs most stops.
 */
export const readRun = (at: View, railroad: Railroad, routes: readonly DeclaredRoute[]): Run => {
  const map = mapOf(at);
  const declared = routes.map(({ train: kind, legs }) => {
    const route = routeFromConnections(legs) ?? [];
    const townsCount = at.box.trains.find((each) => each.name === kind)?.townsCount ?? false;
    const needs = stopsUsed(map, { stops: 0, multiplier: 1, townsCount }, route);
    return { kind, route, needs, stops: stopsOf(map, route) };
  });
  const left = trainsOf(at, railroad).toSorted((a, b) => b.stops - a.stops);
  const runs: TrainRun[] = [];
  for (const { index, kind, route, stops } of declared
    .map((each, index) => ({ ...each, index }))
    .toSorted((a, b) => b.needs - a.needs)) {
    const found = left.findIndex((train) => train.train === kind);
    const [train = null] = found < 0 ? [] : left.splice(found, 1);
    runs[index] = { kind, train, route, stops };
  }
  return { railroad, runs, open: leasedHexes(at, railroad) };
};

/** The legs of a route, each from a stop to the next, as a run is declared. */
export const legsOfRoute = (map: MapView, route: Route): readonly (readonly HexId[])[] => {
  const legs: (readonly HexId[])[] = [];
  let leg: readonly HexId[] = [];
  for (const [index, passage] of passagesOf(route).entries()) {
    leg = [...leg, passage.hex];
    if (index === 0 || !isStopOf(map, passage)) continue;
    legs.push(leg);
    leg = [passage.hex];
  }
  return legs;
};

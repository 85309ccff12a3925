/**
 * Runs judged the slow and plain way: every route of every train is listed, and a run is lawful if its routes are on the
 * lists of different trains and no two cross one edge. The engine judges declared routes rule by rule instead.
 */
import { mapOf } from '../../spec/map-view.ts';
import type { RunTrains } from '../../spec/moves/move.ts';
import type { View } from '../../spec/rule.ts';
import type { OwnTrain } from '../../spec/run-terms.ts';
import { leasedHexes, trainsOf } from '../../spec/run-terms.ts';
import { everyRoute } from '../../spec/track/every-route.ts';
import type { Route } from '../../spec/track/route.ts';
import { routeFromConnections } from '../../spec/track/route.ts';
import type { Railroad, Train } from '../../spec/vocabulary.ts';

/** Every route of a train of the railroad. */
export const lawfulRoutes = (at: View, railroad: Railroad, train: OwnTrain): readonly Route[] =>
  everyRoute(mapOf(at), railroad, train, leasedHexes(at, railroad)).map(({ route }) => route);

const inOneDirection = (route: Route): string => {
  const ways = [route.join('-'), route.toReversed().join('-')];
  return ways.toSorted()[0] ?? '';
};

/** Edges between hexes that a route crosses, each as often as it does. */
const edgesOf = (route: Route): readonly string[] =>
  route.slice(1).map((hex, i) => [hex, route[i] ?? ''].toSorted().join('-'));

interface Wanted {
  readonly kind: Train;
  readonly route: Route;
}

/** Whether the routes can be given to different trains, each to one that may take it. */
const canBeGiven = (
  [first, ...others]: readonly Wanted[],
  trains: readonly (readonly [Train, Set<string>])[],
): boolean =>
  first === undefined ||
  trains.some(
    ([kind, routes], i) =>
      kind === first.kind && routes.has(inOneDirection(first.route)) && canBeGiven(others, trains.toSpliced(i, 1)),
  );

/** Whether the railroad on turn may run like this. */
export const isLawfulRun = (at: View, { railroad, routes }: RunTrains): boolean => {
  if (!at.at.endsWith('.run') || at.game.operating?.turn?.railroad !== railroad) return false;
  const wanted = routes.flatMap(({ train, legs }): Wanted[] => {
    const route = routeFromConnections(legs);
    return route === null ? [] : [{ kind: train, route }];
  });
  const edges = wanted.flatMap(({ route }) => edgesOf(route));
  if (wanted.length < routes.length || new Set(edges).size < edges.length) return false;
  const trains = trainsOf(at, railroad).map(
    (train) => [train.train, new Set(lawfulRoutes(at, railroad, train).map(inOneDirection))] as const,
  );
  return canBeGiven(wanted, trains);
};

/** Whether a made-up run is treated as it should be; `best` is the revenue of the best run that is listed. */
export const runFaults = (
  { at, accepted, income, best }: { at: View; accepted: boolean; income: number; best: number },
  move: RunTrains,
): readonly string[] => {
  const lawful = isLawfulRun(at, move);
  if (accepted !== lawful) return [`${JSON.stringify(move)} accepted ${accepted}, lawful ${lawful}`];
  return accepted && income > best ? [`${JSON.stringify(move)} earns $${income}, the best run $${best}`] : [];
};

/** Chapter "routes", the ways of trains: which trains run and where they may go. */
import type { Run, TrainRun } from '../declared-run.ts';
import { railroadOf } from '../holdings.ts';
import { mapOf } from '../map-view.ts';
import type { View } from '../rule.ts';
import { chapter } from '../rule.ts';
import { networkOf } from '../track/network.ts';
import {
  closedStopsPassed,
  gapsIn,
  ownStationsOn,
  repeatedEdges,
  repeatedGroups,
  repeatedStops,
  stopsUsed,
} from '../track/route-checks.ts';
import type { Operating } from './operating.ts';

const { check, effect } = chapter('routes');

const count = <T>(list: readonly T[], one: (each: T) => number): number =>
  list.reduce((sum, each) => sum + one(each), 0);

export const ROUTE_01 = check<Run>()({
  id: 'ROUTE-01',
  title: 'Each train once',
  statement: 'A railroad runs its trains, at most two, each at most once in its turn. It may leave some idle.',
  sources: ['A-38', 'B-30'],
  schema: { withoutTrain: 'trains' },
  facts: (_at, run) => ({ withoutTrain: run.runs.filter(({ train }) => train === null).length }),
  holds: (x, f) => x.eq(f.withoutTrain, x.lit(0)),
});

export const ROUTE_02 = check<Run>()({
  id: 'ROUTE-02',
  title: 'Two stops and a station',
  statement: 'A route has at least two stops, and its train calls at a station of the railroad.',
  sources: ['A-39', 'B-30'],
  schema: { fewestStops: 'count', withoutStation: 'count' },
  facts: (at, run) => {
    if (run.runs.length === 0) return null;
    const map = mapOf(at);
    return {
      fewestStops: Math.min(...run.runs.map(({ stops }) => stops.length)),
      withoutStation: run.runs.filter(({ route }) => ownStationsOn(map, run.railroad, route).length === 0).length,
    };
  },
  holds: (x, f) => x.and(x.le(x.lit(2), f.fewestStops), x.eq(f.withoutStation, x.lit(0))),
});

export const ROUTE_03 = check<Run>()({
  id: 'ROUTE-03',
  title: 'No stop twice',
  statement: 'A train does not call at the same stop twice.',
  sources: ['A-40'],
  schema: { repeated: 'count' },
  facts: (at, run) => ({ repeated: count(run.runs, ({ route }) => repeatedStops(mapOf(at), route).length) }),
  holds: (x, f) => x.eq(f.repeated, x.lit(0)),
});

/** Stops at which more than one train calls. */
const sharedStops = ({ runs }: Run): number => {
  const all = runs.flatMap(({ stops }) => [...new Set(stops)]);
  return all.length - new Set(all).size;
};

export const ROUTE_04 = check<Run>()({
  id: 'ROUTE-04',
  title: 'No track twice',
  statement:
    'No edge between two hexes is crossed twice, be it by one train or by two. The ruling says whether two trains may call at the same stop.',
  sources: ['A-38', 'B-30'],
  rulings: ['shared-stops'],
  schema: { repeatedEdges: 'count', sharedStops: 'count', sharingAllowed: 'flag' },
  facts: (_at, run, rulings) => ({
    repeatedEdges: repeatedEdges(...run.runs.map(({ route }) => route)).length,
    sharedStops: sharedStops(run),
    sharingAllowed: rulings['shared-stops'] === 'allowed',
  }),
  holds: (x, f) => x.and(x.eq(f.repeatedEdges, x.lit(0)), x.or(f.sharingAllowed, x.eq(f.sharedStops, x.lit(0)))),
});

export const ROUTE_05 = check<Run>()({
  id: 'ROUTE-05',
  title: 'Trains follow the track',
  statement:
    'A route is one way over printed paths, from stop to stop. Inside a hex a train goes from one edge to another only where a path joins them; it does not turn back.',
  sources: ['A-40'],
  schema: { broken: 'count', gaps: 'count' },
  facts: (at, run) => ({
    broken: run.runs.filter(({ route }) => route.length === 0).length,
    gaps: count(run.runs, ({ route }) => gapsIn(mapOf(at), route).length),
  }),
  holds: (x, f) => x.and(x.eq(f.broken, x.lit(0)), x.eq(f.gaps, x.lit(0))),
});

export const ROUTE_06 = check<Run>()({
  id: 'ROUTE-06',
  title: 'Where a train must end',
  statement:
    'A city whose slots are all taken by other railroads ends a route, and so does an off-map place without slots. Off-map cities are passed like others.',
  sources: ['A-37', 'engine: stops that end a route'],
  rulings: ['lease-after-closing'],
  schema: { passed: 'count' },
  facts: (at, run) => ({
    passed: count(run.runs, ({ route }) => closedStopsPassed(mapOf(at), run.railroad, route, run.open).length),
  }),
  holds: (x, f) => x.eq(f.passed, x.lit(0)),
});

/** Stops that a train of the run uses and has, of the one that exceeds its stops most; null when none is asked. */
const tightest = (
  at: View,
  runs: readonly TrainRun[],
  townsCount: boolean,
): { readonly used: number; readonly stops: number } | null => {
  const map = mapOf(at);
  const fits = runs.flatMap(({ train, route }) =>
    train === null ? [] : [{ used: stopsUsed(map, { ...train, townsCount }, route), stops: train.stops }],
  );
  return fits.toSorted((a, b) => b.used - b.stops - (a.used - a.stops))[0] ?? null;
};

export const ROUTE_07 = check<Run>()({
  id: 'ROUTE-07',
  title: 'Trains with a plus',
  statement:
    'The number of a train with a plus is that of the cities and off-map places at which it may call. It skips none; towns on the way use up no stop and all pay.',
  sources: ['engine: length of trains'],
  rulings: ['towns-of-plus-trains'],
  schema: { used: 'count', stops: 'count' },
  facts: (at, run, rulings) =>
    tightest(
      at,
      run.runs.filter(({ train }) => train?.townsCount === false),
      rulings['towns-of-plus-trains'] === 'counted',
    ),
  holds: (x, f) => x.le(f.used, f.stops),
});

export const ROUTE_08 = check<Run>()({
  id: 'ROUTE-08',
  title: 'The 6x2',
  statement: 'A 6x2 calls at up to six stops, towns included, and each pays twice.',
  sources: ['engine: length of trains'],
  rulings: ['towns-of-six-by-two'],
  schema: { used: 'count', stops: 'count' },
  facts: (at, run) =>
    tightest(
      at,
      run.runs.filter(({ train }) => train?.townsCount === true),
      true,
    ),
  holds: (x, f) => x.le(f.used, f.stops),
});

export const ROUTE_09 = check<Run>()({
  id: 'ROUTE-09',
  title: 'An off-map place is one place',
  statement: 'Of the hexes of one off-map place a route contains at most one.',
  sources: ['engine: groups of off-map hexes'],
  schema: { repeated: 'count' },
  facts: (at, run) => ({ repeated: count(run.runs, ({ route }) => repeatedGroups(mapOf(at), route).length) }),
  holds: (x, f) => x.eq(f.repeated, x.lit(0)),
});

export const ROUTE_16 = effect({
  id: 'ROUTE-16',
  title: 'No duty to earn most',
  statement: 'Any lawful routes may be run, also none.',
  sources: ['engine: choice of routes'],
});

export const ROUTE_17 = check<Operating>()({
  id: 'ROUTE-17',
  title: 'When there is something to run',
  statement:
    'The step is left out when the railroad owns no train, or when from none of its stations another stop can be reached, a second station of its own included.',
  sources: ['engine: steps without a decision'],
  schema: { trains: 'trains', reachesStop: 'flag' },
  facts: (at, { railroad }) => ({
    trains: railroadOf(at.game, railroad).trains.length,
    reachesStop: networkOf(mapOf(at), railroad).hasRoute,
  }),
  holds: (x, f) => x.and(x.le(x.lit(1), f.trains), f.reachesStop),
});

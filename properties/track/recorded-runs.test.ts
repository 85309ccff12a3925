import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { bestRun, type RunTerms } from '../../spec/track/best-run.ts';
import type { MapView } from '../../spec/track/board.ts';
import { checkBestRun } from '../../spec/track/check-best-run.ts';
import { networkOf } from '../../spec/track/network.ts';
import { type Route, routeFromConnections, stopsOf } from '../../spec/track/route.ts';
import * as checks from '../../spec/track/route-checks.ts';
import { routeRevenue } from '../../spec/track/route-revenue.ts';
import { RAILROADS, type Railroad } from '../../spec/vocabulary.ts';
import { handed, mapOfRecord, type RecordedRun, runsOf, tracedGames } from './handed-records.ts';

/** Every so many runs the proof of the best run is checked as well. */
const PROOF_STRIDE = 8;

const GORGE_CITIES = ['D12', 'F12'];

/** A train by its name; with a star the number is that of a lengthened train. */
function trainNamed(name: string): checks.RunningTrain {
  const kind = baseBox.trains.find((each) => each.name === name);
  return kind ?? { stops: Number.parseInt(name, 10), townsCount: false, multiplier: 1 };
}

interface Run {
  readonly view: MapView;
  readonly railroad: Railroad;
  readonly terms: RunTerms;
  readonly routes: readonly {
    readonly train: checks.RunningTrain;
    readonly route: Route | null;
    readonly recorded: number;
  }[];
}

function readRun({ before, record, bridge }: RecordedRun): Run {
  const railroad = RAILROADS.find((each) => each === record.action?.entity) ?? 'RG';
  const company = before.corporations.find(({ sym }) => sym === railroad);
  const owns = (card: 'Y1' | 'Y2') => company?.privates.includes(card) ?? false;
  const { marker } = baseBox.privates.Y1;
  const brown = record.phase === 'Brown' || record.phase === 'Silver';
  return {
    view: mapOfRecord(record),
    railroad,
    terms: {
      trains: (company?.trains ?? []).map(trainNamed),
      colour: baseBox.phases[record.phase].tiles.at(-1) ?? 'yellow',
      open: bridge ? GORGE_CITIES : [],
      hotel:
        owns('Y1') && marker !== undefined
          ? { hex: brown ? marker.brown : marker.start, bonus: brown ? marker.brownBonus : marker.bonus }
          : null,
      ghostTowns: owns('Y2') ? { hexes: record.ghostTowns, bonus: baseBox.privates.Y2.bonus ?? 0 } : null,
    },
    routes: (record.routeCheck?.routes ?? []).map((each) => ({
      train: trainNamed(each.train),
      route: routeFromConnections(each.connections),
      recorded: each.recorded,
    })),
  };
}

/** What is wrong with a recorded run. */
function faultsOf({ view, railroad, terms, routes }: Run): readonly string[] {
  const run = routes.flatMap(({ route }) => (route === null ? [] : [route]));
  const faults = checks.repeatedEdges(...run).map((edge) => `ROUTE-04 ${edge}`);
  for (const { train, route, recorded } of routes) {
    if (route === null) {
      faults.push('unreadable route');
      continue;
    }
    const stops = stopsOf(view, route);
    if (stops.length < 2 || checks.ownStationsOn(view, railroad, route).length === 0) faults.push('ROUTE-02');
    faults.push(...checks.repeatedStops(view, route).map((hex) => `ROUTE-03 ${hex}`));
    faults.push(...checks.gapsIn(view, route).map((hex) => `ROUTE-05 ${hex}`));
    faults.push(...checks.closedStopsPassed(view, railroad, route, terms.open).map((hex) => `ROUTE-06 ${hex}`));
    if (checks.stopsUsed(view, train, route) > train.stops) faults.push('ROUTE-07');
    faults.push(...checks.repeatedGroups(view, route).map((group) => `ROUTE-09 ${group}`));
    const { total } = routeRevenue(view, train, route, terms);
    if (total !== recorded) faults.push(`ROUTE-10 ${total} for ${recorded}`);
  }
  return faults;
}

describe.skipIf(!handed)('in every recorded game', () => {
  const runs = tracedGames().flatMap((game) => runsOf(game).map((run) => ({ game, run })));

  it('the routes are legal and pay what was recorded', () => {
    expect(runs.length).toBeGreaterThan(1000);
    const faults = runs.flatMap(({ game, run }) =>
      faultsOf(readRun(run)).map((fault) => `${game} ${run.record.n}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('the stops are those that the record pays for', () => {
    for (const { game, run } of runs) {
      const view = mapOfRecord(run.record);
      for (const { connections, visited } of run.record.routeCheck?.routes ?? []) {
        const stops = stopsOf(view, routeFromConnections(connections) ?? []);
        expect([game, run.record.n, stops.toSorted()]).toEqual([game, run.record.n, visited.toSorted()]);
      }
    }
  });

  it('ROUTE-17: who runs has a second stop in reach', () => {
    for (const { run } of runs) {
      const { view, railroad, routes } = readRun(run);
      if (routes.length > 0) expect(networkOf(view, railroad).hasRoute).toBe(true);
    }
  });

  it('no run and no search of the engine earns more than the best run, and its proof holds', () => {
    for (const [index, { game, run }] of runs.entries()) {
      const { view, railroad, terms } = readRun(run);
      const best = bestRun(view, railroad, terms);
      const { total = 0, bestFound = 0 } = run.record.routeCheck ?? {};
      expect([game, run.record.n, best.revenue >= total, best.revenue >= bestFound]).toEqual([
        game,
        run.record.n,
        true,
        true,
      ]);
      if (index % PROOF_STRIDE === 0) expect(checkBestRun(view, railroad, terms, best)).toBeNull();
    }
  });
});

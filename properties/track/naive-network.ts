import { neighbour, opposite } from '../../spec/box/grid.ts';
import { hasStation, isFullOfOthers, type MapView, pathsAt, stationHexes, stopAt } from '../../spec/track/board.ts';
import type { Edge, HexId, Railroad } from '../../spec/vocabulary.ts';

/** What every trail from the stations of a railroad touches, found by walking each of them. */
export interface NaiveNetwork {
  /** Paths that count, as `K7:1-stop`. */
  readonly paths: ReadonlySet<string>;
  /** Whether a trail meets a stop other than the station from which it starts. */
  readonly hasRoute: boolean;
}

/** Name of a path of a hex. */
export function pathName(hex: HexId, ends: readonly (Edge | 'stop')[]): string {
  return `${hex}:${ends.map(String).toSorted().join('-')}`;
}

/** Walks every trail, or gives up with null after so many steps. */
export function naiveNetwork(view: MapView, railroad: Railroad, limit: number): NaiveNetwork | null {
  const paths = new Set<string>();
  const left = new Set<string>();
  const stops = new Set<HexId>();
  let hasRoute = false;
  let steps = 0;

  const goesThrough = (hex: HexId): boolean =>
    !stops.has(hex) && stopAt(view, hex)?.kind !== 'offboard' && !isFullOfOthers(view, hex, railroad);

  const walk = (hex: HexId, ends: readonly [Edge | 'stop', Edge | 'stop'], start: HexId): void => {
    const [, to] = ends;
    if (++steps > limit || ends.some((end) => left.has(`${hex}:${end}`))) return;
    paths.add(pathName(hex, ends));
    if (to === 'stop') {
      if (hex !== start) hasRoute = true;
      if (goesThrough(hex)) depart(hex, start, ends[0]);
      return;
    }
    const next = neighbour(hex, to);
    const from = opposite(to);
    left.add(`${hex}:${to}`);
    for (const [one, other] of pathsAt(view, next)) {
      if (one === from) walk(next, [from, other], start);
      else if (other === from) walk(next, [from, one], start);
    }
    left.delete(`${hex}:${to}`);
  };

  const depart = (hex: HexId, start: HexId, from: Edge | 'stop' | null): void => {
    stops.add(hex);
    for (const [one, other] of pathsAt(view, hex)) {
      const end = one === 'stop' ? other : one;
      if ((one === 'stop' || other === 'stop') && end !== from) walk(hex, ['stop', end], start);
    }
    stops.delete(hex);
  };

  for (const hex of stationHexes(view, railroad)) if (hasStation(view, hex, railroad)) depart(hex, hex, null);
  return steps > limit ? null : { paths, hasRoute };
}

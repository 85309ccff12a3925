/** Where a railroad may place a station; its price and its turn are not their business. */
import type { HexId, Railroad } from '../vocabulary.ts';
import { emptySlots, hasStation, type MapView, reservationsAt, stopAt } from './board.ts';
import { networkOf } from './network.ts';

/** Whether there is a city on the hex (TOKEN-06). */
export function isCity(view: MapView, hex: HexId): boolean {
  return stopAt(view, hex)?.kind === 'city';
}

/** Whether the stop on the hex is reached from an own station (TOKEN-06). */
export function reachesStop(view: MapView, railroad: Railroad, hex: HexId): boolean {
  return networkOf(view, railroad).reachesStop(hex);
}

/** Whether a slot is left for the railroad: its own, or an empty one that is kept for nobody (TOKEN-06, TOKEN-07). */
export function hasSlotFor(view: MapView, railroad: Railroad, hex: HexId): boolean {
  const kept = reservationsAt(view, hex);
  const empty = emptySlots(view, hex);
  return empty > (kept.includes(railroad) ? 0 : kept.length);
}

/** The cities in which the railroad may place a station. */
export function stationSites(view: MapView, railroad: Railroad): readonly HexId[] {
  return networkOf(view, railroad)
    .stops()
    .filter((hex) => isCity(view, hex) && !hasStation(view, hex, railroad) && hasSlotFor(view, railroad, hex));
}

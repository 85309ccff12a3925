/** Whether two railroads are connected closely enough to trade a train. */
import type { HexId, Railroad } from '../vocabulary.ts';
import { emptySlots, hasStation, type MapView, reservationsAt, stopAt } from './board.ts';
import { networkOf } from './network.ts';

/** Whether a stop that both railroads reach connects them: a town, or a city that is open to one of them. */
function decides(view: MapView, hex: HexId, one: Railroad, other: Railroad): boolean {
  const kind = stopAt(view, hex)?.kind;
  if (kind !== 'city') return kind === 'town';
  if (hasStation(view, hex, one) || hasStation(view, hex, other)) return true;
  return emptySlots(view, hex) > reservationsAt(view, hex).length;
}

/** Stops that both railroads reach from their stations and that connect them (TRAIN-05). */
export function decidingStops(view: MapView, one: Railroad, other: Railroad): readonly HexId[] {
  const network = networkOf(view, other);
  return networkOf(view, one)
    .stops()
    .filter((hex) => network.reachesStop(hex) && decides(view, hex, one, other));
}

/** What a railroad gains by a lay (TRACK-10), mostly without tracing its network again. */
import { EDGES, type Railroad } from '../vocabulary.ts';
import { groundAt, isClosedCity, type MapView } from './board.ts';
import { type Ground, STOP } from './ground.ts';
import type { Layout } from './layout.ts';
import { boardAfterLay, isChanged, isGorgeUpgrade, keepsOldTrack, type Lay, layGround } from './lays.ts';
import { type Network, networkOf } from './network.ts';
import { SIDES_PER_HEX, TRACKS_PER_HEX } from './survey.ts';
import { traceFrom } from './trace.ts';

/** A lay and what it changes. */
export interface Upgrade {
  readonly lay: Lay;
  readonly ground: Ground;
  /** For each of its paths whether it is new or leads to a stop with another revenue. */
  readonly changed: readonly boolean[];
}

/** What a lay changes on the ground that it covers. */
export function upgradeOf(view: MapView, lay: Lay, lying: Ground): Upgrade {
  const ground = layGround(view, lay);
  return { lay, ground, changed: ground.paths.map((path) => isChanged(path, lying, ground.stop)) };
}

/**
 * Whether the railroad gains by the lay: a path that it reaches afterwards is new, or leads to a stop whose revenue has
 * changed (TRACK-10). Where there was no track this holds of itself.
 */
export function isUsefulChange(view: MapView, railroad: Railroad, lay: Lay): boolean {
  const lying = groundAt(view, lay.hex);
  if (lying.paths.length === 0) return true;
  const upgrade = upgradeOf(view, lay, lying);
  // The short way relies on what every legal lay but those in the gorge has: all old track stays, no other hex changes.
  return keepsOldTrack(view, lay) && !isGorgeUpgrade(view, lay)
    ? gainsBy(view, railroad, networkOf(view, railroad), upgrade)
    : gainsWhenTraced(view, railroad, upgrade);
}

function gainsWhenTraced(view: MapView, railroad: Railroad, { lay, ground, changed }: Upgrade): boolean {
  const after = networkOf({ ...view, board: boardAfterLay(view, lay) }, railroad);
  const reached = after.pathsOn(lay.hex);
  return ground.paths.some((path, index) => changed[index] === true && reached.includes(path));
}

/**
 * The same for a hex with track. Before a trail first runs over a changed path of the hex it runs over old track only; so
 * it comes in over an edge by which it could come in before the lay.
 */
export function gainsBy(
  view: MapView,
  railroad: Railroad,
  { layout, trace }: Network,
  { lay, ground, changed }: Upgrade,
): boolean {
  const number = layout.survey.numberOf.get(lay.hex) ?? -1;
  const closed = isClosedCity(ground.stop, view.board.stations[lay.hex] ?? [], railroad);
  const station = layout.stations.includes(number);
  const usefulFrom = (arrivals: Uint8Array): boolean => {
    let onward = station;
    for (const edge of EDGES) {
      if (arrivals[number * SIDES_PER_HEX + edge] === 0) continue;
      for (const link of ground.links[edge] ?? []) {
        if (changed[link >> 3]) return true;
        if ((link & 7) === STOP && !closed) onward = true;
      }
    }
    return onward && (ground.links[STOP] ?? []).some((link) => changed[link >> 3]);
  };
  if (usefulFrom(trace.arrivals)) return true;
  if (!usefulFrom(trace.possibleArrivals)) return false;
  const { tracks } = traceFrom(relaid(layout, number, ground, closed));
  return changed.some((each, index) => each && tracks[number * TRACKS_PER_HEX + index] === 1);
}

/** The layout, as far as a trace needs it, with another tile on one hex. */
function relaid(layout: Layout, number: number, ground: Ground, closed: boolean): Layout {
  const ends = closed || layout.stations.includes(number) ? 1 : 0;
  return { ...layout, ground: layout.ground.with(number, ground), ends: layout.ends.with(number, ends) };
}

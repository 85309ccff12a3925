/** TRACK-10 read word for word, by tracing the network after the lay; the quick reading of the engine is judged by it. */
import { groundAt, type MapView } from '../../spec/track/board.ts';
import { boardAfterLay, isChanged, type Lay, layGround } from '../../spec/track/lays.ts';
import { networkOf } from '../../spec/track/network.ts';
import type { Railroad } from '../../spec/vocabulary.ts';

/** Whether a path that the railroad reaches after the lay is new, or leads to a stop of another revenue. */
export function isUsefulWhenTraced(view: MapView, railroad: Railroad, lay: Lay): boolean {
  const old = groundAt(view, lay.hex);
  if (old.paths.length === 0) return true;
  const after = networkOf({ ...view, board: boardAfterLay(view, lay) }, railroad);
  return after.pathsOn(lay.hex).some((path) => isChanged(path, old, layGround(view, lay).stop));
}

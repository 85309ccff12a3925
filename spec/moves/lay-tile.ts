/** Laying or upgrading a tile. */
import type { Refusal } from '../deed.ts';
import { deed } from '../deed.ts';
import { mapOf } from '../map-view.ts';
import { turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows, ruled } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { MARKED_COPY } from '../rules/private-running.ts';
import type { Laying } from '../rules/track.ts';
import {
  TRACK_01,
  TRACK_03,
  TRACK_04,
  TRACK_05,
  TRACK_06,
  TRACK_07,
  TRACK_08,
  TRACK_09,
  TRACK_10,
  TRACK_14,
  TRACK_15,
} from '../rules/track.ts';
import { TRACK_12 } from '../rules/track-costs.ts';
import { bookLay } from '../tile-laying.ts';
import { legalLays } from '../track/legal-lays.ts';
import { costOf } from '../track-cost.ts';
import { EDGES } from '../vocabulary.ts';
import type { LayTile } from './move.ts';

/** Every rule about a lay, whoever makes it; those that need no tracing come first. */
export const LAY_CHECKS: readonly Check<Laying>[] = [
  TRACK_01,
  TRACK_05,
  TRACK_14,
  TRACK_15,
  TRACK_03,
  TRACK_06,
  TRACK_07,
  TRACK_04,
  MARKED_COPY,
  TRACK_08,
  TRACK_12,
  TRACK_09,
  TRACK_10,
];

/** Looks up what a lay names. */
export const lookUpLay = (
  at: View,
  raw: Pick<LayTile, 'railroad' | 'hex' | 'tile' | 'rotation' | 'marked'>,
  by: Laying['by'],
): Laying | Refusal => {
  const { railroad, hex, tile, rotation, marked } = raw;
  if (at.game.railroads[railroad] === undefined) return { code: 'unknown-name', rule: 'SETUP-05', name: railroad };
  if (at.box.hexes[hex] === undefined) return { code: 'unknown-name', rule: 'TRACK-05', name: hex };
  if (at.box.tiles[tile] === undefined) return { code: 'unknown-name', rule: 'TRACK-04', name: tile };
  if (!(EDGES as readonly number[]).includes(rotation))
    return { code: 'unknown-name', rule: 'TRACK-08', name: String(rotation) };
  return { railroad, hex, tile, rotation, by, ...(marked === undefined ? {} : { marked }) };
};

/** Every lay that the rules allow the railroad on turn, by hex, tile and rotation, and where it matters by copy. */
export const allowedLays = function* (at: View, by: Laying['by']): Generator<Laying> {
  const { railroad } = turnOf(at.game);
  const turned = ruled(at, TRACK_14)['gorge-rotation'] === 'sameTrack';
  const colours = by === 'B3' ? (['yellow'] as const) : at.box.phases[at.game.phase].tiles;
  if (!allows(TRACK_01, at, null)) return;
  for (const lay of legalLays(mapOf(at), railroad, { colours, turned })) {
    const laying: Laying = { ...lay, railroad, by };
    if (!allows(TRACK_12, at, laying)) continue;
    yield laying;
    if (at.game.ghostMarks.length === 0) continue;
    const marked = { ...laying, marked: true } as const;
    if (allows(MARKED_COPY, at, marked)) yield marked;
  }
};

export const layTile = deed<LayTile, Laying>({
  type: 'layTile',
  resolve: (at, raw) => lookUpLay(at, raw, null),
  checks: [OR_ORDER_01, ...LAY_CHECKS],
  effect: bookLay,
  options: function* (at) {
    for (const laying of allowedLays(at, null)) {
      const { by: _, ...lay } = laying;
      yield { move: { type: 'layTile', ...lay }, cost: costOf(at, laying) };
    }
  },
});

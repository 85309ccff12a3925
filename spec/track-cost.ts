/** What a track action costs. */
import { railroadOwns } from './holdings.ts';
import { mapOf } from './map-view.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import type { Laying } from './rules/track.ts';
import { PRIVATE_Y5_01 } from './rules/track-privates.ts';
import type { SteelPurchase } from './steel-purchase.ts';
import { steelFor } from './steel-purchase.ts';
import { tileAt } from './track/board.ts';

/** Dollars of a track action: steel for the works, terrain for the bank. */
export interface TrackCost {
  readonly steel: number;
  readonly terrain: number;
}

/** The steel that a lay takes; null = a private lays it without steel. */
export const steelOf = (at: View, { tile, by }: Pick<Laying, 'tile' | 'by'>): SteelPurchase | null => {
  const colour = at.box.tiles[tile]?.colour;
  return by !== null || colour === undefined ? null : steelFor(at, colour);
};

/** Dollars of the terrain on a hex; nothing where a tile lies already. */
export const terrainOf = (at: View, { railroad, hex }: Pick<Laying, 'railroad' | 'hex'>): number => {
  const printed = at.box.hexes[hex]?.terrain?.cost ?? 0;
  if (printed === 0 || tileAt(mapOf(at), hex) !== null) return 0;
  const exceptions = ruled(at, PRIVATE_Y5_01)['prison-exceptions'];
  const discount = railroadOwns(at.game, railroad, 'Y5') && !exceptions.includes(hex);
  return amountOf(PRIVATE_Y5_01, { printed, discount }).terrain;
};

/** All dollars of a lay. */
export const costOf = (at: View, lay: Laying): TrackCost => ({
  steel: steelOf(at, lay)?.price ?? 0,
  terrain: terrainOf(at, lay),
});

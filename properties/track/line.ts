import { baseBox } from '../../spec/box/base-box.ts';
import type { LaidTile, MapView } from '../../spec/track/board.ts';
import type { HexId, Railroad } from '../../spec/vocabulary.ts';

/** Tiles as `tile@rotation`. */
export type Written = Readonly<Record<HexId, string>>;

/**
 * A line of yellow track from Denver to the east end of the gorge, every piece of which lies on the way:
 * L2 city – K3 town – K5 – K7 city – J8 – I7 city – I9 town – H10 – H12 city – G11 – F12 city.
 */
export const LINE: Written = {
  K3: '58@4',
  K5: '9@0',
  K7: '6@1',
  J8: '8@2',
  I7: '5@5',
  I9: '58@1',
  H10: '8@4',
  H12: '5@2',
  G11: '8@5',
};

/** Track that leaves K9 to the south and comes back to its south-east side: K7 city – K9 – K11 – L10 – (K9). */
export const LOOP: Written = { K7: '57@0', K9: '9@0', K11: '7@3', L10: '7@1' };

/** Railroads of most tests: none of them has its home on the line but the Rio Grande, which starts it. */
export const PLAYERS: readonly Railroad[] = ['RG', 'SPP', 'SF', 'CM', 'S'];

/** A map with these tiles and stations. */
export function mapOf(
  tiles: Written,
  stations: Readonly<Record<HexId, readonly Railroad[]>> = {},
  inPlay: readonly Railroad[] = PLAYERS,
): MapView {
  const laid = Object.entries(tiles).map(([hex, written]): [HexId, LaidTile] => {
    const [tile = '', rotation] = written.split('@');
    return [hex, { tile, rotation: Number(rotation) }];
  });
  return { box: baseBox, board: { tiles: Object.fromEntries(laid), stations }, inPlay };
}

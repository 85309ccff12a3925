/** The conditions on laying a tile, one function each; money and the count of actions are not their business. */
import type { Path, Stop } from '../box/box.ts';
import { COLOURS, type Colour, type HexId, type Railroad, type TileId } from '../vocabulary.ts';
import { type Board, type LaidTile, type MapView, pathsAt, stopAt, tileAt } from './board.ts';
import { type Ground, groundOfTile } from './ground.ts';
import { networkOf } from './network.ts';
import { leadsSomewhere } from './survey.ts';
import { containsPaths, exits, samePath } from './tile-geometry.ts';

/** A tile put on a hex in a rotation. */
export interface Lay extends LaidTile {
  readonly hex: HexId;
}

/** The tile of a lay as it would lie. */
export function layGround({ box }: MapView, { tile, rotation }: Lay): Ground {
  return groundOfTile(box, tile, rotation);
}

/** The board after a lay: the tile lies, stations stay, and a brown tile of the gorge brings the two others (TRACK-14). */
export function boardAfterLay(view: MapView, lay: Lay): Board {
  const { box, board } = view;
  const companions = isGorgeUpgrade(view, lay)
    ? box.gorge.map(({ hex, brown }): [HexId, LaidTile] => [hex, { tile: brown, rotation: 0 }])
    : [];
  const { hex, tile, rotation } = lay;
  return {
    stations: board.stations,
    tiles: { ...board.tiles, ...Object.fromEntries(companions), [hex]: { tile, rotation } },
  };
}

/** Copies of a tile that do not lie on the map (TRACK-04). */
export function copiesLeft({ box, board }: MapView, tile: TileId): number {
  const lying = Object.values(board.tiles).filter((laid) => laid.tile === tile).length;
  return (box.tiles[tile]?.count ?? 0) - lying;
}

/** Whether tiles may be laid on the hex at all: open country, or the gorge from green to brown (TRACK-05, TRACK-14). */
export function mayBuildThere(view: MapView, lay: Lay): boolean {
  const area = view.box.hexes[lay.hex]?.area;
  return area === 'buildable' || (area === 'gorge' && isGorgeUpgrade(view, lay));
}

/** Whether the lay turns a hex of the gorge from its green to its brown tile (TRACK-14). */
export function isGorgeUpgrade(view: MapView, { hex, tile }: Lay): boolean {
  return view.box.gorge.some((each) => each.hex === hex && each.brown === tile && each.green === tileAt(view, hex));
}

/**
 * Whether a tile with a hex of its own lies there unturned, and any other anywhere (TRACK-14, TRACK-15). With `turned`
 * such a tile may also lie in a rotation that shows the same track.
 */
export function isOnItsHex(view: MapView, lay: Lay, turned: boolean): boolean {
  const tile = view.box.tiles[lay.tile];
  if (tile === undefined || tile.onlyOn === null) return tile !== undefined;
  if (tile.onlyOn !== lay.hex) return false;
  return lay.rotation === 0 || (turned && containsPaths(layGround(view, lay).paths, tile.paths));
}

/** Whether the tile is the next colour on that hex: yellow where none lies, else one further (TRACK-03, TRACK-07). */
export function isNextColour(view: MapView, lay: Lay): boolean {
  const lying = tileAt(view, lay.hex);
  const step = lying === null ? 0 : rank(view, lying) + 1;
  return rank(view, lay.tile) === step;
}

function rank({ box }: MapView, tile: TileId): number {
  const colour: Colour | undefined = box.tiles[tile]?.colour;
  return colour === undefined ? -1 : COLOURS.indexOf(colour);
}

/** Whether the tile has the stop that the hex needs: none, a town, or a city with no fewer slots (TRACK-06, TRACK-07). */
export function suitsStop(view: MapView, lay: Lay): boolean {
  const old = stopAt(view, lay.hex);
  const next = layGround(view, lay).stop;
  if (old === null || next === null) return old === next;
  return old.kind === next.kind && old.slots <= next.slots;
}

/** Whether the letters agree; a town shows none, even where the hex has one (TRACK-06, TRACK-07). */
export function suitsLabel(view: MapView, lay: Lay): boolean {
  const { box } = view;
  const lying = tileAt(view, lay.hex);
  const letter = lying === null ? box.hexes[lay.hex]?.label : box.tiles[lying]?.label;
  const needed = stopAt(view, lay.hex)?.kind === 'town' ? null : letter;
  return box.tiles[lay.tile]?.label === needed;
}

/** Whether every old path is kept (TRACK-07). */
export function keepsOldTrack(view: MapView, lay: Lay): boolean {
  return containsPaths(layGround(view, lay).paths, pathsAt(view, lay.hex));
}

/** Whether each exit points to where track can be (TRACK-08). */
export function exitsLeadSomewhere(view: MapView, lay: Lay): boolean {
  return exits(layGround(view, lay).paths).every((edge) => leadsSomewhere(view.box, lay.hex, edge));
}

/** Whether an exit lies on an edge that the railroad reaches (TRACK-09). */
export function connectsToHex(view: MapView, railroad: Railroad, lay: Lay): boolean {
  const reached = networkOf(view, railroad).edgesOn(lay.hex);
  return exits(layGround(view, lay).paths).some((edge) => reached.includes(edge));
}

/** Whether a path is new, or leads to a stop that has another revenue than before. */
export function isChanged(path: Path, old: Ground, stop: Stop | null): boolean {
  if (!old.paths.some((each) => samePath(each, path))) return true;
  return path.includes('stop') && stop?.revenue !== old.stop?.revenue;
}

import type { Box, Stop, Tile } from '../box/box.ts';
import { COLOURS, EDGES, type TileId } from '../vocabulary.ts';
import { containsPaths, rotatePaths } from './tile-geometry.ts';

type Upgrades = ReadonlyMap<TileId, readonly TileId[]>;

/** The table follows from the tiles alone, so it is worked out once for each set of tiles. */
const tables = new WeakMap<Box['tiles'], Upgrades>();

/**
 * The tile types by which a tile may be replaced in some rotation, whatever hex it lies on.
 *
 * Letters are compared between tiles and never with the hex: while Sulphur Springs is a town, the plain town tiles lie
 * there and upgrade among themselves; its lettered tiles come into play by the card alone.
 */
export function upgradesOf(box: Pick<Box, 'tiles'>, tile: TileId): readonly TileId[] {
  let table = tables.get(box.tiles);
  if (table === undefined) {
    table = upgradeTable(Object.values(box.tiles));
    tables.set(box.tiles, table);
  }
  return table.get(tile) ?? [];
}

function upgradeTable(tiles: readonly Tile[]): Upgrades {
  return new Map(tiles.map((old) => [old.id, tiles.filter((next) => upgrades(old, next)).map((next) => next.id)]));
}

function upgrades(old: Tile, next: Tile): boolean {
  return (
    COLOURS.indexOf(next.colour) === COLOURS.indexOf(old.colour) + 1 &&
    next.label === old.label &&
    next.onlyOn === old.onlyOn &&
    keepsStop(old.stop, next.stop) &&
    keepsTrack(old, next)
  );
}

/** Cities stay cities and towns towns, and no station may lose its place. */
function keepsStop(old: Stop | null, next: Stop | null): boolean {
  if (old === null || next === null) return old === next;
  return next.kind === old.kind && next.slots >= old.slots;
}

/** A tile with a hex of its own is never turned. */
function keepsTrack(old: Tile, next: Tile): boolean {
  const rotations = next.onlyOn === null ? EDGES : ([0] as const);
  return rotations.some((rotation) => containsPaths(rotatePaths(next.paths, rotation), old.paths));
}

import type { Box, Hex, Path, Stop } from '../box/box.ts';
import { printedStop } from '../box/printed-stop.ts';
import { EDGES, type Railroad, type TileId } from '../vocabulary.ts';
import { rotatePaths } from './tile-geometry.ts';

/** Number of the stop among the ends of a path; the edges are their own numbers. */
export const STOP = EDGES.length;

/** What one hex shows, indexed for walking. */
export interface Ground {
  readonly paths: readonly Path[];
  readonly stop: Stop | null;
  /** For each end of the hex (edges, then the stop): eight times the path that touches it plus the end it leads to. */
  readonly links: readonly (readonly number[])[];
  /** The set of edges on which a path ends, edge 0 in the lowest bit. */
  readonly exits: number;
}

/** Each tile type in its six rotations. */
export type TileGrounds = ReadonlyMap<TileId, readonly Ground[]>;

const tileGrounds = new WeakMap<Box['tiles'], TileGrounds>();
const printedGrounds = new WeakMap<Hex, Map<Stop | null, Ground>>();

/** All tiles in all rotations, worked out once for each set of tiles. */
export function tileGroundsOf({ tiles }: Box): TileGrounds {
  let grounds = tileGrounds.get(tiles);
  if (grounds === undefined) {
    grounds = new Map(
      Object.values(tiles).map(({ id, paths, stop }) => [
        id,
        EDGES.map((turn) => ground(rotatePaths(paths, turn), stop)),
      ]),
    );
    tileGrounds.set(tiles, grounds);
  }
  return grounds;
}

/** A tile as it lies in a rotation. */
export function groundOfTile(box: Box, tile: TileId, rotation: number): Ground {
  return tileGroundsOf(box).get(tile)?.[rotation] ?? BARE;
}

/** A hex as it is printed, in a game with these railroads. */
export function printedGround(hex: Hex, inPlay: readonly Railroad[]): Ground {
  const stop = printedStop(hex, inPlay);
  let grounds = printedGrounds.get(hex);
  if (grounds === undefined) {
    grounds = new Map();
    printedGrounds.set(hex, grounds);
  }
  let printed = grounds.get(stop);
  if (printed === undefined) {
    printed = ground(hex.paths, stop);
    grounds.set(stop, printed);
  }
  return printed;
}

function ground(paths: readonly Path[], stop: Stop | null): Ground {
  const links: number[][] = Array.from({ length: STOP + 1 }, () => []);
  for (const [index, [from, to]] of paths.entries()) {
    const [a, b] = [from === 'stop' ? STOP : from, to === 'stop' ? STOP : to];
    links[a]?.push(index * 8 + b);
    links[b]?.push(index * 8 + a);
  }
  const exits = EDGES.reduce<number>((set, edge) => (links[edge]?.length === 0 ? set : set | (1 << edge)), 0);
  return { paths, stop, links, exits };
}

/** Where there is nothing. */
export const BARE: Ground = ground([], null);

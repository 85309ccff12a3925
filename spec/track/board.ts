/** The map in the course of a game: what lies on it and how a hex is to be read. */
import type { Box, Path, Stop } from '../box/box.ts';
import type { HexId, Railroad, TileId } from '../vocabulary.ts';
import { BARE, type Ground, groundOfTile, printedGround } from './ground.ts';

/** A tile on the map; the rotation is in sixths of a turn, clockwise, from 0 to 5. */
export interface LaidTile {
  readonly tile: TileId;
  readonly rotation: number;
}

/**
 * What lies on the map: tiles where it is not as printed, and stations. A board is never changed, only replaced, so the
 * object itself is the key of everything that is worked out from it.
 */
export interface Board {
  readonly tiles: Readonly<Record<HexId, LaidTile>>;
  /** The slots of each city that has ever held a station; a city that is absent, and a slot beyond the last, is empty. */
  readonly stations: Readonly<Record<HexId, readonly (Railroad | null)[]>>;
}

/** A board together with what gives it its meaning. */
export interface MapView {
  readonly box: Box;
  readonly board: Board;
  /** The railroads of this game, founded or not: for their sake some hexes are cities and some slots are kept. */
  readonly inPlay: readonly Railroad[];
}

/** The tile type on a hex, or null where the map is as printed. */
export function tileAt({ board }: MapView, hex: HexId): TileId | null {
  return board.tiles[hex]?.tile ?? null;
}

/** A hex as it lies now. */
export function groundAt({ box, board, inPlay }: MapView, hex: HexId): Ground {
  const laid = board.tiles[hex];
  if (laid !== undefined) return groundOfTile(box, laid.tile, laid.rotation);
  const printed = box.hexes[hex];
  return printed === undefined ? BARE : printedGround(printed, inPlay);
}

/** The track on a hex as it lies now. */
export function pathsAt(view: MapView, hex: HexId): readonly Path[] {
  return groundAt(view, hex).paths;
}

/** The stop on a hex as it is now, with its revenue and its slots; the revenue is null where no tile lies yet. */
export function stopAt(view: MapView, hex: HexId): Stop | null {
  return groundAt(view, hex).stop;
}

/** The railroads with a station on a hex. */
export function stationsAt({ board }: MapView, hex: HexId): readonly Railroad[] {
  return (board.stations[hex] ?? []).filter((railroad) => railroad !== null);
}

/** Whether this railroad has a station on a hex. */
export function hasStation({ board }: MapView, hex: HexId, railroad: Railroad): boolean {
  return board.stations[hex]?.includes(railroad) ?? false;
}

/** The hexes with a station of this railroad. */
export function stationHexes({ board }: MapView, railroad: Railroad): readonly HexId[] {
  return Object.keys(board.stations).filter((hex) => board.stations[hex]?.includes(railroad));
}

/** How many slots of the city on a hex are empty, kept or not. */
export function emptySlots(view: MapView, hex: HexId): number {
  return (stopAt(view, hex)?.slots ?? 0) - stationsAt(view, hex).length;
}

/** The railroads for which a slot is still kept on a hex: it is their home or reserved, and they have no station there. */
export function reservationsAt(view: MapView, hex: HexId): readonly Railroad[] {
  return view.inPlay.filter((railroad) => {
    const { home, reserved } = view.box.charters[railroad];
    return (home === hex || reserved.includes(hex)) && !hasStation(view, hex, railroad);
  });
}

/** Whether a city is closed to a railroad: every slot holds a station, and none of them is its own (TOKEN-08). */
export function isFullOfOthers(view: MapView, hex: HexId, railroad: Railroad): boolean {
  return isClosedCity(stopAt(view, hex), view.board.stations[hex] ?? [], railroad);
}

/** The same for a stop and the slots that hold stations. */
export function isClosedCity(stop: Stop | null, slots: readonly (Railroad | null)[], railroad: Railroad): boolean {
  if (stop?.kind !== 'city' || slots.includes(railroad)) return false;
  return slots.filter((station) => station !== null).length >= stop.slots;
}

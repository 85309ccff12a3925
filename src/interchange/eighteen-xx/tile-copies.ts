/**
 * Which copy of a tile lies on which hex. The game knows kinds of tiles; records of 18xx.games name copies: `57-0` is the
 * first 57, and `57-0-0` the first city on it.
 */
import type { Box } from '../../../spec/box/box.ts';
import type { Board } from '../../../spec/track/board.ts';
import type { HexId, TileId } from '../../../spec/vocabulary.ts';

/** A copy of a tile. */
export interface TileCopy {
  readonly tile: TileId;
  readonly copy: number;
}

/** Every lay so far, the latest last: the latest on a hex is what lies there, all others are back in the supply. */
export type TileBook = readonly (TileCopy & { readonly hex: HexId })[];

export const tileName = ({ tile, copy }: TileCopy): string => `${tile}-${copy}`;

/** Reads the name of a copy; null if the box has no such copy. */
export const readTileCopy = (name: string, box: Box): TileCopy | null => {
  const found = /^(.+)-(0|[1-9]\d{0,2})$/.exec(name);
  const tile = found?.[1] ?? '';
  const copy = Number(found?.[2]);
  const kind = Object.hasOwn(box.tiles, tile) ? box.tiles[tile] : undefined;
  return kind !== undefined && copy < kind.count ? { tile, copy } : null;
};

/** The copy on a hex. Tiles that no record names, those of the gorge, are the only ones of their kind. */
export const copyOn = (book: TileBook, board: Board, hex: HexId): TileCopy | null => {
  const laid = board.tiles[hex];
  if (laid === undefined) return null;
  const last = book.findLast((lay) => lay.hex === hex);
  return last?.tile === laid.tile ? last : { tile: laid.tile, copy: 0 };
};

/** Where a copy lies; null while it is in the supply. */
export const hexOfCopy = (book: TileBook, board: Board, box: Box, { tile, copy }: TileCopy): HexId | null => {
  const last = book.findLast((lay) => lay.tile === tile && lay.copy === copy);
  if (last !== undefined) return book.findLast(({ hex }) => hex === last.hex) === last ? last.hex : null;
  const only = box.tiles[tile]?.onlyOn ?? null;
  return only !== null && board.tiles[only]?.tile === tile ? only : null;
};

/** Copies of a tile in the supply, lowest first. */
export const freeCopies = (book: TileBook, board: Board, box: Box, tile: TileId): readonly TileCopy[] =>
  Array.from({ length: box.tiles[tile]?.count ?? 0 }, (_, copy) => ({ tile, copy })).filter(
    (copy) => hexOfCopy(book, board, box, copy) === null,
  );

/** The hex of a city: that on which the copy lies, or the hex itself where the city is printed; null if it is nowhere. */
export const hexOfCity = (city: string, book: TileBook, board: Board, box: Box): HexId | null => {
  const found = /^(.+)-(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(city);
  const name = found?.[1] ?? '';
  if (Object.hasOwn(box.hexes, name)) return board.tiles[name] === undefined ? name : null;
  const copy = readTileCopy(`${name}-${found?.[2]}`, box);
  return copy === null ? null : hexOfCopy(book, board, box, copy);
};

/** What records call the city on a hex. */
export const cityName = (book: TileBook, board: Board, hex: HexId): string => {
  const copy = copyOn(book, board, hex);
  return copy === null ? `${hex}-0-0` : `${tileName(copy)}-0`;
};

/**
 * What records of 18xx.games name and the game does not: single certificates, tile copies and train copies. The book
 * stands beside the state, follows it move by move, and is never changed, only replaced.
 */
import type { Box } from '../../../spec/box/box.ts';
import type { Game } from '../../../spec/state.ts';
import type { Board } from '../../../spec/track/board.ts';
import type { CertificateBook } from './certificates.ts';
import { followShares, newCertificateBook } from './certificates.ts';
import type { TileBook, TileCopy } from './tile-copies.ts';
import { copyOn, freeCopies } from './tile-copies.ts';
import type { TrainBook } from './train-copies.ts';
import { followTrains } from './train-copies.ts';

/** Where every copy is. */
export interface CopyBook {
  readonly certificates: CertificateBook;
  readonly tiles: TileBook;
  readonly trains: TrainBook;
  /** Tile copies on which a ghost-town token was put. */
  readonly marked: readonly TileCopy[];
}

/** The book of a game that begins. */
export const newCopyBook = (game: Game): CopyBook => ({
  certificates: newCertificateBook(game),
  tiles: [],
  trains: {},
  marked: [],
});

/** The book after a move: `book` as reading or writing the action left it, and the game before and after the move. */
export const followMove = (book: CopyBook, before: Game, after: Game): CopyBook => {
  const certificates = followShares(book.certificates, before, after);
  const trains = followTrains(book.trains, before, after);
  return certificates === book.certificates && trains === book.trains ? book : { ...book, certificates, trains };
};

/** Whether a ghost-town token was put on the copy. */
export const isMarked = (book: CopyBook, { tile, copy }: TileCopy): boolean =>
  book.marked.some((each) => each.tile === tile && each.copy === copy);

/** Whether taking this copy from the supply is a choice for a marked one, others being there as well. */
export const isMarkedByChoice = (book: CopyBook, board: Board, box: Box, copy: TileCopy): boolean =>
  isMarked(book, copy) && freeCopies(book.tiles, board, box, copy.tile).some((other) => !isMarked(book, other));

/** A ghost-town token is put on the copy from whose hex the gold has just been shipped. */
export const withGhostTown = (book: CopyBook, game: Game): CopyBook => {
  const hex = game.operating?.turn?.goldFrom;
  const copy = hex == null ? null : copyOn(book.tiles, game.board, hex);
  return copy === null ? book : { ...book, marked: [...book.marked, copy] };
};

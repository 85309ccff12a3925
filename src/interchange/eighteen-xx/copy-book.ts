/**
 * What records of 18xx.games name and the game does not: single certificates, tile copies and train copies. The book
 * stands beside the state, follows it move by move, and is never changed, only replaced.
 */
import type { Game } from '../../../spec/state.ts';
import type { CertificateBook } from './certificates.ts';
import { followShares, newCertificateBook } from './certificates.ts';
import type { TileBook, TileCopy } from './tile-copies.ts';
import type { TrainBook } from './train-copies.ts';
import { followTrains } from './train-copies.ts';

/** Where every copy is. */
export interface CopyBook {
  readonly certificates: CertificateBook;
  readonly tiles: TileBook;
  readonly trains: TrainBook;
  /** Tile copies on which a ghost-town token was put: where such a copy is laid again, that site sees a ghost town. */
  readonly haunted: readonly TileCopy[];
}

/** The book of a game that begins. */
export const newCopyBook = (game: Game): CopyBook => ({
  certificates: newCertificateBook(game),
  tiles: [],
  trains: {},
  haunted: [],
});

/** The book after a move: `book` as reading or writing the action left it, and the game before and after the move. */
export const followMove = (book: CopyBook, before: Game, after: Game): CopyBook => {
  const certificates = followShares(book.certificates, before, after);
  const trains = followTrains(book.trains, before, after);
  return certificates === book.certificates && trains === book.trains ? book : { ...book, certificates, trains };
};

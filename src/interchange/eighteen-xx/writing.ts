/** What the writing of an action needs and gives. */
import type { Box } from '../../../spec/box/box.ts';
import type { Move } from '../../../spec/moves/move.ts';
import type { Position } from '../../../spec/state.ts';
import type { PlayerId, Private, Railroad } from '../../../spec/vocabulary.ts';
import type { JsonObject } from '../parse-json.ts';
import type { CopyBook } from './copy-book.ts';
import type { WrittenId } from './setup-from-record.ts';

/** A move between the positions before and after it, with the book that belongs to the one before. */
export interface Writing<M extends Move = Move> {
  readonly box: Box;
  readonly book: CopyBook;
  readonly before: Position;
  readonly after: Position;
  readonly move: M;
  /** Players' ids as the record writes them. */
  readonly written: (id: PlayerId) => WrittenId;
}

/** An action without its id. */
export interface Exported {
  readonly action: JsonObject;
  /** The book as the action leaves it; the caller then lets it follow the game. */
  readonly book: CopyBook;
}

export const asPlayer = (writing: Writing, id: PlayerId): JsonObject => ({
  entity: writing.written(id),
  entity_type: 'player',
});
export const asRailroad = (id: Railroad): JsonObject => ({ entity: id, entity_type: 'corporation' });
export const asPrivate = (id: Private): JsonObject => ({ entity: id, entity_type: 'company' });

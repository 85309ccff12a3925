/** Writes a game as a file of either kind: a record of 18xx.games or a file of our own. */
import type { Box } from '../../spec/box/box.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { InputFault } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { followMove, newCopyBook } from './eighteen-xx/copy-book.ts';
import { exportAction } from './eighteen-xx/export-action.ts';
import { recordOfGame, seedForRecord, writtenInRecord } from './eighteen-xx/write-record.ts';
import type { NativeFile } from './native/file-schema.ts';
import { nativeFileOf } from './native/write-native.ts';
import type { JsonObject } from './parse-json.ts';
import type { GameFile } from './read-file.ts';

/** A move with the positions around it. */
export interface MadeMove {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
}

type Seats = Pick<GameFile, 'players' | 'seed'>;

const seatsOf = ({ players }: Seats) => players.map(({ id, name }) => ({ id: String(id), name }));

/** The game as a file of our own. */
export const asNative = (seats: Seats, setup: Setup, made: readonly MadeMove[]): NativeFile =>
  nativeFileOf({ setup, players: seatsOf(seats), seed: seats.seed, moves: made.map(({ move }) => move) });

/** The game as a record of 18xx.games, where records have words for it; `file` is what faults call it. */
export const asRecord = (
  seats: Seats,
  setup: Setup,
  made: readonly MadeMove[],
  box: Box,
  file: string,
): Result<JsonObject, InputFault> => {
  const inexpressible = (place: string, message: string): Result<never, InputFault> =>
    failed({ code: 'not-expressible', file, place, message });
  if (setup.priority !== setup.players[0])
    return inexpressible('setup.priority', 'in records of 18xx.games the first seat begins');
  const seed = seedForRecord(setup, seats.seed, box);
  if (seed === null) return inexpressible('setup', 'no seed is known that deals these cards');
  const actions: JsonObject[] = [];
  let book = made[0] === undefined ? null : newCopyBook(made[0].before.game);
  for (const [index, { move, before, after }] of made.entries()) {
    if (book === null) break;
    const written = exportAction({ box, book, before, after, move, written: writtenInRecord });
    if (written === null) return inexpressible(`moves[${index}]`, 'records have no word for this move');
    actions.push(written.action);
    book = followMove(written.book, before.game, after.game);
  }
  return ok(recordOfGame({ players: seatsOf(seats), seed, shorterEnd: setup.shorterEnd, actions }));
};

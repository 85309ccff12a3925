/** Reads a move given on the command line: JSON as in our own files, or notation. */
import type { Move } from '../../spec/moves/move.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import { move as moveSchema } from '../interchange/native/move-schema.ts';
import { parseJson } from '../interchange/parse-json.ts';
import { parseWith } from '../interchange/schema-fault.ts';
import { parseMove } from '../notation/parse-move.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';

/** What faults call the place where the move stands. */
const NAME = '--move';

const jsonMove = (text: string): Result<Move, InputFault> => {
  const json = parseJson(text, NAME);
  return json.ok ? parseWith(moveSchema, json.value, NAME, []) : json;
};

const notedMove = (text: string, players: readonly PlayerId[]): Result<Move, InputFault> => {
  const read = parseMove(text, players);
  if (read.ok) return read;
  const { code, column, message } = read.error;
  return failed({ code, file: NAME, place: `column ${column}`, message });
};

/** The move; `players` in seat order. */
export const moveGiven = (text: string, players: readonly PlayerId[]): Result<Move, InputFault> => {
  const read = text.trimStart().startsWith('{') ? jsonMove(text) : notedMove(text, players);
  if (!read.ok) return read;
  const move = read.value;
  const fault = (code: InputFault['code'], message: string): Result<never, InputFault> =>
    failed({ code, file: NAME, place: 'player', message });
  if (move.type === 'pass' && (move.player === undefined) === (move.railroad === undefined))
    return fault('missing-key', 'either a player or a railroad passes');
  const player = 'player' in move ? move.player : undefined;
  if (player !== undefined && !players.includes(player))
    return fault('unknown-player', `no player ${quoted(player)} at the table; there are ${players.join(', ')}`);
  return ok(move);
};

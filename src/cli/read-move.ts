/** Reads a move given on the command line: JSON as in our own files, or notation. */
import type { Move } from '../../spec/moves/move.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import { move as moveSchema } from '../interchange/native/move-schema.ts';
import { parseJson } from '../interchange/parse-json.ts';
import { parseWith } from '../interchange/schema-fault.ts';
import type { NamedSeats } from '../notation/named-seat.ts';
import { reseated } from '../notation/named-seat.ts';
import { parseMove } from '../notation/parse-move.ts';
import { seatLetters } from '../notation/players.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';

/** What faults call the place where the move stands. */
const NAME = '--move';

/** The players in seat order, with the names that they are shown by. */
export interface Table {
  readonly players: readonly PlayerId[];
  /** As the game file has it. */
  readonly names: ReadonlyMap<PlayerId, string>;
  /** As commands print it. */
  readonly shown: (id: PlayerId) => string;
}

const jsonMove = (text: string): Result<Move, InputFault> => {
  const json = parseJson(text, NAME);
  return json.ok ? parseWith(moveSchema, json.value, NAME, []) : json;
};

const notedMove = (text: string, { players, names, shown }: Table): Result<Move, InputFault> => {
  const seats: NamedSeats = players.map((id) => ({ id, names: [...new Set([names.get(id) ?? id, shown(id)])] }));
  const seated = reseated(text, seats);
  const read = seated.ok ? parseMove(seated.value.text, players, { anyCase: true }) : seated;
  if (read.ok) return read;
  const { code, column, message } = read.error;
  const shift = seated.ok && column > 1 ? seated.value.shorter : 0;
  return failed({ code, file: NAME, place: `column ${column + shift}`, message });
};

/** Who plays: `players here: A = Ann, B = Bob`; moves in JSON call players by their ids. */
const playersHere = ({ players, shown }: Table, json: boolean): string => {
  const letter = json ? quoted : seatLetters(players);
  return `players here: ${players.map((id) => `${letter(id)} = ${shown(id)}`).join(', ')}`;
};

/** The move. */
export const moveGiven = (text: string, table: Table): Result<Move, InputFault> => {
  const json = text.trimStart().startsWith('{');
  const read = json ? jsonMove(text) : notedMove(text, table);
  if (!read.ok) {
    const { error } = read;
    return error.code === 'unknown-player'
      ? failed({ ...error, message: `${error.message}; ${playersHere(table, json)}` })
      : read;
  }
  const move = read.value;
  const fault = (code: InputFault['code'], message: string): Result<never, InputFault> =>
    failed({ code, file: NAME, place: 'player', message });
  if (move.type === 'pass' && (move.player === undefined) === (move.railroad === undefined))
    return fault('missing-key', 'either a player or a railroad passes');
  const player = 'player' in move ? move.player : undefined;
  if (player !== undefined && !table.players.includes(player))
    return fault('unknown-player', `no player ${quoted(player)} at the table; ${playersHere(table, json)}`);
  return ok(move);
};

/** Recorded games played by our rules, with the moves that the engine was asked about on the way. */
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import type { InputFault } from '../../src/fault.ts';
import type { CopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { followMove, newCopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { importAction } from '../../src/interchange/eighteen-xx/import-action.ts';
import { parseAction } from '../../src/interchange/eighteen-xx/parse-action.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { HANDED_GAMES } from '../interchange/handed-games.ts';
import { engine } from '../support/table.ts';
import type { Probe } from './engine-records.ts';
import { probesOf } from './engine-records.ts';

/** A position of a recorded game. */
export interface PlayedPosition {
  readonly n: number;
  readonly position: Position;
  readonly book: CopyBook;
  /** Whether the next action has another number: probes ask there. */
  readonly last: boolean;
}

/** A move that the engine was asked about. */
export interface AskedMove {
  readonly probe: Probe;
  readonly position: Position;
  /** Null = what was asked is no move that could be written down. */
  readonly move: Move | null;
  /** Why it is none; null where it is one. */
  readonly fault: InputFault | null;
}

/** All positions of a handed game, findings followed; one for each record of its trace. */
export const playedPositions = function* (game: string): Generator<PlayedPosition> {
  const handed = HANDED_GAMES.find(({ name }) => name === game.replace('random/', ''));
  const file = handed === undefined ? null : readGameFile(handed.file, engine.box);
  if (file === null || !file.ok || file.value.kind === 'native') throw new Error(`no record of ${game}`);
  const { actions, setup } = file.value;
  const started = engine.newGame(setup);
  if (!started.ok) throw new Error(`no game begins with the setup of ${game}`);
  let { position } = started;
  let book = newCopyBook(position.game);
  yield { n: 0, position, book, last: true };
  for (const [index, action] of actions.entries()) {
    const read = importAction({ box: engine.box, file: game }, book, position, action);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { move } = read.value;
    const made = move === null ? { position } : engine.follow(position, move);
    if (made === null) throw new Error(`${game}: ${JSON.stringify(move)} has no place at ${position.at}`);
    book = followMove(read.value.book, position.game, made.position.game);
    position = made.position;
    yield { n: action.n, position, book, last: actions[index + 1]?.n !== action.n };
  }
};

const NO_MOVE = { move: null, fault: null };

/** The candidate as a move; none where it names what does not exist or is elsewhere. */
const candidateMove = ({ book, position }: PlayedPosition, { candidate }: Probe): Pick<AskedMove, 'move' | 'fault'> => {
  const parsed = parseAction(candidate, 'probe', []);
  if (!parsed.ok) return { ...NO_MOVE, fault: parsed.error };
  if (parsed.value.kind !== 'game') return NO_MOVE;
  const { action } = parsed.value;
  const read = importAction({ box: engine.box, file: 'probe' }, book, position, { action, place: '' });
  return read.ok ? { ...NO_MOVE, move: read.value.move } : { ...NO_MOVE, fault: read.error };
};

/** The probes of a handed game whose tag fits, in the positions to which the recorded moves lead. */
export const askedMoves = function* (game: string, tags: RegExp): Generator<AskedMove> {
  const probes = probesOf(game).filter(({ tag }) => tags.test(tag));
  for (const played of playedPositions(game))
    if (played.last)
      for (const probe of probes.filter(({ n }) => n === played.n))
        yield { probe, position: played.position, ...candidateMove(played, probe) };
};

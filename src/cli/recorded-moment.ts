/** A position of a recorded game with the move that was made there. Moves that break rules are followed. */
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { Recorded } from '../adjudication/explain.ts';
import type { Engine, Violation } from '../engine.ts';
import type { InputFault } from '../fault.ts';
import { namesOf } from '../interchange/player-names.ts';
import type { Finding } from '../replay/replay.ts';
import { replay } from '../replay/replay.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { badInput, badNumber } from './exit.ts';
import { givenAt } from './given-at.ts';
import type { Io } from './io.ts';

/** What a record says of a position. */
export interface RecordedMoment {
  readonly position: Position;
  readonly names: ReadonlyMap<PlayerId, string>;
  /** The move made there; null at the end of the record, and where the next action changes nothing. */
  readonly move: Move | null;
  /** What the record makes of that move; null without one. */
  readonly record: Recorded | null;
  /** What the move before it caused; nothing where no move is known. */
  readonly led: readonly Entry[];
  /** Moves before it that broke rules. */
  readonly followed: readonly Finding[];
}

/** Rules of which only records speak; what else a record breaks, the judgement of the move finds by itself. */
const ofRecords = ({ rule }: Violation): boolean => rule.startsWith('REPLAY-');

/** The moment after action `n`, or the exit code after saying why there is none. */
export const recordedMoment = (
  io: Io,
  engine: Engine,
  file: string,
  n: number | undefined,
): Result<RecordedMoment, number> => {
  const given = givenAt(io, engine, file, n);
  if (!given.ok) return given;
  const { game, at } = given.value;
  if (game.kind === 'position')
    return ok({ position: game.position, names: new Map(), move: null, record: null, led: [], followed: [] });
  const names = namesOf(game);
  const steps = replay(engine, game, file, { at: at + 1, follow: true });
  const followed: Finding[] = [];
  let position: Position | null = null;
  let led: readonly Entry[] = [];
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      const end = step.value;
      // What is wrong after the position does not matter to it.
      if (end.kind === 'fault' && last < at) return failed(badInput(io, end.fault));
      if (position === null) return failed(badInput(io, noGame(file)));
      if (last < at) return failed(badNumber(io, file, last));
      return ok({ position, names, move: null, record: null, led, followed });
    }
    const { move, finding, journal } = step.value;
    if (step.value.n > at && position !== null) {
      const violations = finding?.violations.filter(ofRecords) ?? [];
      return ok({ position, names, move, record: { violations, journal }, led, followed });
    }
    if (finding !== null) followed.push(finding);
    position = step.value.position;
    if (move !== null) led = journal;
    last = step.value.n;
  }
};

const noGame = (file: string): InputFault => ({
  code: 'impossible-setup',
  file,
  place: '',
  message: 'no game begins with this setup',
});

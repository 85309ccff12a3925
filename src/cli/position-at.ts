/** A position of a recorded game: the state after its n-th action, and what led to it. */
import type { Position } from '../../spec/state.ts';
import type { PlayerId, ProfileId } from '../../spec/vocabulary.ts';
import { under } from '../adjudication/explain.ts';
import type { Engine } from '../engine.ts';
import { namesOf } from '../interchange/player-names.ts';
import type { Run } from '../pictures/legend.ts';
import { replay } from '../replay/replay.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { badInput, badNumber } from './exit.ts';
import { givenAt } from './given-at.ts';
import { illegalAction } from './illegal-action.ts';
import type { Io } from './io.ts';

/** A position with what the state alone does not tell. */
export interface Moment {
  readonly position: Position;
  readonly names: ReadonlyMap<PlayerId, string>;
  /** The last run so far. */
  readonly run: Run | null;
}

/** The position, or the exit code after saying why there is none. */
export const positionAt = (
  io: Io,
  engine: Engine,
  file: string,
  at: number | undefined,
  profile: ProfileId | undefined,
): Result<Position, number> => {
  const found = momentAt(io, engine, file, at, profile);
  return found.ok ? ok(found.value.position) : found;
};

const runIn = ({ game }: Position): Run | null => {
  const turn = game.operating?.turn ?? null;
  return turn === null || turn.routes.length === 0 ? null : { railroad: turn.railroad, routes: turn.routes };
};

/** The moment of the position, or the exit code after saying why there is none. */
export const momentAt = (
  io: Io,
  engine: Engine,
  file: string,
  at: number | undefined,
  profile: ProfileId | undefined,
): Result<Moment, number> => {
  const given = givenAt(io, engine, file, at);
  if (!given.ok) return given;
  const { game, at: n } = given.value;
  if (game.kind === 'position') {
    const position = profile === undefined ? game.position : under(game.position, profile);
    return ok({ position, names: new Map(), run: runIn(position) });
  }
  const steps = replay(engine, game, file, { at: n, ...(profile === undefined ? {} : { profile }) });
  let position: Position | null = null;
  let run: Run | null = null;
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      position = step.value.position;
      run = runIn(position) ?? run;
      last = step.value.n;
      continue;
    }
    const end = step.value;
    if (end.kind === 'fault') return failed(badInput(io, end.fault));
    if (end.kind === 'finding') {
      return failed(illegalAction(io, file, end.finding));
    }
    if (position === null || last < n) return failed(badNumber(io, file, last));
    return ok({ position, names: namesOf(game), run });
  }
};

/** A game with the number of a position in it, or a position that was handed in without its game. */
import type { Engine } from '../engine.ts';
import type { GameFile, GivenPosition } from '../interchange/read-file.ts';
import { readGiven } from '../interchange/read-file.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { badInput, badUsage } from './exit.ts';
import type { Io } from './io.ts';

/** What was handed in, and which of its positions is meant. */
export interface GivenAt {
  readonly game: GameFile | GivenPosition;
  readonly at: number;
}

/** What was handed in, or the exit code after saying what is wrong with it. */
export const givenAt = (io: Io, engine: Engine, file: string, at: number | undefined): Result<GivenAt, number> => {
  const game = readGiven(file, engine.box);
  if (!game.ok) return failed(badInput(io, game.error));
  if (game.value.kind === 'position')
    return (at ?? 0) === 0
      ? ok({ game: game.value, at: 0 })
      : failed(badUsage(io, 'a position has no actions: leave --at out'));
  return at === undefined
    ? failed(badUsage(io, 'a game needs --at N: the position after action N, 0 being the start'))
    : ok({ game: game.value, at });
};

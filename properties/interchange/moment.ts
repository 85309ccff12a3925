/** A line of a reference trace with the state that follows from it. */
import type { Setup } from '../../spec/setup.ts';
import type { Game } from '../../spec/state.ts';
import type { TraceLine } from './handed-games.ts';
import { gameAt } from './state-of-trace.ts';

export interface Moment {
  readonly line: TraceLine;
  readonly game: Game;
}

export const startOf = (trace: readonly TraceLine[], setup: Setup): Moment => {
  const [line] = trace;
  if (line === undefined) throw new Error('an empty trace');
  return { line, game: gameAt(line, null, setup) };
};

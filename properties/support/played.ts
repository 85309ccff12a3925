/** Random games that several tests read: each is played once. */
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';
import type { RandomGameInput, RandomStep } from '../../src/play/random-game.ts';
import { randomGame } from '../../src/play/random-game.ts';

/** A move of a random game, with the positions around it and what it caused. */
export interface PlayedMove {
  readonly move: Move;
  readonly before: Position;
  readonly after: Position;
  readonly journal: RandomStep['journal'];
}

const engine = new Engine();
const played = new Map<string, readonly PlayedMove[]>();

/** The moves of a random game, in order. */
export const movesOf = (input: RandomGameInput): readonly PlayedMove[] => {
  const key = JSON.stringify(input);
  const known = played.get(key);
  if (known !== undefined) return known;
  const moves: PlayedMove[] = [];
  let before: Position | null = null;
  for (const { move, position, journal } of randomGame(engine, input)) {
    if (move !== null && before !== null) moves.push({ move, before, after: position, journal });
    before = position;
  }
  played.set(key, moves);
  return moves;
};

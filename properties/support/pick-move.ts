/** Picks one of the legal moves of a position by a number, so that a list of numbers is a game. */
import type { Option } from '../../spec/deed.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import type { Engine } from '../../src/engine.ts';

/** The move of an option, with its free number chosen by `choice`. */
export const moveOf = ({ move, vary }: Option, choice: number): Move => {
  if (vary === undefined) return move;
  const values = Math.floor((vary.hi - vary.lo) / vary.step) + 1;
  return { ...move, [vary.field as string]: vary.lo + (choice % values) * vary.step } as Move;
};

/** One of the legal moves, but never breaking off; null when there is none. */
export const pickMove = (engine: Engine, position: Position, choice: number): Move | null => {
  const options = [...engine.options(position)].filter((o) => o.move.type !== 'breakOff');
  const option = options[choice % Math.max(1, options.length)];
  return option === undefined ? null : moveOf(option, Math.floor(choice / Math.max(1, options.length)));
};

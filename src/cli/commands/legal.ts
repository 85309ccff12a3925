/** `legal`: the legal moves at a position of a recorded game. */
import type { Option } from '../../../spec/deed.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { Engine } from '../../engine.ts';
import { FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { positionAt } from '../position-at.ts';

interface Options {
  readonly at?: number;
  readonly profile?: ProfileId;
  readonly json?: boolean;
}

const costText = ({ cost }: Option): string =>
  cost === undefined ? '' : ` for $${cost.steel} of steel and $${cost.terrain} of terrain`;

const optionText = (option: Option): string => {
  const { move, vary } = option;
  return vary === undefined
    ? `${JSON.stringify(move)}${costText(option)}`
    : `${JSON.stringify(move)} with ${vary.field} from ${vary.lo} to ${vary.hi} in steps of ${vary.step}`;
};

/** Prints the legal moves; none is a negative answer. */
export const legalCommand = (io: Io, file: string, options: Options): number => {
  const engine = new Engine();
  const found = positionAt(io, engine, file, options.at, options.profile);
  if (!found.ok) return found.error;
  const moves = [...engine.options(found.value)];
  io.out(
    options.json === true ? `${JSON.stringify(moves, null, 2)}\n` : moves.map((m) => `${optionText(m)}\n`).join(''),
  );
  return moves.length > 0 ? FINE : NEGATIVE;
};

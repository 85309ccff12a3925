/** `convert`: turns a game file of one kind into the other. */
import type { Position } from '../../../spec/state.ts';
import { violationText } from '../../adjudication/violation-text.ts';
import { Engine } from '../../engine.ts';
import type { InputFault } from '../../fault.ts';
import type { MadeMove } from '../../interchange/convert.ts';
import { asNative, asRecord } from '../../interchange/convert.ts';
import type { GameFile } from '../../interchange/read-file.ts';
import { readGameFile } from '../../interchange/read-file.ts';
import { asNotation } from '../../notation/as-notation.ts';
import { replay } from '../../replay/replay.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { badInput, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly to: 'native' | '18xx.games' | 'notation';
  readonly out: string;
}

/** The moves of a game, or the exit code after saying why they cannot be made. */
const movesMade = (io: Io, engine: Engine, game: GameFile, file: string): Result<readonly MadeMove[], number> => {
  const made: MadeMove[] = [];
  const steps = replay(engine, game, file);
  let before: Position | null = null;
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      const { move, position: after } = step.value;
      if (move !== null && before !== null) made.push({ move, before, after });
      before = after;
      continue;
    }
    const end = step.value;
    if (end.kind === 'fault') return failed(badInput(io, end.fault));
    if (end.kind !== 'finding') return ok(made);
    const [first] = end.finding.violations;
    io.err(`${file}: action ${end.finding.n} is illegal: ${first === undefined ? '' : violationText(first)}\n`);
    return failed(NEGATIVE);
  }
};

/** The game as a file of the format. */
const textOf = (
  engine: Engine,
  game: GameFile,
  file: string,
  made: readonly MadeMove[],
  to: Options['to'],
): Result<string, InputFault> => {
  const { setup } = game;
  if (to === 'notation') return ok(asNotation(game, setup, made));
  const json = to === 'native' ? ok(asNative(game, setup, made)) : asRecord(game, setup, made, engine.box, file);
  return json.ok ? ok(`${JSON.stringify(json.value)}\n`) : json;
};

/** Converts the file; a move that breaks a rule is a negative answer. */
export const convertCommand = (io: Io, file: string, { to, out }: Options): number => {
  const engine = new Engine();
  const game = readGameFile(file, engine.box);
  if (!game.ok) return badInput(io, game.error);
  const made = movesMade(io, engine, game.value, file);
  if (!made.ok) return made.error;
  const converted = textOf(engine, game.value, file, made.value, to);
  if (!converted.ok) return badInput(io, converted.error);
  const written = writeText(io, out, converted.value);
  return written.ok ? FINE : badInput(io, written.error);
};

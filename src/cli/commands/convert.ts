/** `convert`: turns a game file of one kind into the other. */
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
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
import { badInput, FINE } from '../exit.ts';
import { illegalAction } from '../illegal-action.ts';
import type { Io } from '../io.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly to: 'native' | '18xx.games' | 'notation';
  readonly out: string;
  readonly profile?: ProfileId;
}

/** Why nothing is written of a game with an illegal move. */
const NOTHING = '; nothing is written, as a converted file holds legal moves only (replay --follow goes on)';

/** Records do not say by which profile they were played: they are read by this one. */
const RECORDED: ProfileId = '18xx-games';

/** The game as played by a profile, if one is asked for. */
const under = (game: GameFile, profile: ProfileId | undefined): GameFile =>
  profile === undefined ? game : { ...game, setup: { ...game.setup, profile } };

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
    return failed(illegalAction(io, file, end.finding, NOTHING));
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
export const convertCommand = (io: Io, file: string, { to, out, profile }: Options): number => {
  const engine = new Engine();
  const read = readGameFile(file, engine.box);
  if (!read.ok) return badInput(io, read.error);
  const game = under(read.value, profile);
  const made = movesMade(io, engine, game, file);
  if (!made.ok) return made.error;
  const converted = textOf(engine, game, file, made.value, to);
  if (!converted.ok) return badInput(io, converted.error);
  const written = writeText(io, out, converted.value);
  if (!written.ok) return badInput(io, written.error);
  const played = game.setup.profile;
  if (to === '18xx.games' && played !== RECORDED)
    io.err(`royal-gorge: profile ${played} is not written; read the record back with --profile ${played}\n`);
  return FINE;
};

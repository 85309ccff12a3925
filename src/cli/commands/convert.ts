/** `convert`: turns a game file of one kind into the other. */
import { violationText } from '../../adjudication/violation-text.ts';
import { Engine } from '../../engine.ts';
import { toNative, toRecord } from '../../interchange/convert.ts';
import { readGameFile } from '../../interchange/read-file.ts';
import { badInput, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly to: 'native' | '18xx.games';
  readonly out: string;
}

/** Converts the file; a move that breaks a rule is a negative answer. */
export const convertCommand = (io: Io, file: string, { to, out }: Options): number => {
  const engine = new Engine();
  const game = readGameFile(file, engine.box);
  if (!game.ok) return badInput(io, game.error);
  const converted = to === 'native' ? toNative(engine, game.value, file) : toRecord(engine, game.value, file);
  if (!converted.ok) {
    if ('fault' in converted.error) return badInput(io, converted.error.fault);
    const { n, violations } = converted.error.finding;
    const [first] = violations;
    io.err(`${file}: action ${n} is illegal: ${first === undefined ? '' : violationText(first)}\n`);
    return NEGATIVE;
  }
  const written = writeText(io, out, `${JSON.stringify(converted.value)}\n`);
  return written.ok ? FINE : badInput(io, written.error);
};

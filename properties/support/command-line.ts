/** Runs a command of the command line and keeps what it says. */
import { run } from '../../src/cli/program.ts';

/** What a command came to. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process. */
export const command = async (...argv: readonly string[]): Promise<Ran> => {
  let out = '';
  let err = '';
  const code = await run(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
};

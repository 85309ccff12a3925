/** Writes a text to a file in one piece: nobody ever sees half of it. */
import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { InputFault } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { notWritable } from '../trace/write.ts';
import type { Io } from './io.ts';

/** Writes the file; `-` is the standard output. What is there is replaced, or left as it was if that fails. */
export const writeText = (io: Io, file: string, text: string): Result<null, InputFault> => {
  if (file === '-') {
    io.out(text);
    return ok(null);
  }
  let partial: string | null = null;
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile()) {
      // A pipe or a device is written in place; a folder refuses.
      writeFileSync(file, text);
      return ok(null);
    }
    const target = found === undefined ? file : realpathSync(file);
    partial = `${target}.${process.pid}.partial`;
    writeFileSync(partial, text);
    renameSync(partial, target);
    return ok(null);
  } catch (error) {
    if (partial !== null) rmSync(partial, { force: true });
    return failed(notWritable(file, error));
  }
};

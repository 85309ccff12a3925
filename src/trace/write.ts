/**
 * Writes a trace, one record a line. The lines go to a temporary file beside the target, which takes its name at the
 * end: nobody ever sees half a trace.
 */
import { closeSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import type { InputFault } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { TraceRecord } from './record.ts';

/** A trace being written. After the first fault nothing more is written, and every later call returns it again. */
export interface TraceWriter {
  put(record: TraceRecord): Result<null, InputFault>;
  /** All records are there: the file gets its name. */
  finish(): Result<null, InputFault>;
  /** Leaves nothing behind. */
  discard(): void;
}

const STDOUT = 1;
const FULL = 64 * 1024;
const RETRY_MS = 5;

/** Begins a trace in a file; `-` is the standard output. */
export const openTrace = (file: string): Result<TraceWriter, InputFault> => {
  try {
    return ok(writerOf(file, targetOf(file)));
  } catch (error) {
    return failed(notWritable(file, error));
  }
};

/** Where the lines go, and what they are called in the end; null = written in place: a pipe, a device, a terminal. */
interface Target {
  readonly fd: number;
  readonly rename: { readonly from: string; readonly to: string } | null;
}

const targetOf = (file: string): Target => {
  if (file === '-') return { fd: STDOUT, rename: null };
  const found = statSync(file, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) return { fd: openSync(file, 'w'), rename: null };
  const to = found === undefined ? file : realpathSync(file);
  const from = `${to}.${process.pid}.partial`;
  return { fd: openSync(from, 'w'), rename: { from, to } };
};

const writerOf = (file: string, { fd, rename }: Target): TraceWriter => {
  let waiting = '';
  let open = true;
  let fault: InputFault | null = null;

  const close = (): void => {
    if (open && fd !== STDOUT) closeSync(fd);
    open = false;
  };
  const discard = (): void => {
    close();
    if (rename !== null) rmSync(rename.from, { force: true });
    stopWatching();
  };
  const stopWatching = onEndOfProcess(discard);

  const attempt = (act: () => void): Result<null, InputFault> => {
    try {
      if (open) act();
    } catch (error) {
      discard();
      // A reader that has seen enough closes its pipe: no fault, and nobody to write for.
      if (errorCode(error) !== 'EPIPE') fault = notWritable(file, error);
    }
    return fault === null ? ok(null) : failed(fault);
  };
  const flush = (): void => {
    writeAll(fd, waiting);
    waiting = '';
  };

  return {
    put: (record) =>
      attempt(() => {
        waiting += `${JSON.stringify(record)}\n`;
        if (waiting.length >= FULL) flush();
      }),
    finish: () =>
      attempt(() => {
        flush();
        close();
        if (rename !== null) renameSync(rename.from, rename.to);
        stopWatching();
      }),
    discard,
  };
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const INTERRUPTED = 130;

/** Calls when the process ends early; the result takes the watch back. */
const onEndOfProcess = (act: () => void): (() => void) => {
  const leave = (): void => {
    act();
    process.exit(INTERRUPTED);
  };
  process.on('exit', act);
  for (const signal of SIGNALS) process.on(signal, leave);
  return () => {
    process.off('exit', act);
    for (const signal of SIGNALS) process.off(signal, leave);
  };
};

/** Writes to the end, waiting where a pipe is full. */
const writeAll = (fd: number, text: string): void => {
  const bytes = new TextEncoder().encode(text);
  for (let done = 0; done < bytes.length; ) {
    try {
      done += writeSync(fd, bytes, done);
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
};

const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** What is said of a file that cannot be written. */
export const notWritable = (file: string, error: unknown): InputFault => ({
  code: 'not-writable',
  file,
  place: '',
  message: `cannot be written (${String(errorCode(error) ?? 'unknown reason')})`,
});

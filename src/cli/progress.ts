/** Progress of long work: one line on a terminal, nothing where the output goes to a file or a pipe. */
import type { Io } from './io.ts';
import { terminal } from './io.ts';

/** Shows how far the work is. */
export interface Progress {
  /** Shows a text now and then; it is only made when it is shown. */
  show(text: () => string): void;
  clear(): void;
}

const EVERY_MS = 100;
const ERASE = '\r\u001b[2K';

/** Progress on standard error, if that is a terminal. */
export const progressOn = (io: Io): Progress => {
  if (io !== terminal || !process.stderr.isTTY) return { show: () => {}, clear: () => {} };
  let last = 0;
  return {
    show: (text) => {
      const now = Date.now();
      if (now - last < EVERY_MS) return;
      last = now;
      io.err(`${ERASE}${text()}`);
    },
    clear: () => io.err(ERASE),
  };
};

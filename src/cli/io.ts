/** Where commands write: the terminal, or a test. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
}

/** Standard output and standard error. */
export const terminal: Io = {
  out: (text) => {
    process.stdout.write(text);
  },
  err: (text) => {
    process.stderr.write(text);
  },
};

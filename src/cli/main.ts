#!/usr/bin/env node
/** The command line. */
import { notWritable } from '../trace/write.ts';
import { badInput } from './exit.ts';
import { terminal } from './io.ts';
import { run } from './program.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough closes its pipe.
  if (error.code !== 'EPIPE') process.exit(badInput(terminal, notWritable('-', error)));
});
process.exitCode = await run(process.argv.slice(2), terminal);

/** Colours of a text, on a terminal only: what goes to a file or a pipe is plain, whatever the environment says. */
import { createRequire } from 'node:module';
import type picocolors from 'picocolors';

const { createColors } = createRequire(import.meta.url)('picocolors') as typeof picocolors;

export default createColors(process.stdout.isTTY === true && process.env.NO_COLOR === undefined);

/** A move of a game that breaks a rule, where a command cannot go on. */
import { violationText } from '../adjudication/violation-text.ts';
import type { Finding } from '../replay/replay.ts';
import { NEGATIVE } from './exit.ts';
import type { Io } from './io.ts';

/** Says in one line which move of a game breaks a rule, and what follows from it. */
export const illegalAction = (io: Io, file: string, { n, sub, violations }: Finding, therefore = ''): number => {
  const [first] = violations;
  const why = first === undefined ? '' : violationText(first);
  io.err(`${file}: action ${sub > 0 ? `${n}.${sub}` : n} is illegal: ${why}${therefore}\n`);
  return NEGATIVE;
};

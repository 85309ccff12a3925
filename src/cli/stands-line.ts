/** The line with which answers about a position begin: the file, the number, the round and the phase. */
import type { Status } from '../adjudication/status.ts';
import type { Telling } from '../adjudication/telling.ts';
import pc from '../colours.ts';
import { isPositionText } from '../notation/position-text.ts';

/** So much is shown of a position that was written out. */
const SHOWN = 40;

/** How a file is called in answers; a position that was written out is its own name. */
export const nameOf = (file: string): string => (isPositionText(file) ? `${file.slice(0, SHOWN)}…` : file);

/** The line; `at` is the number of the position, if it has one. */
export const standsLine = (
  file: string,
  at: number | undefined,
  { round, phase }: Status,
  { say }: Telling,
): string => {
  const where = at === undefined ? nameOf(file) : say('positionOf', { file: nameOf(file), at });
  return pc.dim(say('stands', { where, round, phase }));
};

/** How commands end: 0 fine, 1 a negative answer, 2 bad input or usage. */

import type { InputFault } from '../fault.ts';
import { faultLine } from '../fault.ts';
import type { Io } from './io.ts';

export const FINE = 0;
export const NEGATIVE = 1;
export const BAD_INPUT = 2;

/** Says what is wrong with an input, in one line on standard error. */
export const badInput = (io: Io, fault: InputFault): number => {
  io.err(`${faultLine(fault)}\n`);
  return BAD_INPUT;
};

/** Says that a game ends before the action asked for. */
export const badNumber = (io: Io, file: string, actions: number): number => badInput(io, tooFar(file, actions));

/** The number of a position that the game does not reach. */
export const tooFar = (file: string, actions: number): InputFault => ({
  code: 'out-of-range',
  file,
  place: '--at',
  message: `the game has only ${actions} actions`,
});

/** Says what is wrong with the usage, in one line on standard error. */
export const badUsage = (io: Io, message: string): number => {
  io.err(`royal-gorge: ${message}\n`);
  return BAD_INPUT;
};

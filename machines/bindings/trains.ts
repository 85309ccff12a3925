/** Names of the charts for the train, debt and private steps. */
import { debtStepOver, privateStepOver, trainsOver } from '../../spec/closing-steps.ts';
import type { Effect, Guard } from './kinds.ts';

export const trainsGuards = {
  trainsOver,
  debtStepOver,
  privateStepOver,
} satisfies Record<string, Guard>;

export const trainsEffects = {} satisfies Record<string, Effect>;

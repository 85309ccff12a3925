/** Names of the charts for the train, debt and private steps. */
import type { Effect, Guard } from './kinds.ts';

export const trainsGuards = {
  trainsOver: () => true,
  debtStepOver: () => true,
  privateStepOver: () => true,
} satisfies Record<string, Guard>;

export const trainsEffects = {} satisfies Record<string, Effect>;

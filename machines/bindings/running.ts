/** Names of the charts for the run, dividend and lease steps. */
import { didNotRun, noIncome, noLeaseDue, nothingToRun } from '../../spec/income.ts';
import type { Effect, Guard } from './kinds.ts';

export const runningGuards = {
  nothingToRun,
  noIncome,
  noLeaseDue,
} satisfies Record<string, Guard>;

export const runningEffects = {
  didNotRun,
} satisfies Record<string, Effect>;

/** Names of the charts for the run, dividend and lease steps. */
import { Book } from '../../spec/book.ts';
import type { Effect, Guard } from './kinds.ts';

export const runningGuards = {
  nothingToRun: () => true,
  noIncome: () => false,
  noLeaseDue: () => true,
} satisfies Record<string, Guard>;

export const runningEffects = {
  didNotRun: (at) => new Book(at.game),
} satisfies Record<string, Effect>;

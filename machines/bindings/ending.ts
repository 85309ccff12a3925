/** Names of the charts for the settlement and the end of the game. */
import { Book } from '../../spec/book.ts';
import type { Effect, Guard } from './kinds.ts';

export const endingGuards = {
  cutShort: () => false,
  lastSet: () => false,
} satisfies Record<string, Guard>;

export const endingEffects = {
  settle: (at) => new Book(at.game),
  finalSettlement: (at) => new Book(at.game),
  finish: (at) => new Book(at.game),
  nextSet: (at) => new Book(at.game),
} satisfies Record<string, Effect>;

/** Names of the stock-round chart. */
import { Book } from '../../spec/book.ts';
import {
  allPassed,
  beginStockRound,
  nextTurn,
  nothingToDo,
  passing,
  passPriority,
  raiseSoldOut,
} from '../../spec/stock-turn.ts';
import type { Effect, Guard } from './kinds.ts';

export const stockGuards = {
  nothingToDo: (at) => nothingToDo(at),
  allPassed: (at) => allPassed(at.game),
} satisfies Record<string, Guard>;

export const stockEffects = {
  beginStockRound,
  passUnasked: (at) => new Book(at.game).write(...passing(at.game, 'SR-ORDER-05')),
  nextTurn,
  raiseSoldOut,
  passPriority,
} satisfies Record<string, Effect>;

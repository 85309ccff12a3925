/**
 * The names that the charts use, each bound to what `spec/` says. No import from xstate: the same table serves XState
 * and the flat stepper on which the engine runs.
 */
import { removeLot, sellLot, priorityToRichest, putUp, nextOpener } from '../spec/lots.ts';
import { everybodyDeclined, lotsRemain, oneBidderLeft } from '../spec/lots.ts';
import type { Booked } from '../spec/book.ts';
import { Book } from '../spec/book.ts';
import type { Deed } from '../spec/deed.ts';
import { DEEDS } from '../spec/deeds.ts';
import type { DeedName } from '../spec/deeds.ts';
import type { Move } from '../spec/moves/move.ts';
import type { View } from '../spec/rule.ts';
import {
  allPassed,
  beginStockRound,
  nextTurn,
  nothingToDo,
  passing,
  passPriority,
  raiseSoldOut,
} from '../spec/stock-turn.ts';

/** Decides a transition. `move` is the move being made; only guards of a transition that answers it may look at it. */
export type Guard = (at: View, move: Move) => boolean;
/** Writes a journal. `move` as for guards. */
export type Effect = (at: View, move: Move) => Booked;

type MayDo = `may${Capitalize<DeedName>}`;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** For each deed the guard that asks its rules: `bid` is guarded by `mayBid`. */
const deedGuards = Object.fromEntries(
  Object.entries<Deed>(DEEDS).map(([name, deed]): [string, Guard] => [
    `may${capital(name)}`,
    (at, move) => deed.legal(at, move) === null,
  ]),
) as Record<MayDo, Guard>;

/** For each deed the effect that carries it out, under its own name. */
const deedEffects = Object.fromEntries(
  Object.entries<Deed>(DEEDS).map(([name, deed]): [string, Effect] => [name, (at, move) => deed.effect(at, move)]),
) as Record<DeedName, Effect>;

/** The deed that a guard `may…` asks about. */
export const deedOfGuard = (guard: string): Deed | undefined => {
  const name = guard.startsWith('may') ? guard.charAt(3).toLowerCase() + guard.slice(4) : '';
  return name in DEEDS ? DEEDS[name as DeedName] : undefined;
};

export const guards = {
  ...deedGuards,
  lotsRemain: (at) => lotsRemain(at.game),
  everybodyDeclined: (at) => everybodyDeclined(at.game),
  oneBidderLeft: (at) => oneBidderLeft(at.game),
  nothingToDo: (at) => nothingToDo(at),
  allPassed: (at) => allPassed(at.game),
} satisfies Record<string, Guard>;

export const effects = {
  ...deedEffects,
  putUpNext: (at) => putUp(at, nextOpener(at)),
  sellLot,
  removeLot,
  priorityToRichest,
  beginStockRound,
  passUnasked: (at) => new Book(at.game).write(...passing(at.game, 'SR-ORDER-05')),
  nextTurn,
  raiseSoldOut,
  passPriority,
} satisfies Record<string, Effect>;

export type GuardName = keyof typeof guards;
export type EffectName = keyof typeof effects;

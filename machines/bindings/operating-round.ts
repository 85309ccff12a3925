/** Names of the operating-round chart: order, income, and whose turn comes. */
import { beginOperatingRound, beginTurn, endTurnOfRailroad, railroadsToAct } from '../../spec/operating-round.ts';
import type { Effect, Guard } from './kinds.ts';

export const operatingGuards = {
  railroadsToAct: (at) => railroadsToAct(at.game),
} satisfies Record<string, Guard>;

export const operatingEffects = {
  beginOperatingRound,
  beginTurn,
  endTurnOfRailroad,
} satisfies Record<string, Effect>;

/**
 * What a record of 18xx.games states besides its moves, and that site believes: revenues of routes, prices of
 * discounted shares, certificates of a sale. Where it is not what the rules say, that is a finding (REPLAY-05, REPLAY-08).
 */

import type { Stepped } from '../../machines/stepper.ts';
import type { Move } from '../../spec/moves/move.ts';
import { rememberTurn } from '../../spec/operating-round.ts';
import { post } from '../../spec/posting.ts';
import type { Position } from '../../spec/state.ts';
import type { Violation } from '../engine.ts';
import type { Imported } from '../interchange/eighteen-xx/import-action.ts';

type Recorded = Imported['recorded'];

const total = (values: readonly (number | null)[]): number => values.reduce<number>((sum, v) => sum + (v ?? 0), 0);

/** Dollars of the routes as the record states them; null where it states none or states what the rules say. */
const otherRevenue = (after: Position, move: Move, recorded: Recorded): { ours: number; stated: number } | null => {
  if (move.type !== 'runTrains' || recorded?.revenues === undefined) return null;
  const routes = after.game.operating?.turn?.routes ?? [];
  if (recorded.revenues.some((r) => r === null)) return null;
  const ours = total(routes.map((r) => r.revenue));
  const stated = total(recorded.revenues);
  return ours === stated ? null : { ours, stated };
};

/** Where the record states something else than the rules. */
export const deviationsFrom = (after: Position, move: Move, recorded: Recorded): readonly Violation[] => {
  if (recorded === undefined) return [];
  const revenue = otherRevenue(after, move, recorded);
  if (revenue !== null)
    return [{ code: 'illegal', rule: 'REPLAY-05', facts: { revenue: revenue.ours, recorded: revenue.stated } }];
  if (move.type === 'sellShares' && recorded.certificates !== undefined && move.percent % 10 === 0) {
    const half = recorded.certificates - move.percent === 10;
    if (!half)
      return [
        { code: 'illegal', rule: 'REPLAY-08', facts: { sold: move.percent, certificates: recorded.certificates } },
      ];
  }
  return [];
};

/** The position with what the record states in place of what the rules say. */
export const withRecorded = (made: Stepped, move: Move, recorded: Recorded): Stepped => {
  const revenue = otherRevenue(made.position, move, recorded);
  if (revenue === null) return made;
  const { game } = made.position;
  const income = (game.operating?.turn?.income ?? 0) - revenue.ours + revenue.stated;
  const entry = rememberTurn('REPLAY-05', game, { income });
  return {
    position: { ...made.position, game: post(game, [entry]) },
    journal: [...made.journal, entry],
  };
};

/** Ending a turn of the stock round: a pass when nothing was done, else simply the end of the turn. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { playerOf } from '../holdings.ts';
import type { View } from '../rule.ts';
import { allows } from '../rule.ts';
import type { Acting } from '../rules/stock-turns.ts';
import { SR_ORDER_01, SR_ORDER_06 } from '../rules/stock-turns.ts';
import { stockOf } from '../stock-round.ts';
import { passing } from '../stock-turn.ts';
import type { Pass } from './move.ts';
import { passingPlayer } from './passer.ts';

const options = function* (at: View) {
  const player = playerOf(at.game, stockOf(at.game).turn);
  if (allows(SR_ORDER_06, at, { player })) yield { move: { type: 'pass', player: player.id } } as const;
};

/** A turn in which nothing was done. */
export const passTurn = deed<Pass, Acting>({
  type: 'pass',
  resolve: passingPlayer,
  checks: [SR_ORDER_01, SR_ORDER_06],
  effect: (at) => new Book(at.game).write(...passing(at.game, 'SR-ORDER-03')),
  options,
});

/** The player has sold and buys nothing. */
export const endTurn = deed<Pass, Acting>({
  type: 'pass',
  resolve: passingPlayer,
  checks: [SR_ORDER_01, SR_ORDER_06],
  effect: (at) => new Book(at.game),
  options,
});

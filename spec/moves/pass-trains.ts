/** A railroad buys no train, or no more. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { turnOf } from '../operating-round.ts';
import { allows } from '../rule.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { TRAIN_07 } from '../rules/trains.ts';
import type { Pass } from './move.ts';
import { passingRailroad } from './passer.ts';

export const passTrains = deed<Pass, Operating>({
  type: 'pass',
  resolve: passingRailroad,
  checks: [OR_ORDER_01, TRAIN_07],
  effect: (at) => new Book(at.game),
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    if (allows(TRAIN_07, at, { railroad })) yield { move: { type: 'pass', railroad } };
  },
});

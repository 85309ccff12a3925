/** A railroad leaves the rest of a step out. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { turnOf } from '../operating-round.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { Pass } from './move.ts';
import { passingRailroad } from './passer.ts';

export const passStep = deed<Pass, Operating>({
  type: 'pass',
  resolve: passingRailroad,
  checks: [OR_ORDER_01],
  effect: (at) => new Book(at.game),
  options: function* (at) {
    yield { move: { type: 'pass', railroad: turnOf(at.game).railroad } };
  },
});

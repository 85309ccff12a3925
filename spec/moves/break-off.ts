/** The players break the game off. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { allows } from '../rule.ts';
import { END_08 } from '../rules/ending.ts';
import type { BreakOff } from './move.ts';

export const breakOff = deed<BreakOff, object>({
  type: 'breakOff',
  resolve: () => ({}),
  checks: [END_08],
  effect: (at) => {
    const { ends } = at.game;
    return new Book(at.game).write({
      rule: 'END-08',
      change: 'ends',
      of: 'table',
      from: ends,
      to: { ...ends, broken: true },
    });
  },
  options: function* (at) {
    if (allows(END_08, at, {})) yield { move: { type: 'breakOff' } };
  },
});

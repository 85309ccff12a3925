/** The end card: when it is out, the last set of the game is known. */
import type { Entry } from './ledger.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import { END_04, END_07 } from './rules/ending.ts';
import type { Game } from './state.ts';

/**
 * What the `silver` or `endCard` event of a train does to the end of the game: the one that the profile takes for the
 * end card bounds it, the other does nothing. `game` is the state by then.
 */
export const endCardOut = (
  at: View,
  game: Game,
  event: 'silver' | 'endCard',
  by: 'purchase' | 'export',
): readonly Entry[] => {
  if (event !== ruled(at, END_04)['end-trigger'] || game.ends.endCard !== null) return [];
  const { more } = amountOf(END_07, { shorter: game.shorterEnd, exported: by === 'export' });
  const { lastSet } = amountOf(END_04, { set: game.round.set, more });
  const to = { ...game.ends, endCard: lastSet };
  return [{ rule: more === 0 ? 'END-07' : 'END-04', change: 'ends', of: 'table', from: game.ends, to }];
};

/** Writes a game that was replayed in notation, with a heading where a round begins. */

import type { Setup } from '../../spec/setup.ts';
import type { Round } from '../../spec/state.ts';
import type { MadeMove } from '../interchange/convert.ts';
import type { GameFile } from '../interchange/read-file.ts';
import { printGame } from './print-game.ts';

const headingOf = ({ kind, set, or }: Round): string => {
  if (kind === 'auction') return 'auction';
  return kind === 'stock' ? `stock round ${set}` : `operating round ${set}.${or ?? ''}`;
};

/** The text of a game. */
export const asNotation = (
  { players, seed }: Pick<GameFile, 'players' | 'seed'>,
  setup: Setup,
  made: readonly MadeMove[],
): string => {
  const headings = new Map<number, string>();
  let last: string | null = null;
  for (const [index, { before }] of made.entries()) {
    const heading = headingOf(before.game.round);
    if (heading !== last) headings.set(index + 1, heading);
    last = heading;
  }
  const seats = players.map(({ id, name }) => ({ id: String(id), name }));
  return printGame({ setup, players: seats, seed, moves: made.map(({ move }) => move) }, headings);
};

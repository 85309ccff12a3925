/** A ghost-town token is put on the hex from which the last gold has just been shipped. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { placeToken } from '../ghost-towns.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import { allows } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { GhostTown } from '../rules/private-running.ts';
import { PRIVATE_Y2_01 } from '../rules/private-running.ts';
import type { PlaceGhostTown } from './move.ts';

export const placeGhostTown = deed<PlaceGhostTown, GhostTown>({
  type: 'placeGhostTown',
  resolve: (at, raw) =>
    at.game.railroads[raw.railroad] === undefined
      ? { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad }
      : { railroad: raw.railroad },
  checks: [OR_ORDER_01, PRIVATE_Y2_01],
  effect: ({ game }) => {
    const book = new Book(game).write(...placeToken(game));
    return book.write(rememberTurn('PRIVATE-Y2-01', book.game, { goldSettled: true }));
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    if (allows(PRIVATE_Y2_01, at, { railroad })) yield { move: { type: 'placeGhostTown', railroad } };
  },
});

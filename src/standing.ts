/** What a position waits for: the round, the step, and who has to act. */
import { presidentOf } from '../spec/holdings.ts';
import type { LeafId, Position, Round } from '../spec/state.ts';
import type { PlayerId, Railroad } from '../spec/vocabulary.ts';

/** Who has to do what in which round. */
export interface Standing {
  readonly at: LeafId;
  /** Null when the game is over. */
  readonly round: Round | null;
  /** Railroad whose turn it is in an operating round. */
  readonly railroad: Railroad | null;
  /** Player who has to act, for a railroad its president. */
  readonly player: PlayerId | null;
}

/** How a position stands. */
export const standingOf = ({ at, game }: Position): Standing => {
  if (game.result !== null) return { at, round: null, railroad: null, player: null };
  const { round } = game;
  if (game.lot !== null) return { at, round, railroad: null, player: game.lot.turn };
  const turn = game.operating?.turn ?? null;
  if (round.kind === 'operating' && turn !== null)
    return { at, round, railroad: turn.railroad, player: presidentOf(game, turn.railroad) };
  return { at, round, railroad: null, player: game.stock?.turn ?? null };
};

/** The map of a game, as the geometry of `track/` reads it. */
import { railroadsOf } from './holdings.ts';
import type { View } from './rule.ts';
import type { Game } from './state.ts';
import type { MapView } from './track/board.ts';

const known = new WeakMap<Game, MapView>();

/** Board, box and railroads of the game. A game is never changed, only replaced, so its map is made once. */
export const mapOf = ({ game, box }: Pick<View, 'game' | 'box'>): MapView => {
  const kept = known.get(game);
  if (kept !== undefined && kept.box === box) return kept;
  const map = { box, board: game.board, inPlay: railroadsOf(game) };
  known.set(game, map);
  return map;
};

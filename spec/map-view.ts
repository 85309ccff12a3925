/** The map of a game, as the geometry of `track/` reads it. */
import { railroadsOf } from './holdings.ts';
import type { View } from './rule.ts';
import type { Game } from './state.ts';
import type { MapView } from './track/board.ts';
import type { Railroad } from './vocabulary.ts';

const known = new WeakMap<Game, MapView>();
/** One list for all games with the same railroads, so that maps are quickly told to be of one kind. */
const lists = new Map<string, readonly Railroad[]>();

const inPlay = (game: Game): readonly Railroad[] => {
  const railroads = railroadsOf(game);
  const name = railroads.join();
  const kept = lists.get(name);
  if (kept === undefined) lists.set(name, railroads);
  return kept ?? railroads;
};

/** Board, box and railroads of the game. A game is never changed, only replaced, so its map is made once. */
export const mapOf = ({ game, box }: Pick<View, 'game' | 'box'>): MapView => {
  const kept = known.get(game);
  if (kept !== undefined && kept.box === box) return kept;
  const map = { box, board: game.board, inPlay: inPlay(game) };
  known.set(game, map);
  return map;
};

/** Stations on a charter and slots in a city. */
import { railroadOf } from './holdings.ts';
import type { Game, Station } from './state.ts';
import type { HexId, Railroad } from './vocabulary.ts';

/** The station that the railroad would place next; null = none left on the charter. */
export const nextStation = (game: Game, railroad: Railroad): Station | null =>
  railroadOf(game, railroad).stations.find((station) => station.hex === null) ?? null;

/** Index of the first slot of a city in which no station is. */
export const freeSlot = (game: Game, hex: HexId): number => {
  const slots = game.board.stations[hex] ?? [];
  const empty = slots.indexOf(null);
  return empty < 0 ? slots.length : empty;
};

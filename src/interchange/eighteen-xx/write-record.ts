/** Writes a whole record of 18xx.games. */
import type { Box } from '../../../spec/box/box.ts';
import type { Setup } from '../../../spec/setup.ts';
import type { PlayerId } from '../../../spec/vocabulary.ts';
import { dealFrom, seedOf } from '../deal.ts';
import type { JsonObject } from '../parse-json.ts';
import type { WrittenId } from './setup-from-record.ts';

/** Ids that are whole numbers are numbers in records. */
export const writtenInRecord = (id: PlayerId): WrittenId => (/^(?:0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id);

/** The seed that deals a setup as that site would: the one given if it does, or else one that is looked for. */
export const seedForRecord = (setup: Setup, seed: number | null, box: Box): number | null => {
  if (seed !== null) {
    const { railroads, privates } = dealFrom(seed, box);
    if (railroads.join() === setup.railroads.join() && privates.join() === setup.privates.join()) return seed;
  }
  return seedOf(setup, box);
};

/** A game to be written: its seats, the seed that deals its cards, and its actions in order, without ids. */
export interface WrittenGame {
  readonly players: readonly { readonly id: PlayerId; readonly name: string | null }[];
  readonly seed: number;
  readonly shorterEnd: boolean;
  readonly actions: readonly JsonObject[];
}

/** The record of a game; actions are numbered from 1. */
export const recordOfGame = ({ players, seed, shorterEnd, actions }: WrittenGame): JsonObject => ({
  id: seed,
  title: '18RoyalGorge',
  description: '',
  min_players: players.length,
  max_players: players.length,
  players: players.map(({ id, name }) => ({ id: writtenInRecord(id), name: name ?? id })),
  settings: { seed, optional_rules: shorterEnd ? ['shorter_game_end'] : [] },
  actions: actions.map((action, index) => ({ ...action, id: index + 1 })),
});

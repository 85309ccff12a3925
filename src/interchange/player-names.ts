/** How the players of a game file are called. */
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { GameFile } from './read-file.ts';

/** Names by id; who has none is called by his id. */
export const namesOf = ({ players }: GameFile): ReadonlyMap<PlayerId, string> =>
  new Map(players.map(({ id, name }) => [String(id), name ?? String(id)]));

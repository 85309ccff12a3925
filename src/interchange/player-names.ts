/** How the players of a game file are called. */
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { GameFile } from './read-file.ts';

/** A name fit for one line of a terminal or a picture: nothing in it steers the one or breaks the other. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '?');

/** Names by id; who has none is called by his id. */
export const namesOf = ({ players }: GameFile): ReadonlyMap<PlayerId, string> =>
  new Map(players.map(({ id, name }) => [String(id), plain(name ?? String(id))]));

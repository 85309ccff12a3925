/** Who has to act, in words: a player, or a railroad by its president. */
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import type { Standing } from '../standing.ts';
import type { Telling } from './telling.ts';

/** `Ann`; `RG, Ann`; `nobody`. */
export const actorText = (
  { railroad, player: id }: Standing,
  { say, player, lang }: Pick<Telling, 'say' | 'player' | 'lang'>,
): string => {
  const names = [railroad, id === null ? null : player(id)].filter((name) => name !== null);
  return names.length === 0 ? say('nobody') : names.join(PUNCTUATION[lang].comma);
};

/** What texts about a game need besides the state: how players are called, the box, the language. */
import type { Box } from '../../spec/box/box.ts';
import type { Round } from '../../spec/state.ts';
import type { Lang } from '../documents/texts/languages.ts';
import type { PlayerText } from '../notation/players.ts';
import type { Say } from './words.ts';

/** Who tells, in what language, of which players. */
export interface Telling {
  readonly box: Box;
  readonly lang: Lang;
  readonly say: Say;
  readonly player: PlayerText;
}

/** A round by its name. */
export const roundName = ({ kind, set, or }: Round, say: Say): string => {
  if (kind === 'auction') return say('auction');
  return kind === 'stock' ? say('stockRound', { set }) : say('operatingRound', { set, or: or ?? '' });
};

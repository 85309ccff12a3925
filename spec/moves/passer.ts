/** Who passes: a player or a railroad, never both. */
import type { Refusal } from '../deed.ts';
import { findPlayer } from '../holdings.ts';
import type { View } from '../rule.ts';
import type { Operating } from '../rules/operating.ts';
import type { Player } from '../state.ts';
import type { Pass } from './move.ts';

const NOBODY_IS_BOTH = { code: 'wrong-actor', rule: 'SETUP-01' } as const satisfies Refusal;

/** The player who passes. */
export const passingPlayer = (at: View, { player: id, railroad }: Pass): { readonly player: Player } | Refusal => {
  if (id === undefined) return { code: 'unknown-name', rule: 'SETUP-01', name: railroad ?? '' };
  if (railroad !== undefined) return NOBODY_IS_BOTH;
  const player = findPlayer(at.game, id);
  return player === undefined ? { code: 'unknown-name', rule: 'SETUP-01', name: id } : { player };
};

/** The railroad that passes. */
export const passingRailroad = (at: View, { player, railroad }: Pass): Operating | Refusal => {
  if (railroad === undefined || at.game.railroads[railroad] === undefined)
    return { code: 'unknown-name', rule: 'SETUP-05', name: railroad ?? player ?? '' };
  return player === undefined ? { railroad } : NOBODY_IS_BOTH;
};

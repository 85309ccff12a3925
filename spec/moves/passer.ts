/** Who passes: a player or a railroad, never both. */
import type { Refusal } from '../deed.ts';
import { findPlayer } from '../holdings.ts';
import type { View } from '../rule.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Operating } from '../rules/operating.ts';
import type { Player } from '../state.ts';
import type { Pass } from './move.ts';

const someoneElse = (rule: RuleId): Refusal => ({ code: 'wrong-actor', rule });

/** The player who passes. */
export const passingPlayer = (at: View, { player: id, railroad }: Pass): { readonly player: Player } | Refusal => {
  if (id === undefined || railroad !== undefined)
    return someoneElse(at.game.round.kind === 'auction' ? 'AUCTION-02' : 'SR-ORDER-01');
  const player = findPlayer(at.game, id);
  return player === undefined ? { code: 'unknown-name', rule: 'SETUP-01', name: id } : { player };
};

/** The railroad that passes. */
export const passingRailroad = (at: View, { player, railroad }: Pass): Operating | Refusal => {
  if (railroad === undefined || player !== undefined) return someoneElse('OR-ORDER-04');
  return at.game.railroads[railroad] === undefined
    ? { code: 'unknown-name', rule: 'SETUP-05', name: railroad }
    : { railroad };
};

/** Limits on what a player holds, and which sales would be legal now. */
import { companiesHeld, held, playerOf, SHARE } from './holdings.ts';
import type { Check, View } from './rule.ts';
import { allows } from './rule.ts';
import { certificateFacts } from './rules/certificates.ts';
import { KEEP_ONE_SHARE } from './rules/private-powers.ts';
import type { Sale } from './rules/sales.ts';
import { SR_SELL_01, SR_SELL_02, SR_SELL_03, SR_SELL_06, SR_SELL_07, SR_SELL_08 } from './rules/sales.ts';
import type { PlayerId } from './vocabulary.ts';

/** Every rule about the block itself, in the order in which they are asked. */
export const SALE_CHECKS: readonly Check<Sale>[] = [
  SR_SELL_01,
  SR_SELL_02,
  SR_SELL_08,
  SR_SELL_03,
  SR_SELL_06,
  SR_SELL_07,
  KEEP_ONE_SHARE,
];

/** Whether the block may be sold, whoever is on turn. */
export const maySell = (at: View, sale: Sale): boolean => SALE_CHECKS.every((check) => allows(check, at, sale));

/** Blocks that the player may sell, smallest first. */
export const sellableBlocks = function* (at: View, id: PlayerId): Generator<Sale> {
  const player = playerOf(at.game, id);
  for (const company of companiesHeld(at.game, player))
    for (let percent = SHARE; percent <= held(at.game, id, company); percent += SHARE) {
      const sale = { player, company, percent };
      if (maySell(at, sale)) yield sale;
    }
};

/** Whether the player holds more certificates, or more of a company, than allowed. */
export const overLimit = (at: View, id: PlayerId): boolean => {
  const { certificates, limit } = certificateFacts(at, id);
  const { holdingLimit } = at.box.seating[at.game.players.length as 2 | 3 | 4];
  return certificates > limit || Object.values(playerOf(at.game, id).shares).some((percent) => percent > holdingLimit);
};

/** Whether the player may do nothing but sell. */
export const mustSell = (at: View, id: PlayerId): boolean => overLimit(at, id) && !sellableBlocks(at, id).next().done;

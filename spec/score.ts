/** What a player is worth, and who has won. */
import { isFounded, playerOf, priceOf, privatesOfPlayer } from './holdings.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import { SCORE_01, SCORE_03, SCORE_04 } from './rules/scoring.ts';
import type { GameResult } from './state.ts';
import type { Company, PlayerId } from './vocabulary.ts';

/** Dollars that a player would score at the prices of the moment: cash, shares and, where the ruling says so, privates. */
export const worth = (at: View, id: PlayerId): number => {
  const { game, box } = at;
  const player = playerOf(game, id);
  const shares = Object.entries(player.shares).reduce((sum, [company, percent]) => {
    const price = priceOf(game, box, company as Company) ?? 0;
    return sum + amountOf(SCORE_04, { percent, price, founded: isFounded(game, company as Company) }).value;
  }, 0);
  const faceValues = privatesOfPlayer(game, id).reduce((sum, card) => sum + box.privates[card].value, 0);
  const { privates } = amountOf(SCORE_03, {
    faceValues,
    counted: ruled(at, SCORE_03)['score-privates'] === 'faceValue',
  });
  return amountOf(SCORE_01, { cash: player.cash, shares, privates }).total;
};

/** Players with the highest score; several share the victory. */
export const winners = ({ totals }: GameResult): readonly PlayerId[] => {
  const most = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((id) => totals[id] === most);
};

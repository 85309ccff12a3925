/** Moving tokens on the share-price row. */
import { cellOf, isMetal } from './holdings.ts';
import type { Entry } from './ledger.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import type { RuleId } from './rules/ids.ts';
import { MARKET_02, MARKET_06 } from './rules/market.ts';
import type { Game } from './state.ts';
import type { Company } from './vocabulary.ts';

/** The token of a company moves by spaces, to the right or, if negative, to the left. `game` is the state by then. */
export const movePrice = (at: View, game: Game, rule: RuleId, company: Company, spaces: number): readonly Entry[] => {
  const from = cellOf(game, company);
  if (from === null || spaces === 0) return [];
  const { cell: to } = amountOf(MARKET_02, {
    cell: from,
    spaces: Math.abs(spaces),
    last: at.box.market.length - 1,
    left: spaces < 0,
  });
  if (to === from) return [];
  return [{ rule, change: 'price', of: company, from, to }, ...redZone(at, game, company, to)];
};

/** Entering the red zone arms the end of the game. */
const redZone = (at: View, game: Game, company: Company, cell: number): readonly Entry[] => {
  if (at.box.market[cell]?.zone !== 'red' || game.ends.redZone !== null) return [];
  if (isMetal(company) && ruled(at, MARKET_06)['red-zone-company'] === 'railroads') return [];
  const to = { ...game.ends, redZone: game.round.set };
  return [{ rule: 'MARKET-06', change: 'ends', of: 'table', from: game.ends, to }];
};

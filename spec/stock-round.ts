/** Memory of the stock round: questions that follow from the state, and how acts change it. */
import type { Entry } from './ledger.ts';
import type { RuleId } from './rules/ids.ts';
import type { Game, StockRound } from './state.ts';

/** The stock round in play, known to be there. */
export const stockOf = (game: Game): StockRound => {
  if (game.stock === null) throw new RangeError('no stock round is in play');
  return game.stock;
};

/** The stock round remembers something. */
export const remember = (rule: RuleId, game: Game, change: Partial<StockRound>): Entry => {
  const from = stockOf(game);
  return { rule, change: 'stockRound', of: 'table', from, to: { ...from, ...change } };
};

/** What selling or buying does to the memory: the player has acted, so that his passes count no more. */
export const acted = (stock: StockRound): Pick<StockRound, 'lastActor' | 'passed'> => ({
  lastActor: stock.turn,
  passed: stock.passed.filter((id) => id !== stock.turn),
});

/** When the game is over, and what is done then: breaking off, unpaid debt, the result. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { isFounded } from './holdings.ts';
import type { View } from './rule.ts';
import { amountOf } from './rule.ts';
import { DEBT_07 } from './rules/debt-marker.ts';
import { worth } from './score.ts';
import { movePrice } from './share-price.ts';
import type { Game, GameResult } from './state.ts';

/** Why the game ends with the running set, or at once; null when it goes on. The earliest end comes first. */
export const dueEnd = ({ ends, round }: Game): GameResult['reason'] | null => {
  const inThisSet = (set: number | null): boolean => set !== null && set <= round.set;
  if (ends.broken) return 'broken';
  if (ends.bankruptcy) return 'bankruptcy';
  if (inThisSet(ends.redZone)) return 'redZone';
  return inThisSet(ends.endCard) ? 'endCard' : null;
};

/** Whether the operating round just played is followed by another of its set. */
export const anotherRound = (game: Game): boolean => !game.ends.bankruptcy && game.round.or === 1;

/** Railroads that the Treaty of Boston indebts, in the order in which their prices drop. */
const DEBTORS = ['SF', 'RG'] as const;

/** Unpaid debt presses prices; with that it is settled. */
export const adjustForDebt = (at: View): Booked => {
  const { game, box } = at;
  const { debts } = game;
  const book = new Book(game);
  if (debts === null) return book;
  for (const debtor of DEBTORS) {
    const penalty = box.debt[debtor].penalties[debts[debtor]] ?? 0;
    const { spaces } = amountOf(DEBT_07, { penalty, founded: isFounded(game, debtor) });
    book.write(...movePrice(at, book.game, 'DEBT-07', debtor, -spaces));
  }
  if (debts.RG + debts.SF === 0) return book;
  return book.write({ rule: 'SCORE-02', change: 'debts', of: 'table', from: debts, to: { ...debts, RG: 0, SF: 0 } });
};

/** The score is made, and the game is over. */
export const score = (at: View): Booked => {
  const { game } = at;
  const totals = Object.fromEntries(game.players.map(({ id }) => [id, worth(at, id)]));
  const result: GameResult = { reason: dueEnd(game) ?? 'broken', totals };
  return new Book(game).write({ rule: 'SCORE-01', change: 'result', of: 'table', from: game.result, to: result });
};

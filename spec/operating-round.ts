/** What happens by itself in an operating round: private income, the order of the railroads, the turns. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { isMetal } from './holdings.ts';
import { placeHomeAtFirstTurn } from './home-station.ts';
import type { Entry } from './ledger.ts';
import { payPrivates } from './private-income.ts';
import type { View } from './rule.ts';
import type { RuleId } from './rules/ids.ts';
import type { CompanyTurn, Game, OperatingRound } from './state.ts';
import type { Railroad } from './vocabulary.ts';

/** The operating round in play, known to be there. */
export const operatingOf = (game: Game): OperatingRound => {
  if (game.operating === null) throw new RangeError('no operating round is in play');
  return game.operating;
};

/** The railroad's turn in play, known to be there. */
export const turnOf = (game: Game): CompanyTurn => {
  const { turn } = operatingOf(game);
  if (turn === null) throw new RangeError('no railroad is on turn');
  return turn;
};

/** The turn in play remembers something. */
export const rememberTurn = (rule: RuleId, game: Game, change: Partial<CompanyTurn>): Entry => {
  const from = operatingOf(game);
  return {
    rule,
    change: 'operatingRound',
    of: 'table',
    from,
    to: { ...from, turn: { ...turnOf(game), ...change } },
  };
};

/** Founded railroads, dearest first; on one cell the one that arrived earlier. */
export const operatingOrder = (game: Game): readonly Railroad[] =>
  game.market.flatMap(({ company }) => (isMetal(company) ? [] : [company]));

/** The next operating round of the set begins: the order is taken and the privates pay. */
export const beginOperatingRound = (at: View): Booked => {
  const { game } = at;
  const or = game.round.kind === 'operating' && game.round.or === 1 ? 2 : 1;
  return payPrivates(at).write(
    {
      rule: 'SETUP-14',
      change: 'round',
      of: 'table',
      from: game.round,
      to: { kind: 'operating', set: game.round.set, or },
    },
    {
      rule: 'OR-ORDER-02',
      change: 'operatingRound',
      of: 'table',
      from: game.operating,
      to: { order: operatingOrder(game), done: 0, turn: null },
    },
  );
};

/** Whether a railroad of the order has yet to act; after a bankruptcy none has. */
export const railroadsToAct = (game: Game): boolean => {
  const { order, done } = operatingOf(game);
  return done < order.length && !game.ends.bankruptcy;
};

/** What a turn remembers when it begins. */
export const freshTurn = (railroad: Railroad): CompanyTurn => ({
  railroad,
  lays: 0,
  steel: {},
  steelChoice: {},
  depotLays: 0,
  stationPlaced: false,
  lengthened: [],
  lengtheningSkipped: [],
  routes: [],
  income: 0,
  goldFrom: null,
  goldSettled: false,
  leaseDue: 0,
  debtPaid: false,
  emergencySales: [],
});

/** The next railroad of the order is on turn; in its first turn it may have to place its home station. */
export const beginTurn = (at: View): Booked => {
  const from = operatingOf(at.game);
  const railroad = from.order[from.done];
  const book = new Book(at.game);
  if (railroad === undefined) return book;
  return book.write(
    {
      rule: 'OR-ORDER-01',
      change: 'operatingRound',
      of: 'table',
      from,
      to: { ...from, turn: freshTurn(railroad) },
    },
    ...placeHomeAtFirstTurn(at, railroad),
  );
};

/** The railroad on turn has finished. */
export const endTurnOfRailroad = (at: View): Booked => {
  const from = operatingOf(at.game);
  return new Book(at.game).write({
    rule: 'OR-ORDER-01',
    change: 'operatingRound',
    of: 'table',
    from,
    to: { ...from, done: from.done + 1, turn: null },
  });
};

/** What becomes of the income of a turn: routes and their revenue, and a railroad that earned nothing. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import type { TrainRun } from './declared-run.ts';
import type { Entry } from './ledger.ts';
import { mapOf } from './map-view.ts';
import { turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { allows, amountOf, ruled } from './rule.ts';
import { DIV_07 } from './rules/dividends.ts';
import { ROUTE_10, ROUTE_13 } from './rules/route-revenue.ts';
import { ROUTE_17 } from './rules/routes.ts';
import { runTermsOf } from './run-terms.ts';
import { movePrice } from './share-price.ts';
import type { Game, RunRoute } from './state.ts';
import { revenueOfStops } from './track/route-revenue.ts';
import type { Railroad } from './vocabulary.ts';

/** A route with its revenue. */
export const priceRun = (at: View, railroad: Railroad, { kind, train, route, stops }: TrainRun): RunRoute => {
  const terms = runTermsOf(at, railroad);
  const multiplier = train?.multiplier ?? 1;
  const worth = revenueOfStops(mapOf(at), { stops: 0, townsCount: false, multiplier }, route, stops, terms);
  const values = worth.stops.reduce((sum, each) => sum + each.revenue, 0);
  const { revenue: paid } = amountOf(ROUTE_10, { stops: values, multiplier });
  const { revenue } = amountOf(ROUTE_13, { paid, marker: worth.hotel, ghostTowns: worth.ghostTowns });
  return { train: kind, hexes: route, stops, revenue };
};

/** The dividend step of the railroad's first turn is behind it. */
export const noteOperated = (game: Game, railroad: Railroad): readonly Entry[] =>
  game.railroads[railroad]?.operated === false
    ? [{ rule: 'OR-ORDER-03', change: 'operated', of: railroad, from: false, to: true }]
    : [];

/** Whether the railroad on turn has nothing with which, or nowhere where, to run. */
export const nothingToRun = (at: View): boolean => !allows(ROUTE_17, at, { railroad: turnOf(at.game).railroad });

/** Whether the railroad on turn has earned nothing. */
export const noIncome = ({ game }: View): boolean => turnOf(game).income === 0;

/** Whether no rent is owed for the bridge. */
export const noLeaseDue = ({ game }: View): boolean => turnOf(game).leaseDue === 0;

/** The price moves left after withholding, or where nothing was earned. */
export const lowerPrice = (at: View, game: Game, railroad: Railroad, earned: boolean): readonly Entry[] => {
  const leftWithout = ruled(at, DIV_07)['price-without-income'] === 'left';
  const { spaces } = amountOf(DIV_07, { earned, leftWithout });
  return movePrice(at, game, 'DIV-07', railroad, -spaces);
};

/** The railroad on turn has earned nothing. */
export const didNotRun = (at: View): Booked => {
  const { railroad } = turnOf(at.game);
  const book = new Book(at.game).write(...lowerPrice(at, at.game, railroad, false));
  return book.write(...noteOperated(book.game, railroad));
};

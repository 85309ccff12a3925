/** A private makes a train longer for this turn, or is left out. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { companyHolds } from '../ledger.ts';
import { askedCard, lengtheningCard, skippedAfter, unlengthened, usableCards } from '../longer-trains.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import type { Lengthening } from '../rules/longer-trains.ts';
import {
  DEPOT_COAL,
  MOST_COAL,
  PRIVATE_10,
  PRIVATE_11,
  PRIVATE_B5_01,
  PRIVATE_Y3_02,
  ROUTE_14,
} from '../rules/longer-trains.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { Train } from '../vocabulary.ts';
import { TRAINS } from '../vocabulary.ts';
import type { LengthenTrain } from './move.ts';

const isTrain = (name: string): name is Train => (TRAINS as readonly string[]).includes(name);

export const lengthenTrain = deed<LengthenTrain, Lengthening & Operating>({
  type: 'lengthenTrain',
  resolve: (at, raw) => {
    if (at.game.railroads[raw.railroad] === undefined)
      return { code: 'unknown-name', rule: 'SETUP-05', name: raw.railroad };
    if (lengtheningCard(raw.private) === undefined || at.game.privates[raw.private] === undefined)
      return { code: 'unknown-name', rule: 'ROUTE-14', name: raw.private };
    if (raw.train !== undefined && !isTrain(raw.train))
      return { code: 'unknown-name', rule: 'ROUTE-14', name: raw.train };
    // Who leaves a card out has no train in mind.
    if (raw.by === 0 && raw.train !== undefined) return { code: 'unknown-name', rule: 'PRIVATE-11', name: raw.train };
    return { railroad: raw.railroad, private: raw.private, train: raw.train ?? null, by: raw.by };
  },
  checks: [OR_ORDER_01, PRIVATE_B5_01, DEPOT_COAL, PRIVATE_Y3_02, ROUTE_14, PRIVATE_10, PRIVATE_11],
  effect: (at, { railroad, private: card, train, by }) => {
    const { game } = at;
    const book = new Book(game);
    if (by === 0)
      return book.write(rememberTurn('PRIVATE-11', game, { lengtheningSkipped: skippedAfter(game, railroad, card) }));
    const found = lengtheningCard(card);
    const longer = unlengthened(game, railroad).find((each) => each.train === train);
    if (found === undefined || longer === undefined) return book;
    const { rule, coal } = found;
    if (coal) book.write({ rule, what: { cubes: by, of: 'coal', card }, from: companyHolds(railroad), to: 'box' });
    const { lengthened } = turnOf(game);
    return book.write(
      rememberTurn(rule, book.game, { lengthened: [...lengthened, { train: longer.index, by, private: card }] }),
    );
  },
  options: function* ({ game }) {
    const { railroad } = turnOf(game);
    const card = askedCard(game, railroad);
    const found = card === null ? undefined : lengtheningCard(card);
    if (card === null || found === undefined) return;
    const most = found.coal ? Math.min(MOST_COAL, game.privates[card]?.taken ?? 0) : 1;
    for (const train of new Set(unlengthened(game, railroad).map((each) => each.train)))
      for (let by = 1; by <= most; by++) yield { move: { type: 'lengthenTrain', railroad, private: card, train, by } };
    if (usableCards(game, railroad).length > 1)
      yield { move: { type: 'lengthenTrain', railroad, private: card, by: 0 } };
  },
});

/** What happens when a train leaves the depot, by purchase or by export. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import type { TrainEvent } from './box/box.ts';
import { eventsOf, kindOf, RUSTS } from './depot.ts';
import { endCardOut } from './end-card.ts';
import { signTreaty } from './gorge-treaty.ts';
import { privatesOf, railroadOf, railroadsOf } from './holdings.ts';
import type { Entry } from './ledger.ts';
import { BANK, companyHolds, pay } from './ledger.ts';
import type { View } from './rule.ts';
import type { RuleId } from './rules/ids.ts';
import { salvageFor } from './rules/trains.ts';
import type { Phase, Train } from './vocabulary.ts';

/** How a train leaves the depot. */
export type Departure = 'purchase' | 'export';

const begin = ({ game }: View, rule: RuleId, to: Phase): Entry => ({
  rule,
  change: 'phase',
  of: 'table',
  from: game.phase,
  to,
});

/** All trains of a kind that railroads own leave the game, and the bank pays salvage for them. */
const rust = (at: View, train: Train): Booked => {
  const book = new Book(at.game);
  for (const railroad of railroadsOf(at.game)) {
    const trains = railroadOf(at.game, railroad).trains.filter((own) => own === train);
    for (const own of trains)
      book.write({ rule: 'TRAIN-09', what: { train: own }, from: companyHolds(railroad), to: 'box' });
    book.write(...pay('TRAIN-10', salvageFor(at, train, trains.length), BANK, companyHolds(railroad)));
  }
  return book;
};

/** The privates close that the first 5+ closes. */
const closePrivates = ({ game, box }: View): Booked => {
  const closing = privatesOf(game).filter((id) => box.privates[id].closesAtFirstFive && !game.privates[id]?.closed);
  return new Book(game).write(
    ...closing.map((id): Entry => ({ rule: 'PRIVATE-07', change: 'closed', of: id, from: false, to: true })),
  );
};

const happen = (at: View, event: TrainEvent, by: Departure): Booked => {
  const book = new Book(at.game);
  switch (event) {
    case 'green':
      return book.write(begin(at, 'EVENT-02', 'Green'));
    case 'brown':
      return book.write(begin(at, 'EVENT-05', 'Brown'));
    case 'silver':
      return book.write(begin(at, 'EVENT-07', 'Silver'), ...endCardOut(at, at.game, event, by));
    case 'endCard':
      return book.write(...endCardOut(at, at.game, event, by));
    case 'rust2':
    case 'rust3': {
      const train = RUSTS[event];
      return train === undefined ? book : rust(at, train);
    }
    case 'treaty':
      return signTreaty(at);
    case 'closePrivates':
      return closePrivates(at);
    default:
      return event satisfies never;
  }
};

/** The events of a train that has just left the depot, in their order. */
export const eventsAfter = (at: View, train: Train, by: Departure): readonly Entry[] => {
  const book = new Book(at.game);
  for (const event of eventsOf(kindOf(at.box, train), at.game.departed[train]))
    book.write(...happen({ ...at, game: book.game }, event, by).journal);
  return book.journal;
};

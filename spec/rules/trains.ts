/** Chapter "trains": who must buy a train, from whom, for how much, and what rusts. */
import { kindOf, rustedByNext, topTrain } from '../depot.ts';
import { railroadOf } from '../holdings.ts';
import { mapOf } from '../map-view.ts';
import type { View } from '../rule.ts';
import { amountOf, chapter, ruled } from '../rule.ts';
import { decidingStops } from '../track/connection.ts';
import { networkOf } from '../track/network.ts';
import type { Railroad, Train } from '../vocabulary.ts';
import type { Operating } from './operating.ts';

const { check, law, effect } = chapter('trains');

/** A train that a railroad wants to buy. */
export interface TrainPurchase {
  readonly railroad: Railroad;
  readonly train: Train;
  readonly from: 'depot' | Railroad;
  /** Dollars. */
  readonly price: number;
}

export const TRAIN_01 = law({
  id: 'TRAIN-01',
  title: 'Two trains',
  statement: 'A railroad owns at most two trains, in every phase.',
  sources: ['A-38', 'B-30'],
  schema: {},
  amount: (x) => ({ limit: x.lit(2) }),
});

/** How many of the railroad's trains rust when it buys this one. */
const rustingOwn = (at: View, { railroad, train, from }: TrainPurchase): number => {
  if (from !== 'depot') return 0;
  const rusted = rustedByNext(at, kindOf(at.box, train));
  return railroadOf(at.game, railroad).trains.filter((own) => rusted.includes(own)).length;
};

export const TRAIN_02 = check<TrainPurchase>()({
  id: 'TRAIN-02',
  title: 'Where trains come from',
  statement:
    'A railroad buys the top train of the depot from the bank, or a train that another railroad owns; as many in a turn as it has room and money for.',
  sources: ['A-48', 'A-49', 'B-35'],
  schema: { onTop: 'flag', othersOwn: 'count' },
  facts: (at, { railroad, train, from }) => ({
    onTop: from === 'depot' && topTrain(at)?.name === train,
    othersOwn:
      from === 'depot' || from === railroad
        ? 0
        : railroadOf(at.game, from).trains.filter((theirs) => theirs === train).length,
  }),
  holds: (x, f) => x.or(f.onTop, x.le(x.lit(1), f.othersOwn)),
});

export const TRAIN_03 = check<TrainPurchase>()({
  id: 'TRAIN-03',
  title: 'Prices of the depot',
  statement: 'A train of the depot costs what is printed on it, no more and no less.',
  sources: ['B-35'],
  rulings: ['depot-price'],
  schema: { price: 'dollars', printed: 'dollars', anyPrice: 'flag' },
  facts: (at, { train, from, price }, rulings) =>
    from === 'depot'
      ? { price, printed: kindOf(at.box, train).price, anyPrice: rulings['depot-price'] === 'stated' }
      : null,
  holds: (x, f) => x.or(f.anyPrice, x.eq(f.price, f.printed)),
});

/** Dollars that a train of another railroad costs at least. */
const LEAST_TRAIN_PRICE = 1;

export const TRAIN_04 = check<TrainPurchase>()({
  id: 'TRAIN-04',
  title: 'Trains of other railroads',
  statement:
    'Both presidents agree on a price in whole dollars, at least {least}, which goes into the treasury of the railroad that sells.',
  figures: { least: `$${LEAST_TRAIN_PRICE}` },
  sources: ['A-49', 'B-35'],
  rulings: ['rival-train-price'],
  schema: { price: 'dollars', least: 'dollars' },
  facts: (_at, { from, price }, rulings) =>
    from === 'depot'
      ? null
      : { price, least: rulings['rival-train-price'] === 'fromOneDollar' ? LEAST_TRAIN_PRICE : 0 },
  holds: (x, f) => x.and(x.le(f.least, f.price), x.eq(x.floorDiv(f.price, 1), f.price)),
});

export const TRAIN_05 = check<TrainPurchase>()({
  id: 'TRAIN-05',
  title: 'Only from a connected railroad',
  statement:
    'Railroads trade a train only if they are connected: both reach from their stations the same town, or the same city in which one of them has a station or a slot is open to anybody.',
  sources: ['A-49'],
  rulings: ['rival-connection'],
  schema: { sharedStops: 'count', unneeded: 'flag' },
  facts: (at, { railroad, from }, rulings) =>
    from === 'depot'
      ? null
      : {
          sharedStops: decidingStops(mapOf(at), railroad, from).length,
          unneeded: rulings['rival-connection'] === 'none',
        },
  holds: (x, f) => x.or(f.unneeded, x.le(x.lit(1), f.sharedStops)),
});

export const TRAIN_06 = check<TrainPurchase>()({
  id: 'TRAIN-06',
  title: 'Room for a train',
  statement:
    'After a purchase the railroad is within its limit. Own trains that rust because the bought one leaves the depot make room for it.',
  sources: ['engine: room for a train'],
  schema: { trains: 'trains', rusting: 'trains', limit: 'trains' },
  facts: (at, purchase) => ({
    trains: railroadOf(at.game, purchase.railroad).trains.length,
    rusting: rustingOwn(at, purchase),
    limit: amountOf(TRAIN_01, {}).limit,
  }),
  holds: (x, f) => x.le(x.add(x.sub(f.trains, f.rusting), x.lit(1)), f.limit),
});

export const TRAIN_07 = check<Operating>()({
  id: 'TRAIN-07',
  title: 'The duty to own a train',
  statement:
    'A railroad that needs a train does not leave this step without one, as long as the depot has any. The ruling says whether each railroad needs one or only a railroad with a route.',
  sources: ['A-47', 'B-34'],
  rulings: ['train-duty'],
  schema: { trains: 'trains', needed: 'flag', depotEmpty: 'flag' },
  facts: (at, { railroad }, rulings) => ({
    trains: railroadOf(at.game, railroad).trains.length,
    needed: rulings['train-duty'] === 'always' || networkOf(mapOf(at), railroad).hasRoute,
    depotEmpty: topTrain(at) === null,
  }),
  holds: (x, f) => x.or(x.le(x.lit(1), f.trains), x.not(f.needed), f.depotEmpty),
});

export const TRAIN_08 = effect({
  id: 'TRAIN-08',
  title: 'Trains are not given up',
  statement: 'No train is traded in, discarded or returned to the depot.',
  sources: ['engine: no exchange and no discard of trains'],
});

export const TRAIN_09 = effect({
  id: 'TRAIN-09',
  title: 'Rust',
  statement:
    'The first 4+ that leaves the depot makes all 2+ rust, the first 6x2 all 3+, whether bought or exported. They leave the game at once, also those of the buyer. Later kinds stay for good.',
  sources: ['A-50', 'A-59', 'B-45'],
});

export const TRAIN_10 = law({
  id: 'TRAIN-10',
  title: 'Salvage',
  statement: 'For rusted trains the bank pays a fixed compensation into the treasury of their railroad.',
  sources: ['A-50', 'A-59', 'B-45'],
  rulings: ['salvage'],
  schema: { trains: 'trains', salvage: 'dollars', perTrain: 'flag' },
  amount: (x, f) => ({
    payment: x.ite(f.perTrain, x.mul(f.trains, f.salvage), x.mul(x.min(f.trains, x.lit(1)), f.salvage)),
  }),
});

export const TRAIN_11 = effect({
  id: 'TRAIN-11',
  title: 'No train, no hurry',
  statement: 'A railroad that loses its last train by rust has until its own next train step.',
  sources: ['engine: duty after rust'],
});

export const TRAIN_12 = effect({
  id: 'TRAIN-12',
  title: 'New trains run later',
  statement: 'Trains are bought after running, so a new train first runs in the next operating round.',
  sources: ['A-69', 'B-51'],
});

export const TRAIN_13 = effect({
  id: 'TRAIN-13',
  title: 'The last kind never runs out',
  statement: 'Once the depot has come to the 6x2, it always has another one.',
  sources: ['engine: supply of the last train'],
  rulings: ['six-by-two-supply'],
});

export const TRAIN_14 = effect({
  id: 'TRAIN-14',
  title: 'Course of a purchase',
  statement: 'The train is paid and handed over; then the events of the copy happen, if it came from the depot.',
  sources: ['engine: course of a train purchase'],
});

/** Dollars that the bank pays a railroad for so many rusted trains of a kind. */
export const salvageFor = (at: View, train: Train, trains: number): number =>
  amountOf(TRAIN_10, {
    trains,
    salvage: kindOf(at.box, train).salvage ?? 0,
    perTrain: ruled(at, TRAIN_10).salvage === 'perTrain',
  }).payment;

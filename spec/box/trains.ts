import type { Train } from '../vocabulary.ts';
import type { TrainEvent, TrainKind } from './box.ts';

type Events = readonly (readonly [copy: number, event: TrainEvent])[];

/** A train that runs to `stops` cities and off-map places, with every town on the way free. */
function plus(
  name: Train,
  stops: number,
  count: number,
  price: number,
  salvage: number | null,
  events: Events,
): TrainKind {
  return { name, count, price, stops, townsCount: false, multiplier: 1, salvage, events: happenings(events) };
}

function happenings(events: Events): TrainKind['events'] {
  return events.map(([copy, event]) => ({ copy, event }));
}

/** The depot, top first: stops, copies, price and salvage in dollars, and the copies whose leaving changes the game. */
export const trains: readonly TrainKind[] = [
  plus('2+', 2, 4, 80, 20, [[4, 'green']]),
  plus('3+', 3, 4, 180, 45, [[2, 'treaty']]),
  plus('4+', 4, 3, 400, null, [
    [1, 'rust2'],
    [3, 'brown'],
  ]),
  plus('5+', 5, 2, 500, null, [
    [1, 'closePrivates'],
    [2, 'silver'],
  ]),
  {
    name: '6x2',
    count: null,
    price: 650,
    stops: 6,
    townsCount: true,
    multiplier: 2,
    salvage: null,
    events: happenings([
      [1, 'rust3'],
      [1, 'endCard'],
    ]),
  },
];

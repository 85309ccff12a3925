/** Chapter "stations": when, where and for how much a railroad places its stations. */

import { nextStation } from '../charter-stations.ts';
import { railroadOf } from '../holdings.ts';
import { mapOf } from '../map-view.ts';
import { turnOf } from '../operating-round.ts';
import type { Shape, View } from '../rule.ts';
import { chapter } from '../rule.ts';
import { emptySlots, hasStation, reservationsAt } from '../track/board.ts';
import { isCity, reachesStop } from '../track/stations.ts';
import type { HexId, Railroad } from '../vocabulary.ts';

const { check, effect, shape } = chapter('stations');

/** A station that a railroad places. */
export interface Placing {
  readonly railroad: Railroad;
  readonly hex: HexId;
}

export const TOKEN_01 = effect({
  id: 'TOKEN-01',
  title: 'The home station',
  statement:
    'The first station is free and goes into the slot that is kept for it at home; the ruling says whether at the founding or when the first turn begins.',
  sources: ['A-36', 'B-18', 'B-29'],
  rulings: ['home-station'],
});

export const TOKEN_02 = check<Pick<Placing, 'railroad'>>()({
  id: 'TOKEN-02',
  title: 'One station in a turn',
  statement: 'After its track a railroad places at most one station.',
  sources: ['A-69', 'B-51'],
  schema: { placed: 'flag' },
  facts: (at) => ({ placed: turnOf(at.game).stationPlaced }),
  holds: (x, f) => x.not(f.placed),
});

export const TOKEN_03 = check<Pick<Placing, 'railroad'>>()({
  id: 'TOKEN-03',
  title: 'None in the first turn',
  statement: 'In its first turn a railroad places no station besides its home.',
  sources: ['engine: stations in the first turn'],
  rulings: ['second-station'],
  schema: { operatedBefore: 'flag', allowed: 'flag' },
  facts: (at, { railroad }, rulings) => ({
    operatedBefore: railroadOf(at.game, railroad).operated,
    allowed: rulings['second-station'] === 'firstTurn',
  }),
  holds: (x, f) => x.or(f.allowed, f.operatedBefore),
});

export const TOKEN_04 = check<Pick<Placing, 'railroad'>>()({
  id: 'TOKEN-04',
  title: 'Price of a station',
  statement: 'Stations are used in the order of the charter; the treasury pays the bank the price printed there.',
  sources: ['A-36', 'B-28'],
  rulings: ['station-prices'],
  schema: { left: 'count', price: 'dollars', treasury: 'dollars' },
  facts: (at, { railroad }) => {
    const { stations, cash } = railroadOf(at.game, railroad);
    return {
      left: stations.filter((station) => station.hex === null).length,
      price: nextStation(at.game, railroad)?.price ?? 0,
      treasury: cash,
    };
  },
  holds: (x, f) => x.and(x.le(x.lit(1), f.left), x.le(f.price, f.treasury)),
});

export const TOKEN_05: Shape = shape({
  id: 'TOKEN-05',
  title: 'Stations of a charter',
  statement: 'A charter has two, three or four stations, the home included; the home is free and each next one dearer.',
  sources: ['engine: stations of the charters'],
  holdsFor: (box) =>
    Object.values(box.charters).every(
      ({ stationCosts: costs }) =>
        costs.length >= 2 &&
        costs.length <= 4 &&
        costs[0] === 0 &&
        costs.every((cost, i) => i === 0 || cost > (costs[i - 1] ?? cost)),
    ),
});

export const TOKEN_06 = check<Placing>()({
  id: 'TOKEN-06',
  title: 'Where stations are placed',
  statement:
    'A station goes into an empty slot of a city, also one off the map, that the railroad reaches from a station of its own and in which it has none.',
  sources: ['A-35', 'B-27'],
  schema: { city: 'flag', reached: 'flag', ownStation: 'flag', empty: 'count' },
  facts: (at, { railroad, hex }) => {
    const map = mapOf(at);
    return {
      city: isCity(map, hex),
      reached: reachesStop(map, railroad, hex),
      ownStation: hasStation(map, hex, railroad),
      empty: emptySlots(map, hex),
    };
  },
  holds: (x, f) => x.and(f.city, f.reached, x.not(f.ownStation), x.le(x.lit(1), f.empty)),
});

/** Slots of a city that are kept for other railroads. */
const keptForOthers = (at: View, { railroad, hex }: Placing, open: boolean): number =>
  reservationsAt(mapOf(at), hex).filter((other) => other !== railroad && !(open && at.box.charters[other].home !== hex))
    .length;

export const TOKEN_07 = check<Placing>()({
  id: 'TOKEN-07',
  title: 'Slots that are kept',
  statement:
    'The slot of a home is for its railroad alone, founded or not. Rio Grande also has the slots at both ends of the Royal Gorge.',
  sources: ['engine: slots that are kept'],
  rulings: ['gorge-slots'],
  schema: { empty: 'count', keptForOthers: 'count' },
  facts: (at, placing, rulings) => ({
    empty: emptySlots(mapOf(at), placing.hex),
    keptForOthers: keptForOthers(at, placing, rulings['gorge-slots'] === 'open'),
  }),
  holds: (x, f) => x.or(x.eq(f.empty, x.lit(0)), x.le(x.add(f.keptForOthers, x.lit(1)), f.empty)),
});

export const TOKEN_08 = effect({
  id: 'TOKEN-08',
  title: 'Full cities block',
  statement:
    'A railroad does not pass a city whose slots are all filled by others; its track and its trains may end there. One empty slot leaves the city open to all, even a slot that is kept.',
  sources: ['A-35', 'A-37'],
});

export const TOKEN_09 = effect({
  id: 'TOKEN-09',
  title: 'Stations that the Treaty returns',
  statement:
    'Stations in the two cities of the Royal Gorge go back to their charters. The unused stations of such a charter are then priced anew, from the last one backwards.',
  sources: ['engine: stations returned by the Treaty'],
  rulings: ['returned-stations'],
});

export const TOKEN_10 = effect({
  id: 'TOKEN-10',
  title: 'Stations of the Treaty',
  statement:
    'Rio Grande gets two further stations, free of charge, in the two cities of the Royal Gorge, even before it is founded.',
  sources: ['engine: stations of the Treaty'],
});

export const TOKEN_11 = effect({
  id: 'TOKEN-11',
  title: 'Stations stay',
  statement: 'Apart from the Treaty, no station is ever moved or taken away.',
  sources: ['engine: stations are not moved'],
});

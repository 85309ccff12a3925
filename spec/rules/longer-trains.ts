/** Longer trains: the part of chapter "routes" that allows them, and the privates that make them. */
import { railroadOf, railroadOwns } from '../holdings.ts';
import { askedCard, isUsedFor, unlengthened, usableCards } from '../longer-trains.ts';
import type { Check, View } from '../rule.ts';
import { chapter, clause } from '../rule.ts';
import type { Private, Railroad, Train } from '../vocabulary.ts';
import { PRIVATE_G6_01 } from './private-powers.ts';

const { check: routeCheck } = chapter('routes');
const { check } = chapter('privates');

/** A private makes a train longer, or with `by` 0 leaves it at that. */
export interface Lengthening {
  readonly railroad: Railroad;
  readonly private: Private;
  readonly train: Train | null;
  readonly by: number;
}

/** Cubes that may be spent on one train. */
export const MOST_COAL = 2;

export const ROUTE_14 = routeCheck<Lengthening>()({
  id: 'ROUTE-14',
  title: 'Longer trains',
  statement:
    'Before they run, privates may make trains longer for this turn, each train by one card at most. What a card adds is added to the stops of the train.',
  sources: ['engine: longer trains'],
  schema: { ownTrain: 'flag', free: 'trains' },
  facts: (at, l) =>
    l.by === 0
      ? null
      : {
          ownTrain: l.train !== null && railroadOf(at.game, l.railroad).trains.includes(l.train),
          free: unlengthened(at.game, l.railroad).filter(({ train }) => train === l.train).length,
        },
  holds: (x, f) => x.and(f.ownTrain, x.le(x.lit(1), f.free)),
});

export const PRIVATE_B5_01 = check<Lengthening>()({
  id: 'PRIVATE-B5-01',
  title: 'Track Engineer',
  statement: 'In each of its turns the railroad that owns it may run one train as if it were longer by one.',
  sources: ['engine: card B5'],
  schema: { owned: 'flag', usedInTurn: 'flag', by: 'count' },
  facts: (at, l) =>
    l.private === 'B5' && l.by !== 0
      ? { owned: railroadOwns(at.game, l.railroad, 'B5'), usedInTurn: isUsedFor(at.game, 'B5'), by: l.by }
      : null,
  holds: (x, f) => x.and(f.owned, x.not(f.usedInTurn), x.eq(f.by, x.lit(1))),
});

/** What is asked when coal of a card is spent. */
const COAL_SCHEMA = { owned: 'flag', usedInTurn: 'flag', by: 'cubes', cubes: 'cubes' } as const;
const coalFacts = (card: Private) => (at: View, l: Lengthening) =>
  l.private === card && l.by !== 0
    ? {
        owned: railroadOwns(at.game, l.railroad, card),
        usedInTurn: isUsedFor(at.game, card),
        by: l.by,
        cubes: at.game.privates[card]?.taken ?? 0,
      }
    : null;
const coalHolds: Check<Lengthening, typeof COAL_SCHEMA>['holds'] = (x, f) =>
  x.and(
    f.owned,
    x.not(f.usedInTurn),
    x.le(x.lit(1), f.by),
    x.eq(x.floorDiv(f.by, 1), f.by),
    x.le(f.by, x.lit(MOST_COAL)),
    x.le(f.by, f.cubes),
  );

export const PRIVATE_Y3_02 = check<Lengthening>()({
  id: 'PRIVATE-Y3-02',
  title: 'Coal Creek Mines: spending',
  statement:
    'Before it runs, the railroad may spend one or two of the cubes that it took on one train, which runs longer by as many stops. Cubes left when the card closes are worth nothing.',
  sources: ['engine: card Y3'],
  schema: COAL_SCHEMA,
  facts: coalFacts('Y3'),
  holds: coalHolds,
});

/** The clause of the Coal Depot about spending its cubes. */
export const DEPOT_COAL = clause<Lengthening>()(PRIVATE_G6_01, {
  schema: COAL_SCHEMA,
  facts: coalFacts('G6'),
  holds: coalHolds,
});

export const PRIVATE_10 = check<Lengthening>()({
  id: 'PRIVATE-10',
  title: 'Order of the longer trains',
  statement:
    'Of the cards that can make a train longer the Track Engineer is asked first, then the Coal Depot, then the Coal Creek Mines. A card that was left out is asked again after the others.',
  sources: ['engine: order of the choices before a run'],
  schema: { asked: 'flag' },
  facts: (at, l) => ({ asked: askedCard(at.game, l.railroad) === l.private }),
  holds: (_x, f) => f.asked,
});

export const PRIVATE_11 = check<Lengthening>()({
  id: 'PRIVATE-11',
  title: 'Names of longer trains, and leaving a card out',
  statement:
    'Until its route is declared, a longer train goes by its new number with a star: a 3+ with two cubes is a 5*+. A card is left out only while another one could still be used.',
  sources: ['engine: names of trains, choices before a run'],
  schema: { others: 'count' },
  facts: (at, l) =>
    l.by === 0 ? { others: usableCards(at.game, l.railroad).filter((id) => id !== l.private).length } : null,
  holds: (x, f) => x.le(x.lit(1), f.others),
});

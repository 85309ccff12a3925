/** Chapter "privates": how railroads buy them, and when they close. */
import { privateOf, railroadOf } from '../holdings.ts';
import { chapter } from '../rule.ts';
import type { Private, Railroad } from '../vocabulary.ts';

const { check, effect } = chapter('privates');

/** A private that a railroad wants to buy. */
export interface PrivatePurchase {
  readonly railroad: Railroad;
  readonly private: Private;
  /** Dollars. */
  readonly price: number;
}

export const PRIVATE_01 = check<PrivatePurchase>()({
  id: 'PRIVATE-01',
  title: 'Railroads buy privates',
  statement:
    'In its turn a railroad may buy a private from any player who agrees, its president or another. Its treasury pays him.',
  sources: ['A-52', 'B-38'],
  schema: { playerOwns: 'flag', price: 'dollars', treasury: 'dollars' },
  facts: (at, { railroad, private: id, price }) => {
    const { owner, closed } = privateOf(at.game, id);
    return {
      playerOwns: owner !== null && 'player' in owner && !closed,
      price,
      treasury: railroadOf(at.game, railroad).cash,
    };
  },
  holds: (x, f) => x.and(f.playerOwns, x.le(f.price, f.treasury)),
});

export const PRIVATE_02 = check<PrivatePurchase>()({
  id: 'PRIVATE-02',
  title: 'Phases of the purchase',
  statement: 'Railroads buy privates from the Green phase on; the ruling says whether they still do in the last phase.',
  sources: ['B-38'],
  rulings: ['private-sales-end'],
  schema: { phaseAllows: 'flag', lastPhase: 'flag', neverEnds: 'flag' },
  facts: (at, _purchase, rulings) => ({
    phaseAllows: at.box.phases[at.game.phase].privatePurchases,
    lastPhase: at.game.phase === 'Silver',
    neverEnds: rulings['private-sales-end'] === 'never',
  }),
  holds: (x, f) => x.and(f.phaseAllows, x.or(f.neverEnds, x.not(f.lastPhase))),
});

export const PRIVATE_03 = check<PrivatePurchase>()({
  id: 'PRIVATE-03',
  title: 'Price of a private',
  statement: 'The price is in whole dollars, at least half of the face value and at most twice as much.',
  sources: ['B-38'],
  rulings: ['private-price'],
  schema: { price: 'dollars', faceValue: 'dollars', free: 'flag' },
  facts: (at, { private: id, price }, rulings) => ({
    price,
    faceValue: at.box.privates[id].value,
    free: rulings['private-price'] === 'free',
  }),
  holds: (x, f) =>
    x.and(
      x.eq(x.floorDiv(f.price, 1), f.price),
      x.or(f.free, x.and(x.le(f.faceValue, x.mul(x.lit(2), f.price)), x.le(f.price, x.mul(x.lit(2), f.faceValue)))),
    ),
});

export const PRIVATE_04 = check<PrivatePurchase>()({
  id: 'PRIVATE-04',
  title: 'Only with the train symbol',
  statement: 'A railroad buys only privates whose card shows a train.',
  sources: ['A-52', 'B-38'],
  rulings: ['private-symbol'],
  schema: { symbol: 'flag', unneeded: 'flag' },
  facts: (at, { private: id }, rulings) => ({
    symbol: at.box.privates[id].trainSymbol,
    unneeded: rulings['private-symbol'] === 'unneeded',
  }),
  holds: (x, f) => x.or(f.symbol, f.unneeded),
});

export const PRIVATE_05 = check<PrivatePurchase>()({
  id: 'PRIVATE-05',
  title: 'When privates are bought',
  statement:
    'The last step of a turn is there to buy privates, as many as wanted; the ruling may allow it at any moment of the turn. Their powers hold at once.',
  sources: ['A-69', 'B-38', 'B-51'],
  rulings: ['private-moment'],
  schema: { anyTime: 'flag' },
  facts: (_at, _purchase, rulings) => ({ anyTime: rulings['private-moment'] === 'anyTime' }),
  holds: (_x, f) => f.anyTime,
});

export const PRIVATE_06 = effect({
  id: 'PRIVATE-06',
  title: 'What a purchase brings',
  statement:
    'Income and power belong to the railroad from then on, coal that lies on the card too. No player counts the card any more, and the railroad never sells it.',
  sources: ['A-52'],
});

export const PRIVATE_07 = effect({
  id: 'PRIVATE-07',
  title: 'Privates close',
  statement:
    'When the first 5+ leaves the depot most privates close, whoever owns them, without compensation. Which ones stay is printed on them.',
  sources: ['engine: closing of privates'],
  rulings: ['private-closing'],
});

export const PRIVATE_08 = effect({
  id: 'PRIVATE-08',
  title: 'No private is closed at will',
  statement: 'Before that event a private closes only by a power of its own that says so.',
  sources: ['engine: closing of privates'],
});

export const PRIVATE_09 = effect({
  id: 'PRIVATE-09',
  title: 'Powers have their owner',
  statement:
    'A power for railroads sleeps while a player owns the card, and a power for players while a railroad does.',
  sources: ['engine: powers of the cards'],
});

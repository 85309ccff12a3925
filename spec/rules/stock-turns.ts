/** Chapter "stock", turns: whose turn it is, what a turn holds, and how the round ends. */
import { mustSell } from '../limits.ts';
import { chapter } from '../rule.ts';
import type { Player } from '../state.ts';
import { stockOf } from '../stock-round.ts';

const { check, law, effect } = chapter('stock');

/** A player who wants to do something. */
export interface Acting {
  readonly player: Player;
}

export const SR_ORDER_01 = check<Acting>()({
  id: 'SR-ORDER-01',
  title: 'Turns go round',
  statement: 'From the holder of the priority marker on, players take one turn after the other, clockwise.',
  sources: ['A-04', 'A-05', 'A-12', 'B-08'],
  schema: { onTurn: 'flag' },
  facts: (at, act) => ({ onTurn: stockOf(at.game).turn === act.player.id }),
  holds: (_x, f) => f.onTurn,
});

export const SR_ORDER_02 = check<Acting>()({
  id: 'SR-ORDER-02',
  title: 'Sell first, then buy',
  statement:
    'In a turn a player first sells as much as he likes and then makes at most one purchase: a share, a founding or a purchase by a private’s power. With the purchase the turn is over.',
  sources: ['A-12', 'B-08'],
  rulings: ['purchases-per-turn'],
  schema: { purchases: 'count', limit: 'count' },
  facts: (at, _act, rulings) => ({
    purchases: stockOf(at.game).purchases,
    limit: rulings['purchases-per-turn'],
  }),
  holds: (x, f) => x.le(x.add(f.purchases, x.lit(1)), f.limit),
});

export const SR_ORDER_03 = effect({
  id: 'SR-ORDER-03',
  title: 'What a pass is',
  statement:
    'A turn in which nothing was sold or bought is a pass. Who passed is asked again when his turn comes round.',
  sources: ['A-12', 'B-08'],
});

export const SR_ORDER_04 = effect({
  id: 'SR-ORDER-04',
  title: 'When the stock round ends',
  statement: 'The round ends when all players, the last who did something included, have passed one after the other.',
  sources: ['A-12', 'A-27', 'B-08'],
});

export const SR_ORDER_05 = effect({
  id: 'SR-ORDER-05',
  title: 'Nothing to do',
  statement:
    'Where the ruling says so, a player who can neither sell nor buy nor found is passed without being asked, and a turn in which nothing is left to do ends by itself. The test of the 18xx.games engine takes more for a possible purchase than is one.',
  sources: ['engine: automatic passes of the stock round'],
  rulings: ['forced-pass'],
});

export const SR_ORDER_06 = check<Acting>()({
  id: 'SR-ORDER-06',
  title: 'Over a limit one must sell',
  statement:
    'A player who holds more certificates than the limit, or more of a company than allowed, does nothing but sell as long as a sale is possible.',
  sources: ['engine: compulsory sale'],
  rulings: ['certificate-limit'],
  schema: { mustSell: 'flag' },
  facts: (at, act) => ({ mustSell: mustSell(at, act.player.id) }),
  holds: (x, f) => x.not(f.mustSell),
});

export const SR_END_01 = effect({
  id: 'SR-END-01',
  title: 'End of a stock round',
  statement: 'Sold-out companies rise, the priority marker moves, and the first operating round begins.',
  sources: ['A-27', 'A-68', 'B-19', 'B-20'],
});

export const SR_END_02 = law({
  id: 'SR-END-02',
  title: 'Sold out',
  statement:
    'Each company whose shares are all held by players, metal companies included, rises one space. They move in operating order.',
  sources: ['B-20'],
  schema: { treasury: 'percent', pool: 'percent' },
  amount: (x, f) => ({ spaces: x.ite(x.eq(x.add(f.treasury, f.pool), x.lit(0)), x.lit(1), x.lit(0)) }),
});

export const SR_END_03 = effect({
  id: 'SR-END-03',
  title: 'Shares in the pool press no price',
  statement: 'However many shares lie in the pool at the end of the round, no price drops for it.',
  sources: ['engine: no drop for shares in the pool'],
});

export const SR_END_04 = effect({
  id: 'SR-END-04',
  title: 'The priority marker moves on',
  statement: 'It goes to the player left of the last who sold or bought. If nobody did, it stays.',
  sources: ['A-05', 'A-27', 'A-68', 'B-19'],
});

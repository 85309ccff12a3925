/** Chapter "ending": what ends the game, and how much is still played. */
import { chapter } from '../rule.ts';

const { check, law, effect } = chapter('ending');

export const END_01 = effect({
  id: 'END-01',
  title: 'Bankruptcy',
  statement: 'When a player goes bankrupt, the game is over that very moment.',
  sources: ['A-61', 'B-47'],
});

export const END_02 = effect({
  id: 'END-02',
  title: 'Three things end the game',
  statement:
    'A bankruptcy, a share price in the red zone, or the end card. Nothing else does: the bank has money for ever.',
  sources: ['A-61', 'A-62', 'A-63', 'B-47', 'B-48', 'B-49', 'B-53'],
});

export const END_03 = effect({
  id: 'END-03',
  title: 'The red zone',
  statement:
    'Once a token has entered the red zone, the game ends with the running set: both its operating rounds are played to the end, also when the price rose at the end of the stock round, and so is its settlement. That the price falls back helps nobody.',
  sources: ['A-62', 'A-72', 'B-48'],
  rulings: ['red-zone-in-stock-round'],
});

export const END_04 = law({
  id: 'END-04',
  title: 'The end card',
  statement:
    'A certain train that leaves the depot, bought or exported, brings the end card. The running set is finished and one more whole set is played, the last of the game. The ruling names the train.',
  sources: ['A-60', 'A-63', 'A-72', 'B-49'],
  rulings: ['end-trigger'],
  schema: { set: 'count', more: 'count' },
  amount: (x, f) => ({ lastSet: x.add(f.set, f.more) }),
});

export const END_05 = effect({
  id: 'END-05',
  title: 'The earlier end counts',
  statement:
    'One cause is enough. If several are there, the game ends with the earliest: bankruptcy before red zone before end card. A price in the red zone shortens a game that the end card had already bounded.',
  sources: ['B-53'],
  rulings: ['end-precedence'],
});

export const END_06 = effect({
  id: 'END-06',
  title: 'The last settlement',
  statement:
    'The set with which the game ends is settled too: the metal companies pay and their prices rise. What matters only to a further set is left out: debt marker, steel market, gold track and export.',
  sources: ['A-03', 'A-72'],
  rulings: ['last-settlement'],
});

export const END_07 = law({
  id: 'END-07',
  title: 'Shorter end',
  statement:
    'By an optional rule no further set is played after an end card that came with a purchase. One that came with an export still allows a whole set.',
  sources: ['engine: optional rule of a shorter end'],
  schema: { shorter: 'flag', exported: 'flag' },
  amount: (x, f) => ({ more: x.ite(x.and(f.shorter, x.not(f.exported)), x.lit(0), x.lit(1)) }),
});

export const END_08 = check<object>()({
  id: 'END-08',
  title: 'Breaking off',
  statement:
    'The players may break a running game off at any time. Nothing is paid or exported any more; unpaid debt is taken into account and the score is made.',
  sources: ['engine: end by the players'],
  schema: { running: 'flag' },
  facts: (at) => ({ running: at.game.result === null }),
  holds: (_x, f) => f.running,
});

/** Chapter "operating": the order of the railroads, their steps and the income of privates. */
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import type { Railroad } from '../vocabulary.ts';

const { check, law, effect } = chapter('operating');

/** A railroad that wants to do something, through its president. */
export interface Operating {
  readonly railroad: Railroad;
}

export const OR_ORDER_01 = check<Operating>()({
  id: 'OR-ORDER-01',
  title: 'Operating order',
  statement:
    'Every founded railroad operates once in an operating round: the dearest first, and of two at the same price the one that reached it earlier.',
  sources: ['A-28', 'B-21'],
  schema: { onTurn: 'flag' },
  facts: (at, act) => ({ onTurn: turnOf(at.game).railroad === act.railroad }),
  holds: (_x, f) => f.onTurn,
});

export const OR_ORDER_02 = effect({
  id: 'OR-ORDER-02',
  title: 'The order stands',
  statement:
    'The order is taken when the operating round begins. Prices that change later do not alter it, but for railroads that have yet to act it is taken anew after a sale in an emergency or a bankruptcy.',
  sources: ['engine: order of an operating round'],
  rulings: ['operating-reorder'],
});

export const OR_ORDER_03 = effect({
  id: 'OR-ORDER-03',
  title: 'Steps of a turn',
  statement:
    'A railroad lays track, places a station, runs its trains, pays out or withholds, settles the rent of the bridge, buys trains; then come its debt and the purchase of privates, unless a ruling allows them at any time. Tiles of privates are laid at any time.',
  sources: ['A-29', 'A-69', 'B-51'],
});

export const OR_ORDER_04 = effect({
  id: 'OR-ORDER-04',
  title: 'The president decides',
  statement: 'A railroad acts through its president, and a player acts for no other railroads.',
  sources: ['A-29'],
});

export const OR_ORDER_05 = effect({
  id: 'OR-ORDER-05',
  title: 'Steps that are left out',
  statement:
    'A step in which the railroad has nothing to decide is left out without asking, except track, which ends by a pass or with the last action. A step that is open may be passed. The ruling says by which tests the engine of 18xx.games leaves steps out.',
  sources: ['A-68'],
  rulings: ['step-skips'],
});

export const OR_ORDER_06 = effect({
  id: 'OR-ORDER-06',
  title: 'Metal companies do not operate',
  statement: 'The steel works and the gold mine never take a turn in an operating round.',
  sources: ['A-70', 'B-52'],
});

export const OR_ORDER_07 = effect({
  id: 'OR-ORDER-07',
  title: 'Steps end by themselves',
  statement: 'Whether a step has anything to decide is asked again after everything that is done in it.',
  sources: ['engine: steps tested after each action'],
  rulings: ['step-skips'],
});

export const OR_INCOME_01 = effect({
  id: 'OR-INCOME-01',
  title: 'Privates pay',
  statement:
    'When an operating round begins, before any railroad acts, the bank pays the income of each private to the player or railroad that owns it.',
  sources: ['B-22'],
});

export const OR_INCOME_02 = law({
  id: 'OR-INCOME-02',
  title: 'Income of a private',
  statement: 'A private pays what is printed on it, and from a printed phase on the higher amount beside it.',
  sources: ['engine: incomes of the cards'],
  schema: { printed: 'dollars', later: 'dollars', laterHasCome: 'flag' },
  amount: (x, f) => ({ income: x.ite(f.laterHasCome, f.later, f.printed) }),
});

export const OR_INCOME_03 = effect({
  id: 'OR-INCOME-03',
  title: 'When an income changes',
  statement: 'A changed income is first paid when the next operating round begins.',
  sources: ['engine: change of income'],
});

export const OR_INCOME_04 = effect({
  id: 'OR-INCOME-04',
  title: 'Metal companies pay later',
  statement: 'The metal companies pay nothing when an operating round begins; they pay at the settlement.',
  sources: ['A-53', 'A-54', 'B-40', 'B-42'],
});

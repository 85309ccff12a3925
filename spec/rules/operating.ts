/** Chapter "operating": the order of the railroads, their steps and the income of privates. */
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import type { Railroad } from '../vocabulary.ts';

const { check } = chapter('operating');

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

/** Income of the privates at the start of an operating round. */
import { Book } from './book.ts';
import { hasCome, privateOf, privatesOf } from './holdings.ts';
import { BANK, ownerHolds, pay } from './ledger.ts';
import type { View } from './rule.ts';
import { amountOf } from './rule.ts';
import { OR_INCOME_02 } from './rules/operating.ts';
import { PRIVATE_B2_02 } from './rules/track-privates.ts';
import type { Private } from './vocabulary.ts';

/** Dollars that an open private would pay its owner now. */
export const incomeOf = ({ game, box }: View, id: Private): number => {
  const { income: printed, laterIncome } = box.privates[id];
  const later = laterIncome?.income ?? printed;
  const laterHasCome = laterIncome !== undefined && hasCome(game, laterIncome.phase);
  if (id !== 'B2') return amountOf(OR_INCOME_02, { printed, later, laterHasCome }).income;
  const { owner, armed } = privateOf(game, id);
  const playerOwns = owner !== null && 'player' in owner;
  return amountOf(PRIVATE_B2_02, { later, laterHasCome, tileLaid: armed, playerOwns }).income;
};

/** The bank pays the owners of all open privates. */
export const payPrivates = (at: View): Book => {
  const book = new Book(at.game);
  for (const id of privatesOf(at.game)) {
    const { owner, closed } = privateOf(at.game, id);
    if (owner !== null && !closed) book.write(...pay('OR-INCOME-01', incomeOf(at, id), BANK, ownerHolds(owner)));
  }
  return book;
};

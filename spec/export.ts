/** Trains that leave the depot without being bought. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { topTrain } from './depot.ts';
import { eventsAfter } from './events.ts';
import type { View } from './rule.ts';

/** Copies of the top train, and how many of them are 2+; a kind without limit counts as one copy. */
export const trainsOnTop = (at: View): { readonly twos: number; readonly left: number } => {
  const top = topTrain(at);
  if (top === null) return { twos: 0, left: 0 };
  const left = top.count === null ? 1 : top.count - at.game.departed[top.name];
  return { twos: top.name === '2+' ? left : 0, left };
};

/** The top train leaves the game, with its events. */
export const exportTop = (at: View): Booked => {
  const top = topTrain(at);
  const book = new Book(at.game);
  if (top === null) return book;
  book.write({ rule: 'SET-END-06', what: { train: top.name }, from: 'depot', to: 'box' });
  return book.write(...eventsAfter({ ...at, game: book.game }, top.name, 'export'));
};

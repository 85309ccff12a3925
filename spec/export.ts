/** Trains that leave the depot without being bought. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import type { View } from './rule.ts';
import type { Train } from './vocabulary.ts';

/** Copies of a kind that are still in the depot. */
const copiesLeft = (at: View, train: Train): number => {
  const kind = at.box.trains.find((t) => t.name === train);
  if (kind === undefined) return 0;
  return kind.count === null ? Number.POSITIVE_INFINITY : kind.count - at.game.departed[train];
};

const topTrain = (at: View): Train | null => at.box.trains.find((t) => copiesLeft(at, t.name) > 0)?.name ?? null;

/** 2+ on top of the depot, and trains in it at all (at least that many). */
export const trainsLeft = (at: View): { readonly twos: number; readonly left: number } => {
  const top = topTrain(at);
  const onTop = top === null ? 0 : Math.min(copiesLeft(at, top), 99);
  return { twos: top === '2+' ? onTop : 0, left: onTop };
};

/** The top train leaves the game, with its events. */
export const exportTop = (at: View): Booked => {
  const train = topTrain(at);
  const book = new Book(at.game);
  return train === null ? book : book.write({ rule: 'SET-END-06', what: { train }, from: 'depot', to: 'box' });
};

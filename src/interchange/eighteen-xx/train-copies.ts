/**
 * Which copy of a train is where. The game knows kinds of trains; records of 18xx.games name copies: `2+-0` is the first
 * 2+ of the depot.
 */
import type { Box } from '../../../spec/box/box.ts';
import { railroadsOf } from '../../../spec/holdings.ts';
import type { Game } from '../../../spec/state.ts';
import type { Railroad, Train } from '../../../spec/vocabulary.ts';
import { TRAINS } from '../../../spec/vocabulary.ts';

/** A copy of a train. */
export interface TrainCopy {
  readonly train: Train;
  readonly copy: number;
}

/** Copies that have left the depot, by name: their railroad, or `gone` when exported or rusted. */
export type TrainBook = Readonly<Record<string, Railroad | 'gone'>>;

export const trainName = ({ train, copy }: TrainCopy): string => `${train}-${copy}`;

/** Reads the name of a copy; null if the box has no such copy. */
export const readTrainCopy = (name: string, box: Box): TrainCopy | null => {
  const found = /^(.+)-(0|[1-9]\d{0,3})$/.exec(name);
  const kind = box.trains.find((k) => k.name === found?.[1]);
  const copy = Number(found?.[2]);
  return kind !== undefined && copy < (kind.count ?? Number.POSITIVE_INFINITY) ? { train: kind.name, copy } : null;
};

/** Where a copy is. */
export const whereIsTrain = (book: TrainBook, copy: TrainCopy): Railroad | 'depot' | 'gone' =>
  book[trainName(copy)] ?? 'depot';

/** Copies of a kind that a railroad has, lowest first. */
export const copiesOf = (book: TrainBook, railroad: Railroad, train: Train): readonly TrainCopy[] =>
  Object.entries(book)
    .filter(([name, owner]) => owner === railroad && name.startsWith(`${train}-`))
    .map(([name]) => ({ train, copy: Number(name.slice(train.length + 1)) }))
    .sort((a, b) => a.copy - b.copy);

/** The lowest copy of a kind that is still in the depot. */
export const topCopy = (book: TrainBook, train: Train): TrainCopy => {
  let copy = 0;
  while (book[trainName({ train, copy })] !== undefined) copy += 1;
  return { train, copy };
};

/** A copy is a railroad's from now on. */
export const handTo = (book: TrainBook, copy: TrainCopy, railroad: Railroad): TrainBook => ({
  ...book,
  [trainName(copy)]: railroad,
});

const sameTrains = (before: Game, after: Game): boolean =>
  before.departed === after.departed &&
  railroadsOf(after).every((id) => before.railroads[id]?.trains === after.railroads[id]?.trains);

/** Brings the book up to date after a move whose train has been handed over already: exports and rust. */
export const followTrains = (book: TrainBook, before: Game, after: Game): TrainBook => {
  if (sameTrains(before, after)) return book;
  const now: Record<string, Railroad | 'gone'> = { ...book };
  for (const train of TRAINS) {
    const known = Object.keys(now).filter((name) => name.startsWith(`${train}-`)).length;
    for (let i = known; i < after.departed[train]; i += 1) now[trainName(topCopy(now, train))] = 'gone';
    for (const railroad of railroadsOf(after)) {
      const owned = after.railroads[railroad]?.trains.filter((t) => t === train).length ?? 0;
      for (const copy of copiesOf(now, railroad, train).slice(owned)) now[trainName(copy)] = 'gone';
    }
  }
  return now;
};

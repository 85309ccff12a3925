/** The depot: which train is on top, and what happens when the next copy of a train leaves. */
import type { Box, TrainEvent, TrainKind } from './box/box.ts';
import type { View } from './rule.ts';
import type { Game } from './state.ts';
import type { Train } from './vocabulary.ts';

/** The kind of a train that is in the box. */
export const kindOf = (box: Box, train: Train): TrainKind => {
  const kind = box.trains.find(({ name }) => name === train);
  if (kind === undefined) throw new RangeError(`no train ${train} in the box`);
  return kind;
};

/** Copies of a kind that are still in the depot. */
export const copiesLeft = (game: Game, { name, count }: TrainKind): number =>
  count === null ? Number.POSITIVE_INFINITY : count - game.departed[name];

/** The train on top of the depot, the only one for sale there; null when the depot is empty. */
export const topTrain = ({ game, box }: Pick<View, 'game' | 'box'>): TrainKind | null =>
  box.trains.find((kind) => copiesLeft(game, kind) > 0) ?? null;

/** What happens when that copy of a train leaves, in this order; copies count from 1. */
export const eventsOf = (kind: TrainKind, copy: number): readonly TrainEvent[] =>
  kind.events.filter((e) => e.copy === copy).map(({ event }) => event);

/** The train that an event makes rust. */
export const RUSTS: Readonly<Partial<Record<TrainEvent, Train>>> = { rust2: '2+', rust3: '3+' };

/** Trains that rust when the next copy of this one leaves the depot. */
export const rustedByNext = ({ game }: Pick<View, 'game'>, kind: TrainKind): readonly Train[] =>
  eventsOf(kind, game.departed[kind.name] + 1).flatMap((event) => RUSTS[event] ?? []);

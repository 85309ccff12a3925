/** The duty to own a train, and the money that can be raised for one. */
import { topTrain } from './depot.ts';
import { playerOf, railroadOf } from './holdings.ts';
import type { View } from './rule.ts';
import { allows } from './rule.ts';
import { TRAIN_07 } from './rules/trains.ts';
import type { Player } from './state.ts';
import type { Railroad } from './vocabulary.ts';

/** Whether the railroad may not end its train step as things are. */
export const mustBuyTrain = (at: View, railroad: Railroad): boolean => !allows(TRAIN_07, at, { railroad });

/** What a purchase of the top train can be paid with, in dollars; the shares of the president are not counted. */
export interface Means {
  readonly obliged: boolean;
  readonly treasury: number;
  /** Cash of the president. */
  readonly cash: number;
  /** Price of the top train of the depot; 0 when the depot is empty. */
  readonly topPrice: number;
}

/** The means of a railroad, and whether it must buy. */
export const meansOf = (at: View, railroad: Railroad): Means => {
  const { cash: treasury, president } = railroadOf(at.game, railroad);
  return {
    obliged: mustBuyTrain(at, railroad),
    treasury,
    cash: president === null ? 0 : playerOf(at.game, president).cash,
    topPrice: topTrain(at)?.price ?? 0,
  };
};

/** The president of a railroad that operates. */
export const presidentIn = (at: View, railroad: Railroad): Player | undefined =>
  at.game.players.find(({ id }) => id === railroadOf(at.game, railroad).president);

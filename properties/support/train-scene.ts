/** Scenes of the train step: Rio Grande on turn, Denver & New Orleans behind it, apart or connected. */
import type { BuyTrain, Move } from '../../spec/moves/move.ts';
import type { Railroad, Train } from '../../spec/vocabulary.ts';
import type { ClosingScene } from './closing-scene.ts';

/** A purchase, by Rio Grande from the depot if nothing else is said. */
export const buy = (
  train: Train,
  price: number,
  from: BuyTrain['from'] = 'depot',
  railroad: Railroad = 'RG',
): Move => ({
  type: 'buyTrain',
  railroad,
  train,
  from,
  price,
});
/** Rio Grande buys no train. */
export const pass: Move = { type: 'pass', railroad: 'RG' };

/** Track from Denver, the home of Rio Grande, to Fountain, the home of Denver & New Orleans. */
const SOUTH_LINE = { L4: '9@0', L6: '9@0', L8: '57@0' };

/** Rio Grande in its train step and Denver & New Orleans behind it, apart from each other. */
export const apart: ClosingScene = {
  acts: 'RG',
  railroads: {
    RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 500 },
    NO: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 10 },
  },
};
/** The same two, with track from one home to the other. */
export const connected: ClosingScene = { ...apart, tiles: SOUTH_LINE };
/** The same with these trains, and that train on top of the depot. */
export const withTrains = (
  scene: ClosingScene,
  own: readonly Train[],
  theirs: readonly Train[],
  top: readonly [Train, number] = ['2+', 0],
): ClosingScene => ({ ...scene, trains: { RG: own, NO: theirs }, top });
/** Rio Grande has that much money. */
export const rich = (scene: ClosingScene, cash: number): ClosingScene => ({
  ...scene,
  railroads: { ...scene.railroads, RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash } },
});

/** Scenes in which a railroad must buy a train and its treasury cannot pay. */
import type { BuyTrain, Move } from '../../spec/moves/move.ts';
import type { Company, Train } from '../../spec/vocabulary.ts';
import type { ClosingScene } from './closing-scene.ts';
import type { Name } from './stock-scene.ts';

/** Rio Grande buys a train. */
export const buy = (train: Train, price: number, from: BuyTrain['from'] = 'depot'): Move => ({
  type: 'buyTrain',
  railroad: 'RG',
  train,
  from,
  price,
});
/** A block goes to the pool; Ann sells if nobody else is named. */
export const sell = (company: Company, percent: number, player: Name = 'ann'): Move => ({
  type: 'sellShares',
  player,
  company,
  percent,
});

/** Ann's Rio Grande has a route, no train and $100; the top train costs $400. */
export const needy: ClosingScene = {
  acts: 'RG',
  phase: 'Green',
  top: ['4+', 1],
  tiles: { L4: '9@0', L6: '9@0', L8: '57@0' },
  cash: { ann: 300 },
  railroads: {
    RG: { president: 'ann', hands: { ann: 50, bob: 20 }, par: 70, cash: 100 },
    NO: { president: 'bob', hands: { bob: 40, ann: 20 }, par: 60, cash: 0 },
  },
  metals: { 'CF&I': { hands: { ann: 40, bob: 20 }, price: 50 } },
};
/** Ann has that much cash. */
export const withCash = (ann: number, scene: ClosingScene = needy): ClosingScene => ({ ...scene, cash: { ann } });
/** The same, and Denver & New Orleans owns a train. */
export const withRivalTrain = (ann: number, train: Train, change: Partial<ClosingScene> = {}): ClosingScene => ({
  ...withCash(ann),
  trains: { NO: [train] },
  ...change,
});
/** Denver & New Orleans with Ann as its president. */
export const presiding = (ann: number, others: Partial<Record<Name, number>>, pool = 0): ClosingScene => ({
  ...withCash(0),
  railroads: { ...needy.railroads, NO: { president: 'ann', hands: { ann, ...others }, par: 60, pool } },
});

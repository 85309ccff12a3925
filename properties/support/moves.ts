/** Moves of players, in few words. */
import type { BuyShares, Move } from '../../spec/moves/move.ts';
import type { Company, Private, Railroad } from '../../spec/vocabulary.ts';
import type { Name } from './stock-scene.ts';

export const bid = (player: Name, card: Private, price: number): Move => ({
  type: 'bid',
  player,
  private: card,
  price,
});

export const pass = (player: Name): Move => ({ type: 'pass', player });

export const sell = (player: Name, company: Company, percent: number): Move => ({
  type: 'sellShares',
  player,
  company,
  percent,
});

export const buy = (player: Name, company: Company, from: BuyShares['from'], percent = 10): Move => ({
  type: 'buyShares',
  player,
  company,
  from,
  percent,
});

/** A purchase from the pool by a private's power. */
export const discounted = (player: Name, company: Company, discount: Private, percent = 10): Move => ({
  type: 'buyShares',
  player,
  company,
  from: 'pool',
  percent,
  discount,
});

export const found = (player: Name, railroad: Railroad, par: number): Move => ({
  type: 'found',
  player,
  railroad,
  par,
});

/** A move with parts that its type forbids, as a careless caller might send it. */
export const garbled = (move: Move, parts: Readonly<Record<string, unknown>>): Move =>
  JSON.parse(JSON.stringify({ ...move, ...parts }));

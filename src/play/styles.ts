/** How players of random games behave. Every style plays by the rules; styles differ in what they like to do. */
import type { MoveType } from '../../spec/moves/move.ts';

/** The habits of a player. */
export interface Style {
  readonly name: string;
  /** How often a kind of move is made where several are possible; {@link USUAL} where nothing is said. */
  readonly weights: Readonly<Partial<Record<MoveType, number>>>;
  /** Dollars of his own that he does not spend on shares, for each set that has begun. */
  readonly reserve: number;
  /** Of a hundred incomes, how many are paid out while there is money for the next train. */
  readonly payOut: number;
  /** Of a hundred lays that would leave less than the next train costs, how many are made all the same. */
  readonly daring: number;
  /** Whether railroads are founded at the dearest price that can be paid. */
  readonly foundsDear: boolean;
}

/** Weights that all players share unless their style says otherwise. Players break a game off together, never alone. */
export const USUAL: Readonly<Partial<Record<MoveType, number>>> = {
  breakOff: 0,
  declareBankruptcy: 1,
  chooseSteel: 1,
  pass: 2,
  sellShares: 1,
  buyShares: 10,
  found: 3,
  layTile: 8,
  layPrivateTile: 6,
  placeStation: 2,
  lengthenTrain: 6,
  runTrains: 6,
  shipGold: 6,
  buyTrain: 20,
  buyPrivate: 2,
  payDebt: 3,
};

/** The styles, by name. The seed gives each seat one. */
export const STYLES: readonly Style[] = [
  { name: 'cautious', weights: { sellShares: 0, found: 1 }, reserve: 30, payOut: 80, daring: 40, foundsDear: true },
  {
    name: 'builder',
    weights: { sellShares: 0, layTile: 16, placeStation: 8, payDebt: 6, buyPrivate: 6 },
    reserve: 20,
    payOut: 95,
    daring: 90,
    foundsDear: true,
  },
  {
    name: 'trader',
    weights: { buyPrivate: 8, shipGold: 12, bid: 5, chooseSteel: 4 },
    reserve: 20,
    payOut: 99,
    daring: 60,
    foundsDear: true,
  },
  {
    name: 'speculator',
    weights: { sellShares: 5, buyShares: 8, found: 6, pass: 2 },
    reserve: 10,
    payOut: 70,
    daring: 60,
    foundsDear: false,
  },
];

/**
 * Moves as players make them: plain JSON with names, not yet looked up. They map one to one to the actions of a game
 * record, so that the number of a move survives conversion.
 */
import type { Company, HexId, PlayerId, Private, Railroad, SteelColumn, TileId, Train } from '../vocabulary.ts';

/** A bid in dollars for the private that is up. */
export interface Bid {
  readonly type: 'bid';
  readonly player: PlayerId;
  readonly private: Private;
  readonly price: number;
}

/** A player declines, passes or ends his turn; a railroad (through its president) ends or leaves out a step. */
export interface Pass {
  readonly type: 'pass';
  readonly player?: PlayerId;
  readonly railroad?: Railroad;
}

/** A block of one company's shares is sold to the pool, in a stock round or in an emergency. */
export interface SellShares {
  readonly type: 'sellShares';
  readonly player: PlayerId;
  readonly company: Company;
  readonly percent: number;
}

/** One share is bought; with a private that gives a discount also two. */
export interface BuyShares {
  readonly type: 'buyShares';
  readonly player: PlayerId;
  readonly company: Company;
  readonly from: 'treasury' | 'pool';
  readonly percent: number;
  /** Private whose discount is used. */
  readonly discount?: Private;
}

/** A railroad is founded at a start price in dollars. */
export interface Found {
  readonly type: 'found';
  readonly player: PlayerId;
  readonly railroad: Railroad;
  readonly par: number;
}

/** A tile is laid or upgraded. `marked` picks the copy that once bore a ghost-town token, where others are left too. */
export interface LayTile {
  readonly type: 'layTile';
  readonly railroad: Railroad;
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
  readonly marked?: true;
}

/** A tile is laid by the power of a private of the railroad; `marked` as for {@link LayTile}. */
export interface LayPrivateTile {
  readonly type: 'layPrivateTile';
  readonly railroad: Railroad;
  readonly private: Private;
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
  readonly marked?: true;
}

/** The president names the column and price of the next cube of that column's colour. */
export interface ChooseSteel {
  readonly type: 'chooseSteel';
  readonly railroad: Railroad;
  readonly column: SteelColumn;
  readonly price: number;
}

/** A station is placed in a city. */
export interface PlaceStation {
  readonly type: 'placeStation';
  readonly railroad: Railroad;
  readonly hex: HexId;
}

/** A private makes one train longer for this turn; `by` 0 turns the offer down. */
export interface LengthenTrain {
  readonly type: 'lengthenTrain';
  readonly railroad: Railroad;
  readonly private: Private;
  readonly train?: Train;
  readonly by: number;
}

/** One train's route: for each leg between two stops the hexes passed, both ends included. */
export interface DeclaredRoute {
  readonly train: Train;
  readonly legs: readonly (readonly HexId[])[];
}

/** The trains run. */
export interface RunTrains {
  readonly type: 'runTrains';
  readonly railroad: Railroad;
  readonly routes: readonly DeclaredRoute[];
}

/** A gold cube is shipped; `nugget` uses the 13LB Gold Nugget. */
export interface ShipGold {
  readonly type: 'shipGold';
  readonly railroad: Railroad;
  readonly hex: HexId;
  readonly nugget?: true;
}

/** A ghost-town token is put on the hex that has just lost its last gold. */
export interface PlaceGhostTown {
  readonly type: 'placeGhostTown';
  readonly railroad: Railroad;
}

/** The income is paid out or withheld. */
export interface Dividend {
  readonly type: 'dividend';
  readonly railroad: Railroad;
  readonly kind: 'payOut' | 'withhold';
}

/** The rent of the Hanging Bridge is paid by the railroad or by its president. */
export interface PayLease {
  readonly type: 'payLease';
  readonly railroad: Railroad;
  readonly payer: 'railroad' | 'president';
}

/** A train is bought from the depot or from another railroad, for a price in dollars. */
export interface BuyTrain {
  readonly type: 'buyTrain';
  readonly railroad: Railroad;
  readonly train: Train;
  readonly from: 'depot' | Railroad;
  readonly price: number;
}

/** A railroad buys a private from a player. */
export interface BuyPrivate {
  readonly type: 'buyPrivate';
  readonly railroad: Railroad;
  readonly private: Private;
  readonly price: number;
}

/** A railroad buys back one of its debt tokens. */
export interface PayDebt {
  readonly type: 'payDebt';
  readonly railroad: Railroad;
}

/** The president of the operating railroad declares bankruptcy. */
export interface DeclareBankruptcy {
  readonly type: 'declareBankruptcy';
  readonly railroad: Railroad;
}

/** The players break the game off. */
export interface BreakOff {
  readonly type: 'breakOff';
}

/** Everything that can be done in the game. */
export type Move =
  | Bid
  | Pass
  | SellShares
  | BuyShares
  | Found
  | LayTile
  | LayPrivateTile
  | ChooseSteel
  | PlaceStation
  | LengthenTrain
  | RunTrains
  | ShipGold
  | PlaceGhostTown
  | Dividend
  | PayLease
  | BuyTrain
  | BuyPrivate
  | PayDebt
  | DeclareBankruptcy
  | BreakOff;

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { readonly type: T }>;

/**
 * The state of a game: plain JSON, deeply readonly, and everything that any profile needs to judge it. What follows
 * from it (prices, certificates, supply of tiles, networks) is derived, not stored.
 */
import type { Board } from './track/board.ts';
import type {
  Colour,
  Company,
  HexId,
  Metal,
  Phase,
  PlayerId,
  Private,
  ProfileId,
  Railroad,
  SettlementStep,
  SteelColumn,
  TileId,
  Train,
} from './vocabulary.ts';

/** A player at the table. */
export interface Player {
  readonly id: PlayerId;
  /** Personal cash in dollars. */
  readonly cash: number;
  /** Percent held of each company. */
  readonly shares: Readonly<Partial<Record<Company, number>>>;
  readonly bankrupt: boolean;
}

/** A station of a railroad: on its charter (`hex` null) or on the map, with its price in dollars. */
export interface Station {
  readonly hex: HexId | null;
  readonly price: number;
}

/** What every company has. */
interface Shareholding {
  /** Dollars of the company: a treasury, or what lies on the board of a metal company. */
  readonly cash: number;
  /** Percent that the company itself holds. */
  readonly treasury: number;
  /** Percent in the bank pool. */
  readonly pool: number;
}

/** A railroad of this game. */
export interface RailroadState extends Shareholding {
  /** Phase from which it may be founded and traded. */
  readonly colour: Phase;
  /** Holder of the president's certificate; null before the founding. */
  readonly president: PlayerId | null;
  /** Price in dollars at which it was founded. */
  readonly par: number | null;
  readonly trains: readonly Train[];
  /** In charter order. */
  readonly stations: readonly Station[];
  /** Whether the dividend step of its first turn is behind it. */
  readonly operated: boolean;
}

/** A metal company. */
export interface MetalState extends Shareholding {
  /** Holder of its first certificate, found like a president from 10% on; decides nothing but EMERGENCY-05. */
  readonly firstHolder: PlayerId | null;
}

/** Where a private is. */
export type PrivateOwner = { readonly player: PlayerId } | { readonly railroad: Railroad };

/** A private of this game. */
export interface PrivateState {
  /** Null before the auction has sold it, when nobody bought it, and after it closed. */
  readonly owner: PrivateOwner | null;
  readonly closed: boolean;
  /** Cubes that still lie on the card. */
  readonly cubes: number;
  /** Cubes that its railroad took from it and has not spent. */
  readonly taken: number;
  /** Railroad that owns, or last owned, the card and the cubes taken from it. */
  readonly takenBy: Railroad | null;
  /** Dollars that lie on the card. */
  readonly cash: number;
  /** Metal companies of which its owner used the card in this stock round. */
  readonly used: readonly Metal[];
  /** Whether the printed condition of the card has come true (a tile on E3 while a player owns B2; G3 once used). */
  readonly armed: boolean;
}

/** A company's token on the share-price row. */
export interface MarketToken {
  readonly company: Company;
  /** Index of its cell. */
  readonly cell: number;
}

/** Which part of the game is played: `set` counts stock rounds, the auction belongs to the first. */
export interface Round {
  readonly kind: 'auction' | 'stock' | 'operating';
  readonly set: number;
  readonly or: 1 | 2 | null;
}

/** The auction of one private. */
export interface Lot {
  readonly private: Private;
  readonly opener: PlayerId;
  /** Whose turn it is. */
  readonly turn: PlayerId;
  readonly highest: { readonly player: PlayerId; readonly price: number } | null;
  /** Players still in the auction of this private, in seat order. */
  readonly bidders: readonly PlayerId[];
  /** Who declined to open, also when somebody has bid since: whether they are out is for the ruling to say. */
  readonly declined: readonly PlayerId[];
}

/** Memory of a stock round. */
export interface StockRound {
  readonly turn: PlayerId;
  /** Companies sold in this turn. */
  readonly sold: readonly Company[];
  /** Purchases made in this turn. */
  readonly purchases: number;
  /** Companies that each player sold in this round. */
  readonly soldBy: Readonly<Record<PlayerId, readonly Company[]>>;
  /** Players whose last turn was a pass. */
  readonly passed: readonly PlayerId[];
  /** Who sold or bought last. */
  readonly lastActor: PlayerId | null;
}

/** Where one of the railroad's trains goes this turn: the pieces of track in order, hex by hex. */
export interface RunRoute {
  readonly train: Train;
  /** Hexes passed, from one end to the other. */
  readonly hexes: readonly HexId[];
  /** Hexes at whose stop the train calls. */
  readonly stops: readonly HexId[];
  /** Dollars. */
  readonly revenue: number;
}

/** Memory of a railroad's turn. */
export interface CompanyTurn {
  readonly railroad: Railroad;
  /** Track actions made. */
  readonly lays: number;
  /** Column used for each colour, and the price that the next cube of it costs. */
  readonly steel: Readonly<Partial<Record<Colour, { readonly column: SteelColumn; readonly next: number }>>>;
  /** Column and price that the president named for the next action of a colour. */
  readonly steelChoice: Readonly<Partial<Record<Colour, { readonly column: SteelColumn; readonly price: number }>>>;
  /** Lays made with the Steel Depot. */
  readonly depotLays: number;
  readonly stationPlaced: boolean;
  /** Trains made longer this turn: index into the railroad's trains, and by how many stops. */
  readonly lengthened: readonly { readonly train: number; readonly by: number; readonly private: Private }[];
  /** Privates whose offer to lengthen a train was turned down. */
  readonly lengtheningSkipped: readonly Private[];
  readonly routes: readonly RunRoute[];
  /** Income of the turn in dollars, gold included. */
  readonly income: number;
  /** Hex from which gold was shipped. */
  readonly goldFrom: HexId | null;
  /** Whether a ghost-town token was put there. */
  readonly goldSettled: boolean;
  /** Dollars owed for the bridge lease. */
  readonly leaseDue: number;
  readonly debtPaid: boolean;
  /** Blocks that the president sold in this turn's emergency. */
  readonly emergencySales: readonly { readonly company: Company; readonly price: number }[];
}

/** Memory of an operating round. */
export interface OperatingRound {
  /** Founded railroads in the order in which they act. */
  readonly order: readonly Railroad[];
  /** How many of them have finished. */
  readonly done: number;
  readonly turn: CompanyTurn | null;
}

/** What is owed since the Treaty of Boston. */
export interface Debts {
  readonly RG: number;
  readonly SF: number;
  /** Who receives what SF pays; null = the bank. */
  readonly creditorOfSF: PlayerId | null;
}

/** When the game ends. */
export interface EndTriggers {
  /** A token has entered the red zone: the set in which the game ends. */
  readonly redZone: number | null;
  /** The end card is out: the set in which the game ends. */
  readonly endCard: number | null;
  readonly bankruptcy: boolean;
  /** The players broke the game off. */
  readonly broken: boolean;
}

/** A copy of a tile that bore a ghost-town token once; there is one for each token on the map. */
export interface GhostMark {
  readonly tile: TileId;
  /** Where the copy lies; null while it is in the supply. */
  readonly hex: HexId | null;
}

/** How a game ended. */
export interface GameResult {
  readonly reason: 'bankruptcy' | 'redZone' | 'endCard' | 'broken';
  /** Total worth in dollars. */
  readonly totals: Readonly<Record<PlayerId, number>>;
}

/** The state of a game. */
export interface Game {
  readonly profile: ProfileId;
  /** Optional rule: the game ends sooner after the end card. */
  readonly shorterEnd: boolean;
  readonly round: Round;
  readonly phase: Phase;
  /** In seat order, clockwise. */
  readonly players: readonly Player[];
  /** Holder of the priority marker. */
  readonly priority: PlayerId;
  /** Railroads of this game by year of establishment. */
  readonly railroads: Readonly<Partial<Record<Railroad, RailroadState>>>;
  readonly metals: Readonly<Record<Metal, MetalState>>;
  /** Tokens on the share-price row: dearest first, on one cell in order of arrival. */
  readonly market: readonly MarketToken[];
  /** Privates of this game in the order of their auction. */
  readonly privates: Readonly<Partial<Record<Private, PrivateState>>>;
  /** Privates that have not yet been put up. */
  readonly lotsLeft: readonly Private[];
  /** Trains of each kind that have left the depot. */
  readonly departed: Readonly<Record<Train, number>>;
  /** Cubes left in each column, dearest first. */
  readonly steel: Readonly<Record<SteelColumn, readonly number[]>>;
  readonly gold: { readonly cubes: Readonly<Record<HexId, number>>; readonly shipped: number };
  /** Hexes that count as ghost towns, by name. */
  readonly ghostTowns: readonly HexId[];
  readonly ghostMarks: readonly GhostMark[];
  readonly board: Board;
  readonly treaty: boolean;
  /** Market cell of the debt marker. */
  readonly debtMarker: number;
  readonly debts: Debts | null;
  readonly ends: EndTriggers;
  readonly lot: Lot | null;
  readonly stock: StockRound | null;
  readonly operating: OperatingRound | null;
  /** Steps of the settlement that are still to come; none while anybody has to decide. */
  readonly settlement: readonly SettlementStep[];
  readonly result: GameResult | null;
}

/** Name of a leaf of the chart: what the game is waiting for. */
export type LeafId = string;

/** Control state and game state together: what is stored, hashed and sent to ports. */
export interface Position {
  readonly at: LeafId;
  readonly game: Game;
}

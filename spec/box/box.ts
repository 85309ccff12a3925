/**
 * What lies in the box. A {@link Box} is data that the rules are given, never a global: tests play the same rules with
 * micro boxes of a few hexes.
 */
import type {
  Colour,
  Edge,
  HexId,
  Metal,
  Phase,
  Private,
  Railroad,
  SteelColumn,
  TileId,
  Train,
} from '../vocabulary.ts';

/** How many play. */
export type PlayerCount = 2 | 3 | 4;

/** Part of the share-price row: where a railroad of which colour may start, and where the game is about to end. */
export type Zone = 'plain' | 'yellow' | 'green' | 'brown' | 'red';

/** A space of the share-price row. */
export interface MarketCell {
  /** Share price in dollars. */
  readonly price: number;
  readonly zone: Zone;
}

/** What the table says for a number of players. */
export interface Seating {
  /** Starting cash in dollars. */
  readonly cash: number;
  /** Certificates that one player may hold, as the board and as the rulebook print it. */
  readonly certificateLimit: { readonly board: number; readonly rulebook: number };
  /** Percent of one company that one player may hold. */
  readonly holdingLimit: number;
}

/** The charter of a railroad. */
export interface Charter {
  readonly name: string;
  /** Year of establishment; the order of the charters. */
  readonly established: number;
  readonly home: HexId;
  /** Hexes beside the home in which a slot is kept for this railroad. */
  readonly reserved: readonly HexId[];
  /** Prices in dollars of the stations, in the order in which they are used; the first is the home. */
  readonly stationCosts: readonly number[];
  /** Colour of the railroad's tokens in pictures. */
  readonly colour: string;
  /** Whether it takes part in every game. */
  readonly always: boolean;
}

/** A metal company. */
export interface MetalCharter {
  readonly name: string;
  /** Index of the market cell on which its token starts. */
  readonly startCell: number;
  /** Dollars that lie on it at the start and after each settlement. */
  readonly baseCash: number;
}

/** Private card. Its power is described by the rules; here is what is printed. */
export interface PrivateCard {
  readonly name: string;
  readonly colour: 'yellow' | 'green' | 'brown';
  /** Face value in dollars, also the minimum bid. */
  readonly value: number;
  /** Income in dollars at the start of each operating round. */
  readonly income: number;
  /** Later incomes by the phase in which they begin. */
  readonly laterIncome?: { readonly phase: Phase; readonly income: number };
  /** Whether it shows the train symbol: a railroad may buy it. */
  readonly trainSymbol: boolean;
  /** Whether it closes when the first 5+ leaves the depot. */
  readonly closesAtFirstFive: boolean;
  /** Whether it counts as a certificate of its owner. */
  readonly certificate: boolean;
  /** Whether it is among the cards dealt. */
  readonly dealt: boolean;
  /** Cubes that lie on it at the start. */
  readonly cubes?: number;
  /** Ghost-town tokens. */
  readonly tokens?: number;
  /** Marker on the map: where it starts, where it stands from the Brown phase, and its bonus in dollars. */
  readonly marker?: {
    readonly start: HexId;
    readonly brown: HexId;
    readonly bonus: number;
    readonly brownBonus: number;
  };
  /** Dollars that the power is worth each time (gold bonus of the nugget, ghost-town bonus, jeweler's share). */
  readonly bonus?: number;
  /** Shares that the winner of the auction gets free of charge. */
  readonly shares?: readonly { readonly company: Railroad | Metal; readonly percent: number }[];
  /** Shares by which the card counts more for the dividend of Victor Gold. */
  readonly virtualShares?: number;
}

/** What happens when a certain copy of a train leaves the depot. */
export type TrainEvent = 'green' | 'rust2' | 'treaty' | 'brown' | 'closePrivates' | 'silver' | 'rust3' | 'endCard';

/** A kind of train. */
export interface TrainKind {
  readonly name: Train;
  /** Copies in the depot; null = without limit. */
  readonly count: number | null;
  /** Price in dollars. */
  readonly price: number;
  /** Stops that it may make: cities and off-map places; for the 6x2 towns as well. */
  readonly stops: number;
  /** Whether a town uses up a stop. */
  readonly townsCount: boolean;
  /** Every stop pays this many times. */
  readonly multiplier: number;
  /** Dollars that the bank pays for it when it rusts; null = permanent. */
  readonly salvage: number | null;
  /** Events by copy (1 = the first that leaves the depot), in the order in which they are resolved. */
  readonly events: readonly { readonly copy: number; readonly event: TrainEvent }[];
}

/** What holds in a phase. */
export interface PhaseCard {
  /** Colours of tiles that may be laid. */
  readonly tiles: readonly Colour[];
  /** Colours of railroads that may be founded, and of par zones that are open. */
  readonly railroads: readonly Phase[];
  readonly parZones: readonly Zone[];
  /** Cubes that the gold track takes per set. */
  readonly goldSlots: number;
  /** Whether railroads may buy privates. */
  readonly privatePurchases: boolean;
}

/** A stop on a hex or tile. */
export interface Stop {
  readonly kind: 'city' | 'town' | 'offboard';
  /** Revenue in dollars; off-map places pay by phase colour; null where no tile lies yet. */
  readonly revenue: number | Readonly<Record<Colour, number>> | null;
  /** Places for stations. */
  readonly slots: number;
}

/** One end of a piece of track: a side of the hex, or the hex's one stop. */
export type End = Edge | 'stop';
/** A piece of track joins two ends. */
export type Path = readonly [End, End];

/** A hex of the map as printed. */
export interface Hex {
  readonly id: HexId;
  readonly name: string | null;
  readonly area: 'buildable' | 'gorge' | 'impassable' | 'offMap';
  readonly terrain: { readonly kind: 'mountain' | 'water'; readonly cost: number } | null;
  /** Mine symbols: gold cubes that appear with the first tile. */
  readonly mines: number;
  readonly label: 'R' | 'S' | null;
  readonly stop: Stop | null;
  /** The printed city is one only if this railroad takes part; otherwise it is a town. */
  readonly cityOnlyWith: Railroad | null;
  /** Printed track. */
  readonly paths: readonly Path[];
  /** The off-map place to which it belongs. */
  readonly group: string | null;
}

/** A tile type. A hex or tile never has more than one stop. */
export interface Tile {
  readonly id: TileId;
  readonly count: number;
  readonly colour: Colour;
  readonly label: 'R' | 'S' | null;
  readonly stop: Stop | null;
  readonly paths: readonly Path[];
  /** The one hex on which it may lie, in rotation 0. */
  readonly onlyOn: HexId | null;
}

/** The Royal Gorge: its three hexes, in the order in which the Treaty resolves them, with their green and brown tiles. */
export interface GorgeHex {
  readonly hex: HexId;
  readonly green: TileId;
  readonly brown: TileId;
}

/** Everything in the box. */
export interface Box {
  readonly seating: Readonly<Record<PlayerCount, Seating>>;
  readonly market: readonly MarketCell[];
  readonly charters: Readonly<Record<Railroad, Charter>>;
  /** Colour of the railroads of a game by their position in order of establishment. */
  readonly charterColours: readonly Phase[];
  readonly metals: Readonly<Record<Metal, MetalCharter>>;
  readonly privates: Readonly<Record<Private, PrivateCard>>;
  /** How many privates of each colour are dealt. */
  readonly privatesDealt: Readonly<Record<'yellow' | 'green' | 'brown', number>>;
  /** The depot, top first. */
  readonly trains: readonly TrainKind[];
  readonly phases: Readonly<Record<Phase, PhaseCard>>;
  readonly steel: {
    readonly columns: Readonly<Record<SteelColumn, { readonly colour: Colour; readonly cubes: readonly number[] }>>;
    /** Dollars where no cube is left. */
    readonly priceWithoutCube: number;
  };
  readonly gold: {
    /** Dividend of Victor Gold in dollars by cubes shipped in the set. */
    readonly dividends: readonly number[];
    /** Dollars that a shipped cube adds to the income. */
    readonly bonus: number;
  };
  readonly debt: {
    /** Market cell on which the marker starts. */
    readonly startCell: number;
    readonly RG: { readonly tokens: number; readonly penalties: readonly number[] };
    readonly SF: { readonly tokens: number; readonly penalties: readonly number[] };
  };
  /** Prices of stations that come back to a charter, from the last unused one backwards. */
  readonly returnedStationCosts: readonly number[];
  readonly hexes: Readonly<Record<HexId, Hex>>;
  readonly tiles: Readonly<Record<TileId, Tile>>;
  readonly gorge: readonly GorgeHex[];
  /** Hexes of each off-map place. */
  readonly groups: Readonly<Record<string, readonly HexId[]>>;
}

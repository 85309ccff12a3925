/**
 * The journal of a move. A {@link Transfer} moves something that somebody owns, a {@link Change} sets what nobody owns;
 * each names the rule that causes it. Setup and journals together give the state.
 */
import type { RuleId } from './rules/ids.ts';
import type {
  Debts,
  EndTriggers,
  GameResult,
  GhostMark,
  Lot,
  OperatingRound,
  PrivateOwner,
  PrivateState,
  Round,
  StockRound,
} from './state.ts';
import type { LaidTile } from './track/board.ts';
import type {
  Company,
  HexId,
  Metal,
  Phase,
  PlayerId,
  Private,
  Railroad,
  SettlementStep,
  SteelColumn,
  TileId,
  Train,
} from './vocabulary.ts';

/** Who has something: the bank, the pool, the depot, the supply of tiles, out of the game, or somebody by name. */
export type Holder =
  | 'bank'
  | 'pool'
  | 'depot'
  | 'supply'
  | 'box'
  | 'goldTrack'
  | { readonly player: PlayerId }
  | { readonly company: Company }
  | { readonly private: Private }
  | { readonly hex: HexId }
  | { readonly column: SteelColumn };

/** What is moved: dollars, percent of a company, a train, a tile, a station, cubes, a private. */
export type Item =
  | { readonly money: number }
  | { readonly percent: number; readonly of: Company }
  | { readonly train: Train }
  | ({ readonly tile: TileId } & Pick<LaidTile, 'rotation'>)
  | { readonly station: Railroad; readonly slot: number }
  /** Steel of the market goes cube by cube, each with the price in dollars that stands at its place. */
  | { readonly cubes: number; readonly of: 'gold' | 'steel'; readonly price?: number }
  /** Coal names the card on which it lay: a railroad keeps the cubes of each card apart. */
  | { readonly cubes: number; readonly of: 'coal'; readonly card: Private }
  | { readonly private: Private };

/** Something changes hands. */
export interface Transfer {
  readonly rule: RuleId;
  readonly what: Item;
  readonly from: Holder;
  readonly to: Holder;
}

/** What nobody owns, by kind: the name it goes by, and its value. */
export interface ChangeKinds {
  /** Market cell of a company's token; null = not on the row. */
  price: { of: Company; value: number | null };
  president: { of: Railroad; value: PlayerId | null };
  firstHolder: { of: Metal; value: PlayerId | null };
  par: { of: Railroad; value: number | null };
  operated: { of: Railroad; value: boolean };
  /** Prices of the stations of a charter, in charter order. */
  stationCosts: { of: Railroad; value: readonly number[] };
  priority: { of: 'table'; value: PlayerId };
  phase: { of: 'table'; value: Phase };
  round: { of: 'table'; value: Round };
  bankrupt: { of: PlayerId; value: boolean };
  closed: { of: Private; value: boolean };
  /** What a card remembers. */
  card: { of: Private; value: Pick<PrivateState, 'used' | 'armed'> };
  lotsLeft: { of: 'table'; value: readonly Private[] };
  lot: { of: 'table'; value: Lot | null };
  stockRound: { of: 'table'; value: StockRound | null };
  operatingRound: { of: 'table'; value: OperatingRound | null };
  settlement: { of: 'table'; value: readonly SettlementStep[] };
  steel: { of: SteelColumn; value: readonly number[] };
  goldShipped: { of: 'table'; value: number };
  ghostTowns: { of: 'table'; value: readonly HexId[] };
  ghostMarks: { of: 'table'; value: readonly GhostMark[] };
  treaty: { of: 'table'; value: boolean };
  debtMarker: { of: 'table'; value: number };
  debts: { of: 'table'; value: Debts | null };
  ends: { of: 'table'; value: EndTriggers };
  result: { of: 'table'; value: GameResult | null };
}
export type ChangeKind = keyof ChangeKinds;

/** Something that nobody owns takes another value. */
export type Change = {
  readonly [K in ChangeKind]: {
    readonly rule: RuleId;
    readonly change: K;
    readonly of: ChangeKinds[K]['of'];
    readonly from: ChangeKinds[K]['value'];
    readonly to: ChangeKinds[K]['value'];
  };
}[ChangeKind];

export type Entry = Transfer | Change;

/** The bank, which never breaks. */
export const BANK: Holder = 'bank';
export const POOL: Holder = 'pool';
export const playerHolds = (player: PlayerId): Holder => ({ player });
export const companyHolds = (company: Company): Holder => ({ company });
/** The holder behind the owner of a private. */
export const ownerHolds = (owner: PrivateOwner): Holder =>
  'player' in owner ? { player: owner.player } : { company: owner.railroad };

/** Dollars from one to another. */
export const pay = (rule: RuleId, money: number, from: Holder, to: Holder): readonly Entry[] =>
  money === 0 ? [] : [{ rule, what: { money }, from, to }];

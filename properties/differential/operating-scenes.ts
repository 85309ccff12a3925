/** Positions in the track and station steps of recorded games, each reached by the recorded actions of its turn. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { freshTurn } from '../../spec/operating-round.ts';
import { post } from '../../spec/posting.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Game, Position } from '../../spec/state.ts';
import type { HexId, Private, Railroad, SteelColumn } from '../../spec/vocabulary.ts';
import type { TileBook } from '../../src/interchange/eighteen-xx/tile-copies.ts';
import { hexOfCity } from '../../src/interchange/eighteen-xx/tile-copies.ts';
import { engine } from '../support/table.ts';
import type { TraceRecord, WrittenAction } from './engine-records.ts';
import { beginningOfStockRound, setupOf } from './scene-from-record.ts';

/** An action of the track or station step. */
export interface TrackAction extends WrittenAction {
  readonly hex?: HexId;
  readonly tile?: string;
  readonly rotation?: number;
  readonly choice?: string;
  readonly city?: string;
}

/** What the records show of an operating round besides the table. */
export interface OperatingRecord extends TraceRecord {
  readonly action: TrackAction | null;
  readonly step: string;
  readonly operatingOrder: readonly Railroad[] | null;
  /** Places of the steel market that the engine offers. */
  readonly choices: readonly string[] | null;
  readonly turnState: {
    readonly index: number;
    readonly laid: number;
    readonly tokened: boolean;
  } | null;
}

/** A recorded state in the track or station step, with the position that is ours there. */
export interface Scene {
  readonly record: OperatingRecord;
  readonly position: Position;
  /** Which copy of a tile lies where. */
  readonly tiles: TileBook;
  /** The recorded action that leads on; null where the turn goes on otherwise. */
  readonly move: Move | null;
  readonly next: OperatingRecord | null;
  /** Whether the turn is still in the track or station step after the move, here and in the record. */
  readonly stays: { readonly ours: boolean; readonly theirs: boolean } | null;
}

export const TRACK_LEAF = 'game.set.operatingRound.company.track';
export const STATION_LEAF = 'game.set.operatingRound.company.station';
const LEAVES: Readonly<Record<string, string>> = { Track: TRACK_LEAF, Token: STATION_LEAF };

/** Tile type of a copy such as `57-2`. */
const typeOf = (copy: string): string => copy.slice(0, copy.lastIndexOf('-'));

/** An action of the track or station step at a position as a move; null for any other. */
export const trackMove = (
  action: TrackAction,
  railroad: Railroad,
  tiles: TileBook,
  { game }: Position,
): Move | null => {
  switch (action.type) {
    case 'pass':
      return { type: 'pass', railroad };
    case 'lay_tile': {
      const { hex = '', tile = '', rotation = 0 } = action;
      const lay = { hex, tile: typeOf(tile), rotation };
      return action.entity_type === 'company'
        ? { type: 'layPrivateTile', railroad, private: action.entity as Private, ...lay }
        : { type: 'layTile', railroad: action.entity as Railroad, ...lay };
    }
    case 'choose': {
      const [column, price] = action.choice?.split('-') ?? [];
      return { type: 'chooseSteel', railroad, column: column as SteelColumn, price: Number(price) };
    }
    case 'place_token':
      return {
        type: 'placeStation',
        railroad: action.entity as Railroad,
        hex: hexOfCity(action.city ?? '', tiles, game.board, baseBox) ?? '',
      };
    default:
      return null;
  }
};

/** What a recorded lay adds to the book of tiles. */
const laidCopy = ({ hex = '', tile = '' }: TrackAction): TileBook[number] => ({
  hex,
  tile: typeOf(tile),
  copy: Number(tile.slice(tile.lastIndexOf('-') + 1)),
});

/** What only the history of a game tells of its privates. */
interface Cards {
  readonly depotCubesUsed: number;
  readonly sulphurSpringsArmed: boolean;
}

/** The game of a record in an operating round, in a fresh turn of the railroad on turn. */
const gameIn = (setup: Setup, record: OperatingRecord, cards: Cards): Game => {
  const { game } = beginningOfStockRound(setup, record);
  const { B2, B3 } = game.privates;
  const order = record.operatingOrder ?? [];
  const railroad = record.active as Railroad;
  return {
    ...game,
    round: { kind: 'operating', set: record.round.turn, or: record.round.or },
    stock: null,
    privates: {
      ...game.privates,
      ...(B2 === undefined ? {} : { B2: { ...B2, armed: cards.sulphurSpringsArmed } }),
      ...(B3 === undefined ? {} : { B3: { ...B3, cubes: B3.cubes - cards.depotCubesUsed } }),
    },
    operating: { order, done: order.indexOf(railroad), turn: freshTurn(railroad) },
  };
};

/** Entries of the turn in play, without what follows its end. */
export const untilTurnEnds = (journal: readonly Entry[]): readonly Entry[] => {
  const end = journal.findIndex((e) => 'change' in e && e.change === 'operatingRound' && e.to?.turn === null);
  return end < 0 ? journal : journal.slice(0, end);
};

const turnKey = ({ round, active, turnState }: OperatingRecord): string =>
  `${round.turn} ${round.or} ${active} ${turnState?.index}`;

const afterAction = (cards: Cards, { action, tiles }: OperatingRecord, before: OperatingRecord): Cards => ({
  depotCubesUsed: cards.depotCubesUsed + (action?.type === 'lay_tile' && action.entity === 'B3' ? 1 : 0),
  sulphurSpringsArmed:
    cards.sulphurSpringsArmed ||
    (tiles.E3 !== before.tiles.E3 && before.players.some(({ privates }) => privates.includes('B2'))),
});

/** Every state of the track and station steps of a game, in their order. */
export const scenes = function* (trace: readonly TraceRecord[]): Generator<Scene> {
  const records = trace as readonly OperatingRecord[];
  const [start] = records;
  if (start === undefined) return;
  const setup = setupOf(start);
  let cards: Cards = { depotCubesUsed: 0, sulphurSpringsArmed: false };
  let position: Position | null = null;
  let tiles: TileBook = [];
  for (const [i, record] of records.entries()) {
    const before = records[i - 1];
    const next = records[i + 1] ?? null;
    if (record.action?.type === 'lay_tile') tiles = [...tiles, laidCopy(record.action)];
    if (before !== undefined) cards = afterAction(cards, record, before);
    const leaf = LEAVES[record.step];
    if (record.round.kind !== 'operating' || leaf === undefined) {
      position = null;
      continue;
    }
    const sameTurn = before !== undefined && before.round.kind === 'operating' && turnKey(before) === turnKey(record);
    if (!sameTurn) position = { at: leaf, game: gameIn(setup, record, cards) };
    if (position === null) continue;
    // Debt and purchases of privates belong to other steps: what they change is taken over, the turn goes on.
    const railroad = record.active as Railroad;
    const move = next?.action == null ? null : trackMove(next.action, railroad, tiles, position);
    const goesOn = next !== null && turnKey(next) === turnKey(record) && next.step in LEAVES;
    const applied = move === null ? null : engine.apply(position, move);
    if (applied?.ok !== true) {
      yield { record, position, tiles, move, next, stays: null };
      position = goesOn
        ? { at: leaf, game: { ...gameIn(setup, next, cards), operating: position.game.operating } }
        : null;
      continue;
    }
    const after = { at: applied.position.at, game: post(position.game, untilTurnEnds(applied.journal)) };
    const inStep = Object.values(LEAVES).includes(after.at) && after.game.operating === applied.position.game.operating;
    yield { record, position, tiles, move, next, stays: { ours: inStep, theirs: goesOn } };
    position = after;
  }
};

/** The last state of each numbered action, as far as it lies in these steps. */
export const scenesByNumber = (trace: readonly TraceRecord[]): ReadonlyMap<number, Scene> => {
  const last = new Map<number, Scene>();
  const numbers = new Map<number, number>();
  for (const { n, sub } of trace) numbers.set(n, sub);
  for (const scene of scenes(trace))
    if (numbers.get(scene.record.n) === scene.record.sub) last.set(scene.record.n, scene);
  return last;
};

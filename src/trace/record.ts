/** A position as a line of a trace, in the format `royal-gorge-trace/1`. */
import type { Box, PlayerCount } from '../../spec/box/box.ts';
import { clockwiseFrom, priceAt } from '../../spec/holdings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Game, Position } from '../../spec/state.ts';
import type { Company, HexId, Phase, PlayerId, Private, Railroad, SteelColumn, Train } from '../../spec/vocabulary.ts';
import type { WrittenId } from '../interchange/eighteen-xx/setup-from-record.ts';
import type { TraceCompany, TracePlayer } from './companies.ts';
import { traceCompanies, tracePlayer } from './companies.ts';

/** Where a position comes from. */
export interface TraceStep {
  /** Number of the effective action; 0 is the start. */
  readonly n: number;
  /** Number of the automatic action; 0 is the action itself. */
  readonly sub: number;
  /** What the file calls the action; 0 at the start. */
  readonly id: number;
  /** The action as the file has it; null at the start. */
  readonly action: unknown;
}

/** A line of a trace. Money in dollars, shares in percent. */
export interface TraceRecord extends TraceStep {
  readonly round: { readonly kind: Game['round']['kind']; readonly turn: number; readonly or: 1 | 2 | null };
  readonly phase: Phase;
  readonly active: WrittenId | null;
  readonly playerOrder: readonly WrittenId[];
  readonly certLimit: number;
  readonly players: readonly TracePlayer[];
  readonly corporations: readonly TraceCompany[];
  readonly market: Readonly<Record<string, readonly Company[]>>;
  readonly operatingOrder: readonly Railroad[] | null;
  readonly steel: Readonly<Record<SteelColumn, readonly number[]>>;
  readonly gold: Game['gold'];
  readonly ghostTowns: readonly HexId[];
  readonly coal: {
    readonly mines?: { readonly supply: number; readonly corp: Railroad | null; readonly cubes: number };
    readonly depot?: { readonly corp: Railroad | null; readonly cubes: number };
  };
  readonly jeweler: number;
  readonly treaty: boolean;
  readonly debt: { readonly price: number; readonly owed: { readonly RG?: number; readonly SF?: number } };
  readonly tiles: Readonly<Record<HexId, string>>;
  readonly depot: { readonly upcoming: readonly Train[] };
  readonly closed: readonly Private[];
  readonly finished: boolean;
  readonly result: Readonly<Record<string, number>> | null;
}

/** The record of a position; `writtenIds` gives players' ids the JSON type of the file, where it is not text. */
export const traceRecord = (
  position: Position,
  box: Box,
  step: TraceStep,
  writtenIds: ReadonlyMap<PlayerId, WrittenId> = new Map(),
): TraceRecord => {
  const { game } = position;
  const written = (id: PlayerId): WrittenId => writtenIds.get(id) ?? id;
  const seats = game.players.length as PlayerCount;
  return {
    n: step.n,
    sub: step.sub,
    id: step.id,
    action: step.action,
    round: { kind: game.round.kind, turn: game.round.set, or: game.round.or },
    phase: game.phase,
    active: activeIn(game, written),
    playerOrder: clockwiseFrom(game, game.priority).map(written),
    certLimit: box.seating[seats].certificateLimit[rulingsOf(game.profile)['certificate-limit']],
    players: game.players.map((player) => tracePlayer(game, box, player, written)),
    corporations: traceCompanies(position, box, written),
    market: marketOf(game),
    operatingOrder: game.round.kind === 'operating' ? (game.operating?.order ?? null) : null,
    steel: game.steel,
    gold: game.gold,
    ghostTowns: game.ghostTowns,
    coal: coalOf(game),
    jeweler: game.privates.Y6?.cash ?? 0,
    treaty: game.treaty,
    debt: {
      price: priceAt(box, game.debtMarker),
      owed: game.debts === null ? {} : { RG: game.debts.RG, SF: game.debts.SF },
    },
    tiles: Object.fromEntries(
      Object.entries(game.board.tiles).map(([hex, { tile, rotation }]) => [hex, `${tile}@${rotation}`]),
    ),
    depot: { upcoming: upcomingOf(game, box) },
    closed: Object.entries(game.privates).flatMap(([id, card]) => (card.closed ? [id as Private] : [])),
    finished: game.result !== null,
    result: game.result?.totals ?? null,
  };
};

const activeIn = (game: Game, written: (id: PlayerId) => WrittenId): WrittenId | null => {
  if (game.result !== null) return null;
  const { kind } = game.round;
  if (kind === 'operating') return game.operating?.turn?.railroad ?? null;
  const player = kind === 'auction' ? game.lot?.turn : game.stock?.turn;
  return player === undefined ? null : written(player);
};

const marketOf = (game: Game): TraceRecord['market'] => {
  const cells: Record<string, Company[]> = {};
  for (const { company, cell } of game.market) {
    const there = cells[cell] ?? [];
    there.push(company);
    cells[cell] = there;
  }
  return cells;
};

/** Cubes that a railroad has taken, and those of the depot also while a player still owns the card. */
const coalOf = (game: Game): TraceRecord['coal'] => {
  const { Y3, G6 } = game.privates;
  return {
    ...(Y3 === undefined ? {} : { mines: { supply: Y3.cubes, corp: Y3.takenBy, cubes: Y3.taken } }),
    ...(G6 === undefined ? {} : { depot: { corp: G6.takenBy, cubes: G6.cubes + G6.taken } }),
  };
};

/** What is left in the depot, top first; a kind without limit stands there once. */
const upcomingOf = (game: Game, box: Box): readonly Train[] =>
  box.trains.flatMap(({ name, count }) =>
    Array.from({ length: count === null ? 1 : count - game.departed[name] }, () => name),
  );

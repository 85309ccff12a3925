/** Positions made from the engine's records: the start of a game, and the beginning of any later stock round. */
import { baseBox } from '../../spec/box/base-box.ts';
import { clockwiseFrom } from '../../spec/holdings.ts';
import type { Setup } from '../../spec/setup.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Game, MetalState, Position, PrivateOwner, PrivateState, RailroadState } from '../../spec/state.ts';
import type { Company, Metal, PlayerId, Private, Railroad } from '../../spec/vocabulary.ts';
import type { TraceRecord, WrittenId } from './engine-records.ts';

const FIRST_LEAF = 'game.set.stockRound.turn.selling';
const COLOURS = ['yellow', 'green', 'brown'] as const;

export const playerId = (id: WrittenId | null): PlayerId => String(id);

/** Who leads a company: the engine writes `market` where nobody does. */
export const leader = (id: WrittenId | null): PlayerId | null => (id === null || id === 'market' ? null : playerId(id));

/** The setup of a recorded game, read from its first state. */
export const setupOf = (start: TraceRecord): Setup => {
  const players = start.players.map(({ id }) => playerId(id));
  const rank = (id: Private): number => {
    const { colour, value } = baseBox.privates[id];
    return COLOURS.indexOf(colour) * 1000 + value;
  };
  return {
    profile: '18xx-games',
    players,
    railroads: start.corporations.filter(({ type }) => type === 'rail').map(({ sym }) => sym as Railroad),
    privates: (Object.keys(start.privateRevenue) as Private[]).sort((a, b) => rank(a) - rank(b)),
    priority: players[0] ?? '',
    shorterEnd: false,
  };
};

const companyIn = (record: TraceRecord, id: Company): TraceRecord['corporations'][number] => {
  const found = record.corporations.find(({ sym }) => sym === id);
  if (found === undefined) throw new RangeError(`the record has no ${id}`);
  return found;
};

const railroadIn = (record: TraceRecord, id: Railroad, fresh: RailroadState): RailroadState => {
  const { cash, treasury, pool, president, par, trains, tokens, operated } = companyIn(record, id);
  return {
    ...fresh,
    cash,
    treasury,
    pool,
    par,
    trains,
    operated,
    president: leader(president),
    stations: tokens.map(({ hex, price }) => ({ hex, price })),
  };
};

const metalIn = (record: TraceRecord, id: Metal): MetalState => {
  const { cash, treasury, pool, president } = companyIn(record, id);
  return { cash, treasury, pool, firstHolder: leader(president) };
};

const ownerIn = (record: TraceRecord, id: Private): PrivateOwner | null => {
  const player = record.players.find(({ privates }) => privates.includes(id));
  if (player !== undefined) return { player: playerId(player.id) };
  const railroad = record.corporations.find(({ privates }) => privates.includes(id));
  return railroad === undefined ? null : { railroad: railroad.sym as Railroad };
};

const privateIn = (record: TraceRecord, id: Private, fresh: PrivateState): PrivateState => ({
  ...fresh,
  owner: ownerIn(record, id),
  closed: record.closed.includes(id),
  cash: id === 'Y6' ? record.jeweler : 0,
});

const boardIn = (record: TraceRecord): Game['board'] => {
  const stations: Record<string, Railroad[]> = {};
  for (const { sym, type, tokens } of record.corporations)
    if (type === 'rail')
      for (const { hex } of tokens) if (hex !== null) stations[hex] = [...(stations[hex] ?? []), sym as Railroad];
  const tiles = Object.entries(record.tiles).map(([hex, written]) => {
    const [tile = '', rotation] = written.split('@');
    return [hex, { tile, rotation: Number(rotation) }];
  });
  return { tiles: Object.fromEntries(tiles), stations };
};

const mapped = <K extends string, A, B>(record: Readonly<Partial<Record<K, A>>>, f: (key: K, value: A) => B) =>
  Object.fromEntries(Object.entries<A | undefined>(record).map(([k, v]) => [k, f(k as K, v as A)]));

/**
 * The position at the first record of a stock round. Players before the one on turn have been passed unasked; what only
 * operating rounds need is as in the record or, where the record does not show it, as in a new game.
 */
export const beginningOfStockRound = (setup: Setup, record: TraceRecord): Position => {
  const fresh = newGameState(setup, baseBox);
  const priority = playerId(record.playerOrder[0] ?? '');
  const turn = playerId(record.active);
  const game: Game = {
    ...fresh,
    round: { kind: 'stock', set: record.round.turn, or: null },
    phase: record.phase,
    players: record.players.map(({ id, cash, shares, bankrupt }) => ({ id: playerId(id), cash, shares, bankrupt })),
    priority,
    railroads: mapped(fresh.railroads, (id, state) => railroadIn(record, id, state)),
    metals: { 'CF&I': metalIn(record, 'CF&I'), VGC: metalIn(record, 'VGC') },
    market: Object.entries(record.market)
      .flatMap(([cell, companies]) => companies.map((company) => ({ company, cell: Number(cell) })))
      .filter((token): token is Game['market'][number] => token.company !== 'DEBT')
      .sort((a, b) => b.cell - a.cell),
    privates: mapped(fresh.privates, (id, state) => privateIn(record, id, state)),
    lotsLeft: [],
    departed: mapped(fresh.departed, (id) => {
      const { count } = baseBox.trains.find(({ name }) => name === id) ?? { count: null };
      return count === null ? 0 : count - record.depot.upcoming.filter((train) => train === id).length;
    }) as Game['departed'],
    steel: record.steel,
    gold: record.gold,
    ghostTowns: record.ghostTowns,
    board: boardIn(record),
    treaty: record.treaty,
    debtMarker: baseBox.market.findIndex(({ price }) => price === record.debt.price),
    debts: record.treaty ? { RG: record.debt.owed.RG ?? 0, SF: record.debt.owed.SF ?? 0, creditorOfSF: null } : null,
    stock: { turn, sold: [], purchases: 0, soldBy: {}, passed: [], lastActor: null },
  };
  const order = clockwiseFrom(game, priority);
  const passed = order.slice(0, order.indexOf(turn));
  return {
    at: FIRST_LEAF,
    game: { ...game, stock: { turn, sold: [], purchases: 0, soldBy: {}, passed, lastActor: null } },
  };
};

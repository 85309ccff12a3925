/** The only writer of state: applies the entries of a journal to a game. */
import type { Change, Entry, Holder, Transfer } from './ledger.ts';
import type { Game, MarketToken, Player, PrivateState, RailroadState } from './state.ts';
import type { LaidTile } from './track/board.ts';
import type { Company, HexId, Metal, PlayerId, Private, Railroad, SteelColumn, Train } from './vocabulary.ts';
import { METALS } from './vocabulary.ts';

type Draft = { -readonly [K in keyof Game]: Game[K] };

const isMetal = (company: Company): company is Metal => (METALS as readonly string[]).includes(company);

const withPlayer = (game: Draft, id: PlayerId, change: (p: Player) => Player): void => {
  game.players = game.players.map((p) => (p.id === id ? change(p) : p));
};

const withRailroad = (game: Draft, id: Railroad, change: (r: RailroadState) => RailroadState): void => {
  const railroad = game.railroads[id];
  if (railroad !== undefined) game.railroads = { ...game.railroads, [id]: change(railroad) };
};

const withPrivate = (game: Draft, id: Private, change: (p: PrivateState) => PrivateState): void => {
  const card = game.privates[id];
  if (card !== undefined) game.privates = { ...game.privates, [id]: change(card) };
};

const withShareholding = (
  game: Draft,
  id: Company,
  change: (c: { cash: number; treasury: number; pool: number }) => Partial<{
    cash: number;
    treasury: number;
    pool: number;
  }>,
): void => {
  if (isMetal(id)) {
    const metal = game.metals[id];
    game.metals = { ...game.metals, [id]: { ...metal, ...change(metal) } };
  } else withRailroad(game, id, (r) => ({ ...r, ...change(r) }));
};

const without = <T>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};

/** Adds (or with a negative amount takes) dollars where a holder keeps them. */
const addMoney = (game: Draft, holder: Holder, money: number): void => {
  if (typeof holder === 'string') return;
  if ('player' in holder) withPlayer(game, holder.player, (p) => ({ ...p, cash: p.cash + money }));
  else if ('company' in holder) withShareholding(game, holder.company, (c) => ({ cash: c.cash + money }));
  else if ('private' in holder) withPrivate(game, holder.private, (p) => ({ ...p, cash: p.cash + money }));
};

const addPercent = (game: Draft, holder: Holder, of: Company, percent: number): void => {
  if (holder === 'pool') withShareholding(game, of, (c) => ({ pool: c.pool + percent }));
  else if (typeof holder === 'string') return;
  else if ('company' in holder) withShareholding(game, of, (c) => ({ treasury: c.treasury + percent }));
  else if ('player' in holder)
    withPlayer(game, holder.player, (p) => {
      const { [of]: held = 0, ...others } = p.shares;
      const now = held + percent;
      return { ...p, shares: now === 0 ? others : { ...p.shares, [of]: now } };
    });
};

/** A cube leaves its place in a column of the steel market, or comes back to it. */
const moveSteel = (game: Draft, column: SteelColumn, cubes: number, price: number): void => {
  const left = cubes < 0 ? without(game.steel[column], price) : [...game.steel[column], price].sort((a, b) => b - a);
  game.steel = { ...game.steel, [column]: left };
};

const addCubes = (
  game: Draft,
  holder: Holder,
  item: { readonly cubes: number; readonly of: string; readonly price?: number; readonly card?: Private },
): void => {
  if (holder === 'goldTrack') game.gold = { ...game.gold, shipped: game.gold.shipped + item.cubes };
  else if (typeof holder === 'string') return;
  else if ('column' in holder) moveSteel(game, holder.column, item.cubes, item.price ?? 0);
  else if ('hex' in holder) {
    const left = (game.gold.cubes[holder.hex] ?? 0) + item.cubes;
    const { [holder.hex]: _, ...others } = game.gold.cubes;
    game.gold = { ...game.gold, cubes: left === 0 ? others : { ...game.gold.cubes, [holder.hex]: left } };
  } else if ('private' in holder) withPrivate(game, holder.private, (p) => ({ ...p, cubes: p.cubes + item.cubes }));
  else if ('company' in holder && item.card !== undefined)
    withPrivate(game, item.card, (p) => ({ ...p, taken: p.taken + item.cubes }));
};

/** Where the token of a company goes: behind all that already lie on the cell. */
const placeToken = (market: readonly MarketToken[], company: Company, cell: number | null): readonly MarketToken[] => {
  const rest = market.filter((t) => t.company !== company);
  if (cell === null) return rest;
  const at = rest.findIndex((t) => t.cell < cell);
  const token = { company, cell };
  return at < 0 ? [...rest, token] : [...rest.slice(0, at), token, ...rest.slice(at)];
};

const moveStation = (game: Draft, railroad: Railroad, slot: number, from: Holder, to: Holder): void => {
  const put = (hex: HexId, value: Railroad | null): void => {
    const slots = [...(game.board.stations[hex] ?? [])];
    while (slots.length <= slot) slots.push(null);
    slots[slot] = value;
    game.board = { ...game.board, stations: { ...game.board.stations, [hex]: slots } };
  };
  const fromHex = typeof from === 'object' && 'hex' in from ? from.hex : null;
  const toHex = typeof to === 'object' && 'hex' in to ? to.hex : null;
  if (fromHex !== null) put(fromHex, null);
  if (toHex !== null) put(toHex, railroad);
  withRailroad(game, railroad, (r) => {
    // A station from the box was on no charter and cost nothing.
    if (from === 'box') return { ...r, stations: [...r.stations, { hex: toHex, price: 0 }] };
    const at = r.stations.findIndex((s) => s.hex === fromHex);
    if (at < 0) return r;
    return { ...r, stations: r.stations.map((s, i) => (i === at ? { ...s, hex: toHex } : s)) };
  });
};

const moveTile = (game: Draft, tile: LaidTile, from: Holder, to: Holder): void => {
  const tiles: Record<HexId, LaidTile> = { ...game.board.tiles };
  if (typeof from === 'object' && 'hex' in from) delete tiles[from.hex];
  if (typeof to === 'object' && 'hex' in to) tiles[to.hex] = { tile: tile.tile, rotation: tile.rotation };
  game.board = { ...game.board, tiles };
};

const moveTrain = (game: Draft, train: Train, from: Holder, to: Holder): void => {
  if (from === 'depot') game.departed = { ...game.departed, [train]: game.departed[train] + 1 };
  else if (typeof from === 'object' && 'company' in from && !isMetal(from.company))
    withRailroad(game, from.company, (r) => ({ ...r, trains: without(r.trains, train) }));
  if (typeof to === 'object' && 'company' in to && !isMetal(to.company))
    withRailroad(game, to.company, (r) => ({ ...r, trains: [...r.trains, train] }));
};

const movePrivate = (game: Draft, id: Private, to: Holder): void =>
  withPrivate(game, id, (p) => {
    if (typeof to === 'string') return { ...p, owner: null };
    if ('player' in to) return { ...p, owner: { player: to.player } };
    if ('company' in to && !isMetal(to.company)) return { ...p, owner: { railroad: to.company }, takenBy: to.company };
    return p;
  });

const transfer = (game: Draft, { what, from, to }: Transfer): void => {
  if ('money' in what) {
    addMoney(game, from, -what.money);
    addMoney(game, to, what.money);
  } else if ('percent' in what) {
    addPercent(game, from, what.of, -what.percent);
    addPercent(game, to, what.of, what.percent);
  } else if ('cubes' in what) {
    addCubes(game, from, { ...what, cubes: -what.cubes });
    addCubes(game, to, what);
  } else if ('station' in what) moveStation(game, what.station, what.slot, from, to);
  else if ('tile' in what) moveTile(game, what, from, to);
  else if ('train' in what) moveTrain(game, what.train, from, to);
  else movePrivate(game, what.private, to);
};

const change = (game: Draft, entry: Change): void => {
  switch (entry.change) {
    case 'price':
      game.market = placeToken(game.market, entry.of, entry.to);
      break;
    case 'president':
      withRailroad(game, entry.of, (r) => ({ ...r, president: entry.to }));
      break;
    case 'firstHolder':
      game.metals = { ...game.metals, [entry.of]: { ...game.metals[entry.of], firstHolder: entry.to } };
      break;
    case 'par':
      withRailroad(game, entry.of, (r) => ({ ...r, par: entry.to }));
      break;
    case 'operated':
      withRailroad(game, entry.of, (r) => ({ ...r, operated: entry.to }));
      break;
    case 'stationCosts':
      withRailroad(game, entry.of, (r) => ({
        ...r,
        stations: entry.to.map((price, i) => ({ hex: r.stations[i]?.hex ?? null, price })),
      }));
      break;
    case 'bankrupt':
      withPlayer(game, entry.of, (p) => ({ ...p, bankrupt: entry.to }));
      break;
    case 'closed':
      withPrivate(game, entry.of, (p) => ({ ...p, closed: entry.to, owner: entry.to ? null : p.owner }));
      break;
    case 'card':
      withPrivate(game, entry.of, (p) => ({ ...p, ...entry.to }));
      break;
    case 'settlement':
      game.settlement = entry.to;
      break;
    case 'steel':
      game.steel = { ...game.steel, [entry.of]: entry.to };
      break;
    case 'goldShipped':
      game.gold = { ...game.gold, shipped: entry.to };
      break;
    case 'priority':
      game.priority = entry.to;
      break;
    case 'phase':
      game.phase = entry.to;
      break;
    case 'round':
      game.round = entry.to;
      break;
    case 'lotsLeft':
      game.lotsLeft = entry.to;
      break;
    case 'lot':
      game.lot = entry.to;
      break;
    case 'stockRound':
      game.stock = entry.to;
      break;
    case 'operatingRound':
      game.operating = entry.to;
      break;
    case 'ghostTowns':
      game.ghostTowns = entry.to;
      break;
    case 'ghostMarks':
      game.ghostMarks = entry.to;
      break;
    case 'treaty':
      game.treaty = entry.to;
      break;
    case 'debtMarker':
      game.debtMarker = entry.to;
      break;
    case 'debts':
      game.debts = entry.to;
      break;
    case 'ends':
      game.ends = entry.to;
      break;
    case 'result':
      game.result = entry.to;
      break;
    default:
      entry satisfies never;
  }
};

/** The game after the entries: a new object, of which all that the entries do not touch is shared with the old one. */
export const post = (game: Game, entries: readonly Entry[]): Game => {
  if (entries.length === 0) return game;
  const draft: Draft = { ...game };
  for (const entry of entries) {
    if ('change' in entry) change(draft, entry);
    else transfer(draft, entry);
  }
  return draft;
};

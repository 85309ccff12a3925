import type { Box, Hex, Path, PrivateCard, Stop, Tile, TrainEvent, TrainKind, Zone } from '../../spec/box/box.ts';
import type { Metal, Railroad } from '../../spec/vocabulary.ts';
import type { HandedData, HandedHex, HandedNode, HandedPrivate, HandedTile, HandedTrain } from './handed-data.ts';

/** A box in which every name may be missing: what the data says, in the words of the box, unchecked. */
export type HandedBox = { readonly [Part in keyof Box]: unknown };

const AREAS: Readonly<Record<HandedHex['area'], Hex['area']>> = {
  buildable: 'buildable',
  royal_gorge: 'gorge',
  impassable: 'impassable',
  off_map: 'offMap',
};

const ZONES: Readonly<Record<string, Zone>> = {
  plain: 'plain',
  par_yellow: 'yellow',
  par_green: 'green',
  par_brown: 'brown',
  endgame: 'red',
};

const EVENTS: Readonly<Record<string, TrainEvent>> = {
  green_phase: 'green',
  treaty_of_boston: 'treaty',
  rust_2plus: 'rust2',
  brown_phase: 'brown',
  close_privates: 'closePrivates',
  silver_phase: 'silver',
  rust_3plus: 'rust3',
  endgame: 'endCard',
};

function by<T>(list: readonly T[], key: (each: T) => string, value: (each: T) => unknown): Record<string, unknown> {
  return Object.fromEntries(list.map((each) => [key(each), value(each)]));
}

function stopOf(nodes: readonly HandedNode[]): Stop | null {
  const [node] = nodes;
  return node === undefined ? null : { kind: node.kind, revenue: node.revenue ?? null, slots: node.slots ?? 0 };
}

function pathsOf(paths: HandedHex['preprinted_paths']): readonly Path[] {
  return paths.map(([from, to]) => [from === 'n0' ? 'stop' : from, to === 'n0' ? 'stop' : to]);
}

function hexOf(hex: HandedHex): Hex {
  return {
    id: hex.id,
    name: hex.name,
    area: AREAS[hex.area],
    terrain: hex.terrain,
    mines: hex.mines,
    label: hex.label,
    stop: stopOf(hex.nodes_if_home_corporation_in_game ?? hex.nodes),
    cityOnlyWith: hex.home_corporation ?? null,
    paths: pathsOf(hex.preprinted_paths),
    group: hex.offboard_group ?? null,
  };
}

function tileOf(tile: HandedTile): Tile {
  return {
    id: tile.id,
    count: tile.count,
    colour: tile.colour,
    label: tile.label,
    stop: stopOf(tile.nodes),
    paths: pathsOf(tile.paths),
    onlyOn: tile.only_on_hex ?? null,
  };
}

/** `RG 10%` as a share. */
function shareOf(text: string): { readonly company: Railroad | Metal; readonly percent: number } {
  const [company = '', percent = ''] = text.split(' ');
  return { company: company as Railroad | Metal, percent: Number.parseInt(percent, 10) };
}

function privateOf(card: HandedPrivate): PrivateCard {
  const [later] = card.revenue_changes ?? [];
  const bonus = card.bonus ?? card.per_shipment;
  const { marker } = card;
  return {
    name: card.name,
    colour: card.colour,
    value: card.face_value,
    income: card.revenue_per_or,
    trainSymbol: card.sellable_to_corporation,
    closesAtFirstFive: card.closes_at_first_5plus,
    certificate: card.counts_as_certificate ?? true,
    dealt: card.in_default_pool ?? true,
    ...(later && { laterIncome: { phase: later.phase, income: later.revenue } }),
    ...(card.cubes !== undefined && { cubes: card.cubes }),
    ...(card.tokens !== undefined && { tokens: card.tokens }),
    ...(bonus !== undefined && { bonus }),
    ...(marker && {
      marker: {
        start: marker.start,
        brown: marker.brown,
        bonus: marker.bonus,
        brownBonus: marker.bonus_brown ?? marker.bonus,
      },
    }),
    ...(card.shares && { shares: card.shares.map(shareOf) }),
    ...(card.virtual_vgc_shares !== undefined && { virtualShares: card.virtual_vgc_shares }),
  };
}

function trainOf(train: HandedTrain): Omit<TrainKind, 'stops' | 'events'> & Record<'stops' | 'events', unknown> {
  return {
    name: train.name,
    count: train.count === 'unlimited' ? null : train.count,
    price: train.price,
    stops: train.counts.city_or_offboard ?? train.counts.any_stop_including_towns,
    townsCount: train.counts.any_stop_including_towns !== undefined,
    multiplier: train.multiplier,
    salvage: train.rusts_when === null ? null : train.salvage,
    events: train.events.map(({ copy, event }) => ({ copy, event: EVENTS[event] })),
  };
}

/** The handed data in the shape of a box. */
export function handedBox(data: HandedData): HandedBox {
  const { yellow, green, brown } = data.private_selection;
  const { royal_gorge: gorge, offboard_groups: groups } = data.map;
  return {
    seating: Object.fromEntries(
      Object.entries(data.players.by_count).map(([players, row]) => [
        players,
        {
          cash: row.cash,
          certificateLimit: { board: row.certificate_limit.peer, rulebook: row.certificate_limit.seed_001 },
          holdingLimit: row.max_percent_per_company,
        },
      ]),
    ),
    market: data.market.cells.map(({ price, zone }) => ({ price, zone: ZONES[zone] })),
    charters: by(
      data.corporations,
      (railroad) => railroad.symbol,
      (railroad) => ({
        name: railroad.name,
        established: railroad.established,
        home: railroad.home_hex,
        reserved: railroad.reserved_hexes ?? [],
        stationCosts: railroad.token_costs,
        colour: railroad.colour,
        always: railroad.always_in_game,
      }),
    ),
    charterColours: data.corporation_selection.phase_colour_by_position,
    metals: by(
      data.metal_companies,
      (metal) => metal.symbol,
      (metal) => ({
        name: metal.name,
        startCell: data.market.start_cells[metal.symbol].index,
        baseCash: metal.start_cash,
      }),
    ),
    privates: by(data.privates, (card) => card.id, privateOf),
    privatesDealt: { yellow, green, brown },
    trains: data.trains.map(trainOf),
    phases: by(
      data.phases,
      (phase) => phase.name,
      (phase) => ({
        tiles: phase.tile_colours,
        railroads: phase.corporations_startable,
        parZones: data.market.par_allowed_by_phase.peer[phase.name],
        goldSlots: phase.gold_ship_limit,
        privatePurchases: phase.corporations_may_buy_privates,
      }),
    ),
    steel: { columns: data.steel_market.columns, priceWithoutCube: data.steel_market.price_when_no_cube },
    gold: { dividends: data.gold_track.dividend_by_cubes_shipped, bonus: data.gold_track.bonus_per_cube },
    debt: {
      startCell: data.market.start_cells.debt_marker.index,
      RG: { tokens: data.debt.RG.tokens, penalties: data.debt.RG.left_moves_at_end_by_unpaid },
      SF: { tokens: data.debt.SF.tokens, penalties: data.debt.SF.left_moves_at_end_by_unpaid },
    },
    returnedStationCosts: data.returned_token_prices_right_to_left,
    hexes: by(data.map.hexes, (hex) => hex.id, hexOf),
    tiles: by(data.tiles, (tile) => tile.id, tileOf),
    gorge: gorge.hexes.map((hex) => ({ hex, green: gorge.green[hex], brown: gorge.brown[hex] })),
    groups: Object.fromEntries(Object.entries(groups).map(([group, { hexes }]) => [group, hexes])),
  };
}

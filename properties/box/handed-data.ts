/** The component data that was handed to the project, as far as the tests read it. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MetalCharter, Seating, Zone } from '../../spec/box/box.ts';
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
} from '../../spec/vocabulary.ts';

type Revenue = number | Readonly<Record<Colour, number>>;

export interface HandedNode {
  readonly kind: 'city' | 'town' | 'offboard';
  readonly revenue?: Revenue;
  readonly slots?: number;
}

export interface HandedHex {
  readonly id: HexId;
  readonly name: string | null;
  readonly area: 'buildable' | 'royal_gorge' | 'impassable' | 'off_map';
  readonly terrain: { readonly kind: 'mountain' | 'water'; readonly cost: number } | null;
  readonly mines: number;
  readonly label: 'R' | 'S' | null;
  readonly nodes: readonly HandedNode[];
  readonly nodes_if_home_corporation_in_game?: readonly HandedNode[];
  readonly home_corporation?: Railroad;
  readonly preprinted_paths: readonly (readonly [Edge | 'n0', Edge | 'n0'])[];
  readonly offboard_group?: string;
  readonly adjacent: Readonly<Record<string, HexId>>;
}

export interface HandedTile {
  readonly id: TileId;
  readonly count: number;
  readonly colour: Colour;
  readonly label: 'R' | 'S' | null;
  readonly nodes: readonly HandedNode[];
  readonly paths: HandedHex['preprinted_paths'];
  readonly exits: readonly Edge[];
  readonly upgrades_to: readonly TileId[];
  readonly only_on_hex?: HexId;
}

export interface HandedPrivate {
  readonly id: Private;
  readonly name: string;
  readonly colour: 'yellow' | 'green' | 'brown';
  readonly face_value: number;
  readonly minimum_bid: number;
  readonly revenue_per_or: number;
  readonly revenue_changes?: readonly { readonly phase: Phase; readonly revenue: number }[];
  readonly sellable_to_corporation: boolean;
  readonly closes_at_first_5plus: boolean;
  readonly counts_as_certificate?: boolean;
  readonly in_default_pool?: boolean;
  readonly cubes?: number;
  readonly tokens?: number;
  readonly bonus?: number;
  readonly per_shipment?: number;
  readonly marker?: {
    readonly start: HexId;
    readonly brown: HexId;
    readonly bonus: number;
    readonly bonus_brown?: number;
  };
  readonly shares?: readonly string[];
  readonly virtual_vgc_shares?: number;
}

export interface HandedTrain {
  readonly name: Train;
  readonly count: number | 'unlimited';
  readonly price: number;
  readonly rusts_when: string | null;
  readonly salvage: number;
  readonly counts: { readonly city_or_offboard?: number; readonly any_stop_including_towns?: number };
  readonly multiplier: number;
  readonly events: readonly { readonly copy: number; readonly event: string }[];
}

export interface HandedData {
  readonly players: {
    readonly by_count: Readonly<
      Record<
        string,
        {
          readonly cash: number;
          readonly certificate_limit: { readonly seed_001: number; readonly peer: number };
          readonly max_percent_per_company: Seating['holdingLimit'];
        }
      >
    >;
  };
  readonly market: {
    readonly cells: readonly { readonly price: number; readonly zone: string }[];
    readonly par_groups: Readonly<Record<string, readonly number[]>>;
    readonly par_allowed_by_phase: { readonly peer: Readonly<Record<Phase, readonly Zone[]>> };
    readonly start_cells: Readonly<Record<Metal | 'debt_marker', { readonly index: MetalCharter['startCell'] }>>;
  };
  readonly corporations: readonly {
    readonly symbol: Railroad;
    readonly name: string;
    readonly established: number;
    readonly home_hex: HexId;
    readonly reserved_hexes?: readonly HexId[];
    readonly token_costs: readonly number[];
    readonly colour: string;
    readonly always_in_game: boolean;
  }[];
  readonly corporation_selection: { readonly phase_colour_by_position: readonly Phase[] };
  readonly metal_companies: readonly { readonly symbol: Metal; readonly name: string; readonly start_cash: number }[];
  readonly privates: readonly HandedPrivate[];
  readonly private_selection: { readonly yellow: number; readonly green: number; readonly brown: number };
  readonly trains: readonly HandedTrain[];
  readonly phases: readonly {
    readonly name: Phase;
    readonly tile_colours: readonly Colour[];
    readonly corporations_may_buy_privates: boolean;
    readonly gold_ship_limit: number;
    readonly corporations_startable: readonly Phase[];
  }[];
  readonly steel_market: {
    readonly columns: Readonly<Record<SteelColumn, { readonly colour: Colour; readonly cubes: readonly number[] }>>;
    readonly price_when_no_cube: number;
  };
  readonly gold_track: { readonly dividend_by_cubes_shipped: readonly number[]; readonly bonus_per_cube: number };
  readonly debt: Readonly<
    Record<'RG' | 'SF', { readonly tokens: number; readonly left_moves_at_end_by_unpaid: readonly number[] }>
  >;
  readonly returned_token_prices_right_to_left: readonly number[];
  readonly map: {
    readonly offboard_groups: Readonly<Record<string, { readonly hexes: readonly HexId[]; readonly revenue: Revenue }>>;
    readonly royal_gorge: {
      readonly hexes: readonly HexId[];
      readonly green: Readonly<Record<HexId, TileId>>;
      readonly brown: Readonly<Record<HexId, TileId>>;
    };
    readonly hexes: readonly HandedHex[];
  };
  readonly tiles: readonly HandedTile[];
}

const FILE = fileURLToPath(new URL('../../../shared/rules/data.json', import.meta.url));

/** The handed data, or null, with a warning, where it is not at hand. */
export function readHandedData(): HandedData | null {
  if (existsSync(FILE)) return JSON.parse(readFileSync(FILE, 'utf8'));
  console.warn('SKIPPED: ../shared/rules/data.json is not at hand; the box is not compared with it');
  return null;
}

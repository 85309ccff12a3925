/** Scenes of a railroad's turn: the table of a stock scene, what lies on the map, and what the turn remembers. */
import { baseBox } from '../../spec/box/base-box.ts';
import { railroadsOf } from '../../spec/holdings.ts';
import type { Move } from '../../spec/moves/move.ts';
import { freshTurn } from '../../spec/operating-round.ts';
import type { CompanyTurn, Game, Position } from '../../spec/state.ts';
import type { LaidTile } from '../../spec/track/board.ts';
import type { HexId, Private, ProfileId, Railroad, SteelColumn, TileId } from '../../spec/vocabulary.ts';
import type { Scene } from './stock-scene.ts';
import { stockScene } from './stock-scene.ts';

/** Steps of a turn in which a test can begin. */
type Step = 'track' | 'station' | 'trains' | 'privates';

/** What a scene of a turn says besides the table. */
export interface TrackScene extends Scene {
  /** The railroad on turn; it is the first of the order. */
  readonly acts: Railroad;
  readonly step?: Step;
  /** Tiles as `tile@rotation`. */
  readonly tiles?: Readonly<Record<HexId, string>>;
  /** Stations besides the home stations of the founded railroads. */
  readonly stations?: Readonly<Record<HexId, readonly Railroad[]>>;
  /** Railroads that are in their first turn or before it. */
  readonly fresh?: readonly Railroad[];
  readonly steel?: Readonly<Partial<Record<SteelColumn, readonly number[]>>>;
  readonly remembers?: Partial<CompanyTurn>;
}

const laidTile = (written: string): LaidTile => {
  const [tile = '', rotation] = written.split('@');
  return { tile, rotation: Number(rotation) };
};

const boardFor = (game: Game, { tiles = {}, stations = {} }: TrackScene): Game['board'] => {
  const homes = railroadsOf(game)
    .filter((id) => game.railroads[id]?.par !== null)
    .map((id): [HexId, Railroad] => [baseBox.charters[id].home, id]);
  const placed: Record<HexId, Railroad[]> = {};
  for (const [hex, id] of homes) placed[hex] = [...(placed[hex] ?? []), id];
  for (const [hex, ids] of Object.entries(stations)) placed[hex] = [...(placed[hex] ?? []), ...ids];
  return {
    tiles: Object.fromEntries(Object.entries(tiles).map(([hex, written]) => [hex, laidTile(written)])),
    stations: placed,
  };
};

/** The charters without the stations that lie on the map, the first ones first. */
const railroadsWith = (
  game: Game,
  stations: Game['board']['stations'],
  fresh: readonly Railroad[],
): Game['railroads'] =>
  Object.fromEntries(
    railroadsOf(game).map((id) => {
      const placed = Object.keys(stations).filter((hex) => stations[hex]?.includes(id));
      const railroad = game.railroads[id];
      if (railroad === undefined) throw new RangeError(`no ${id}`);
      return [
        id,
        {
          ...railroad,
          operated: railroad.par !== null && !fresh.includes(id),
          stations: railroad.stations.map((station, i) => ({ ...station, hex: placed[i] ?? null })),
        },
      ];
    }),
  );

/** A moment of a railroad's turn. */
export const trackScene = (profile: ProfileId, scene: TrackScene): Position => {
  const { game } = stockScene(profile, scene);
  const board = boardFor(game, scene);
  const order = game.market.flatMap(({ company }) => railroadsOf(game).filter((id) => id === company));
  return {
    at: `game.set.operatingRound.company.${scene.step ?? 'track'}`,
    game: {
      ...game,
      round: { kind: 'operating', set: scene.set ?? 2, or: 1 },
      stock: null,
      board,
      railroads: railroadsWith(game, board.stations, scene.fresh ?? []),
      steel: { ...game.steel, ...scene.steel },
      operating: {
        order,
        done: order.indexOf(scene.acts),
        turn: { ...freshTurn(scene.acts), ...scene.remembers },
      },
    },
  };
};

/** The same, for every profile. */
export const turnOf =
  (scene: TrackScene) =>
  (profile: ProfileId): Position =>
    trackScene(profile, scene);

/** A tile that a railroad lays. */
export const lay = (hex: HexId, tile: TileId, rotation: number, railroad: Railroad = 'RG'): Move => ({
  type: 'layTile',
  railroad,
  hex,
  tile,
  rotation,
});

/** A tile that a private of Rio Grande lays. */
export const layByCard = (card: Private, hex: HexId, tile: TileId, rotation: number): Move => ({
  type: 'layPrivateTile',
  railroad: 'RG',
  private: card,
  hex,
  tile,
  rotation,
});

/** Rio Grande, led by Ann. Its home station is north of Denver: edge 0 leads to L4, edge 1 to K3. */
export const rioGrande: TrackScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 300 } },
};

import type { Colour, Edge, TileId } from '../vocabulary.ts';
import type { Path, Stop, Tile } from './box.ts';

/** The one hex on which a special tile may lie, with its letter. */
type Home = Pick<Tile, 'onlyOn' | 'label'>;
const ANYWHERE: Home = { onlyOn: null, label: null };
const SULPHUR_SPRINGS: Home = { onlyOn: 'E3', label: 'R' };
const SALIDA: Home = { onlyOn: 'C11', label: 'S' };
const GORGE_WEST: Home = { onlyOn: 'D12', label: null };
const GORGE: Home = { onlyOn: 'E13', label: null };
const GORGE_EAST: Home = { onlyOn: 'F12', label: null };

/** Plain track, as the pairs of sides that it joins. */
function track(id: TileId, count: number, colour: Colour, ...paths: readonly (readonly [Edge, Edge])[]): Tile {
  return { id, count, colour, stop: null, paths, ...ANYWHERE };
}

/** A town worth `revenue` dollars, joined to these sides. */
function town(
  id: TileId,
  count: number,
  colour: Colour,
  revenue: number,
  sides: readonly Edge[],
  home = ANYWHERE,
): Tile {
  return joined({ kind: 'town', revenue, slots: 0 }, id, count, colour, sides, home);
}

/** A city worth `revenue` dollars with `slots` places for stations, joined to these sides. */
function city(
  id: TileId,
  count: number,
  colour: Colour,
  revenue: number,
  slots: number,
  sides: readonly Edge[],
  home = ANYWHERE,
): Tile {
  return joined({ kind: 'city', revenue, slots }, id, count, colour, sides, home);
}

function joined(stop: Stop, id: TileId, count: number, colour: Colour, sides: readonly Edge[], home: Home): Tile {
  return { id, count, colour, stop, paths: sides.map((side): Path => [side, 'stop']), ...home };
}

/** The 54 tile types, 121 tiles. Sides are those of rotation 0. */
const manifest: readonly Tile[] = [
  track('7', 4, 'yellow', [0, 1]),
  track('8', 12, 'yellow', [0, 2]),
  track('9', 12, 'yellow', [0, 3]),
  town('3', 5, 'yellow', 10, [0, 1]),
  town('58', 5, 'yellow', 10, [0, 2]),
  town('4', 5, 'yellow', 10, [0, 3]),
  city('5', 3, 'yellow', 20, 1, [0, 1]),
  city('6', 4, 'yellow', 20, 1, [0, 2]),
  city('57', 5, 'yellow', 20, 1, [0, 3]),
  city('RG1', 1, 'yellow', 30, 1, [0, 1, 5], SULPHUR_SPRINGS),
  city('RG4', 1, 'yellow', 30, 1, [3, 5], SALIDA),

  track('16', 1, 'green', [0, 2], [1, 3]),
  track('19', 1, 'green', [0, 3], [2, 4]),
  track('20', 1, 'green', [0, 3], [1, 4]),
  track('23', 2, 'green', [0, 3], [0, 4]),
  track('24', 2, 'green', [0, 3], [0, 2]),
  track('25', 2, 'green', [0, 2], [0, 4]),
  track('26', 2, 'green', [0, 3], [0, 5]),
  track('27', 2, 'green', [0, 3], [0, 1]),
  track('28', 1, 'green', [0, 4], [0, 5]),
  track('29', 1, 'green', [0, 2], [0, 1]),
  track('30', 1, 'green', [0, 4], [0, 1]),
  track('31', 1, 'green', [0, 2], [0, 5]),
  town('87', 2, 'green', 10, [0, 1, 2, 3]),
  town('88', 2, 'green', 10, [0, 1, 3, 4]),
  town('143', 2, 'green', 10, [0, 1, 2]),
  town('144', 2, 'green', 10, [0, 2, 4]),
  town('204', 1, 'green', 10, [0, 2, 3, 4]),
  city('14', 5, 'green', 30, 2, [0, 1, 3, 4]),
  city('15', 5, 'green', 30, 2, [0, 1, 2, 3]),
  city('RG2', 1, 'green', 40, 1, [0, 1, 5], SULPHUR_SPRINGS),
  city('RG5', 1, 'green', 40, 1, [2, 3, 5], SALIDA),
  city('RG6', 1, 'green', 40, 2, [2, 3, 5], SALIDA),
  city('RG-A', 1, 'green', 30, 1, [2, 5], GORGE_WEST),
  town('RG-B', 1, 'green', 40, [2, 4], GORGE),
  city('RG-C', 1, 'green', 60, 1, [1, 4], GORGE_EAST),

  track('39', 2, 'brown', [0, 2], [0, 1], [1, 2]),
  track('40', 1, 'brown', [0, 2], [2, 4], [0, 4]),
  track('41', 1, 'brown', [0, 3], [0, 1], [1, 3]),
  track('42', 1, 'brown', [0, 3], [3, 5], [0, 5]),
  track('43', 1, 'brown', [0, 3], [0, 2], [1, 3], [1, 2]),
  track('44', 1, 'brown', [0, 3], [1, 4], [0, 1], [3, 4]),
  track('45', 1, 'brown', [0, 3], [2, 4], [0, 4], [2, 3]),
  track('46', 1, 'brown', [0, 3], [2, 4], [3, 4], [0, 2]),
  track('47', 1, 'brown', [0, 3], [1, 4], [1, 3], [0, 4]),
  town('911', 3, 'brown', 10, [0, 1, 2, 3, 4]),
  city('63', 2, 'brown', 40, 2, [0, 1, 2, 3, 4, 5]),
  city('RG3', 1, 'brown', 60, 2, [0, 1, 5], SULPHUR_SPRINGS),
  city('RG7', 1, 'brown', 50, 1, [2, 3, 5], SALIDA),
  city('RG8', 1, 'brown', 60, 2, [2, 3, 5], SALIDA),
  city('RG-D', 1, 'brown', 40, 1, [2, 5], GORGE_WEST),
  town('RG-E', 1, 'brown', 60, [2, 4], GORGE),
  city('RG-F', 1, 'brown', 80, 1, [1, 4], GORGE_EAST),

  city('171', 1, 'gray', 60, 3, [0, 1, 2, 3, 4, 5]),
];

/** Tile types by their number. */
export const tiles: Readonly<Record<TileId, Tile>> = Object.fromEntries(manifest.map((each) => [each.id, each]));

/** The map of a position as a picture. */
import type { Box } from '../../spec/box/box.ts';
import { neighbour } from '../../spec/box/grid.ts';
import type { HexId } from '../../spec/vocabulary.ts';
import { EDGES } from '../../spec/vocabulary.ts';
import type { Depicted } from './furniture.ts';
import { furnitureOf } from './furniture.ts';
import type { HexPicture } from './hex-picture.ts';
import { hexPicture } from './hex-picture.ts';
import { APOTHEM, centreOf, edgeEnds, moveTo } from './hex-shape.ts';
import type { Names, Run } from './legend.ts';
import { heading, railroadCards, runKey, signKey, whereOf } from './legend.ts';
import { marketStrip } from './market.ts';
import { LAND_FILL } from './palette.ts';
import { routeLines } from './route-lines.ts';
import { MARGIN, SHEET_WIDTH, sheet } from './sheet.ts';
import type { Element } from './svg.ts';
import { element, group, pixels } from './svg.ts';

/** What a map shows besides the position. */
export interface MapOptions {
  /** Names of the players; without one a player is called by his id. */
  readonly names?: Names;
  /** A run whose routes are drawn. */
  readonly run?: Run;
}

const side = (hex: HexId, edge: (typeof EDGES)[number], stroke: string, width: number): Element => {
  const centre = centreOf(hex);
  const [a, b] = edgeEnds(edge);
  const at = ({ x, y }: typeof a): string => `${pixels(centre.x + x)} ${pixels(centre.y + y)}`;
  return element('path', { d: `M${at(a)}L${at(b)}`, stroke, 'stroke-width': width });
};

/** The hexes of an off-map place run into each other; the Royal Gorge has a border of its own. */
const borders = ({ hexes, groups, gorge }: Box): Element => {
  const sides = (set: readonly HexId[], inner: boolean): readonly (readonly [HexId, (typeof EDGES)[number]])[] =>
    set.flatMap((hex) =>
      EDGES.flatMap((edge) => (set.includes(neighbour(hex, edge)) === inner ? [[hex, edge] as const] : [])),
    );
  const places = Object.values(groups).map((set) => set.filter((hex) => hexes[hex] !== undefined));
  return group({ 'stroke-linecap': 'round' }, [
    ...places.flatMap((set) => sides(set, true)).map(([hex, edge]) => side(hex, edge, LAND_FILL.offMap, 2)),
    ...places.flatMap((set) => sides(set, false)).map(([hex, edge]) => side(hex, edge, '#8e4b3c', 1.6)),
    ...sides(
      gorge.map(({ hex }) => hex),
      false,
    ).map(([hex, edge]) => side(hex, edge, '#9c4a1a', 2.4)),
  ]);
};

const layer = (pictures: readonly HexPicture[], name: string, of: (p: HexPicture) => readonly Element[]): Element =>
  group(
    { 'data-layer': name, ...(name === 'track' ? { fill: 'none' } : {}) },
    pictures.flatMap((picture) => {
      const drawn = of(picture);
      return drawn.length === 0
        ? []
        : [group({ transform: moveTo(centreOf(picture.hex)), 'data-at': picture.hex }, drawn)];
    }),
  );

/** Pixels. The key stands where the base map has no hexes: west of column C and south of row 11. */
const HEADING_TOP = 14;
const MAP_TOP = 22;
const KEY_TOP = MAP_TOP + APOTHEM * 11.3;
const PANEL_GAP = 14;

/** The hexes of a position with all that lies on them, as layers from the ground up. */
const board = (at: Depicted, options: MapOptions): readonly Element[] => {
  const furniture = furnitureOf(at);
  const pictures = Object.values(at.box.hexes).map((hex) => hexPicture(furniture, hex));
  const plans = new Map(pictures.map(({ hex, plan }) => [hex, plan]));
  return [
    layer(pictures, 'ground', ({ ground }) => [ground]),
    borders(at.box),
    layer(pictures, 'track', ({ track }) => track),
    group(
      { 'data-layer': 'routes' },
      routeLines(options.run?.routes ?? [], (hex) => plans.get(hex)),
    ),
    layer(pictures, 'stops', ({ stop }) => (stop === null ? [] : [stop])),
    layer(pictures, 'marks', ({ marks }) => marks),
  ];
};

/** Draws the map of a position. */
export const mapPicture = (at: Depicted, options: MapOptions = {}): string => {
  const width = SHEET_WIDTH - 2 * MARGIN;
  const bottom = Math.max(0, ...Object.keys(at.box.hexes).map((hex) => centreOf(hex).y)) + APOTHEM;
  const names: Names = options.names ?? new Map();
  const panels = [
    ...(options.run === undefined ? [] : [runKey(at, options.run, width)]),
    railroadCards(at, names, width),
    marketStrip(at, width),
  ];
  let y = MAP_TOP + bottom + PANEL_GAP;
  const placed = panels.map(({ element: panel, height }) => {
    const there = group({ transform: moveTo({ x: MARGIN, y }) }, [panel]);
    y += height + PANEL_GAP;
    return there;
  });
  return sheet(`18 Royal Gorge: ${whereOf(at.game)}`, y, [
    group({ transform: moveTo({ x: MARGIN, y: HEADING_TOP }) }, [heading(at)]),
    group({ transform: moveTo({ x: MARGIN, y: MAP_TOP }) }, board(at, options)),
    group({ transform: moveTo({ x: MARGIN, y: KEY_TOP }) }, [signKey()]),
    ...placed,
  ]);
};

/** What is written and put on a hex besides its track and its stop, each mark where there is room for it. */
import type { Hex, Stop } from '../../spec/box/box.ts';
import type { MapFurniture } from './furniture.ts';
import type { Point } from './hex-shape.ts';
import { lettering, textWidth } from './lettering.ts';
import { MUTED } from './palette.ts';
import type { Room } from './placing.ts';
import type { Element } from './svg.ts';
import type { Sign } from './symbols.ts';
import {
  ghostSign,
  goldSign,
  labelSign,
  markerSign,
  mineSign,
  offMapSign,
  revenueSign,
  terrainSign,
} from './symbols.ts';

/** Pixels, and rows as part of their size. */
const NAME_SIZES = [9.5, 8] as const;
const NAME_LINE = 1.1;
const ID_SIZE = 8;
/** Pixels of a detour that a name makes rather than being a pixel smaller. */
const SMALLER = 8;

/** Where marks would like to be, from the centre. */
const PLACES = {
  id: [{ x: -16, y: -37 }],
  tile: [
    { x: 16, y: 37 },
    { x: -16, y: 37 },
    { x: 16, y: -37 },
    { x: 36, y: 9 },
    { x: -36, y: 9 },
    { x: 36, y: -9 },
    { x: -36, y: -9 },
  ],
  name: [
    { x: 0, y: 23 },
    { x: 0, y: -23 },
  ],
  revenue: [
    { x: 33, y: 0 },
    { x: -33, y: 0 },
    { x: 17, y: -28 },
    { x: -17, y: 28 },
  ],
  label: [
    { x: -32, y: 8 },
    { x: 32, y: -8 },
  ],
  terrain: [{ x: 0, y: 33 }],
  mine: [
    { x: 0, y: -20 },
    { x: 0, y: 20 },
  ],
  gold: [
    { x: 20, y: -26 },
    { x: -20, y: 26 },
  ],
  token: [
    { x: 0, y: -30 },
    { x: 0, y: 30 },
  ],
  offMap: [{ x: 0, y: 0 }],
} as const satisfies Readonly<Record<string, readonly Point[]>>;

/** Text in rows, of a size in pixels. */
interface Setting {
  readonly rows: readonly string[];
  readonly size: number;
}

/** The ways to set a name: large or small, on one line or broken at spaces. */
const settings = (name: string): readonly Setting[] => {
  const words = name.split(' ');
  const breaks = [
    [name],
    ...words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]),
    ...(words.length > 2 ? [words] : []),
  ];
  return NAME_SIZES.flatMap((size) => breaks.map((rows) => ({ rows, size })));
};

/** Sets marks where the room of a hex has a place for them. */
class Marks {
  readonly elements: Element[] = [];
  readonly #room: Room;
  readonly #halo: string;

  constructor(room: Room, halo: string) {
    this.#room = room;
    this.#halo = halo;
  }

  put(sign: Sign, near: readonly Point[]): void {
    this.elements.push(sign.draw(this.#room.place(sign.width, sign.height, near)));
  }

  id(text: string, near: readonly Point[], mark: string): void {
    const { x, y } = this.#room.place(textWidth(text, ID_SIZE) + 2, ID_SIZE, near);
    this.elements.push(lettering(x, y, text, { size: ID_SIZE, fill: MUTED, halo: this.#halo }, { 'data-mark': mark }));
  }

  name(name: string): void {
    const ways = settings(name);
    const { area, index } = this.#room.placeOne(
      ways.map(({ rows, size }) => ({
        width: Math.max(...rows.map((row) => textWidth(row, size))),
        height: rows.length * NAME_LINE * size,
        regret: (NAME_SIZES[0] - size) * SMALLER,
      })),
      PLACES.name,
    );
    const { rows, size } = ways[index] ?? { rows: [name], size: NAME_SIZES[0] };
    for (const [i, row] of rows.entries()) {
      const y = area.y + (i - (rows.length - 1) / 2) * NAME_LINE * size;
      this.elements.push(lettering(area.x, y, row, { size, halo: this.#halo }, { 'data-mark': 'name' }));
    }
  }
}

/** The marks of a hex; the most important ones choose their places first. */
export const hexMarks = (
  map: MapFurniture,
  hex: Hex,
  stop: Stop | null,
  room: Room,
  fill: string,
): readonly Element[] => {
  const { board, box } = map.view;
  const marks = new Marks(room, fill);
  const laid = board.tiles[hex.id];
  const revenue = stop?.revenue ?? null;
  const cubes = map.cubes[hex.id] ?? 0;
  marks.id(hex.id, PLACES.id, 'coordinate');
  if (typeof revenue === 'object' && revenue !== null) {
    if (hex.name !== null) marks.put(offMapSign(hex.name, revenue, map.colour), PLACES.offMap);
  } else {
    if (hex.name !== null) marks.name(hex.name);
    if (revenue !== null) marks.put(revenueSign(revenue), PLACES.revenue);
  }
  const label = laid === undefined ? hex.label : (box.tiles[laid.tile]?.label ?? null);
  if (label !== null) marks.put(labelSign(label), PLACES.label);
  if (laid === undefined && hex.terrain !== null)
    marks.put(terrainSign(hex.terrain.kind, hex.terrain.cost), PLACES.terrain);
  if (laid === undefined && hex.mines > 0) marks.put(mineSign(hex.mines), PLACES.mine);
  if (cubes > 0) marks.put(goldSign(cubes), PLACES.gold);
  if (map.ghostTowns.includes(hex.id)) marks.put(ghostSign(map.ghostBonus), PLACES.token);
  for (const { hex: standing, bonus } of map.markers)
    if (standing === hex.id) marks.put(markerSign(bonus), PLACES.token);
  if (laid !== undefined) marks.id(`#${laid.tile}`, PLACES.tile, 'tile');
  return marks.elements;
};

/** One hex of the map: its ground, its track, its stop and its marks, drawn around its centre. */
import type { Hex, Stop } from '../../spec/box/box.ts';
import type { MapView } from '../../spec/track/board.ts';
import { groundAt, reservationsAt } from '../../spec/track/board.ts';
import type { HexId } from '../../spec/vocabulary.ts';
import type { MapFurniture } from './furniture.ts';
import { hexMarks } from './hex-marks.ts';
import { outline } from './hex-shape.ts';
import { INK, LAND_FILL, PAPER, ROCK, TILE_FILL, WATER } from './palette.ts';
import type { Area, Disc } from './placing.ts';
import { Room } from './placing.ts';
import type { Slot, StopView } from './stop-shape.ts';
import { stopDiscs, stopShape } from './stop-shape.ts';
import type { Element } from './svg.ts';
import { element, group } from './svg.ts';
import type { TrackPlan } from './track-shape.ts';
import { trackPlan } from './track-shape.ts';

/** The layers of a hex. */
export interface HexPicture {
  readonly hex: HexId;
  readonly plan: TrackPlan;
  readonly ground: Element;
  readonly track: readonly Element[];
  readonly stop: Element | null;
  readonly marks: readonly Element[];
  /** What marks must not cover, and the places that they found, from the centre of the hex. */
  readonly discs: readonly Disc[];
  readonly areas: readonly Area[];
}

/** Pixels. */
const RAIL = 6.4;
const BED = 9.6;

const fillOf = (view: MapView, { id, area }: Hex): string => {
  const laid = view.board.tiles[id];
  const tile = laid === undefined ? undefined : view.box.tiles[laid.tile];
  return tile === undefined ? LAND_FILL[area] : TILE_FILL[tile.colour];
};

const slotsOf = (view: MapView, hex: HexId, stop: Stop): readonly Slot[] => {
  const standing = view.board.stations[hex] ?? [];
  const kept = [...reservationsAt(view, hex)];
  return Array.from({ length: Math.max(stop.slots, standing.length) }, (_, i) => {
    const station = standing[i] ?? null;
    return { station, kept: station === null ? (kept.shift() ?? null) : null };
  });
};

/** What a hex is, in words. */
const titleOf = ({ view }: MapFurniture, hex: Hex, stop: Stop | null): string => {
  const laid = view.board.tiles[hex.id];
  const standing = (view.board.stations[hex.id] ?? []).filter((station) => station !== null);
  return [
    `${hex.id}${hex.name === null ? '' : ` ${hex.name}`}`,
    ...(laid === undefined ? [] : [`tile ${laid.tile} in rotation ${laid.rotation}`]),
    ...(stop === null ? [] : [stop.kind === 'offboard' ? 'off-map place' : stop.kind]),
    ...(standing.length === 0 ? [] : [`stations: ${standing.join(', ')}`]),
  ].join('; ');
};

const RIVER = 'M-43 6C-30 -16 -18 18 0 2S30 -14 43 -4';
const CLIFFS = 'M-26 12l9 -16l6 9l9 -19l10 17l7 -9l10 18M-12 26l8 -13l6 8l9 -15l11 20';

const groundShape = (hex: Hex, fill: string, bare: boolean): readonly Element[] => [
  element('polygon', {
    points: outline(),
    fill,
    stroke: hex.area === 'gorge' ? '#9c4a1a' : '#a2988a',
    'stroke-width': 1,
  }),
  ...(bare && hex.area === 'gorge'
    ? [element('path', { d: RIVER, fill: 'none', stroke: WATER, 'stroke-width': 5, opacity: 0.35 })]
    : []),
  ...(hex.area === 'impassable'
    ? [element('path', { d: CLIFFS, fill: 'none', stroke: ROCK, 'stroke-width': 1.6, 'stroke-linejoin': 'round' })]
    : []),
];

/** Draws a hex. */
export const hexPicture = (map: MapFurniture, hex: Hex): HexPicture => {
  const { view } = map;
  const ground = groundAt(view, hex.id);
  const plan = trackPlan(ground, hex.area === 'offMap' && hex.name !== null);
  const laid = view.board.tiles[hex.id];
  const fill = fillOf(view, hex);
  const stopView: StopView | null =
    ground.stop === null
      ? null
      : { stop: ground.stop, plan, slots: slotsOf(view, hex.id, ground.stop), liveryOf: map.liveryOf };

  const room = new Room();
  for (const { points } of plan.pieces) room.blockTrack(points, BED / 2);
  const discs = stopView === null ? [] : stopDiscs(stopView);
  for (const disc of discs) room.blockStop(disc);
  const marks = hexMarks(map, hex, ground.stop, room, fill);

  const rails = (stroke: string, width: number): readonly Element[] =>
    plan.pieces.map(({ d }) => element('path', { d, stroke, 'stroke-width': width }));
  return {
    hex: hex.id,
    plan,
    ground: group({ 'data-hex': hex.id, 'data-tile': laid?.tile, 'data-rotation': laid?.rotation }, [
      element('title', {}, titleOf(map, hex, ground.stop)),
      ...groundShape(hex, fill, laid === undefined),
    ]),
    track: [...rails(PAPER, BED), ...rails(INK, RAIL)],
    stop: stopView === null ? null : stopShape(stopView),
    marks,
    discs,
    areas: room.marks,
  };
};

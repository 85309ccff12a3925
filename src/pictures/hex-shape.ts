/** Where the hexes lie in the picture, and their outline. Flat side up, y downward. */
import { coordinates } from '../../spec/box/grid.ts';
import type { Edge, HexId } from '../../spec/vocabulary.ts';
import { EDGES } from '../../spec/vocabulary.ts';
import { pixels } from './svg.ts';

/** A point in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels from the centre of a hex to a corner. */
export const SIZE = 50;
/** Pixels from the centre of a hex to the middle of a side. */
export const APOTHEM = (SIZE * Math.sqrt(3)) / 2;

const SIXTH = Math.PI / 3;

/** The point at an angle (clockwise from the east) and a distance from the centre of a hex. */
export const polar = (angle: number, distance: number): Point => ({
  x: Math.cos(angle) * distance,
  y: Math.sin(angle) * distance,
});

/** The direction of a side as seen from the centre. */
export const angleOf = (edge: Edge): number => Math.PI / 2 + edge * SIXTH;

/** The middle of a side, from the centre of its hex. */
export const edgePoint = (edge: Edge): Point => polar(angleOf(edge), APOTHEM);

/** The ends of a side, from the centre of its hex. */
export const edgeEnds = (edge: Edge): readonly [Point, Point] => [
  polar(angleOf(edge) - SIXTH / 2, SIZE),
  polar(angleOf(edge) + SIXTH / 2, SIZE),
];

/** The outline as the `points` of a polygon, drawn in by so many pixels. */
export const outline = (inset = 0): string =>
  EDGES.map((edge) => polar(angleOf(edge) - SIXTH / 2, SIZE - inset))
    .map(({ x, y }) => `${pixels(x)},${pixels(y)}`)
    .join(' ');

/** The centre of a hex on a sheet whose corner touches the hex A1. */
export const centreOf = (hex: HexId): Point => {
  const { x, y } = coordinates(hex);
  return { x: SIZE + x * SIZE * 1.5, y: APOTHEM * (y + 1) };
};

/** Whether a point lies in a hex, at least so many pixels from its sides. */
export const isInside = ({ x, y }: Point, inset: number): boolean =>
  Math.abs(y) <= APOTHEM - inset && Math.abs(x) + Math.abs(y) / Math.sqrt(3) <= SIZE - (inset * 2) / Math.sqrt(3);

/** The picture's shift to a point. */
export const moveTo = ({ x, y }: Point): string => `translate(${pixels(x)} ${pixels(y)})`;

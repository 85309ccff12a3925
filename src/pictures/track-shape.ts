/** Track as curves: from side to side, and from a side to the stop of the hex. */
import type { End, Path, Stop } from '../../spec/box/box.ts';
import type { Ground } from '../../spec/track/ground.ts';
import type { Edge } from '../../spec/vocabulary.ts';
import type { Point } from './hex-shape.ts';
import { APOTHEM, angleOf, edgePoint, polar } from './hex-shape.ts';
import { pixels } from './svg.ts';

/** A piece of track from the centre of its hex. */
export interface Piece {
  readonly path: Path;
  /** Data of a `path` element, from the first end to the second. */
  readonly d: string;
  /** Points along it, a few pixels apart. */
  readonly points: readonly Point[];
}

/** The track of a hex and where its stop lies. */
export interface TrackPlan {
  readonly pieces: readonly Piece[];
  readonly stop: Point;
  /** Direction of the track at the stop where one line runs through it; else null. */
  readonly through: number | null;
}

/** A circular arc, or a straight line where there is no centre. */
interface Curve {
  readonly from: Point;
  readonly to: Point;
  readonly round: {
    readonly centre: Point;
    readonly radius: number;
    readonly start: number;
    readonly turn: number;
  } | null;
}

const line = (from: Point, to: Point): Curve => ({ from, to, round: null });

/** The curve that leaves two sides at right angles. */
const between = (a: Edge, b: Edge): Curve => {
  const [from, to] = [edgePoint(a), edgePoint(b)];
  const sixths = Math.min((b - a + 6) % 6, (a - b + 6) % 6);
  if (sixths === 3) return line(from, to);
  const half = (sixths * Math.PI) / 6;
  const middle = (b - a + 6) % 6 === sixths ? angleOf(a) + half : angleOf(b) + half;
  const centre = polar(middle, APOTHEM / Math.cos(half));
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const end = Math.atan2(to.y - centre.y, to.x - centre.x);
  const turn = Math.atan2(Math.sin(end - start), Math.cos(end - start));
  return { from, to, round: { centre, radius: APOTHEM * Math.tan(half), start, turn } };
};

const at = ({ from, to, round }: Curve, part: number): Point => {
  if (round === null) return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  const { x, y } = polar(round.start + round.turn * part, round.radius);
  return { x: round.centre.x + x, y: round.centre.y + y };
};

const lengthOf = ({ from, to, round }: Curve): number =>
  round === null ? Math.hypot(to.x - from.x, to.y - from.y) : Math.abs(round.turn) * round.radius;

/** Pixels between the points along a piece. */
const STRIDE = 4;

const spot = ({ x, y }: Point): string => `${pixels(x)} ${pixels(y)}`;

const piece = (path: Path, curve: Curve, first = 0, last = 1): Piece => {
  const [from, to] = [at(curve, first), at(curve, last)];
  const { round } = curve;
  const sweep = (round?.turn ?? 0) * (last - first) > 0 ? 1 : 0;
  const way = round === null ? 'L' : `A${pixels(round.radius)} ${pixels(round.radius)} 0 0 ${sweep} `;
  const steps = Math.ceil((lengthOf(curve) * Math.abs(last - first)) / STRIDE);
  const points = Array.from({ length: steps + 1 }, (_, i) => at(curve, first + ((last - first) * i) / steps));
  return { path, d: `M${spot(from)}${way}${spot(to)}`, points };
};

const sidesToStop = (paths: readonly Path[]): readonly Edge[] =>
  paths.flatMap(([from, to]) =>
    from === 'stop' && to !== 'stop' ? [to] : to === 'stop' && from !== 'stop' ? [from] : [],
  );

/** How far stops are drawn towards their track, as part of the way: the ends of track at off-map places, and cities that make room. */
const END_SHIFT = 0.66;
const CITY_SHIFT = 0.5;

const CENTRE: Point = { x: 0, y: 0 };

const towards = (sides: readonly Edge[], part: number): Point => {
  const sum = sides.map(edgePoint).reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), CENTRE);
  return sides.length === 0 || part === 0 ? CENTRE : polar(Math.atan2(sum.y, sum.x), APOTHEM * part);
};

const stopPlace = (stop: Stop | null, sides: readonly Edge[], aside: boolean): Point =>
  towards(sides, stop?.kind === 'offboard' ? END_SHIFT : aside ? CITY_SHIFT : 0);

/** The track of a hex as it lies; a city may stand aside to make room for what is written in the hex. */
export const trackPlan = ({ paths, stop }: Ground, aside = false): TrackPlan => {
  const sides = sidesToStop(paths);
  const [a, b] = sides;
  // A town on a line of track lies on the curve; where more track meets, all of it leads to the centre.
  if (stop?.kind === 'town' && sides.length === 2 && a !== undefined && b !== undefined) {
    const curve = between(a, b);
    const through = curve.round === null ? angleOf(a) : curve.round.start + curve.round.turn / 2 + Math.PI / 2;
    return {
      pieces: paths.map((path) => (path.includes(a) ? piece(path, curve, 0, 0.5) : piece(path, curve, 1, 0.5))),
      stop: at(curve, 0.5),
      through,
    };
  }
  const place = stopPlace(stop, sides, aside);
  const end = (which: End): Point => (which === 'stop' ? place : edgePoint(which));
  return {
    pieces: paths.map((path) => {
      const [from, to] = path;
      return piece(path, from === 'stop' || to === 'stop' ? line(end(from), end(to)) : between(from, to));
    }),
    stop: place,
    through: null,
  };
};

/** Track is drawn from the middle of a side to that of another, or to the stop; what fits on the map fits in the picture. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { End } from '../../spec/box/box.ts';
import { neighbour, opposite } from '../../spec/box/grid.ts';
import { groundOfTile } from '../../spec/track/ground.ts';
import { EDGES } from '../../spec/vocabulary.ts';
import type { Point } from '../../src/pictures/hex-shape.ts';
import { centreOf, edgeEnds, edgePoint, isInside } from '../../src/pictures/hex-shape.ts';
import type { TrackPlan } from '../../src/pictures/track-shape.ts';
import { trackPlan } from '../../src/pictures/track-shape.ts';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const sum = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const tiles = Object.keys(baseBox.tiles).map((id) => [id] as const);
const plansOf = (tile: string): readonly TrackPlan[] =>
  EDGES.map((rotation) => trackPlan(groundOfTile(baseBox, tile, rotation)));
const NOWHERE = { x: 999, y: 999 };

describe('the track of tile', () => {
  it.each(tiles)('%s joins the ends of its paths and stays on its hex, however it lies', (tile) => {
    for (const { pieces, stop } of plansOf(tile)) {
      const place = (end: End): Point => (end === 'stop' ? stop : edgePoint(end));
      expect(pieces.length).toBeGreaterThan(0);
      for (const { path, points } of pieces) {
        expect(distance(points[0] ?? NOWHERE, place(path[0]))).toBeLessThan(1e-6);
        expect(distance(points.at(-1) ?? NOWHERE, place(path[1]))).toBeLessThan(1e-6);
        expect(points.filter((point) => !isInside(point, -0.01))).toEqual([]);
      }
    }
  });

  it.each(tiles)('%s leaves its sides at right angles, however it lies', (tile) => {
    for (const { path, points } of plansOf(tile).flatMap(({ pieces }) => pieces)) {
      const [from] = path;
      const [first, second] = points;
      if (from === 'stop' || first === undefined || second === undefined) continue;
      const [a, b] = edgeEnds(from);
      const along = ((b.x - a.x) * (second.x - first.x) + (b.y - a.y) * (second.y - first.y)) / distance(a, b);
      // The second point of a curve lies a few pixels on, so it has begun to turn.
      expect(Math.abs(along)).toBeLessThan(0.4);
    }
  });
});

/** The middle of what a `path` element of one line or one circular arc draws. */
const middleOf = (d: string): Point => {
  const [x1 = 0, y1 = 0, ...rest] = d
    .split(/[MLA ]+/)
    .filter((part) => part !== '')
    .map(Number);
  const arc = d.includes('A');
  const [x2 = 0, y2 = 0] = rest.slice(-2);
  const chord = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  if (!arc) return chord;
  const [radius = 0, , , , sweep] = rest;
  const half = Math.hypot(x2 - x1, y2 - y1) / 2;
  const bulge = radius - Math.sqrt(Math.max(0, radius ** 2 - half ** 2));
  // With sweep 1 the arc turns clockwise on the screen, so it bulges to the left of the way from its start to its end.
  const side = sweep === 1 ? 1 : -1;
  return { x: chord.x + (side * bulge * (y2 - y1)) / (2 * half), y: chord.y - (side * bulge * (x2 - x1)) / (2 * half) };
};

describe('what is drawn', () => {
  it.each(tiles)('of tile %s goes where its track goes', (tile) => {
    for (const { d, points } of plansOf(tile).flatMap(({ pieces }) => pieces)) {
      const middle = middleOf(d);
      expect(Math.min(...points.map((point) => distance(point, middle)))).toBeLessThan(2.2);
    }
  });

  it('of an arc depends on its sweep', () => {
    expect(middleOf('M0 0A5 5 0 0 1 10 0')).toEqual({ x: 5, y: -5 });
    expect(middleOf('M0 0A5 5 0 0 0 10 0')).toEqual({ x: 5, y: 5 });
  });
});

describe('two neighbouring hexes', () => {
  it.each(EDGES.map((edge) => [edge]))('share the middle and the ends of side %i', (edge) => {
    const [here, there] = ['H8', neighbour('H8', edge)];
    const meeting = sum(centreOf(here), edgePoint(edge));
    expect(distance(meeting, sum(centreOf(there), edgePoint(opposite(edge))))).toBeLessThan(1e-6);
    const [a] = edgeEnds(edge);
    const [, d] = edgeEnds(opposite(edge));
    expect(distance(sum(centreOf(here), a), sum(centreOf(there), d))).toBeLessThan(1e-6);
  });

  it('do not share other sides', () => {
    expect(distance(sum(centreOf('H8'), edgePoint(0)), sum(centreOf('H10'), edgePoint(0)))).toBeGreaterThan(50);
  });
});

describe('a town', () => {
  it('lies on the curve of its track and not in the middle of the hex', () => {
    const { stop, through } = trackPlan(groundOfTile(baseBox, '3', 0));
    expect(distance(stop, { x: 0, y: 0 })).toBeGreaterThan(10);
    expect(through).not.toBeNull();
  });

  it('of three exits lies in the middle', () => {
    const { stop, through } = trackPlan(groundOfTile(baseBox, '143', 0));
    expect(stop).toEqual({ x: 0, y: 0 });
    expect(through).toBeNull();
  });
});

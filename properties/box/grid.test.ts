import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { coordinates, hexAt, neighbour, opposite } from '../../spec/box/grid.ts';
import { EDGES, type Edge, type HexId } from '../../spec/vocabulary.ts';
import { expected, unless } from './check.ts';

type Neighbour = (hex: HexId, edge: Edge) => HexId;

const HEXES = Object.keys(baseBox.hexes);

/** Where stepping over an edge and back over the opposite one does not return. */
function asymmetries(step: Neighbour): readonly string[] {
  return HEXES.flatMap((hex) =>
    EDGES.flatMap((edge) => expected(hex, step(step(hex, edge), opposite(edge)), `${hex}/${edge}`)),
  );
}

/** Where two edges of a hex lead to the same hex. */
function confusions(step: Neighbour): readonly string[] {
  return HEXES.flatMap((hex) => expected(6, new Set(EDGES.map((edge) => step(hex, edge))).size, hex));
}

/** Where an edge is not a sixth of a turn clockwise from the one before, as seen on a map with the north on top. */
function misturns(step: Neighbour): readonly string[] {
  return HEXES.flatMap((hex) =>
    EDGES.flatMap((edge) => {
      const [centre, from, to] = [hex, step(hex, edge), step(hex, edge === 5 ? 0 : (EDGES[edge + 1] ?? 0))].map(
        coordinates,
      );
      if (centre === undefined || from === undefined || to === undefined) return [hex];
      const [x, y] = [from.x - centre.x, from.y - centre.y];
      return unless(
        to.x - centre.x === (x - y) / 2 && to.y - centre.y === (3 * x + y) / 2,
        `${hex}: edge after ${edge} is no sixth of a turn further`,
      );
    }),
  );
}

const counterclockwise: Neighbour = (hex, edge) => neighbour(hex, EDGES[(6 - edge) % 6] ?? 0);
const oneStuck: Neighbour = (hex, edge) => (hex === 'L14' && edge === 4 ? hex : neighbour(hex, edge));

describe('the grid', () => {
  it.each([
    ['L14', 0, 'L16'],
    ['L14', 1, 'K15'],
    ['L14', 2, 'K13'],
    ['L14', 3, 'L12'],
    ['L14', 4, 'M13'],
    ['L14', 5, 'M15'],
    ['C11', 5, 'D12'],
    ['F12', 4, 'G11'],
  ] as const)('%s has over edge %i the neighbour %s', (hex, edge, beyond) => {
    expect(neighbour(hex, edge)).toBe(beyond);
    expect(neighbour(beyond, opposite(edge))).toBe(hex);
  });

  it('adjacency is symmetric', () => expect(asymmetries(neighbour)).toEqual([]));
  it('a one-sided adjacency is noticed', () => expect(asymmetries(oneStuck)).not.toEqual([]));

  it('a hex has six different neighbours', () => expect(confusions(neighbour)).toEqual([]));
  it('a neighbour twice over is noticed', () => expect(confusions(() => 'L14')).not.toEqual([]));

  it('edges are counted clockwise', () => expect(misturns(neighbour)).toEqual([]));
  it('counting them the other way round is noticed', () => expect(misturns(counterclockwise)).not.toEqual([]));

  it('coordinates and ids name the same hexes', () => {
    expect(coordinates('L14')).toEqual({ x: 11, y: 13 });
    expect(HEXES.map((hex) => hexAt(coordinates(hex)))).toEqual(HEXES);
  });
});

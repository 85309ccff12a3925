import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Path } from '../../spec/box/box.ts';
import { containsPaths, exits, type Rotation, rotatePaths } from '../../spec/track/tile-geometry.ts';
import { EDGES } from '../../spec/vocabulary.ts';
import { expected } from './check.ts';

type Rotate = (paths: readonly Path[], rotation: Rotation) => readonly Path[];

const TILES = Object.values(baseBox.tiles);

/** Tiles and rotations whose exits are not the printed ones, each moved on by the rotation. */
function misrotations(rotate: Rotate): readonly string[] {
  return TILES.flatMap((tile) =>
    EDGES.flatMap((rotation) => {
      const printed = new Set(tile.paths.flat().filter((end) => end !== 'stop'));
      const wanted = [...printed].map((edge) => (edge + rotation) % 6).sort();
      return expected(wanted, exits(rotate(tile.paths, rotation)), `${tile.id} turned by ${rotation}`);
    }),
  );
}

describe('turning a tile', () => {
  it('moves each exit clockwise, for every tile and rotation', () => expect(misrotations(rotatePaths)).toEqual([]));
  it('turning the other way would be noticed', () => {
    expect(misrotations((paths, rotation) => rotatePaths(paths, EDGES[(6 - rotation) % 6] ?? 0))).not.toEqual([]);
  });
  it('not turning would be noticed', () => expect(misrotations((paths) => paths)).not.toEqual([]));

  it('leaves the stop where it is', () => {
    expect(
      rotatePaths(
        [
          [4, 'stop'],
          ['stop', 5],
        ],
        2,
      ),
    ).toEqual([
      [0, 'stop'],
      ['stop', 1],
    ]);
  });

  it('by one and by five is no turn', () => {
    for (const { paths } of TILES) expect(rotatePaths(rotatePaths(paths, 1), 5)).toEqual(paths);
  });
});

describe('exits', () => {
  it.each<{ tile: string; paths: readonly Path[]; found: readonly number[] }>([
    {
      tile: 'a fork',
      paths: [
        [4, 0],
        [0, 1],
      ],
      found: [0, 1, 4],
    },
    { tile: 'a terminus', paths: [['stop', 3]], found: [3] },
    { tile: 'bare', paths: [], found: [] },
  ])('of $tile track are counted once, in order', ({ paths, found }) => {
    expect(exits(paths)).toEqual(found);
  });
});

describe('containment of paths', () => {
  it.each<{ case: string; outer: readonly Path[]; inner: readonly Path[]; contained: boolean }>([
    { case: 'the same path', outer: [[0, 3]], inner: [[0, 3]], contained: true },
    { case: 'the same path from its other end', outer: [[0, 3]], inner: [[3, 0]], contained: true },
    {
      case: 'a further path is added',
      outer: [
        [0, 3],
        [2, 4],
      ],
      inner: [[2, 4]],
      contained: true,
    },
    { case: 'no path at all', outer: [], inner: [], contained: true },
    { case: 'another path', outer: [[0, 3]], inner: [[0, 4]], contained: false },
    {
      case: 'a path is lost',
      outer: [[0, 3]],
      inner: [
        [0, 3],
        [2, 4],
      ],
      contained: false,
    },
    {
      case: 'the same exits joined otherwise',
      outer: [
        [0, 2],
        [1, 3],
      ],
      inner: [[0, 3]],
      contained: false,
    },
    {
      case: 'a stop is put on the path',
      outer: [
        [0, 'stop'],
        [3, 'stop'],
      ],
      inner: [[0, 3]],
      contained: false,
    },
  ])('$case: $contained', ({ outer, inner, contained }) => {
    expect(containsPaths(outer, inner)).toBe(contained);
  });
});

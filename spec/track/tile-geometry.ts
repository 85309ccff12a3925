import type { End, Path } from '../box/box.ts';
import { EDGES, type Edge } from '../vocabulary.ts';

/** How far a tile is turned: sixths of a full turn, clockwise. */
export type Rotation = Edge;

function turned(end: End, rotation: Rotation): End {
  return end === 'stop' ? end : (((end + rotation) % EDGES.length) as Edge);
}

/** The paths of a tile that is turned clockwise by so many sixths. */
export function rotatePaths(paths: readonly Path[], rotation: Rotation): readonly Path[] {
  return paths.map(([from, to]) => [turned(from, rotation), turned(to, rotation)]);
}

/** The sides over which track leaves, ascending, each once. */
export function exits(paths: readonly Path[]): readonly Edge[] {
  return EDGES.filter((edge) => paths.some((path) => path.includes(edge)));
}

/** Whether two paths join the same two ends. */
export function samePath([from, to]: Path, [otherFrom, otherTo]: Path): boolean {
  return (from === otherFrom && to === otherTo) || (from === otherTo && to === otherFrom);
}

/** Whether every inner path is among the outer ones, whichever end is named first. */
export function containsPaths(outer: readonly Path[], inner: readonly Path[]): boolean {
  return inner.every((path) => outer.some((each) => samePath(each, path)));
}

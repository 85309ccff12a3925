/**
 * A box numbered for walking over its map. A hex is its number, a *side* is six times its hex plus the edge, a *track*
 * is {@link TRACKS_PER_HEX} times its hex plus the position of its path among the paths of the hex.
 */
import type { Box, Hex, Path } from '../box/box.ts';
import { neighbour, opposite } from '../box/grid.ts';
import { EDGES, type Edge, type HexId } from '../vocabulary.ts';

/** No hex has more paths: six edges make fifteen pairs, or six paths to a stop. */
export const TRACKS_PER_HEX = 16;
export const SIDES_PER_HEX = EDGES.length;

export interface Survey {
  readonly hexes: readonly Hex[];
  readonly numberOf: ReadonlyMap<HexId, number>;
  /** For each side the side that faces it, or -1 where no track can ever lead (TRACK-08). */
  readonly facing: Int16Array;
}

const surveys = new WeakMap<Box, Survey>();

/** The numbers of a box, worked out once. */
export function surveyOf(box: Box): Survey {
  let survey = surveys.get(box);
  if (survey === undefined) {
    survey = takeSurvey(box);
    surveys.set(box, survey);
  }
  return survey;
}

function takeSurvey(box: Box): Survey {
  const hexes = Object.values(box.hexes);
  const numberOf = new Map(hexes.map((hex, number) => [hex.id, number]));
  const facing = new Int16Array(hexes.length * SIDES_PER_HEX).fill(-1);
  for (const [number, { id }] of hexes.entries()) {
    for (const edge of EDGES) {
      const beyond = numberOf.get(neighbour(id, edge));
      if (beyond === undefined || !leadsSomewhere(box, id, edge)) continue;
      facing[number * SIDES_PER_HEX + edge] = beyond * SIDES_PER_HEX + opposite(edge);
    }
  }
  return { hexes, numberOf, facing };
}

/**
 * Whether track may end on this edge: beyond it lies a hex on which track can be, and if that hex is off the map it has
 * printed track to meet.
 */
export function leadsSomewhere(box: Box, hex: HexId, edge: Edge): boolean {
  const beyond = box.hexes[neighbour(hex, edge)];
  if (beyond === undefined || beyond.area === 'impassable') return false;
  return beyond.area !== 'offMap' || beyond.paths.some((path: Path) => path.includes(opposite(edge)));
}

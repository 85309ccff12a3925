/**
 * Hexes and their coordinates. The hexes lie with a flat side up; columns are lettered from the west, and rows are
 * numbered from the north with two numbers per hex: odd rows in columns A, C, E, ..., even rows in B, D, F, ...
 */
import type { Edge, HexId } from '../vocabulary.ts';
import { EDGES } from '../vocabulary.ts';

/** Column `x` from the west and row `y` from the north, both from 0; a hex is two rows tall. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

const FIRST_COLUMN = 'A'.charCodeAt(0);

/** One step over each edge. */
const STEPS: Readonly<Record<Edge, Coordinates>> = {
  0: { x: 0, y: 2 },
  1: { x: -1, y: 1 },
  2: { x: -1, y: -1 },
  3: { x: 0, y: -2 },
  4: { x: 1, y: -1 },
  5: { x: 1, y: 1 },
};

const OPPOSITE: Readonly<Record<Edge, Edge>> = { 0: 3, 1: 4, 2: 5, 3: 0, 4: 1, 5: 2 };

/** Coordinates of a hex: `L14` is column 11, row 13. */
export function coordinates(hex: HexId): Coordinates {
  return { x: hex.charCodeAt(0) - FIRST_COLUMN, y: Number(hex.slice(1)) - 1 };
}

/** The hex with these coordinates. */
export function hexAt({ x, y }: Coordinates): HexId {
  return `${String.fromCharCode(FIRST_COLUMN + x)}${y + 1}`;
}

/** Hexes around those that lie on a board, by edge; routes ask for them all the time. */
const around = new Map<HexId, readonly HexId[]>();

/** The coordinates beyond the six edges of a hex. Whether hexes lie there is for the box to say: they may be off the board. */
export function neighbours(hex: HexId): readonly HexId[] {
  const known = around.get(hex);
  if (known !== undefined) return known;
  const { x, y } = coordinates(hex);
  const found = EDGES.map((edge) => hexAt({ x: x + STEPS[edge].x, y: y + STEPS[edge].y }));
  // Names that no board has come in with made-up moves; they need not be kept.
  if (around.size < 1000) around.set(hex, found);
  return found;
}

/** The coordinate beyond an edge. */
export function neighbour(hex: HexId, edge: Edge): HexId {
  return neighbours(hex)[edge] ?? hex;
}

/** The same edge as the neighbouring hex counts it. */
export function opposite(edge: Edge): Edge {
  return OPPOSITE[edge];
}

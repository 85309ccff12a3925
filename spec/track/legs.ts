import type { HexId, Railroad } from '../vocabulary.ts';
import type { MapView } from './board.ts';
import { STOP } from './ground.ts';
import { type Layout, layoutFor } from './layout.ts';
import { SIDES_PER_HEX } from './survey.ts';

/** Track from one stop to the next. */
export interface Leg {
  /** Stop at which it ends, by hex number. */
  readonly to: number;
  /** Hexes on the way by number, the one of the last stop included. */
  readonly hexes: readonly number[];
  /** The edges that it crosses as a set of bits in as many words as all legs need, for quick comparison. */
  readonly edges: readonly number[];
}

/** All legs that a train of a railroad can use. */
export interface LegMap {
  readonly layout: Layout;
  /** Legs by the hex number of the stop at which they begin; none begins where a train must end. */
  readonly from: ReadonlyMap<number, readonly Leg[]>;
  /** Words in each set of edges. */
  readonly words: number;
}

/** Bits that a word of an edge set holds. */
const WORD = 32;

/** Finds the legs that can be reached from the railroad's stations, where the cities on the open hexes never block. */
export function legsFor(view: MapView, railroad: Railroad, open: readonly HexId[]): LegMap {
  const layout = openedLayout(layoutFor(view, railroad), open);
  // In these legs the edges are still numbers.
  const rough = new Map<number, readonly Leg[]>();
  const edgeNumbers = new Map<number, number>();
  const pending = [...layout.stations];
  for (let stop = pending.pop(); stop !== undefined; stop = pending.pop()) {
    if (rough.has(stop)) continue;
    const legs = legsFrom(layout, stop, edgeNumbers);
    rough.set(stop, legs);
    pending.push(...legs.map((leg) => leg.to).filter((to) => layout.closed[to] === 0));
  }
  const words = Math.ceil(edgeNumbers.size / WORD);
  const from = new Map<number, readonly Leg[]>();
  for (const [stop, legs] of rough) {
    const packed = legs.map((leg) => ({ ...leg, edges: bitsOf(leg.edges, words) }));
    from.set(stop, packed);
  }
  return { layout, from, words };
}

/** Whether from some station a leg leads to another stop. */
export function meetsSecondStop(layout: Layout): boolean {
  return layout.stations.some((station) => legsFrom(layout, station, new Map()).some((leg) => leg.to !== station));
}

function openedLayout(layout: Layout, open: readonly HexId[]): Layout {
  if (open.length === 0) return layout;
  const closed = layout.closed.slice();
  for (const hex of open) {
    const number = layout.survey.numberOf.get(hex);
    if (number !== undefined && layout.ground[number]?.stop?.kind === 'city') closed[number] = 0;
  }
  return { ...layout, closed };
}

/** Follows plain track from a stop in every way that crosses no edge twice. */
function legsFrom({ survey, ground }: Layout, stop: number, edgeNumbers: Map<number, number>): readonly Leg[] {
  const legs: Leg[] = [];
  const hexes: number[] = [];
  const edges: number[] = [];
  const cross = (side: number): void => {
    const facing = survey.facing[side] ?? -1;
    if (facing < 0) return;
    const edge = numbered(Math.min(side, facing), edgeNumbers);
    if (edges.includes(edge)) return;
    const hex = Math.trunc(facing / SIDES_PER_HEX);
    edges.push(edge);
    hexes.push(hex);
    for (const link of ground[hex]?.links[facing % SIDES_PER_HEX] ?? []) {
      if ((link & 7) === STOP) legs.push({ to: hex, hexes: [...hexes], edges: [...edges] });
      else cross(hex * SIDES_PER_HEX + (link & 7));
    }
    edges.pop();
    hexes.pop();
  };
  for (const link of ground[stop]?.links[STOP] ?? []) cross(stop * SIDES_PER_HEX + (link & 7));
  return legs;
}

function numbered(key: number, numbers: Map<number, number>): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

function bitsOf(members: readonly number[], words: number): readonly number[] {
  const bits = Array.from({ length: words }, () => 0);
  for (const member of members) {
    const word = Math.trunc(member / WORD);
    bits[word] = (bits[word] ?? 0) | (1 << (member % WORD));
  }
  return bits;
}

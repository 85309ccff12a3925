/** Finds room in a hex: each mark gets the nearest free place to where it would like to be. */
import type { Point } from './hex-shape.ts';
import { APOTHEM, isInside, SIZE } from './hex-shape.ts';

/** A rectangle by its centre, in pixels. */
export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** Something round that is in the way. */
export interface Disc extends Point {
  readonly radius: number;
}

/** How deep a disc reaches into an area. */
const reach = (area: Area, disc: Disc): number => {
  const dx = Math.max(0, Math.abs(disc.x - area.x) - area.width / 2);
  const dy = Math.max(0, Math.abs(disc.y - area.y) - area.height / 2);
  return Math.max(0, disc.radius - Math.hypot(dx, dy));
};

/** How deep two areas reach into each other. */
export const overlap = (one: Area, other: Area): number => {
  const dx = (one.width + other.width) / 2 - Math.abs(one.x - other.x);
  const dy = (one.height + other.height) / 2 - Math.abs(one.y - other.y);
  return dx > 0 && dy > 0 ? Math.min(dx, dy) : 0;
};

const STEP = 2;
/** Pixels to be kept free along the sides of the hex, and between marks. */
const INSET = 2;
const GAP = 1.5;
/** Pixels of a detour that are as bad as one pixel of overlap: with track, and with a stop or another mark. */
const TRACK_PRICE = 12;
const MARK_PRICE = 60;

const insideHex = ({ x, y, width, height }: Area): boolean =>
  isInside({ x: Math.abs(x) + width / 2, y: Math.abs(y) + height / 2 }, INSET);

/** Pixels of a detour as bad as having to take the next wish. */
const NEXT_WISH = 4;

/** A point of the hex and how far it is from where a mark would like to be. */
interface Candidate extends Point {
  readonly detour: number;
}

const candidates = new WeakMap<readonly Point[], readonly Candidate[]>();

/** The points of a grid over the hex, those nearest to one of the wishes first; of several wishes an earlier one is preferred. */
const candidatesNear = (wishes: readonly Point[]): readonly Candidate[] => {
  const known = candidates.get(wishes);
  if (known !== undefined) return known;
  const points: Candidate[] = [];
  for (let y = -Math.floor(APOTHEM / STEP) * STEP; y <= APOTHEM; y += STEP)
    for (let x = -SIZE; x <= SIZE; x += STEP)
      points.push({
        x,
        y,
        detour: Math.min(...wishes.map((wish, rank) => Math.hypot(wish.x - x, wish.y - y) + rank * NEXT_WISH)),
      });
  const sorted = points.toSorted((a, b) => a.detour - b.detour || a.y - b.y || a.x - b.x);
  candidates.set(wishes, sorted);
  return sorted;
};

/** An area that looks for its place. */
export interface Extent {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of a detour as bad as having to take this one of several. */
  readonly regret?: number;
}

/** The room in one hex. What is placed takes its place from those that come after it. */
export class Room {
  readonly #track: Disc[] = [];
  readonly #stops: Disc[] = [];
  readonly #marks: Area[] = [];

  /** Track is in the way, but may be covered if there is no other place. */
  blockTrack(points: readonly Point[], radius: number): void {
    for (const point of points) this.#track.push({ ...point, radius });
  }

  /** Stops must not be covered. */
  blockStop(disc: Disc): void {
    this.#stops.push(disc);
  }

  /** What is placed so far. */
  get marks(): readonly Area[] {
    return this.#marks;
  }

  /** The best place for an area near one of the wishes; it is taken from now on. */
  place(width: number, height: number, wishes: readonly Point[]): Area {
    return this.placeOne([{ width, height }], wishes).area;
  }

  /** The same for the one of several areas that finds the best place, the first of equals; says which. */
  placeOne(extents: readonly Extent[], wishes: readonly Point[]): { readonly area: Area; readonly index: number } {
    let best: Area = { x: 0, y: 0, width: 0, height: 0 };
    let chosen = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, extent] of extents.entries())
      for (const candidate of candidatesNear(wishes)) {
        const detour = candidate.detour + (extent.regret ?? 0);
        if (detour >= least) break;
        const { x, y } = candidate;
        const area = { x, y, width: extent.width, height: extent.height };
        if (!insideHex(area)) continue;
        const cost = detour + this.#costOf(area, least - detour);
        if (cost >= least) continue;
        best = area;
        chosen = index;
        least = cost;
      }
    this.#marks.push(best);
    return { area: best, index: chosen };
  }

  #costOf(area: Area, enough: number): number {
    const wide = { ...area, width: area.width + GAP, height: area.height + GAP };
    let cost = 0;
    for (const mark of this.#marks) cost += overlap(wide, mark) * MARK_PRICE;
    for (const disc of this.#stops) cost += reach(wide, disc) * MARK_PRICE;
    for (const disc of this.#track) {
      if (cost >= enough) return cost;
      cost += reach(area, disc) * TRACK_PRICE;
    }
    return cost;
  }
}

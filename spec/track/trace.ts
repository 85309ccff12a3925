/**
 * Where a railroad's track leads, as TRACK-09 describes it: every piece of track on some trail from one of its stations.
 * A trail visits no stop twice, crosses no edge between hexes twice, does not pass a closed stop, and does not count a
 * path that ends on an edge by which it has already left that hex.
 *
 * Whether a trail reaches a given path is hard to decide in general and easy on almost every board. So three searches
 * follow one another: a flood that forgets its way and hence finds too much; a walk that keeps its trail but enters no
 * hex twice over the same edge, and hence may find too little; and, only where the two differ, every trail that could
 * still lead to what is missing.
 */
import { flood, upstream } from './flood.ts';
import { STOP } from './ground.ts';
import type { Layout } from './layout.ts';
import { SIDES_PER_HEX, TRACKS_PER_HEX } from './survey.ts';

export interface Trace {
  /** 1 for each track that counts. */
  readonly tracks: Uint8Array;
  /** 1 for sides by which a trail may come into a hex where it has not been before; some such sides may lack. */
  readonly arrivals: Uint8Array;
  /** 1 for each side by which a trail may come into a hex, and perhaps for more. */
  readonly possibleArrivals: Uint8Array;
}

/** Traces the track of the railroad for which the board is laid out. */
export function traceFrom(layout: Layout): Trace {
  const most = flood(layout);
  const walk = new Walk(layout);
  walk.overEachSide();
  const missing = most.tracks.map((found, track) => (found === 1 && walk.tracks[track] === 0 ? 1 : 0));
  if (missing.includes(1)) walk.onEveryTrail(missing, upstream(layout, most, missing));
  return { tracks: walk.tracks, arrivals: walk.arrivals, possibleArrivals: most.arrivals };
}

/** Trails from the stations, one step at a time; what they find is kept from walk to walk. */
class Walk {
  readonly tracks: Uint8Array;
  readonly arrivals: Uint8Array;
  readonly #layout: Layout;
  /** 1 for sides by which the trail has left their hex. */
  readonly #left: Uint8Array;
  /** 1 for stops on the trail. */
  readonly #visited: Uint8Array;
  /** How often the trail is in a hex. */
  readonly #inside: Uint8Array;
  /** 1 for sides over which a walk may still go. */
  #open: Uint8Array;
  /** Whether going over a side closes it. */
  #once = true;
  /** How many of the tracks that it looks for are not found. */
  #missing = 0;

  constructor(layout: Layout) {
    const hexes = layout.ground.length;
    const sides = hexes * SIDES_PER_HEX;
    this.#layout = layout;
    this.tracks = new Uint8Array(hexes * TRACKS_PER_HEX);
    this.arrivals = new Uint8Array(sides);
    this.#left = new Uint8Array(sides);
    this.#open = new Uint8Array(sides).fill(1);
    this.#visited = new Uint8Array(hexes);
    this.#inside = new Uint8Array(hexes);
  }

  /** Enters no hex twice over the same edge. */
  overEachSide(): void {
    this.#fromStations();
  }

  /** Follows every trail over the given sides until all missing tracks are found. */
  onEveryTrail(missing: Uint8Array, sides: Uint8Array): void {
    this.#once = false;
    this.#open = sides;
    this.#missing = missing.reduce((sum, each) => sum + each, 0);
    this.#fromStations();
  }

  #fromStations(): void {
    for (const hex of this.#layout.stations) {
      this.#inside[hex] = 1;
      this.#visit(hex);
      this.#inside[hex] = 0;
    }
  }

  /** Goes on from a stop. All track of its hex leads to it, so the trail cannot have left the hex before. */
  #visit(hex: number): void {
    this.#visited[hex] = 1;
    for (const link of this.#layout.ground[hex]?.links[STOP] ?? []) {
      this.#find(hex * TRACKS_PER_HEX + (link >> 3));
      this.#cross(hex * SIDES_PER_HEX + (link & 7));
    }
    this.#visited[hex] = 0;
  }

  #find(track: number): void {
    if (this.tracks[track] === 1) return;
    this.tracks[track] = 1;
    this.#missing--;
  }

  #cross(side: number): void {
    const next = this.#layout.survey.facing[side] ?? -1;
    if (next < 0 || this.#left[next] === 1 || this.#open[next] === 0) return;
    if (this.#once) this.#open[next] = 0;
    else if (this.#missing === 0) return;
    this.#left[side] = 1;
    this.#enter(next);
    this.#left[side] = 0;
  }

  #enter(side: number): void {
    const hex = Math.trunc(side / SIDES_PER_HEX);
    const edge = side % SIDES_PER_HEX;
    const inside = this.#inside[hex] ?? 0;
    if (inside === 0) this.arrivals[side] = 1;
    this.#inside[hex] = inside + 1;
    for (const link of this.#layout.ground[hex]?.links[edge] ?? []) {
      const to = link & 7;
      const track = hex * TRACKS_PER_HEX + (link >> 3);
      if (to === STOP) {
        this.#find(track);
        if (this.#visited[hex] === 0 && this.#layout.ends[hex] === 0) this.#visit(hex);
      } else if (this.#left[hex * SIDES_PER_HEX + to] === 0) {
        this.#find(track);
        this.#cross(hex * SIDES_PER_HEX + to);
      }
    }
    this.#inside[hex] = inside;
  }
}

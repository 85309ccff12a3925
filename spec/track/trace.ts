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
import { type Flood, flood, upstream } from './flood.ts';
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
  /** Whether some station has a trail to another stop (ROUTE-17). */
  readonly meetsStop: boolean;
}

/** Traces the track of the railroad for which the board is laid out. */
export function traceFrom(layout: Layout): Trace {
  const most = flood(layout);
  const walk = new Walk(layout, most);
  walk.fromStations(null);
  if (walk.missing > 0) walk.fromStations(upstream(layout, most, walk.tracks));
  if (most.meetsStop && !walk.meetsStop) walk.fromStations(most.arrivals);
  return {
    tracks: walk.tracks,
    arrivals: walk.arrivals,
    possibleArrivals: most.arrivals,
    meetsStop: walk.meetsStop,
  };
}

/** Trails from the stations, one step at a time; what they found is kept from walk to walk. */
class Walk {
  readonly tracks: Uint8Array;
  readonly arrivals: Uint8Array;
  meetsStop = false;
  /** How many tracks of the flood are not found. */
  missing: number;
  readonly #layout: Layout;
  /** 1 for sides by which the trail has left their hex. */
  readonly #left: Uint8Array;
  /** 1 for stops on the trail. */
  readonly #visited: Uint8Array;
  /** How often the trail is in a hex. */
  readonly #inside: Uint8Array;
  readonly #own: Uint8Array;
  /** In a walk without aim, 1 for the sides by which a hex has been entered. */
  readonly #entered: Uint8Array;
  #toward: Uint8Array | null = null;
  #start = -1;

  constructor(layout: Layout, most: Flood) {
    const hexes = layout.ground.length;
    const sides = hexes * SIDES_PER_HEX;
    this.#layout = layout;
    this.tracks = new Uint8Array(hexes * TRACKS_PER_HEX);
    this.arrivals = new Uint8Array(sides);
    this.missing = most.count;
    this.#left = new Uint8Array(sides);
    this.#entered = new Uint8Array(sides);
    this.#visited = new Uint8Array(hexes);
    this.#inside = new Uint8Array(hexes);
    this.#own = new Uint8Array(hexes);
    for (const hex of layout.stations) this.#own[hex] = 1;
  }

  /** Walks from each station: every trail over the sides marked in `toward`, or without aim each side once. */
  fromStations(toward: Uint8Array | null): void {
    this.#toward = toward;
    for (const hex of this.#layout.stations) {
      this.#start = hex;
      this.#inside[hex] = 1;
      this.#visit(hex);
      this.#inside[hex] = 0;
    }
  }

  #find(track: number): void {
    if (this.tracks[track] === 1) return;
    this.tracks[track] = 1;
    this.missing--;
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

  #cross(side: number): void {
    const next = this.#layout.survey.facing[side] ?? -1;
    if (next < 0 || this.#left[next] === 1) return;
    if (this.#toward === null) {
      if (this.#entered[next] === 1) return;
      this.#entered[next] = 1;
    } else if (this.#toward[next] === 0 || (this.missing === 0 && this.meetsStop)) return;
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
        if (hex !== this.#start) this.meetsStop = true;
        const ends = this.#visited[hex] === 1 || this.#layout.closed[hex] === 1 || this.#own[hex] === 1;
        if (!ends) this.#visit(hex);
      } else if (this.#left[hex * SIDES_PER_HEX + to] === 0) {
        this.#find(track);
        this.#cross(hex * SIDES_PER_HEX + to);
      }
    }
    this.#inside[hex] = inside;
  }
}

import type { Path } from '../box/box.ts';
import { EDGES, type Edge, type HexId, type Railroad } from '../vocabulary.ts';
import type { Board, MapView } from './board.ts';
import { type Layout, layoutFor } from './layout.ts';
import { meetsSecondStop } from './legs.ts';
import { SIDES_PER_HEX, TRACKS_PER_HEX } from './survey.ts';
import { type Trace, traceFrom } from './trace.ts';

/** What a railroad reaches from its stations. */
export class Network {
  readonly layout: Layout;
  readonly trace: Trace;
  /** For each hex number the set of edges by which a tile would be connected (TRACK-09), edge 0 in the lowest bit. */
  readonly edgeSets: Uint8Array;

  constructor(layout: Layout) {
    this.layout = layout;
    this.trace = traceFrom(layout);
    this.edgeSets = connectedEdges(layout, this.trace);
  }

  /** Whether from some station a second stop is reached, another own station included (ROUTE-17). */
  get hasRoute(): boolean {
    return meetsSecondStop(this.layout);
  }

  /** The edges by which a tile on this hex would be connected (TRACK-09), ascending. */
  edgesOn(hex: HexId): readonly Edge[] {
    const set = this.edgeSets[this.#number(hex)] ?? 0;
    return EDGES.filter((edge) => (set & (1 << edge)) !== 0);
  }

  /** The pieces of track on this hex that some trail from a station runs over. */
  pathsOn(hex: HexId): readonly Path[] {
    const number = this.#number(hex);
    const paths = this.layout.ground[number]?.paths ?? [];
    return paths.filter((_, index) => this.trace.tracks[number * TRACKS_PER_HEX + index] === 1);
  }

  /** Whether the stop on this hex is reached; an own station always is. */
  reachesStop(hex: HexId): boolean {
    return this.layout.stations.includes(this.#number(hex)) || this.pathsOn(hex).some((path) => path.includes('stop'));
  }

  /** The hexes of all stops that are reached. */
  stops(): readonly HexId[] {
    return this.layout.survey.hexes
      .filter((hex, number) => this.layout.ground[number]?.stop !== null && this.reachesStop(hex.id))
      .map((hex) => hex.id);
  }

  #number(hex: HexId): number {
    return this.layout.survey.numberOf.get(hex) ?? -1;
  }
}

/** Edges of connected track, the edges that face them, and around a station every edge where track can lead. */
function connectedEdges({ survey: { facing }, ground, stations }: Layout, { tracks }: Trace): Uint8Array {
  const sets = new Uint8Array(ground.length);
  const connect = (side: number) => {
    const hex = Math.trunc(side / SIDES_PER_HEX);
    sets[hex] = (sets[hex] ?? 0) | (1 << (side % SIDES_PER_HEX));
  };
  for (const hex of stations) {
    for (const edge of EDGES) {
      const side = hex * SIDES_PER_HEX + edge;
      if ((facing[side] ?? -1) >= 0) connect(side);
    }
  }
  for (const [hex, { paths }] of ground.entries()) {
    for (let index = 0; index < paths.length; index++) {
      if (tracks[hex * TRACKS_PER_HEX + index] !== 1) continue;
      for (const end of paths[index] ?? []) {
        if (end === 'stop') continue;
        const side = hex * SIDES_PER_HEX + end;
        connect(side);
        const across = facing[side] ?? -1;
        if (across >= 0) connect(across);
      }
    }
  }
  return sets;
}

interface Known {
  readonly view: MapView;
  readonly networks: Map<Railroad, Network>;
}

const known = new WeakMap<Board, Known>();

/** The network of a railroad, worked out once for each board. */
export function networkOf(view: MapView, railroad: Railroad): Network {
  let kept = known.get(view.board);
  if (kept === undefined || !sameGame(kept.view, view)) {
    kept = { view, networks: new Map() };
    known.set(view.board, kept);
  }
  let network = kept.networks.get(railroad);
  if (network === undefined) {
    network = new Network(layoutFor(view, railroad));
    kept.networks.set(railroad, network);
  }
  return network;
}

/** One board may serve several games, the empty one above all. */
function sameGame(one: MapView, other: MapView): boolean {
  return one.box === other.box && (one.inPlay === other.inPlay || one.inPlay.join() === other.inPlay.join());
}

import { STOP } from './ground.ts';
import type { Layout } from './layout.ts';
import { SIDES_PER_HEX, TRACKS_PER_HEX } from './survey.ts';

/** What could be reached if a train forgot its way at every step: all that a trail reaches, and perhaps more. */
export interface Flood {
  /** 1 for each track. */
  readonly tracks: Uint8Array;
  /** 1 for each side by which a hex is entered. */
  readonly arrivals: Uint8Array;
  /** The same sides as they were found. */
  readonly order: readonly number[];
}

/** Floods the track from the stations of the railroad for which the board is laid out. */
export function flood({ survey: { facing }, ground, stations, ends }: Layout): Flood {
  const tracks = new Uint8Array(ground.length * TRACKS_PER_HEX);
  const arrivals = new Uint8Array(facing.length);
  const order: number[] = [];
  const cross = (side: number) => {
    const next = facing[side] ?? -1;
    if (next < 0 || arrivals[next] === 1) return;
    arrivals[next] = 1;
    order.push(next);
  };
  const visit = (hex: number, from: number) => {
    for (const link of ground[hex]?.links[STOP] ?? []) {
      if ((link & 7) === from) continue;
      tracks[hex * TRACKS_PER_HEX + (link >> 3)] = 1;
      cross(hex * SIDES_PER_HEX + (link & 7));
    }
  };
  for (const hex of stations) visit(hex, -1);
  for (let index = 0; index < order.length; index++) {
    const side = order[index] ?? 0;
    const hex = Math.trunc(side / SIDES_PER_HEX);
    const edge = side % SIDES_PER_HEX;
    for (const link of ground[hex]?.links[edge] ?? []) {
      const to = link & 7;
      tracks[hex * TRACKS_PER_HEX + (link >> 3)] = 1;
      if (to !== STOP) cross(hex * SIDES_PER_HEX + to);
      else if (ends[hex] === 0) visit(hex, edge);
    }
  }
  return { tracks, arrivals, order };
}

/** 1 for the sides of a flood from which it leads on to one of the wanted tracks. */
export function upstream(
  { survey: { facing }, ground, ends }: Layout,
  { order }: Flood,
  wanted: Uint8Array,
): Uint8Array {
  const marked = new Uint8Array(facing.length);
  const leads = (hex: number, link: number): boolean =>
    wanted[hex * TRACKS_PER_HEX + (link >> 3)] === 1 ||
    ((link & 7) !== STOP && marked[facing[hex * SIDES_PER_HEX + (link & 7)] ?? -1] === 1);
  const leadsFrom = (hex: number, edge: number): boolean =>
    (ground[hex]?.links[edge] ?? []).some(
      (link) =>
        leads(hex, link) ||
        ((link & 7) === STOP &&
          ends[hex] === 0 &&
          (ground[hex]?.links[STOP] ?? []).some((onward) => (onward & 7) !== edge && leads(hex, onward))),
    );
  let grown = true;
  while (grown) {
    grown = false;
    for (const side of order.toReversed()) {
      if (marked[side] === 1 || !leadsFrom(Math.trunc(side / SIDES_PER_HEX), side % SIDES_PER_HEX)) continue;
      marked[side] = 1;
      grown = true;
    }
  }
  return marked;
}

import type { Box } from '../box/box.ts';
import type { Railroad } from '../vocabulary.ts';
import { isClosedCity, type MapView } from './board.ts';
import { BARE, type Ground, printedGround, tileGroundsOf } from './ground.ts';
import { type Survey, surveyOf } from './survey.ts';

/** A board as one railroad finds it, by hex number. */
export interface Layout {
  readonly survey: Survey;
  readonly ground: readonly Ground[];
  /** Hexes with a station of the railroad. */
  readonly stations: readonly number[];
  /** 1 where a train must end: the stop is off the map for good, or a city full of other railroads' stations. */
  readonly closed: Uint8Array;
  /** 1 where a trail need not go on: the stop is closed, or another trail begins there. */
  readonly ends: Uint8Array;
}

/** Lays a board out for a railroad. */
export function layoutFor(view: MapView, railroad: Railroad): Layout {
  const { box, board } = view;
  const survey = surveyOf(box);
  const printed = printedMap(box, view.inPlay);
  const ground = printed.ground.slice();
  const tiles = tileGroundsOf(box);
  for (const hex in board.tiles) {
    const number = survey.numberOf.get(hex);
    const laid = board.tiles[hex];
    if (number !== undefined && laid !== undefined) ground[number] = tiles.get(laid.tile)?.[laid.rotation] ?? BARE;
  }
  const closed = printed.closed.slice();
  const stations: number[] = [];
  for (const hex in board.stations) {
    const number = survey.numberOf.get(hex);
    const slots = board.stations[hex];
    if (number === undefined || slots === undefined) continue;
    if (slots.includes(railroad)) stations.push(number);
    else if (isClosedCity(ground[number]?.stop ?? null, slots, railroad)) closed[number] = 1;
  }
  const ends = closed.slice();
  for (const station of stations) ends[station] = 1;
  return { survey, ground, stations, closed, ends };
}

/** The map as printed, with the off-map places closed. */
interface PrintedMap {
  readonly ground: readonly Ground[];
  readonly closed: Uint8Array;
}

const printedMaps = new WeakMap<Box, Map<string, PrintedMap>>();

function printedMap(box: Box, inPlay: readonly Railroad[]): PrintedMap {
  let maps = printedMaps.get(box);
  if (maps === undefined) {
    maps = new Map();
    printedMaps.set(box, maps);
  }
  const game = inPlay.join();
  let map = maps.get(game);
  if (map === undefined) {
    const ground = surveyOf(box).hexes.map((hex) => printedGround(hex, inPlay));
    map = { ground, closed: Uint8Array.from(ground, ({ stop }) => (stop?.kind === 'offboard' ? 1 : 0)) };
    maps.set(game, map);
  }
  return map;
}

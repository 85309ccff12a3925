/** Writes tiles, stations and routes. */
import { railroadsOf } from '../../../spec/holdings.ts';
import type { DeclaredRoute, MoveOf } from '../../../spec/moves/move.ts';
import type { MapView } from '../../../spec/track/board.ts';
import { stopAt } from '../../../spec/track/board.ts';
import type { HexId, Railroad } from '../../../spec/vocabulary.ts';
import { isMarked } from './copy-book.ts';
import { chained } from './route-legs.ts';
import { cityName, freeCopies, tileName } from './tile-copies.ts';
import type { TrainCopy } from './train-copies.ts';
import { copiesOf, trainName } from './train-copies.ts';
import type { Exported, Writing } from './writing.ts';
import { asPrivate, asRailroad } from './writing.ts';

export const exportLay = (writing: Writing<MoveOf<'layTile'> | MoveOf<'layPrivateTile'>>): Exported | null => {
  const { box, book, before, move } = writing;
  const free = freeCopies(book.tiles, before.game.board, box, move.tile);
  const copy = free.find((each) => isMarked(book, each) === (move.marked === true)) ?? free[0];
  if (copy === undefined) return null;
  const who = move.type === 'layTile' ? asRailroad(move.railroad) : asPrivate(move.private);
  return {
    action: { type: 'lay_tile', ...who, hex: move.hex, tile: tileName(copy), rotation: move.rotation },
    book: { ...book, tiles: [...book.tiles, { ...copy, hex: move.hex }] },
  };
};

export const exportStation = (writing: Writing<MoveOf<'placeStation'>>): Exported => {
  const { book, before, move } = writing;
  return {
    action: {
      type: 'place_token',
      ...asRailroad(move.railroad),
      city: cityName(book.tiles, before.game.board, move.hex),
      slot: slotOf(writing),
      tokener: move.railroad,
    },
    book,
  };
};

/** Records number the slots of a city: the first is that of a home, if it is one, and the others come as they come. */
const slotOf = ({ box, before, move }: Writing<MoveOf<'placeStation'>>): number => {
  const isHome = (railroad: Railroad): boolean => box.charters[railroad].home === move.hex;
  const there = before.game.board.stations[move.hex] ?? [];
  const guests = there.filter((railroad) => railroad !== null && !isHome(railroad)).length;
  return railroadsOf(before.game).some(isHome) ? guests + 1 : guests;
};

/** Records state the revenue of each route; it is what the rules have made of it. */
export const exportRun = (writing: Writing<MoveOf<'runTrains'>>): Exported | null => {
  const { book, after, move } = writing;
  const run = after.game.operating?.turn?.routes ?? [];
  const copies = copiesFor(writing);
  const routes = move.routes.map(({ legs }, index) => {
    const copy = copies[index];
    const revenue = run[index]?.revenue;
    if (copy === undefined || revenue === undefined) return null;
    const connections = chained(legs);
    const hexes = stopsOf(connections);
    return {
      train: trainName(copy),
      connections,
      hexes,
      revenue,
      revenue_str: hexes.join('-'),
      nodes: hexes.map((hex) => `${hex}-0`),
    };
  });
  if (routes.includes(null)) return null;
  return {
    action: { type: 'run_routes', ...asRailroad(move.railroad), routes, extra_revenue: 0, subsidy: 0 },
    book,
  };
};

const stopsOf = (legs: DeclaredRoute['legs']): readonly HexId[] => [
  ...legs.slice(0, 1).flatMap((leg) => leg[0] ?? []),
  ...legs.flatMap((leg) => leg.at(-1) ?? []),
];

/** A copy for each route; of equal trains the first have been made longer, so they take the routes with most stops. */
const copiesFor = ({ box, book, before, move }: Writing<MoveOf<'runTrains'>>): readonly (TrainCopy | undefined)[] => {
  const view: MapView = { box, board: before.game.board, inPlay: railroadsOf(before.game) };
  const weight = ({ legs }: DeclaredRoute): number =>
    stopsOf(chained(legs)).filter((hex) => stopAt(view, hex)?.kind !== 'town').length;
  return move.routes.map((route) => {
    const equal = move.routes.filter(({ train }) => train === route.train);
    const rank = equal.toSorted((a, b) => weight(b) - weight(a)).indexOf(route);
    return copiesOf(book.trains, move.railroad, route.train)[rank];
  });
};

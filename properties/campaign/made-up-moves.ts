/** Moves that nobody has checked: the move just made with one thing changed, or any move of a kind that has a place here. */
import { legsOfRoute } from '../../spec/declared-run.ts';
import { companiesOf, railroadsOf } from '../../spec/holdings.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { DeclaredRoute, Move, MoveType } from '../../spec/moves/move.ts';
import { trainsOf } from '../../spec/run-terms.ts';
import type { Position } from '../../spec/state.ts';
import { EDGES, PRIVATES, STEEL_COLUMNS, TRAINS } from '../../spec/vocabulary.ts';
import type { Engine } from '../../src/engine.ts';
import type { Draw } from '../../src/play/draw.ts';
import { lawfulRoutes } from './lawful-runs.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a move of each kind consists of; a field with `?` is there only at times. */
const FIELDS: Readonly<Record<MoveType, readonly string[]>> = {
  bid: ['player', 'private', 'price'],
  pass: [],
  sellShares: ['player', 'company', 'percent'],
  buyShares: ['player', 'company', 'from', 'percent', 'discount?'],
  found: ['player', 'railroad', 'par'],
  layTile: ['railroad', 'hex', 'tile', 'rotation', 'marked?'],
  layPrivateTile: ['railroad', 'private', 'hex', 'tile', 'rotation', 'marked?'],
  chooseSteel: ['railroad', 'column', 'price'],
  placeStation: ['railroad', 'hex'],
  lengthenTrain: ['railroad', 'private', 'train?', 'by'],
  runTrains: ['railroad', 'routes'],
  shipGold: ['railroad', 'hex', 'nugget?'],
  placeGhostTown: ['railroad'],
  dividend: ['railroad', 'kind'],
  payLease: ['railroad', 'payer'],
  buyTrain: ['railroad', 'train', 'seller', 'price'],
  buyPrivate: ['railroad', 'private', 'price'],
  payDebt: ['railroad'],
  declareBankruptcy: ['railroad'],
  breakOff: [],
};
const KINDS = Object.keys(FIELDS) as MoveType[];

const one = <T>(values: readonly T[], draw: Draw): T | undefined => values[draw(values.length)];

/** A price of the market or of a train, or any number. */
const dollars = (engine: Engine, draw: Draw): number => {
  const { market, trains } = engine.box;
  const printed = [...market, ...trains].map(({ price }) => price);
  return draw(2) === 0 ? (one(printed, draw) ?? 0) : draw(900) - 10;
};

/** A route that a train of the railroad on turn may take, seldom the best one; null if there is none. */
const someRoute = (engine: Engine, position: Position, draw: Draw): DeclaredRoute | null => {
  const railroad = position.game.operating?.turn?.railroad;
  if (railroad === undefined || !position.at.endsWith('.run')) return null;
  const view = engine.view(position);
  const train = one(trainsOf(view, railroad), draw);
  const route = train === undefined ? undefined : one(lawfulRoutes(view, railroad, train), draw);
  return train === undefined || route === undefined
    ? null
    : { train: train.train, legs: legsOfRoute(mapOf(view), route) };
};

/** A run with a fault: a leg twice, a leg less, a route twice, a train that is another, a hex that is another. */
const otherRoutes = (
  engine: Engine,
  position: Position,
  routes: readonly DeclaredRoute[],
  draw: Draw,
): readonly DeclaredRoute[] => {
  const lawful = draw(2) === 0 ? someRoute(engine, position, draw) : null;
  if (lawful !== null) return [lawful];
  const [first] = routes;
  if (first === undefined) return [{ train: one(TRAINS, draw) ?? '2+', legs: [['L2', 'K3']] }];
  const { train, legs } = first;
  const faults: readonly (readonly DeclaredRoute[])[] = [
    [{ train, legs: [...legs, ...legs] }],
    [{ train, legs: legs.slice(1) }],
    [...routes, first],
    [{ train: one(TRAINS, draw) ?? train, legs }],
    [{ train, legs: [[...(legs[0] ?? []), one(Object.keys(engine.box.hexes), draw) ?? '']] }],
    [{ train, legs: legs.slice(0, 1) }],
  ];
  return one(faults, draw) ?? [];
};

const anyValue = (engine: Engine, position: Position, made: Fields, field: string, draw: Draw): unknown => {
  const { box } = engine;
  const { game } = position;
  switch (field) {
    case 'player':
      return one(game.players, draw)?.id;
    case 'railroad':
      return one(railroadsOf(game), draw);
    case 'company':
      return one(companiesOf(game), draw);
    case 'private':
      return one(draw(4) === 0 ? PRIVATES : Object.keys(game.privates), draw);
    case 'discount':
      return one(PRIVATES, draw);
    case 'percent':
      return one([0, 10, 20, 30, 40, 50, 60, 15], draw);
    case 'from':
      return one(['treasury', 'pool'], draw);
    case 'seller':
      return one(['depot', ...railroadsOf(game)], draw);
    case 'hex':
      return one(Object.keys(draw(2) === 0 ? game.board.tiles : box.hexes), draw) ?? 'L2';
    case 'tile':
      return one(Object.keys(box.tiles), draw);
    case 'rotation':
      return one(EDGES, draw);
    case 'column':
      return one(STEEL_COLUMNS, draw);
    case 'train':
      return one(TRAINS, draw);
    case 'kind':
      return one(['payOut', 'withhold'], draw);
    case 'payer':
      return one(['railroad', 'president'], draw);
    case 'by':
      return draw(3);
    case 'routes':
      return otherRoutes(engine, position, (made.routes as readonly DeclaredRoute[] | undefined) ?? [], draw);
    case 'nugget':
    case 'marked':
      return true;
    default:
      return dollars(engine, draw);
  }
};

/** The name of a field in a move. */
const named = (field: string): string => (field === 'seller' ? 'from' : field.replace('?', ''));

/** A pass is that of a player or that of a railroad. */
const passOf = (who: 'player' | 'railroad', value: (field: string) => unknown): Move =>
  ({ type: 'pass', [who]: value(who) }) as Move;

/** A made-up move; `made` is the one that was really made. */
export const madeUpMove = (engine: Engine, position: Position, made: Move, draw: Draw): Move => {
  const given = made as unknown as Fields;
  const value = (field: string): unknown => anyValue(engine, position, given, field.replace('?', ''), draw);
  if (draw(2) === 0) {
    const field = one(FIELDS[made.type], draw);
    if (field !== undefined) return { ...given, [named(field)]: value(field) } as unknown as Move;
  }
  const type = one(draw(8) === 0 ? KINDS : engine.kinds(position), draw) ?? made.type;
  if (type === 'pass') return draw(2) === 0 ? passOf('player', value) : passOf('railroad', value);
  const fields = FIELDS[type].filter((field) => !field.endsWith('?') || draw(2) === 0);
  return { type, ...Object.fromEntries(fields.map((field) => [named(field), value(field)])) } as unknown as Move;
};

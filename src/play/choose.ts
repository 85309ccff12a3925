/** What a player of a random game does: first a kind of move by his habits, then a move of that kind that he likes. */
import type { Option } from '../../spec/deed.ts';
import { topTrain } from '../../spec/depot.ts';
import { playerOf, priceOf, railroadOf } from '../../spec/holdings.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { BuyShares, Move, MoveType } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { networkOf } from '../../spec/track/network.ts';
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { Engine } from '../engine.ts';
import type { Draw } from './draw.ts';
import type { Style } from './styles.ts';
import { USUAL } from './styles.ts';

/** The player who decides: the one on turn, or the president of the railroad on turn. */
export const decider = ({ game }: Position): PlayerId => {
  const { lot, stock, operating } = game;
  const railroad = operating?.turn?.railroad;
  if (railroad !== undefined) return railroadOf(game, railroad).president ?? game.priority;
  return lot?.turn ?? stock?.turn ?? game.priority;
};

/** Numbers near the low end of a range are as frequent as all others together, so that no bid takes all the cash. */
const NEAR = 4;

const numberIn = ({ lo, hi, step }: NonNullable<Option['vary']>, draw: Draw): number => {
  const values = Math.floor((hi - lo) / step) + 1;
  return lo + step * draw(draw(8) === 0 ? values : Math.min(values, NEAR));
};

/** How much rarer income is paid out when the next train cannot be paid. */
const POOR = 0.7;

/** Of a hundred choices, how many follow what the player likes. */
const STEADY = 95;

const percent = (of: number, draw: Draw): boolean => draw(100) < of;

/** Dollars that the railroad of a move should keep for its next train; 0 where it has all the trains that it may own. */
const savings = (engine: Engine, { game }: Position): number => {
  const railroad = game.operating?.turn?.railroad;
  if (railroad === undefined || railroadOf(game, railroad).trains.length > 1) return 0;
  return topTrain({ game, box: engine.box })?.price ?? 0;
};

/** Dollars that shares cost, discounts apart. */
const priceFor = (engine: Engine, { game }: Position, { company, percent: part }: BuyShares): number =>
  ((priceOf(game, engine.box, company) ?? 0) * part) / 10;

const treasuryOf = ({ game }: Position): number => {
  const railroad = game.operating?.turn?.railroad;
  return railroad === undefined ? 0 : railroadOf(game, railroad).cash;
};

/** Whether the player means to do this at all; what nobody means to do is done when nothing else is left. */
const isWise = (engine: Engine, position: Position, style: Style, move: Move, daring: boolean): boolean => {
  const { game } = position;
  switch (move.type) {
    case 'bid':
      return move.price <= playerOf(game, move.player).cash / 5;
    case 'found':
      return playerOf(game, move.player).cash >= (topTrain({ game, box: engine.box })?.price ?? 0);
    case 'buyShares': {
      const { cash } = playerOf(game, move.player);
      return cash - priceFor(engine, position, move) >= style.reserve * game.round.set;
    }
    case 'layTile':
    case 'placeStation':
      return daring || treasuryOf(position) >= savings(engine, position);
    case 'buyPrivate':
      return treasuryOf(position) - move.price >= savings(engine, position);
    case 'payDebt':
      return treasuryOf(position) >= savings(engine, position);
    default:
      return true;
  }
};

/** Lays of which the best is taken. */
const COMPARED = 3;

/** Of a few lays, the one after which the railroad reaches most stops. */
const farthest = (engine: Engine, position: Position, options: readonly Option[], draw: Draw): Option[] => {
  let best: { readonly option: Option; readonly stops: number } | null = null;
  for (let i = 0; i < COMPARED; i++) {
    const option = pick(options, draw);
    if (option?.move.type !== 'layTile') return [...options];
    const applied = engine.apply(position, option.move);
    if (!applied.ok) continue;
    const map = mapOf(engine.view(applied.position));
    const stops = [...networkOf(map, option.move.railroad).stops()].length;
    if (best === null || stops > best.stops) best = { option, stops };
  }
  return best === null ? [...options] : [best.option];
};

/** Those that the player likes best; all of them where he does not mind. */
const liked = (engine: Engine, position: Position, options: readonly Option[], style: Style, draw: Draw): Option[] => {
  const only = (wanted: (move: Move) => boolean): Option[] => {
    const some = options.filter(({ move }) => wanted(move));
    return some.length > 0 ? some : [...options];
  };
  const [first] = options;
  switch (first?.move.type) {
    case 'found': {
      const pars = options.flatMap(({ move }) => (move.type === 'found' ? [move.par] : []));
      const par = style.foundsDear ? Math.max(...pars) : Math.min(...pars);
      return only((m) => m.type === 'found' && m.par === par);
    }
    case 'layTile':
      return farthest(engine, position, options, draw);
    case 'buyShares':
      return only((m) => m.type === 'buyShares' && m.from === 'treasury');
    case 'runTrains':
      return only((m) => m.type === 'runTrains' && m.routes.length > 0);
    case 'buyTrain':
      return only((m) => m.type === 'buyTrain' && m.from === 'depot');
    case 'dividend': {
      const pays =
        treasuryOf(position) >= savings(engine, position)
          ? percent(style.payOut, draw)
          : percent(style.payOut * POOR, draw);
      return only((m) => m.type === 'dividend' && (m.kind === 'payOut') === pays);
    }
    default:
      return [...options];
  }
};

const weightOf = (style: Style, kind: MoveType): number => style.weights[kind] ?? USUAL[kind] ?? 2;

const drawKind = (kinds: readonly MoveType[], style: Style, draw: Draw): MoveType | null => {
  const total = kinds.reduce((sum, kind) => sum + weightOf(style, kind), 0);
  if (total === 0) return kinds[0] ?? null;
  let left = draw(total);
  for (const kind of kinds) {
    left -= weightOf(style, kind);
    if (left < 0) return kind;
  }
  return null;
};

/** A legal move; null where there is none. Only kinds that are drawn are listed, which saves most of the work. */
export const choose = (engine: Engine, position: Position, style: Style, draw: Draw): Move | null => {
  let kinds = engine.kinds(position).filter((kind) => kind !== 'breakOff');
  let unwise: readonly Option[] = [];
  while (kinds.length > 0) {
    const kind = drawKind(kinds, style, draw);
    kinds = kinds.filter((other) => other !== kind);
    if (kind === null) break;
    const listed = [...engine.optionsOf(position, kind)];
    const daring = percent(style.daring, draw);
    const wise = listed.filter(({ move }) => isWise(engine, position, style, move, daring));
    if (wise.length === 0) {
      unwise = unwise.length > 0 ? unwise : listed;
      continue;
    }
    return withNumber(pick(percent(STEADY, draw) ? liked(engine, position, wise, style, draw) : wise, draw), draw);
  }
  return withNumber(pick(unwise, draw), draw);
};

const pick = (options: readonly Option[], draw: Draw): Option | null =>
  options.length === 0 ? null : (options[draw(options.length)] ?? null);

const withNumber = (option: Option | null, draw: Draw): Move | null => {
  if (option === null) return null;
  const { move, vary } = option;
  return vary === undefined ? move : ({ ...move, [vary.field as string]: numberIn(vary, draw) } as Move);
};

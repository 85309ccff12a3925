/**
 * Complete random games. A seed decides everything: the cards, the seats and every move, so that a game can be played
 * again anywhere from its seed, profile and number of players.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Option } from '../../spec/deed.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move, MoveType } from '../../spec/moves/move.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Engine } from '../engine.ts';
import { dealFrom } from '../interchange/deal.ts';

/** What a random game is played from. */
export interface RandomGameInput {
  readonly profile: ProfileId;
  readonly players: 2 | 3 | 4;
  /** A whole number. */
  readonly seed: number;
}

/** One move of a random game; the start has none. */
export interface RandomStep {
  readonly move: Move | null;
  readonly position: Position;
  readonly journal: readonly Entry[];
}

/** A whole number from 0 to below `n`. */
type Draw = (n: number) => number;

const drawsFrom = (seed: number): Draw => {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
};

/** The setup of a random game: what the seed deals, by the draw that 18xx.games documents. */
export const randomSetup = ({ profile, players, seed }: RandomGameInput, engine: Engine): Setup => {
  const seats = Array.from({ length: players }, (_, i) => String(i + 1));
  const { railroads, privates, rest } = dealFrom(seed, engine.box);
  const first = rulingsOf(profile)['first-priority'] === 'random' ? seats[rest % players] : seats[0];
  return { profile, players: seats, railroads, privates, priority: first ?? '1', shorterEnd: false };
};

/** How often a kind of move is made where several are possible; 2 where nothing is said. */
const WEIGHTS: Readonly<Partial<Record<MoveType, number>>> = {
  breakOff: 0,
  declareBankruptcy: 1,
  chooseSteel: 1,
  pass: 3,
  sellShares: 3,
  buyShares: 5,
  found: 6,
  layTile: 5,
  runTrains: 8,
  buyTrain: 6,
};
const weightOf = (type: MoveType): number => WEIGHTS[type] ?? 2;

/** Numbers near the low end of a range are as frequent as all others together, so that games do not end in one bid. */
const NEAR = 4;

const numberIn = ({ lo, hi, step }: NonNullable<Option['vary']>, draw: Draw): number => {
  const values = Math.floor((hi - lo) / step) + 1;
  return lo + step * draw(draw(2) === 0 ? values : Math.min(values, NEAR));
};

/** One of the options: first a kind of move, then one of that kind, then its free number. */
const choose = (options: readonly Option[], draw: Draw): Move | null => {
  const kinds = [...new Set(options.map((o) => o.move.type))].filter((type) => weightOf(type) > 0);
  const total = kinds.reduce((sum, type) => sum + weightOf(type), 0);
  if (total === 0) return null;
  let left = draw(total);
  const kind = kinds.find((type) => {
    left -= weightOf(type);
    return left < 0;
  });
  const group = options.filter((o) => o.move.type === kind);
  const picked = group[draw(group.length)];
  if (picked === undefined) return null;
  const { move, vary } = picked;
  return vary === undefined ? move : ({ ...move, [vary.field as string]: numberIn(vary, draw) } as Move);
};

/** Plays a random game to its end. */
export const randomGame = function* (engine: Engine, input: RandomGameInput): Generator<RandomStep> {
  const started = engine.newGame(randomSetup(input, engine));
  if (!started.ok) throw new RangeError(`the seed ${input.seed} deals an impossible setup`);
  yield { move: null, position: started.position, journal: started.journal };
  const draw = drawsFrom(input.seed);
  let { position } = started;
  while (position.game.result === null) {
    const move = choose([...engine.options(position)], draw);
    if (move === null) throw new RangeError(`nothing can be done at ${position.at}`);
    const applied = engine.apply(position, move);
    if (!applied.ok)
      throw new RangeError(`${JSON.stringify(move)} was listed and refused: ${JSON.stringify(applied.violations)}`);
    position = applied.position;
    yield { move, position, journal: applied.journal };
  }
};

/**
 * Random games: any lawful setup, and a list of numbers each of which picks a move. A failing game is shown by
 * fast-check with its seed and path, and shrinks to few players, plain setups and short lists.
 */
import fc from 'fast-check';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Option } from '../../spec/deed.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move, MoveType } from '../../spec/moves/move.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PRIVATES, RAILROADS } from '../../spec/vocabulary.ts';
import type { Engine } from '../../src/engine.ts';
import { NAMES } from './table.ts';

/** What a random game is played on: the engine, or a mutant of it. */
export type Rules = Pick<Engine, 'box' | 'newGame' | 'apply' | 'options' | 'legal' | 'judge' | 'view'>;

const { charters, privates: cards, privatesDealt } = baseBox;
const COLOURS = ['yellow', 'green', 'brown'] as const;

const ALWAYS: readonly Railroad[] = RAILROADS.filter((r) => charters[r].always);
const OTHERS: readonly Railroad[] = RAILROADS.filter((r) => !charters[r].always);
const drawn = OTHERS.length - (RAILROADS.length - baseBox.charterColours.length);

const railroads = fc
  .subarray([...OTHERS], { minLength: drawn, maxLength: drawn })
  .map((others) => [...ALWAYS, ...others].sort((a, b) => charters[a].established - charters[b].established));

const dealtOf = (colour: (typeof COLOURS)[number]): fc.Arbitrary<readonly Private[]> => {
  const count = privatesDealt[colour];
  const pile = PRIVATES.filter((p) => cards[p].dealt && cards[p].colour === colour);
  return fc
    .subarray([...pile], { minLength: count, maxLength: count })
    .map((hand) => [...hand].sort((a, b) => cards[a].value - cards[b].value));
};

/** Any lawful setup of a profile for a number of players. */
export const setupsOf = (profile: ProfileId, players: 2 | 3 | 4): fc.Arbitrary<Setup> =>
  fc
    .record({
      railroads,
      privates: fc.tuple(...COLOURS.map(dealtOf)).map((hands) => hands.flat()),
      priority: fc.constantFrom(...NAMES.slice(0, players)),
      shorterEnd: fc.boolean(),
    })
    .map((rest) => ({ profile, players: NAMES.slice(0, players), ...rest }));

/** A setup and the numbers that pick the moves. */
export interface RandomGame {
  readonly setup: Setup;
  readonly choices: readonly number[];
}

export const randomGames = (profile: ProfileId, players: 2 | 3 | 4, moves: number): fc.Arbitrary<RandomGame> =>
  fc.record({
    setup: setupsOf(profile, players),
    choices: fc.array(fc.nat(), { minLength: moves, maxLength: moves }),
  });

/** How often a kind of move is tried; 2 where nothing is said. Games should neither dawdle nor end early. */
const WEIGHTS: Readonly<Partial<Record<MoveType, number>>> = {
  breakOff: 0,
  declareBankruptcy: 1,
  chooseSteel: 1,
  pass: 3,
  sellShares: 3,
  buyShares: 5,
  found: 6,
  layTile: 5,
  buyTrain: 6,
};
const weightOf = (type: MoveType): number => WEIGHTS[type] ?? 2;

/** The free number of a family of moves: mostly near its low end, now and then anywhere. */
const numberOf = ({ lo, hi, step }: NonNullable<Option['vary']>, choice: number): number => {
  const values = Math.floor((hi - lo) / step) + 1;
  const near = Math.min(values, 4);
  return lo + step * (choice % 4 === 0 ? Math.floor(choice / 4) % values : Math.floor(choice / 4) % near);
};

/** The move that a number picks: first its kind, then one of that kind, then its free number. Null = nothing to do. */
export const choose = (options: readonly Option[], choice: number): Move | null => {
  const kinds = [...new Set(options.map((o) => o.move.type))].filter((type) => weightOf(type) > 0);
  const total = kinds.reduce((sum, type) => sum + weightOf(type), 0);
  if (total === 0) return null;
  let left = choice % total;
  const kind = kinds.find((type) => {
    left -= weightOf(type);
    return left < 0;
  });
  const group = options.filter((o) => o.move.type === kind);
  const rest = Math.floor(choice / total);
  const picked = group[rest % group.length];
  if (picked === undefined) return null;
  const { move, vary } = picked;
  if (vary === undefined) return move;
  return { ...move, [vary.field as string]: numberOf(vary, Math.floor(rest / group.length)) } as Move;
};

/** One move of a random game. */
export interface Step {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly before: Position;
  /** Everything that could have been done. */
  readonly options: readonly Option[];
  readonly move: Move;
  readonly after: Position;
  readonly journal: readonly Entry[];
  /** A number for whatever a check wants to choose. */
  readonly choice: number;
}

/** Freezes a value with all that is in it. */
export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

/** Plays a random game until its numbers are used up, or the game or the wish to see more of it ends. */
export const playRandomly = function* (
  rules: Rules,
  { setup, choices }: RandomGame,
  until: (position: Position) => boolean = () => false,
): Generator<Step> {
  const started = rules.newGame(setup);
  if (!started.ok) throw new Error(`setup refused: ${JSON.stringify(started.faults)}`);
  let before = frozen(started.position);
  for (const choice of choices) {
    if (until(before)) return;
    const options = [...rules.options(before)];
    const move = choose(options, choice);
    if (move === null) return;
    const applied = rules.apply(before, move);
    if (!applied.ok)
      throw new Error(`${JSON.stringify(move)} was enumerated and refused: ${JSON.stringify(applied.violations)}`);
    const after = frozen(applied.position);
    yield { rules, setup, before, options, move, after, journal: applied.journal, choice };
    before = after;
  }
};

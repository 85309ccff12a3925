/** One random game of a campaign: played to its end, every invariant checked after every move, and rules counted. */
import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../spec/ledger.ts';
import type { RunTrains } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Game, GameResult, Position } from '../../spec/state.ts';
import type { Engine } from '../../src/engine.ts';
import { drawsFrom } from '../../src/play/draw.ts';
import type { RandomGameInput } from '../../src/play/random-game.ts';
import { randomGame, randomSetup } from '../../src/play/random-game.ts';
import { INVARIANTS, treatedAlike } from '../invariants/invariants.ts';
import type { Step } from '../support/random-play.ts';
import { frozen } from '../support/random-play.ts';
import { runFaults } from './lawful-runs.ts';
import { madeUpMove } from './made-up-moves.ts';
import { OPERATING_INVARIANTS, REVENUE, steelMoney } from './operating-invariants.ts';

/** How often a rule was cited by entries, and how often it held or refused when it was asked. */
export interface Exercise {
  readonly cited: number;
  readonly held: number;
  readonly refused: number;
}
export type Exercises = Readonly<Record<string, Exercise>>;

/** An invariant that did not hold. */
export interface Violation extends RandomGameInput {
  /** Number of the move after which it did not hold. */
  readonly move: number;
  readonly says: string;
  readonly faults: readonly string[];
}

/** What came of a game. */
export interface PlayedGame {
  readonly input: RandomGameInput;
  readonly moves: number;
  readonly reason: GameResult['reason'] | 'violation';
  readonly rules: Exercises;
  readonly violations: readonly Violation[];
}

/** Of so many moves one is followed by a move that was made up. */
const MADE_UP = 3;

class Tally {
  readonly #rules: Record<string, Exercise> = {};

  add(rule: string, what: keyof Exercise): void {
    const { cited = 0, held = 0, refused = 0 } = this.#rules[rule] ?? {};
    const before = { cited, held, refused };
    this.#rules[rule] = { ...before, [what]: before[what] + 1 };
  }

  judged(engine: Engine, position: Position, move: Step['move']): void {
    const { verdicts, refusal } = engine.judge(position, move);
    for (const verdict of verdicts) if (verdict.asked) this.add(verdict.rule, verdict.holds ? 'held' : 'refused');
    if (refusal !== null && refusal.code !== 'illegal') this.add(refusal.rule, 'refused');
  }

  get rules(): Exercises {
    return this.#rules;
  }
}

/** Plays a game and stops where an invariant does not hold. */
export const playedGame = (
  engine: Engine,
  input: RandomGameInput,
  heard: (move: number) => void = () => {},
): PlayedGame => {
  const setup = randomSetup(input, engine);
  const tally = new Tally();
  const draw = drawsFrom(input.seed + 1);
  const invariants = [...INVARIANTS, ...OPERATING_INVARIANTS, steelMoney()];
  const journals: Entry[] = [];
  let before: Position | null = null;
  let moves = 0;
  const violated = (says: string, faults: readonly string[]): PlayedGame => ({
    input,
    moves,
    reason: 'violation',
    rules: tally.rules,
    violations: [{ ...input, move: moves, says, faults }],
  });
  for (const { move, position, journal } of randomGame(engine, input)) {
    const after = frozen(position);
    for (const entry of journal) {
      journals.push(entry);
      tally.add(entry.rule, 'cited');
    }
    if (move !== null && before !== null) {
      moves += 1;
      heard(moves);
      const options = [...engine.optionsOf(before, move.type)];
      const step: Step = { rules: engine, setup, before, options, move, after, journal, choice: draw(1000) };
      tally.judged(engine, before, move);
      for (const { says, faults } of invariants) {
        const found = faults(step);
        if (found.length > 0) return violated(says, found);
      }
      if (draw(MADE_UP) === 0) {
        const other = madeUpMove(engine, before, move, draw);
        tally.judged(engine, before, other);
        const options = optionsFor(engine, before, other);
        const found =
          other.type === 'runTrains'
            ? runIsTreated(engine, { ...step, options }, other)
            : {
                says: 'A move is accepted exactly if it is enumerated.',
                faults: treatedAlike({ ...step, options }, other),
              };
        if (found.faults.length > 0) return violated(found.says, found.faults);
      }
    }
    before = after;
  }
  const end: Game | undefined = before?.game;
  if (!isDeepStrictEqual(post(newGameState(setup, engine.box), journals), end))
    return violated('The setup and all journals together give the state.', ['they give another state']);
  return { input, moves, reason: end?.result?.reason ?? 'violation', rules: tally.rules, violations: [] };
};

const optionsFor = (engine: Engine, position: Position, { type }: Step['move']) =>
  engine.kinds(position).includes(type) ? [...engine.optionsOf(position, type)] : [];

interface Told {
  readonly says: string;
  readonly faults: readonly string[];
}

/** Runs are listed as examples only, so a made-up one is judged by itself; an accepted one is held to the invariants. */
const runIsTreated = (engine: Engine, step: Step, move: RunTrains): Told => {
  const { before, options } = step;
  const applied = engine.apply(before, move);
  const incomeOf = (after: Position): number => after.game.operating?.turn?.income ?? 0;
  const listed = options.map((option) => engine.apply(before, option.move));
  const best = Math.max(0, ...listed.map((made) => (made.ok ? incomeOf(made.position) : 0)));
  const accepted = applied.ok;
  const alike = engine.legal(before, move) === accepted && engine.judge(before, move).legal === accepted;
  if (!alike) return { says: 'A run is accepted exactly if it is legal.', faults: [JSON.stringify(move)] };
  const income = applied.ok ? incomeOf(applied.position) : 0;
  const faults = runFaults({ at: engine.view(before), accepted, income, best }, move);
  if (faults.length > 0) return { says: 'A run is accepted exactly if its trains have such routes.', faults };
  if (!applied.ok) return { says: REVENUE.says, faults: [] };
  const made = { ...step, move, after: applied.position, journal: applied.journal };
  return { says: REVENUE.says, faults: REVENUE.faults(made) };
};

/**
 * How many moves a second the flat stepper and XState make, on the same moves in the same run. Quote the ratio, not the
 * single figures: machines differ. `npm run bench` (or `npm run bench -- --json`).
 */
import type { Table } from '../../machines/setup.ts';
import { start, step } from '../../machines/stepper.ts';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move } from '../../spec/moves/move.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import { seal } from '../../spec/rule.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';
import { pickMove } from '../support/pick-move.ts';
import { setupFor } from '../support/table.ts';
import { stepByXState } from '../support/xstate-play.ts';

/** A generator of whole numbers that gives the same ones every time. */
const numbersFrom = (seed: number) => {
  let x = seed;
  return (): number => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return x >>> 4;
  };
};

const GAMES = 40;
const MOVES = 70;
const ROUNDS = 5;
const engine = new Engine(baseBox);
const table: Table = { box: baseBox, rulings: seal(rulingsOf('18xx-games')) };

interface Made {
  readonly position: Position;
  readonly move: Move;
}

/** Moves of the auction and the first stock round of seeded random games. */
const script = (): readonly Made[] => {
  const made: Made[] = [];
  for (let game = 0; game < GAMES; game++) {
    const next = numbersFrom(game + 1);
    const players = ([2, 3, 4] as const)[game % 3] ?? 3;
    let { position } = start(table, newGameState(setupFor('18xx-games', players), baseBox));
    for (let i = 0; i < MOVES && !position.at.includes('operatingRound'); i++) {
      let move = pickMove(engine, position, next());
      while (move?.type === 'breakOff') move = pickMove(engine, position, next());
      const stepped = move === null ? null : step(table, position, move);
      if (move === null || stepped === null) break;
      made.push({ position, move });
      position = stepped.position;
    }
  }
  return made;
};

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of processor time; on a busy machine the wall clock says little. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Moves a second, over at least the given time. */
const speed = (
  moves: readonly Made[],
  make: (table: Table, position: Position, move: Move) => unknown,
  milliseconds = 400,
): number => {
  const begin = clock();
  let made = 0;
  while (clock() - begin < milliseconds) {
    for (const { position, move } of moves)
      if (make(table, position, move) === null) throw new Error(`${JSON.stringify(move)} is refused`);
    made += moves.length;
  }
  return (made * 1000) / (clock() - begin);
};

const moves = script();
const flat: number[] = [];
const xstate: number[] = [];
// Both run until the compiler has seen enough of them.
speed(moves, step, 1500);
speed(moves, stepByXState, 1500);
for (let round = 0; round < ROUNDS; round++) {
  flat.push(speed(moves, step));
  xstate.push(speed(moves, stepByXState));
}
const ratio = median(flat.map((f, i) => f / (xstate[i] ?? f)));
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ moves: moves.length, flat: median(flat), xstate: median(xstate), ratio }));
else {
  console.log(`auction and stock round, ${moves.length} moves, median of ${ROUNDS} runs`);
  console.log(`  flat stepper ${Math.round(median(flat)).toLocaleString('en')} moves/s`);
  console.log(`  XState       ${Math.round(median(xstate)).toLocaleString('en')} moves/s`);
  console.log(`  ratio        ${ratio.toFixed(1)}`);
}

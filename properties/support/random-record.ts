/** Records of 18xx.games made from random games, to be altered and replayed. */
import { baseBox } from '../../spec/box/base-box.ts';
import { Engine } from '../../src/engine.ts';
import { asRecord } from '../../src/interchange/convert.ts';
import { readGameText } from '../../src/interchange/read-file.ts';
import type { RandomGameInput } from '../../src/play/random-game.ts';
import { randomSetup } from '../../src/play/random-game.ts';
import type { ReplayEnd, Replayed, ReplayOptions } from '../../src/replay/replay.ts';
import { replay } from '../../src/replay/replay.ts';
import type { PlayedMove } from './played.ts';
import { movesOf } from './played.ts';

/** An action as a record writes it. */
export type Action = Readonly<Record<string, unknown>>;

/** A random game and its record: action number `n` is the move of index `n - 1`. */
export interface RandomRecord {
  readonly moves: readonly PlayedMove[];
  readonly frame: Readonly<Record<string, unknown>>;
  readonly actions: readonly Action[];
}

const engine = new Engine();

/** A random game by the rules of 18xx.games, written as a record. */
export const randomRecord = (players: RandomGameInput['players'], seed: number): RandomRecord => {
  const input = { profile: '18xx-games', players, seed } as const;
  const setup = randomSetup(input, engine);
  const moves = movesOf(input);
  const seats = { players: setup.players.map((id) => ({ id, name: null })), seed };
  const record = asRecord(seats, setup, moves, baseBox, 'random');
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  const { actions, ...frame } = record.value;
  return { moves, frame, actions: actions as readonly Action[] };
};

/** What a replay yields, and how it ends. */
export interface Course {
  readonly steps: readonly Replayed[];
  readonly end: ReplayEnd;
}

/** Replays the frame of a record with these actions. */
export const replayed = (
  { frame }: Pick<RandomRecord, 'frame'>,
  actions: readonly Action[],
  options: ReplayOptions = {},
): Course => {
  const file = readGameText(JSON.stringify({ ...frame, actions }), baseBox, 'record');
  if (!file.ok) return { steps: [], end: { kind: 'fault', fault: file.error } };
  const run = replay(engine, file.value, 'record', options);
  const steps: Replayed[] = [];
  for (;;) {
    const step = run.next();
    if (step.done) return { steps, end: step.value };
    steps.push(step.value);
  }
};

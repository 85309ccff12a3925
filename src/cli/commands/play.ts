/** `play`: plays a random complete game from a seed. */
import type { Move } from '../../../spec/moves/move.ts';
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { sayIn } from '../../adjudication/words.ts';
import { Engine } from '../../engine.ts';
import { nativeFileOf } from '../../interchange/native/write-native.ts';
import { randomGame, randomSetup } from '../../play/random-game.ts';
import { badInput, FINE } from '../exit.ts';
import type { Io } from '../io.ts';
import { progressOn } from '../progress.ts';
import { replayText, whereText } from '../replay-text.ts';
import { writeText } from '../write-text.ts';

interface Options {
  readonly players: 2 | 3 | 4;
  readonly seed: number;
  readonly profile: ProfileId;
  readonly out?: string;
  readonly json?: boolean;
}

/** Plays a game, writes it and prints how it ended. */
export const playCommand = (io: Io, options: Options): number => {
  const engine = new Engine();
  const { players, seed, profile, out } = options;
  const input = { players, seed, profile };
  const setup = randomSetup(input, engine);
  const progress = progressOn(io);
  const say = sayIn('en');
  const moves: Move[] = [];
  let position: Position | null = null;
  for (const step of randomGame(engine, input)) {
    position = step.position;
    if (step.move !== null) moves.push(step.move);
    progress.show(() => `${moves.length} moves, ${whereText(step.position.game, say)}`);
  }
  progress.clear();
  if (position === null) return FINE;
  const seats = setup.players.map((id) => ({ id, name: `Player ${id}` }));
  const file = nativeFileOf({ setup, players: seats, seed, moves });
  if (out !== undefined) {
    const written = writeText(io, out, `${JSON.stringify(file)}\n`);
    if (!written.ok) return badInput(io, written.error);
    if (out === '-') return FINE;
  }
  const { result } = position.game;
  if (options.json === true) {
    io.out(`${JSON.stringify({ ...input, moves: moves.length, result }, null, 2)}\n`);
    return FINE;
  }
  const names = new Map(seats.map(({ id, name }) => [id, name]));
  const title = `random game, seed ${seed}, ${players} players`;
  io.out(
    replayText(engine, {
      file: title,
      position,
      actions: moves.length,
      names,
      findings: [],
      judged: [],
      stated: null,
    }),
  );
  io.out(`Again: royal-gorge play --players ${players} --seed ${seed} --profile ${profile}\n`);
  return FINE;
};

/** What is said of recorded games: every journal, and explanations, statuses and legal moves at a spread of positions. */
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { explain, legalMoves } from '../../src/adjudication/explain.ts';
import { explanationLines } from '../../src/adjudication/explain-text.ts';
import { journalText } from '../../src/adjudication/journal-text.ts';
import { statusLines, statusOf } from '../../src/adjudication/status.ts';
import type { Telling } from '../../src/adjudication/telling.ts';
import { violationText } from '../../src/adjudication/violation-text.ts';
import type { GameFile } from '../../src/interchange/read-file.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { engine } from '../support/table.ts';

/** A game that can be read, or an error that stops the test. */
export const gameOf = (file: string): GameFile => {
  const read = readGameFile(file, engine.box);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** A move explained where the game stands: the verdict, and the lines of it. */
const explained = (position: Position, move: Move, telling: Telling): readonly string[] => {
  const { profile } = position.game;
  const explanation = explain(engine, { position, move, profile }, telling);
  return [`${explanation.verdict}`, ...explanationLines(explanation, telling)];
};

const standing = (position: Position, telling: Telling): readonly string[] => {
  const status = statusOf(position, telling);
  return [status.round, status.phase, ...statusLines(status, telling)];
};

/** All that is told of a game; `every` is from how many moves one is explained, with the one before it asked again. */
export const toldOf = function* (
  game: GameFile,
  telling: Telling,
  every: number,
): Generator<{ readonly n: number; readonly verdicts: readonly string[]; readonly lines: readonly string[] }> {
  let before: Position | null = null;
  let lastMove: Move | null = null;
  let count = 0;
  for (const step of replay(engine, game, 'game', { follow: true })) {
    const { n, move, position, finding } = step;
    const lines = [journalText(step, telling)];
    const verdicts: string[] = [];
    for (const violation of finding?.violations ?? []) lines.push(violationText(violation, telling.lang));
    if (move !== null && before !== null) {
      count += 1;
      if (count % every === 0) {
        for (const asked of lastMove === null ? [move] : [move, lastMove]) {
          const [verdict = '', ...said] = explained(before, asked, telling);
          verdicts.push(verdict);
          lines.push(...said);
        }
        lines.push(...standing(before, telling));
        lines.push(...legalMoves(engine, before, before.game.profile, null, telling).map(({ text }) => text));
      }
      lastMove = move;
    }
    before = position;
    yield { n, verdicts, lines };
  }
};

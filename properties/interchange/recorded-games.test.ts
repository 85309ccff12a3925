/** The handed records against the traces of the engine that wrote them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { followMove, newCopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { importAction } from '../../src/interchange/eighteen-xx/import-action.ts';
import type { EighteenXXGame } from '../../src/interchange/eighteen-xx/read-record.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { differencesAfter } from './copy-differences.ts';
import type { HandedGame, TraceLine } from './handed-games.ts';
import { HANDED_GAMES, handedGamesAbsent, traceOf } from './handed-games.ts';
import { startOf } from './moment.ts';
import { gameAt } from './state-of-trace.ts';
import { writtenAndRead } from './written-and-read.ts';

const read = (game: HandedGame): EighteenXXGame => {
  const found = readGameFile(game.file, baseBox);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if (found.value.kind !== '18xx.games') throw new Error('not a record of 18xx.games');
  return found.value;
};

describe.skipIf(handedGamesAbsent())('a record of 18xx.games', () => {
  describe.each(HANDED_GAMES)('$name', (game) => {
    let trace: readonly TraceLine[] = [];
    beforeAll(() => {
      trace = traceOf(game);
    });
    afterAll(() => {
      trace = [];
    });

    it('folds to the actions of the trace', () => {
      const found = read(game).actions.map(({ n, sub, id, raw }) => ({ n, sub, id, action: raw }));
      expect(found).toEqual(trace.slice(1).map(({ n, sub, id, action }) => ({ n, sub, id, action })));
    });

    it('has a seed that deals the railroads and privates of the trace', () => {
      const { setup } = read(game);
      const [start] = trace;
      expect(setup.railroads).toEqual(start?.corporations.filter((c) => c.type === 'rail').map((c) => c.sym));
      expect(setup.privates).toEqual(Object.keys(start?.privateRevenue ?? {}));
      expect(setup.players).toEqual(start?.players.map(({ id }) => String(id)));
    });

    it('names copies where the book says, and its moves can be written again', () => {
      const { setup, actions, writtenIds } = read(game);
      let last = startOf(trace, setup);
      let book = newCopyBook(last.game);
      const found: string[] = [];
      for (const [index, action] of actions.entries()) {
        const line = trace[index + 1];
        if (line === undefined) throw new Error('a trace too short');
        const now = { line, game: gameAt(line, last, setup) };
        const imported = importAction({ box: baseBox, file: game.name }, book, { at: '', game: last.game }, action);
        if (!imported.ok) throw new Error(JSON.stringify(imported.error));
        const again = writtenAndRead(imported.value, book, last, now, writtenIds);
        if (again !== null) found.push(`action ${action.n}: ${again}`);
        book = followMove(imported.value.book, last.game, now.game);
        // Bankruptcy sells blocks that no action names; the game is over with it.
        if (action.action?.type === 'bankrupt') break;
        found.push(...differencesAfter(imported.value, book, last, now).map((text) => `action ${action.n}: ${text}`));
        last = now;
      }
      expect(found).toEqual([]);
    });
  });
});

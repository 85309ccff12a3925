/** Turns a game file of one kind into the other: records of 18xx.games and files of our own. */
import type { Move } from '../../spec/moves/move.ts';
import type { Engine } from '../engine.ts';
import type { InputFault } from '../fault.ts';
import type { Finding } from '../replay/replay.ts';
import { replay } from '../replay/replay.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { followMove, newCopyBook } from './eighteen-xx/copy-book.ts';
import { exportAction } from './eighteen-xx/export-action.ts';
import { recordOfGame, seedForRecord, writtenInRecord } from './eighteen-xx/write-record.ts';
import { nativeFileOf } from './native/write-native.ts';
import type { JsonObject } from './parse-json.ts';
import type { GameFile } from './read-file.ts';

/** Why a game cannot be converted: a fault of the file, or a move that breaks a rule. */
export type ConvertFault = { readonly fault: InputFault } | { readonly finding: Finding };

/** The file of a game in our own format. Its moves must be legal under the profile of the file. */
export const toNative = (engine: Engine, file: GameFile, name: string): Result<object, ConvertFault> => {
  const moves: Move[] = [];
  const steps = replay(engine, file, name);
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      if (step.value.move !== null) moves.push(step.value.move);
      continue;
    }
    if (step.value.kind === 'finding') return failed({ finding: step.value.finding });
    if (step.value.kind === 'fault') return failed({ fault: step.value.fault });
    const players = file.players.map(({ id, name: called }) => ({ id: String(id), name: called }));
    return ok(nativeFileOf({ setup: file.setup, players, seed: file.seed, moves }));
  }
};

/** The record of a game as 18xx.games has them. Seats begin with the priority holder, as they do there. */
export const toRecord = (engine: Engine, file: GameFile, name: string): Result<JsonObject, ConvertFault> => {
  const fault = (message: string): Result<never, ConvertFault> =>
    failed({ fault: { code: 'not-expressible', file: name, place: '', message } });
  const { setup } = file;
  if (setup.priority !== setup.players[0])
    return fault('a record of 18xx.games begins with the first seat, and here another has the priority marker');
  const seed = seedForRecord(setup, file.seed, engine.box);
  if (seed === null) return fault('no seed is known that deals these cards');
  const started = engine.newGame(setup);
  if (!started.ok) return fault('no game begins with this setup');
  let book = newCopyBook(started.position.game);
  let before = started.position;
  const actions: JsonObject[] = [];
  const steps = replay(engine, file, name);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      if (step.value.kind === 'finding') return failed({ finding: step.value.finding });
      if (step.value.kind === 'fault') return failed({ fault: step.value.fault });
      const players = file.players.map(({ id, name: called }) => ({ id: String(id), name: called }));
      return ok(recordOfGame({ players, seed, shorterEnd: setup.shorterEnd, actions }));
    }
    const { move, position } = step.value;
    if (move === null) continue;
    const written = exportAction({ box: engine.box, book, before, after: position, move, written: writtenInRecord });
    if (written === null) return fault(`records have no word for ${JSON.stringify(move)}`);
    actions.push(written.action);
    book = followMove(written.book, before.game, position.game);
    before = position;
  }
};

/** Whole games written as files of both kinds and read again: read ∘ write = identity. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';
import type { MadeMove } from '../../src/interchange/convert.ts';
import { asNative, asRecord } from '../../src/interchange/convert.ts';
import type { GameFile } from '../../src/interchange/read-file.ts';
import { readGameFile, readGameText } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { HANDED_GAMES, handedGamesAbsent } from './handed-games.ts';

const engine = new Engine();

const madeIn = (file: GameFile): readonly MadeMove[] => {
  const made: MadeMove[] = [];
  let before: Position | null = null;
  for (const { move, position } of replay(engine, file, 'game', { follow: true })) {
    if (move !== null && before !== null) made.push({ move, before, after: position });
    before = position;
  }
  return made;
};

const readAgain = (json: unknown): GameFile => {
  const found = readGameText(JSON.stringify(json), baseBox, 'written');
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};

describe.skipIf(handedGamesAbsent())('a recorded game', () => {
  it.each(HANDED_GAMES)('$name: is the same after a way through both formats', ({ name, file }) => {
    const read = readGameFile(file, baseBox);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const { setup } = read.value;
    const made = madeIn(read.value);
    const moves = made.map(({ move }) => move);

    const native = readAgain(asNative(read.value, setup, made));
    expect(native.setup).toEqual(setup);
    expect(native.kind === 'native' ? native.moves : []).toEqual(moves);

    const record = asRecord(native, setup, made, baseBox, name);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const again = readAgain(record.value);
    expect(again.setup).toEqual(setup);
    expect(again.players).toEqual(read.value.players);
    const madeAgain = madeIn(again);
    expect(madeAgain.map(({ move }) => move)).toEqual(moves);
    expect(madeAgain.at(-1)?.after).toEqual(made.at(-1)?.after);
  });
});

describe('a game that records cannot express', () => {
  const game = (priority: string): GameFile =>
    readAgain({
      format: 'royal-gorge/1',
      profile: 'bga',
      setup: {
        players: [{ id: 'a' }, { id: 'b' }],
        privates: ['Y3', 'Y5', 'G6', 'G1', 'B5'],
        railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
        priority,
      },
      moves: [],
    });

  it('is one in which another than the first player begins', () => {
    const file = game('b');
    expect(asRecord(file, file.setup, [], baseBox, 'game.json')).toMatchObject({
      ok: false,
      error: { code: 'not-expressible', file: 'game.json', place: 'setup.priority' },
    });
  });

  it('is none whose cards some seed deals', () => {
    const file = game('a');
    const record = asRecord(file, file.setup, [], baseBox, 'game.json');
    expect(record.ok && readAgain(record.value).setup).toEqual({ ...file.setup, profile: '18xx-games' });
  });
});

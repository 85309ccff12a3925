/** Moves that no game file can hold: names that every JavaScript object has, and numbers that are not whole. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { engine } from '../support/table.ts';

const EXAMPLE = new URL('../../docs/examples/whole-game.rg', import.meta.url).pathname;
const FIELDS = [
  'type',
  'railroad',
  'company',
  'from',
  'private',
  'discount',
  'train',
  'tile',
  'hex',
  'player',
] as const;

/** Every kind of move as a game made it, with the position it was made in. */
const made = (): ReadonlyMap<string, readonly [Position, Move]> => {
  const game = readGameFile(EXAMPLE, engine.box);
  if (!game.ok) throw new Error(game.error.message);
  const found = new Map<string, readonly [Position, Move]>();
  let before: Position | null = null;
  for (const { move, position } of replay(engine, game.value, EXAMPLE)) {
    if (move !== null && before !== null) found.set(move.type, [before, move]);
    before = position;
  }
  return found;
};

/** A pass at each state in which the game has one. */
const passesMade = (): Iterable<readonly [string, Position, Move]> => {
  const game = readGameFile(EXAMPLE, engine.box);
  if (!game.ok) throw new Error(game.error.message);
  const found = new Map<string, readonly [string, Position, Move]>();
  let before: Position | null = null;
  for (const { move, position } of replay(engine, game.value, EXAMPLE)) {
    if (move?.type === 'pass' && before !== null) found.set(before.at, [before.at, before, move]);
    before = position;
  }
  return found.values();
};

describe.each(['toString', '__proto__', 'constructor'])('a move that names %s', (name) => {
  it.each([...made()])('instead of something in %s is refused', (_type, [position, move]) => {
    for (const field of FIELDS) {
      if (!(field in move)) continue;
      const odd = { ...move, [field]: name } as Move;
      expect(engine.apply(position, odd).ok).toBe(false);
      expect(engine.judge(position, odd).legal).toBe(false);
      expect(engine.follow(position, odd)).toBeNull();
    }
  });
});

describe.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, -0])('a move with the number %s', (number) => {
  it.each([...made()])('in %s is neither made nor followed', (_type, [position, move]) => {
    for (const field of ['price', 'percent', 'par', 'rotation', 'by']) {
      if (!(field in move)) continue;
      const odd = { ...move, [field]: number } as Move;
      expect(engine.apply(position, odd).ok).toBe(false);
      expect(engine.follow(position, odd)).toBeNull();
    }
  });
});

describe('a pass of a player and a railroad at once', () => {
  const passes = [...passesMade()];
  it.each(passes)('is neither made nor followed at %s', (_at, position, move) => {
    const both = { ...move, player: position.game.players[0]?.id, railroad: 'RG' } as Move;
    expect(engine.apply(position, move).ok).toBe(true);
    expect(engine.apply(position, both).ok).toBe(false);
    expect(engine.follow(position, both)).toBeNull();
  });

  it('was tried at each kind of place', () => expect(passes.length).toBeGreaterThan(5));
});

/** Positions as text: they come back as they were, equal ones are written alike, and altered texts are refused. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../spec/state.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { positionOf, positionText } from '../../src/notation/position-text.ts';
import { randomGame } from '../../src/play/random-game.ts';
import { replay } from '../../src/replay/replay.ts';
import { momentsOf } from '../evidence/example-games.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { engine, firstStockRound } from '../support/table.ts';

const optionsOf = (position: Position): readonly string[] =>
  [...engine.options(position)].map((option) => JSON.stringify(option)).sort();

const comesBack = (position: Position): void => {
  const text = positionText(position);
  expect(text).toMatch(/^\S+$/);
  const read = positionOf(text, 'test');
  expect(read).toEqual({ ok: true, value: position });
  if (!read.ok) return;
  // The order of these keys says something.
  expect(Object.keys(read.value.game.privates)).toEqual(Object.keys(position.game.privates));
  expect(Object.keys(read.value.game.railroads)).toEqual(Object.keys(position.game.railroads));
  // Hands are listed in the order in which they grew, which is no part of the position.
  expect(optionsOf(read.value)).toEqual(optionsOf(position));
};

describe('reading gives back the position', () => {
  it.each([2, 3, 4] as const)('random games of %i players', (players) => {
    let n = 0;
    for (const { position } of randomGame(engine, { players, seed: 4, profile: 'bga' })) {
      n += 1;
      if (n % 20 === 0) comesBack(position);
      if (n > 200) break;
    }
  });

  it.skipIf(handedGamesAbsent())('a handed game', () => {
    const [game] = HANDED_GAMES;
    const file = readGameFile(game?.file ?? '', engine.box);
    if (!file.ok) throw new Error(JSON.stringify(file.error));
    let n = 0;
    for (const { position } of replay(engine, file.value, 'game', { follow: true })) {
      n += 1;
      if (n % 40 === 0) comesBack(position);
    }
    expect(n).toBeGreaterThan(100);
  });
});

const position = firstStockRound('bga');
const text = positionText(position);

/** The same position with the keys of its game in another order. */
const shuffled: Position = {
  game: Object.fromEntries(Object.entries(position.game).reverse()) as unknown as Position['game'],
  at: position.at,
};

describe('the text is canonical', () => {
  it('whatever the order of the keys', () => {
    expect(positionText(shuffled)).toBe(text);
  });

  it('and tells positions apart', () => {
    const other = { ...position, game: { ...position.game, phase: 'Green' as const } };
    expect(positionText(other)).not.toBe(text);
  });
});

const [format = '', profile = '', round = '', phase = '', data = '', check = ''] = text.split(':');
const written = (...parts: readonly string[]): string => parts.join(':');

/** What was done to the text, and the code of the fault. */
const ALTERED: readonly (readonly [string, string, string])[] = [
  ['nothing of it', '', 'unknown-format'],
  ['a later version', written(`${format}0`, profile, round, phase, data, check), 'unknown-format'],
  ['cut off', text.slice(0, 200), 'malformed'],
  ['another checksum', written(format, profile, round, phase, data, '0'.repeat(16)), 'malformed'],
  ['data cut short', written(format, profile, round, phase, data.slice(0, -8), check), 'malformed'],
  ['another profile in front', written(format, 'summary', round, phase, data, check), 'malformed'],
  ['another phase in front', written(format, profile, round, 'Brown', data, check), 'malformed'],
];

describe('altered texts are refused', () => {
  it('the text itself is not', () => {
    expect(positionOf(`${text}\n`, 'test').ok).toBe(true);
  });

  it.each(ALTERED)('%s', (_, altered, code) => {
    expect(positionOf(altered, 'test')).toMatchObject({ ok: false, error: { code } });
  });
});

/** A position with one thing in it gone or put otherwise, under a checksum that is right for it. */
const forged = (from: Position, path: readonly string[], to: unknown): string => {
  const copy: unknown = JSON.parse(JSON.stringify(from));
  let inside = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) inside = inside[key] as Record<string, unknown>;
  const [last = ''] = path.slice(-1);
  if (to === undefined) delete inside[last];
  else inside[last] = to;
  return positionText(copy as Position);
};

/** Every place in a position. */
const placesIn = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [...(path.length < 2 ? [] : [path]), ...Object.entries(value).flatMap(([k, v]) => placesIn(v, [...path, k]))];

describe('forged texts with a right checksum', () => {
  it.each<[string, readonly string[], unknown]>([
    ['a turn of a stranger', ['game', 'stock', 'turn'], 'zoe'],
    ['a president from elsewhere', ['game', 'railroads', 'RG', 'president'], 'zoe'],
    ['a state that is none', ['at'], 'game.chess'],
    ['a state in which nothing waits', ['at'], 'game.set.over'],
    ['another round than is waited in', ['at'], 'game.set.operatingRound.company.track'],
    ['a metal company off the row', ['game', 'market'], []],
    ['less than no money', ['game', 'players', '0', 'cash'], -5],
    ['a key that nobody knows', ['game', 'chess'], 1],
  ])('%s are refused', (_, path, to) => {
    expect(positionOf(forged(position, path, to), 'test')).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('are refused, or are positions that can be asked', () => {
    let refused = 0;
    let asked = 0;
    for (const path of placesIn(position))
      for (const to of [undefined, null, -1, 7, 'x', [], {}]) {
        if (path.join('.') === 'game.profile' || path[1] === 'round') continue;
        const read = positionOf(forged(position, path, to), 'test');
        if (read.ok) {
          asked += 1;
          expect(() => optionsOf(read.value)).not.toThrow();
        } else refused += 1;
      }
    expect(refused).toBeGreaterThan(500);
    expect(asked).toBeGreaterThan(20);
  });

  it.each([71, 300, 380])('in the middle of a game too: position %i of an example', (at) => {
    const found = momentsOf('whole-game.rg').find((moment) => moment.at === at)?.position ?? position;
    let refused = 0;
    for (const [i, path] of placesIn(found).entries()) {
      if (path.join('.') === 'game.profile' || path[1] === 'round') continue;
      const to = [undefined, null, 0, 7, 'RG', [], {}][i % 7];
      const read = positionOf(forged(found, path, to), 'test');
      if (!read.ok) refused += 1;
      else if (i % 5 === 0) expect(() => optionsOf(read.value)).not.toThrow();
    }
    expect(refused).toBeGreaterThan(200);
  });
});

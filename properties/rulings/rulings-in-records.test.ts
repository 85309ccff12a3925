/** What other profiles say against recorded moves comes from rulings in which they differ, and from nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import type { Standing } from './judged-records.ts';
import { differing, judgedGame, merged, tableOf } from './judged-records.ts';

const TABLE = readFileSync(join(import.meta.dirname, '../../docs/rulings-in-records.md'), 'utf8');
const ROWS = TABLE.split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, profile]) => profile === 'bga' || profile === 'summary');

it('The table has rows for both profiles.', () => {
  expect(new Set(ROWS.map(([, profile]) => profile))).toEqual(new Set(['bga', 'summary']));
});

it.each(ROWS)('%s|%s: %s stands against %s moves by a ruling in which the profile differs', (_, profile, rule = '') => {
  expect(differing(profile as ProfileId, rule)).not.toEqual([]);
});

it('A rule without such a ruling would be noticed.', () => {
  expect(differing('bga', 'SR-BUY-02')).toEqual([]);
  expect(tableOf({ 'bga SR-BUY-02': { moves: 1, games: 1 } }, 1)).toContain('| bga | SR-BUY-02 | 1 | 1 |  |');
});

describe.skipIf(handedGamesAbsent())('the handed games', () => {
  let standing: Standing = {};

  it.each(HANDED_GAMES)('$name: what stands against its moves are rulings in which the profiles differ', (game) => {
    const judged = judgedGame(game);
    standing = merged(standing, judged.standing);
    expect(judged.unexplained).toEqual([]);
  });

  it('together give the table (else: npm run rulings-table)', () => {
    expect(tableOf(standing, HANDED_GAMES.length)).toBe(TABLE);
  });

  it('A move that no ruling explains would be told: with its own answers the profile still refuses.', () => {
    const [game] = HANDED_GAMES;
    if (game === undefined) throw new RangeError('no games');
    expect(judgedGame(game, () => []).unexplained).not.toEqual([]);
  });
});

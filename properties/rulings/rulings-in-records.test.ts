/** What other profiles say against recorded moves comes from rulings in which they differ, and from nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { differing, judgedGame, tableOf } from './judged-records.ts';

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

const SMALL = ['3p-x06', '2p-13'];

describe.skipIf(handedGamesAbsent())('a handed game', () => {
  it.each(SMALL)('%s meets no rule that the table does not have', (name) => {
    const game = HANDED_GAMES.find((each) => each.name === name);
    if (game === undefined) throw new RangeError(`no game ${name}`);
    const met = Object.keys(judgedGame(game));
    const inTable = ROWS.map(([, profile, rule]) => `${profile} ${rule}`);
    expect(met).not.toEqual([]);
    expect(met.filter((key) => !inTable.includes(key))).toEqual([]);
  });
});

/** Moves of a record that break rules: `explain` says what the record makes of them, and what led to a position so. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../support/command-line.ts';

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/first-stock-round.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example game with other moves. */
const withMoves = (...moves: readonly object[]): string => {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(EXAMPLE, 'utf8')), moves }));
  return file;
};
const odd = { type: 'bid', player: 'north', private: 'Y3', price: 43 };

describe('an illegal move of a record', () => {
  it('is illegal by its rule, and followed all the same', async () => {
    const { code, out } = await command('explain', withMoves(odd), '--at', '0');
    expect(code).toBe(1);
    expect(out).toMatch(
      /illegal under bga[\s\S]*AUCTION-03 [\s\S]*The record makes the move all the same\n {2}highest bid for Y3: \$43/,
    );
    expect(out).not.toMatch(/^Causes/m);
  });

  it('is told before the positions that it led to', async () => {
    const { out } = await command('explain', withMoves(odd, { type: 'pass', player: 'east' }), '--at', '1');
    expect(out).toMatch(/Follows the record at action 1: AUCTION-03/);
  });

  it('leads to nothing where it has no place', async () => {
    const found = { type: 'found', player: 'north', railroad: 'RG', par: 70 };
    const { code, out } = await command('explain', withMoves(found), '--at', '0');
    expect(code).toBe(1);
    expect(out).toContain('The record has the move; nothing comes of it');
  });

  it('has its consequences in the JSON, marked as followed', async () => {
    const { out } = await command('explain', withMoves(odd), '--at', '0', '--json');
    const { explanation } = JSON.parse(out);
    expect(explanation).toMatchObject({ legal: false, followed: true });
    expect(explanation.causes.length).toBeGreaterThan(0);
  });

  it('that is only asked about is not followed', async () => {
    const { out } = await command('explain', EXAMPLE, '--at', '0', '--move', 'A bids Y3 43');
    expect(out).toContain('illegal');
    expect(out).not.toContain('The record');
  });
});

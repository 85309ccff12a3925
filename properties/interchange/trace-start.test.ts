/** The first line of every reference trace, compared by the tool that comes with the traces. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import type { TraceRecord } from '../../src/trace/record.ts';
import { traceRecord } from '../../src/trace/record.ts';
import type { HandedGame } from './handed-games.ts';
import { HANDED_GAMES, handedGamesAbsent, traceOf } from './handed-games.ts';

const TOOL = fileURLToPath(new URL('../../../shared/tools/compare-trace.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const engine = new Engine();

const startOf = (handed: HandedGame, n: number): TraceRecord => {
  const game = readGameFile(handed.file, baseBox);
  if (!game.ok || game.value.kind !== '18xx.games') throw new Error('not read');
  const started = engine.newGame(game.value.setup);
  if (!started.ok) throw new Error('no game');
  return traceRecord(started.position, baseBox, { n, sub: 0, id: 0, action: null }, game.value.writtenIds);
};

/** One file for all games: the tool goes by the number, so that each start has a number of its own. */
const compared = (name: string, ours: readonly object[]): string => {
  const fileOf = (kind: string, records: readonly object[]): string => {
    const file = join(folder, `${name}.${kind}.jsonl`);
    writeFileSync(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    return file;
  };
  const reference = HANDED_GAMES.map((game, n) => ({ ...traceOf(game)[0], n }));
  const { stdout } = spawnSync(process.execPath, [TOOL, fileOf('ours', ours), fileOf('reference', reference)], {
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').at(-1) ?? '';
};

describe.skipIf(handedGamesAbsent())('the trace of a game that begins', () => {
  const count = HANDED_GAMES.length;

  it('is the first line of the reference trace, for every handed game', () => {
    expect(compared('all', HANDED_GAMES.map(startOf))).toBe(`${count} records compared, 0 different, 0 missing`);
  });

  it('would be found to differ', () => {
    const spoilt = HANDED_GAMES.map(startOf).map((record) => ({ ...record, certLimit: 11 }));
    expect(compared('spoilt', spoilt)).toContain(`${count} different`);
  });
});

/** Bad input gets one clear line that names file, place and code, exit code 2, and leaves nothing behind. */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../support/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EXAMPLE = fileURLToPath(new URL('../../docs/examples/first-stock-round.json', import.meta.url));

interface Example {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly moves: readonly Readonly<Record<string, unknown>>[];
}
const example = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Example;
const withMove = (move: object): object => ({ ...example, moves: [move] });
const record = (change: object): object => ({
  id: 7,
  players: [{ id: 1 }, { id: 2 }, { id: 3 }],
  settings: { seed: 5 },
  actions: [],
  ...change,
});

/** What is wrong, the contents of the file, and the code and place that the one line names. */
const FAULTS: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string, string])[] = [
  ['an empty file', '', 'empty-file', ''],
  ['broken JSON', '{"a": [1, }', 'not-json', 'line 1 column'],
  ['a list instead of an object', '[]', 'not-an-object', ''],
  ['an unknown format', '{"format": "chess/1"}', 'unknown-format', 'format'],
  ['neither JSON nor notation', 'a game of chess\n1. e4 e5\n', 'begins with royal-gorge-notation/1', 'line 1'],
  ['neither kind of game file', '{"a": 1}', 'unknown-format', ''],
  ['broken compression', new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3, 4]), 'broken-gzip', ''],
  ['a file that is far too large', new Uint8Array(gzipSync(Buffer.alloc(50 * 1024 * 1024, 32))), 'file-too-large', ''],
  ['a key that would pollute prototypes', '{"actions": [], "__proto__": {"x": 1}}', 'forbidden-key', '__proto__'],
  ['no players', JSON.stringify(record({ players: undefined })), 'missing-key', 'players'],
  ['five players', JSON.stringify(record({ players: [1, 2, 3, 4, 5].map((id) => ({ id })) })), 'impossible-setup', ''],
  [
    'a bid of 47.5',
    JSON.stringify(withMove({ type: 'bid', player: 'north', private: 'Y3', price: 47.5 })),
    'not-whole',
    'moves[0].price',
  ],
  [
    'a bid of -5',
    JSON.stringify(withMove({ type: 'bid', player: 'north', private: 'Y3', price: -5 })),
    'out-of-range',
    'moves[0].price',
  ],
  [
    'a bid of minus zero',
    JSON.stringify(withMove({ type: 'bid', player: 'north', private: 'Y3', price: 7 })).replace('7', '-0'),
    'out-of-range',
    'moves[0].price',
  ],
  [
    'a pass of a player and a railroad at once',
    JSON.stringify(withMove({ type: 'pass', player: 'north', railroad: 'RG' })),
    'missing-key',
    'moves[0].player',
  ],
  [
    'a private that does not exist',
    JSON.stringify(withMove({ type: 'bid', player: 'north', private: 'Z9', price: 50 })),
    'unknown-name',
    'moves[0].private',
  ],
  [
    'a player who is not there',
    JSON.stringify(withMove({ type: 'pass', player: 'west' })),
    'unknown-player',
    'moves[0].player',
  ],
  [
    'a move of an unknown type',
    JSON.stringify(withMove({ type: 'cheat', player: 'north' })),
    'unknown-action',
    'moves[0].type',
  ],
  [
    'a share that does not exist',
    JSON.stringify(record({ actions: [{ type: 'buy_shares', entity: 1, shares: ['XX_9'], percent: 10 }] })),
    'unknown-name',
    'actions[0].shares',
  ],
  [
    'an undo of nothing',
    JSON.stringify(record({ actions: [{ type: 'undo', entity: 1 }] })),
    'nothing-to-undo',
    'actions[0]',
  ],
];

describe('a game file with', () => {
  it.each(FAULTS)('%s is refused in one line', async (what, contents, code, place) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.json`);
    writeFileSync(file, contents);
    const trace = join(folder, 'trace.jsonl');
    const ran = await command('replay', file, '--trace', trace);
    expect(ran.out).toBe('');
    expect(ran.err.split('\n')).toHaveLength(2);
    expect(ran.err.startsWith(file)).toBe(true);
    expect(ran.err).toContain(code);
    expect(ran.err).toContain(place);
    expect(ran.code).toBe(2);
    expect(readdirSync(folder).filter((f) => f.includes('trace'))).toEqual([]);
  });
});

/** Illegal moves: the move made first, and the rule that forbids it. */
const ILLEGAL: readonly (readonly [string, object, string])[] = [
  ['a bid of a thousand million', { type: 'bid', player: 'north', private: 'Y3', price: 1e9 }, 'AUCTION-04'],
  ['a bid that is no multiple of five', { type: 'bid', player: 'north', private: 'Y3', price: 43 }, 'AUCTION-03'],
  ['a move out of turn', { type: 'pass', player: 'south' }, 'AUCTION-02'],
  ['a move of another stage', { type: 'found', player: 'north', railroad: 'RG', par: 70 }, 'SETUP-14'],
];

describe('a recorded game with', () => {
  it.each(ILLEGAL)('%s stops there with its rule and exit code 1', async (_what, move, rule) => {
    const file = join(folder, 'illegal.json');
    writeFileSync(file, JSON.stringify(withMove(move)));
    const ran = await command('replay', file);
    expect(ran.out).toContain(rule);
    expect(ran.out).toContain('action 1');
    expect(ran.code).toBe(1);
    const followed = await command('replay', file, '--follow', '--json');
    expect(JSON.parse(followed.out).findings[0].violations.map((v: { rule: string }) => v.rule)).toContain(rule);
    expect(followed.code).toBe(1);
  });
});

describe('the command line', () => {
  it.each([
    ['no command', []],
    ['an unknown command', ['frobnicate']],
    ['a missing file', ['replay']],
    ['an unknown profile', ['replay', EXAMPLE, '--profile', 'mine']],
    ['a position that is no number', ['replay', EXAMPLE, '--at', 'ten']],
    ['a position beyond the end', ['legal', EXAMPLE, '--at', '999']],
    ['a replay to beyond the end', ['replay', EXAMPLE, '--at', '999']],
    ['a game without a position', ['legal', EXAMPLE]],
    ['an unknown rule', ['rules', 'LUCK-01']],
    ['an unknown chapter', ['rules', '--chapter', 'luck']],
  ])('%s is bad usage', async (_what, argv) => {
    const ran = await command(...argv);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toMatch(/^[^\n]+\n$/);
  });

  it('says without a command where help is, and helps when asked', async () => {
    expect((await command()).err).toContain('--help');
    const helped = await command('replay', '--help');
    expect(helped).toMatchObject({ code: 0, err: '' });
    expect(helped.out).toContain('.rg');
  });

  it('says so when no rule fits', async () => {
    const ran = await command('rules', '--search', 'no such words');
    expect(ran).toEqual({ code: 1, out: '', err: 'royal-gorge: no rule fits\n' });
  });

  it('shows names of players without what steers a terminal', async () => {
    const players = [{ id: 'north', name: '\u001b[2JN\nS\u202e' }, { id: 'east' }, { id: 'south' }];
    const file = join(folder, 'names.json');
    writeFileSync(file, JSON.stringify({ ...example, setup: { ...example.setup, players } }));
    const ran = await command('replay', file);
    expect(ran.out).toContain('?[2JN?S?');
    expect(ran.code).toBe(0);
  });

  it.runIf(existsSync('/dev/full'))('ends with one line when its output cannot be written', () => {
    const full = openSync('/dev/full', 'w');
    const main = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url));
    const argv = ['--import', import.meta.resolve('tsx'), main, 'rules', 'SR-SELL-04'];
    const ran = spawnSync(process.execPath, argv, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect([ran.status, ran.stderr]).toEqual([2, '-: cannot be written (ENOSPC) [not-writable]\n']);
  });

  it('replays the example game', async () => {
    const ran = await command('replay', EXAMPLE);
    expect(ran.err).toBe('');
    expect(ran.out).toContain('North');
    expect(ran.code).toBe(0);
  });

  it('writes a trace in one piece, with a line for the start and for every action', async () => {
    const trace = join(folder, 'whole.jsonl');
    await command('replay', EXAMPLE, '--trace', trace);
    const lines = readFileSync(trace, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(example.moves.length + 1);
    expect(lines.map((l) => JSON.parse(l).n)).toEqual(lines.map((_, i) => i));
    rmSync(trace);
  });

  it('judges each move under another profile as well', async () => {
    const odd = {
      ...example,
      profile: '18xx-games',
      moves: [{ type: 'bid', player: 'north', private: 'Y3', price: 43 }],
    };
    const file = join(folder, 'odd.json');
    writeFileSync(file, JSON.stringify(odd));
    const ran = await command('replay', file, '--judge', 'summary', '--json');
    const judged = JSON.parse(ran.out).judged;
    expect(judged.map((j: { violations: { rule: string }[] }) => j.violations[0]?.rule)).toEqual(['AUCTION-03']);
    expect(ran.code).toBe(0);
  });

  it('lists the legal moves of a position', async () => {
    const ran = await command('legal', EXAMPLE, '--at', '0', '--json');
    expect(JSON.parse(ran.out)).toEqual([
      {
        move: { type: 'bid', player: 'north', private: 'Y3', price: 40 },
        vary: { field: 'price', lo: 40, hi: 550, step: 5 },
      },
      { move: { type: 'pass', player: 'north' } },
      { move: { type: 'breakOff' } },
    ]);
  });

  it('finds rules by their words', async () => {
    const ran = await command('rules', '--search', "president's sale drops", '--json');
    expect(JSON.parse(ran.out)[0].id).toBe('SR-SELL-04');
    expect((await command('rules', '--search', 'no such words')).code).toBe(1);
  });
});

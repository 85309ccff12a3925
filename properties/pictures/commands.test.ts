/** The commands that draw: what they write, where, and what they say of bad input. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { examplePictures, PICTURE_FOLDER } from '../../src/documents/pictures.ts';
import { command } from '../support/command-line.ts';
import { exampleFile } from './scenes.ts';
import { having, readXml, textsIn } from './xml.ts';

const root = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
});

const GAME = exampleFile('after-the-treaty');
const SHORT = exampleFile('first-stock-round');

/** Commands that draw; `OUT` stands for the file. */
const DRAWING = [
  ['map', ['map', SHORT, '--at', '20', '--out', 'OUT']],
  ['market', ['market', SHORT, '--at', '20', '--out', 'OUT']],
  ['replay', ['replay', SHORT, '--chart', 'OUT']],
] as const;
const to = (argv: readonly string[], out: string): readonly string[] => argv.map((arg) => (arg === 'OUT' ? out : arg));

describe.each(DRAWING)('%s', (name, argv) => {
  it('writes the picture in one piece', async () => {
    const ran = await command(...to(argv, join(folder, 'picture.svg')));
    expect([ran.code, ran.err]).toEqual([0, '']);
    expect(ran.out === '').toBe(name !== 'replay');
    expect(readdirSync(folder)).toEqual(['picture.svg']);
    expect(readXml(readFileSync(join(folder, 'picture.svg'), 'utf8')).tag).toBe('svg');
  });

  it('replaces what was there, through a link as well', async () => {
    writeFileSync(join(folder, 'old.svg'), 'old');
    symlinkSync(join(folder, 'old.svg'), join(folder, 'link.svg'));
    await command(...to(argv, join(folder, 'link.svg')));
    expect(readFileSync(join(folder, 'old.svg'), 'utf8')).toMatch(/^<svg /);
    expect(readdirSync(folder).toSorted()).toEqual(['link.svg', 'old.svg']);
  });

  it('writes to standard output, and nothing else there', async () => {
    const ran = await command(...to(argv, '-'));
    expect(ran.code).toBe(0);
    expect(readXml(ran.out).tag).toBe('svg');
  });

  it.each([
    ['in a folder that is not there', 'no/such/picture.svg'],
    ['that is a folder', 'here'],
  ])('says in one line that a file %s cannot be written', async (_what, out) => {
    mkdirSync(join(folder, 'here'));
    const ran = await command(...to(argv, join(folder, out)));
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err.split('\n')).toHaveLength(2);
    expect(ran.err).toContain('not-writable');
    expect(readdirSync(folder)).toEqual(['here']);
  });
});

describe('map', () => {
  it('draws the position after the action', async () => {
    const texts = async (at: string): Promise<readonly string[]> =>
      textsIn(readXml((await command('map', SHORT, '--at', at)).out));
    expect(await texts('0')).toContain('Auction – phase Yellow');
    expect(await texts('20')).toContain('Stock round 1 – phase Yellow');
  });

  it('draws the routes of the last run if told to', async () => {
    const drawn = async (...more: readonly string[]): Promise<number> =>
      having(readXml((await command('map', GAME, '--at', '246', ...more)).out), 'data-route').length;
    expect(await drawn('--routes')).toBe(2);
    expect(await drawn()).toBe(0);
    const early = await command('map', SHORT, '--at', '3', '--routes');
    expect(having(readXml(early.out), 'data-route')).toEqual([]);
  });

  it('calls players by the names in the file', async () => {
    const named = join(folder, 'named.json');
    writeFileSync(named, readFileSync(GAME, 'utf8').replace('"North"', JSON.stringify('<N & "O">')));
    const { out } = await command('map', named, '--at', '100');
    expect(out).toContain('president &lt;N &amp; &quot;O&quot;&gt;');
    expect(textsIn(readXml(out))).toContain('president <N & "O">');
  });

  it.each([
    ['no position', ['map', SHORT]],
    ['a position that is no number', ['map', SHORT, '--at', 'ten']],
    ['a position beyond the end', ['map', SHORT, '--at', '999']],
    ['an unknown profile', ['map', SHORT, '--at', '1', '--profile', 'mine']],
    ['a game that is not there', ['map', 'no-such-game.json', '--at', '1']],
    ['no position of the market', ['market', SHORT]],
    ['trace and chart both on standard output', ['replay', SHORT, '--trace', '-', '--chart', '-']],
  ])('with %s is bad input', async (_what, argv) => {
    const ran = await command(...argv);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('of a game that breaks a rule before is a negative answer and leaves no file', async () => {
    const game = JSON.parse(readFileSync(SHORT, 'utf8')) as { readonly moves: readonly object[] };
    const broken = { ...game, moves: [{ type: 'bid', player: 'north', private: 'Y3', price: 43 }, ...game.moves] };
    writeFileSync(join(folder, 'broken.json'), JSON.stringify(broken));
    const ran = await command('map', join(folder, 'broken.json'), '--at', '5', '--out', join(folder, 'map.svg'));
    expect([ran.code, ran.out]).toEqual([1, '']);
    expect(ran.err).toContain('AUCTION-03');
    expect(readdirSync(folder)).toEqual(['broken.json']);
  });

  it.each(['map', 'market'])('%s explains itself with an example', async (name) => {
    const ran = await command(name, '--help');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain(`royal-gorge ${name} game.json --at 120`);
  });
});

describe('the pictures in docs/examples', () => {
  it.each([...examplePictures()])('%s is up to date (npm run pictures)', (name, text) => {
    expect(readFileSync(new URL(name, PICTURE_FOLDER), 'utf8') === text).toBe(true);
  });
});

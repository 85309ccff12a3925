/** A position as text stands for the game that led to it: commands answer from either alike. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { command } from '../support/command-line.ts';

const GAME = fileURLToPath(new URL('../../docs/examples/whole-game.rg', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const AT = '160';
const MOVE = ['--move', 'A sells 3 RG'] as const;

/** The position, as `explain --position` prints it. */
const written = async (): Promise<string> => {
  const { out } = await command('explain', GAME, '--at', AT, '--position');
  return out.trimEnd();
};

describe('a position as text', () => {
  it('is printed alone, and with --json by explain and replay', async () => {
    const text = await written();
    expect(text).toMatch(/^royal-gorge-position\/1:bga:SR3:Green:/);
    expect(JSON.parse((await command('explain', GAME, '--at', AT, '--json')).out)).toMatchObject({ position: text });
    expect(JSON.parse((await command('replay', GAME, '--at', AT, '--json')).out)).toMatchObject({ position: text });
  });

  it.each([
    ['legal', []],
    ['market', []],
    ['map', []],
  ] as const)('gives %s what the game gives', async (name, more) => {
    const fromGame = await command(name, GAME, '--at', AT, ...more);
    const fromText = await command(name, await written(), ...more);
    // Players of a position have no names: pictures and the first lines of lists show their ids.
    const plain = (text: string): string =>
      text.replace(/<text[^>]*>[^<]*<\/text>/g, '').replace(/^.*, position .*\n.*\n|^royal-gorge-position.*\n.*\n/, '');
    expect({ ...fromText, out: plain(fromText.out) }).toEqual({ ...fromGame, out: plain(fromGame.out) });
    expect(fromText.code).toBe(0);
  });

  it('is explained as the game is, also from a file', async () => {
    const file = join(folder, 'position.txt');
    writeFileSync(file, `${await written()}\n`);
    const told = await command('explain', file, ...MOVE);
    expect(told.code).toBe(1);
    expect(told.out).toContain('SR-SELL-06');
    const direct = await command('explain', await written(), ...MOVE);
    expect(direct.out.split('\n').slice(1)).toEqual(told.out.split('\n').slice(1));
  });

  it.each<[string, (text: string) => readonly string[], RegExp]>([
    ['to replay', (text) => ['replay', text], /a position, not a game/],
    ['with a number', (text) => ['legal', text, '--at', '3'], /leave --at out/],
    ['cut off', (text) => ['legal', text.slice(0, 200)], /cannot be unpacked/],
  ])('handed %s is bad input', async (_, argv, says) => {
    const ran = await command(...argv(await written()));
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(says);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('in a file that is replayed is told to be none of a game', async () => {
    const file = join(folder, 'other.txt');
    writeFileSync(file, await written());
    expect((await command('replay', file)).err).toContain('a position, not a game');
  });
});

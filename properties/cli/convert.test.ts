/** `convert`: game files of one kind turned into the other and back. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { command } from '../support/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'royal-gorge-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const json = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));

const converted = async (from: string, to: 'native' | '18xx.games', name: string): Promise<string> => {
  expect(await command('convert', from, '--to', to, '--out', at(name))).toEqual({ code: 0, out: '', err: '' });
  return at(name);
};

const SHIPPED = join(import.meta.dirname, '../../docs/examples/first-stock-round.json');

/** The moves of a file and where they lead. */
const course = (file: string): { readonly moves: readonly Move[]; readonly last: Position | null } => {
  const engine = new Engine();
  const game = readGameFile(file, baseBox);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  const moves: Move[] = [];
  let last: Position | null = null;
  const steps = replay(engine, game.value, file);
  for (;;) {
    const step = steps.next();
    if (step.done) {
      expect(step.value.kind).toBe('complete');
      return { moves, last };
    }
    if (step.value.move !== null) moves.push(step.value.move);
    last = step.value.position;
  }
};

describe('a random game of profile 18xx-games', () => {
  it.each([
    [2, 3],
    [3, 5],
    [4, 8],
  ])('with %i players is the same after the way to a record and back', async (players, seed) => {
    const game = at(`played-${players}.json`);
    const argv = ['--players', `${players}`, '--seed', `${seed}`, '--profile', '18xx-games', '--out', game];
    expect((await command('play', ...argv)).code).toBe(0);
    const record = await converted(game, '18xx.games', `record-${players}.json`);
    const back = await converted(record, 'native', `back-${players}.json`);
    expect(course(back)).toEqual(course(game));
    expect(course(record).last).toEqual(course(game).last);
    expect(json(back)).toEqual(json(game));
  });
});

it('The shipped game converts to itself.', async () => {
  const once = await converted(SHIPPED, 'native', 'shipped.json');
  const again = await converted(once, 'native', 'shipped-again.json');
  expect(json(again)).toEqual(json(once));
  expect(course(once)).toEqual(course(SHIPPED));
});

describe('a game of another profile than that of records', () => {
  const GAME = join(import.meta.dirname, '../../docs/examples/whole-game.rg');

  it('is written with a word about its profile, and read back under it', async () => {
    const record = at('bga-record.json');
    const warned = await command('convert', GAME, '--to', '18xx.games', '--out', record);
    expect(warned).toEqual({
      code: 0,
      out: '',
      err: 'royal-gorge: profile bga is not written; read the record back with --profile bga\n',
    });
    expect((await command('convert', record, '--to', 'native')).code).toBe(1);
    const back = at('bga-back.json');
    const read = await command('convert', record, '--to', 'native', '--profile', 'bga', '--out', back);
    expect(read).toEqual({ code: 0, out: '', err: '' });
    expect(json(back)).toMatchObject({ profile: 'bga' });
    expect(course(back)).toEqual(course(GAME));
  });
});

const SMALL = ['3p-x06', '2p-13', '4p-09'];

describe.skipIf(handedGamesAbsent())('a record of 18xx.games', () => {
  it.each(SMALL)('%s has the same moves in our format and after the way back', async (name) => {
    const file = HANDED_GAMES.find((game) => game.name === name)?.file ?? '';
    const native = await converted(file, 'native', `${name}.json`);
    const record = await converted(native, '18xx.games', `${name}-back.json`);
    expect(course(native)).toEqual(course(file));
    expect(course(record)).toEqual(course(file));
  });
});

describe('refused is', () => {
  const game = (change: object, setup: object = {}): string => {
    const file = at('refused.json');
    const dealt = {
      players: [{ id: '1' }, { id: '2' }],
      railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
      privates: ['Y3', 'Y5', 'G6', 'G1', 'B5'],
      priority: '1',
      ...setup,
    };
    writeFileSync(
      file,
      JSON.stringify({ format: 'royal-gorge/1', profile: 'bga', setup: dealt, moves: [], ...change }),
    );
    return file;
  };

  it('a game in which another than the first seat begins, as a record', async () => {
    const { code, err } = await command('convert', game({}, { priority: '2' }), '--to', '18xx.games');
    expect(code).toBe(2);
    expect(err).toContain('the first seat begins');
  });

  it('a game with an illegal move, whatever it becomes', async () => {
    const file = game({ moves: [{ type: 'bid', player: '1', private: 'Y3', price: 1 }] });
    const { code, out, err } = await command('convert', file, '--to', 'native');
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain('action 1 is illegal');
    expect(err).toContain('nothing is written');
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  it('a file that is not there', async () => {
    const { code, err } = await command('convert', at('nothing.json'), '--to', 'native');
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('a format that does not exist', async () => {
    expect((await command('convert', SHIPPED, '--to', 'pdf')).code).toBe(2);
  });
});

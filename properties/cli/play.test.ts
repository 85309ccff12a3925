/** `play`: random complete games from a seed. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { terminal } from '../../src/cli/io.ts';
import { progressOn } from '../../src/cli/progress.ts';
import { Engine } from '../../src/engine.ts';
import { choose } from '../../src/play/choose.ts';
import { drawsFrom } from '../../src/play/draw.ts';
import { STYLES } from '../../src/play/styles.ts';
import { command } from '../support/command-line.ts';
import { firstStockRound } from '../support/table.ts';

interface Played {
  readonly moves: number;
  readonly result: { readonly reason: string; readonly totals: Readonly<Record<string, number>> };
}

const played = async (...argv: readonly string[]): Promise<Played> => {
  const { code, out, err } = await command('play', ...argv, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Played;
};

describe('play', () => {
  describe.each(PROFILES)('under profile %s', (profile) => {
    it.each([2, 3, 4])('A game of %i players comes to an end, and everybody has a score.', async (players) => {
      const { moves, result } = await played('--profile', profile, '--players', `${players}`, '--seed', '5');
      expect(moves).toBeGreaterThan(20);
      expect(['bankruptcy', 'redZone', 'endCard', 'broken']).toContain(result.reason);
      expect(Object.keys(result.totals)).toHaveLength(players);
    });
  });

  it('The same seed gives the same bytes, another seed another game.', async () => {
    const once = await command('play', '--seed', '4', '--players', '4', '--out', '-');
    const again = await command('play', '--seed', '4', '--players', '4', '--out', '-');
    const other = await command('play', '--seed', '5', '--players', '4', '--out', '-');
    expect(again).toEqual(once);
    expect(once.code).toBe(0);
    expect(other.out).not.toBe(once.out);
  });

  it('The text says how to play the game again.', async () => {
    const { out } = await command('play', '--seed', '4', '--players', '4', '--profile', 'summary');
    expect(out).toContain('play --players 4 --seed 4 --profile summary');
  });

  it.each([
    ['a number of players that cannot be seated', ['--players', '5']],
    ['a seed that is no number', ['--seed', 'x']],
    ['a profile that does not exist', ['--profile', 'mine']],
  ])('Refuses %s in one line.', async (_what, argv) => {
    const { code, out, err } = await command('play', ...argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('progress', () => {
  const { isTTY } = process.stderr;
  afterEach(() => {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('is shown on a terminal, and on nothing else (terminal: %s)', (tty, lines) => {
    process.stderr.isTTY = tty;
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    progressOn(terminal).show(() => 'half');
    expect(written).toHaveBeenCalledTimes(lines);
  });
});

describe('styles', () => {
  it.each(STYLES.map((style) => [style.name, style] as const))(
    'A %s player makes only legal moves.',
    (_name, style) => {
      const engine = new Engine();
      const draw = drawsFrom(3);
      let at = firstStockRound('bga');
      for (let i = 0; i < 30; i++) {
        const move = choose(engine, at, style, draw);
        if (move === null) throw new Error(`nothing to do at ${at.at}`);
        const applied = engine.apply(at, move);
        expect(applied.ok).toBe(true);
        if (applied.ok) at = applied.position;
      }
    },
  );

  it('What is listed kind by kind is what is listed at once.', () => {
    const engine = new Engine();
    const at = firstStockRound('bga');
    expect(engine.kinds(at).flatMap((kind) => [...engine.optionsOf(at, kind)])).toEqual([...engine.options(at)]);
  });
});

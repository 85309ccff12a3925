/** The page of the adjudicator shows what the commands on it print. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { command } from '../support/command-line.ts';

const PAGE = readFileSync(new URL('../../docs/adjudicator.md', import.meta.url), 'utf8');

/** A command with what is shown of its output. */
interface Shown {
  readonly argv: readonly string[];
  readonly lines: readonly string[];
}

const argvOf = (text: string): readonly string[] =>
  [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '').slice(1);

/** Blocks that begin with a prompt. */
const shownIn = (page: string): readonly Shown[] =>
  [...page.matchAll(/^ {4}\$ (.*)\n((?: {4}.*\n?)*)/gm)].map(([, text = '', block = '']) => ({
    argv: argvOf(text),
    lines: block
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(4)),
  }));

/** Commands without a prompt: they are run, and nothing of their output is shown. */
const plainIn = (page: string): readonly (readonly string[])[] =>
  [...page.matchAll(/^ {4}(royal-gorge .*)$/gm)].map(([, text = '']) => argvOf(text));

/** The first line shown that is not there, or not in its place; null when all are. */
const missing = (lines: readonly string[], out: string): string | null => {
  const printed = out.trimEnd().split('\n');
  let at = 0;
  let skips = false;
  for (const line of lines) {
    if (line === '…') {
      skips = true;
      continue;
    }
    const found = skips ? printed.indexOf(line, at) : printed[at] === line ? at : -1;
    if (found < 0) return line;
    at = found + 1;
    skips = false;
  }
  return skips || at === printed.length ? null : 'the end of the output';
};

const shown = shownIn(PAGE);

describe('the page of the adjudicator', () => {
  it('shows all six questions', () => {
    expect(PAGE.match(/^## .*\?$/gm)?.length).toBeGreaterThanOrEqual(6);
    expect(shown.length).toBeGreaterThanOrEqual(7);
  });

  it.each(shown)('shows what $argv prints', async ({ argv, lines }) => {
    const { out, err } = await command(...argv);
    expect(err).toBe('');
    expect(missing(lines, out)).toBeNull();
  });

  it.each(plainIn(PAGE).map((argv) => ({ argv })))('names commands that run: $argv', async ({ argv }) => {
    expect(await command(...argv)).toMatchObject({ err: '', code: expect.toSatisfy((code) => code < 2) });
  });

  it('would be found out with other lines, lines elsewhere, or the end left out', () => {
    expect(missing(['a', 'c'], 'a\nb\nc\n')).toBe('c');
    expect(missing(['a', '…', 'c'], 'a\nb\nc\n')).toBeNull();
    expect(missing(['a', '…', 'd'], 'a\nb\nc\n')).toBe('d');
    expect(missing(['a', 'b'], 'a\nb\nc\n')).toBe('the end of the output');
  });
});

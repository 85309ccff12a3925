/** Questions that people asked in public: `explain` gives the verdict, names the rule and tells what follows. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/adjudication/explain.ts';
import { engine } from '../support/table.ts';
import type { FactCase, MoveCase } from './docket/case.ts';
import { DOCKET } from './docket/docket.ts';
import { telling } from './telling.ts';

/** What a case expects, and what `explain` says to it. */
const answer = ({ profile = 'bga', scene, move, verdict, rule, numbers, causes = [], causesNo = [] }: MoveCase) => {
  const explained = explain(engine, { position: scene(profile), move, profile }, telling);
  const deciding = explained.rules.filter((each) => each.deciding);
  const facts = deciding.filter(({ id }) => id === rule).map((each) => each.facts.map(({ text }) => text).join(', '));
  const lines = explained.causes.flatMap(({ text }) => text ?? []);
  const has = (part: string): boolean => lines.some((line) => line.includes(part));
  return {
    expected: { verdict, rules: rule === undefined ? [] : expect.arrayContaining([rule]), untold: [], told: [] },
    said: {
      verdict: explained.verdict,
      rules: deciding.map(({ id }) => id),
      untold: [
        ...causes.filter((part) => !has(part)).map((part) => ({ part, lines })),
        ...(numbers === undefined || facts.some((text) => text.includes(numbers)) ? [] : [{ numbers, facts }]),
      ],
      told: causesNo.filter(has),
    },
  };
};

const moves = DOCKET.filter((each): each is MoveCase => 'move' in each);
const facts = DOCKET.filter((each): each is FactCase => 'found' in each);

describe('cases of the docket', () => {
  it.each(moves)('$id $says', (each) => {
    const { expected, said } = answer(each);
    expect(said).toEqual(expected);
  });

  it.each(facts)('$id $says', ({ found, is }) => {
    expect(found()).toEqual(is);
  });

  it('would fail with another rule, another number or another consequence', () => {
    const [limit] = moves.filter(({ id, rule }) => id === 'B120' && rule === 'SR-SELL-06');
    const [sale] = moves.filter(({ id, causes }) => id === 'B065' && causes !== undefined);
    if (limit === undefined || sale === undefined) throw new Error('the docket has no such cases');
    for (const wrong of [
      { ...limit, rule: 'SR-SELL-04' },
      { ...limit, numbers: 'limit 60%' },
      { ...limit, verdict: 'legal' },
      { ...sale, causes: ['the bank pays ann $134'] },
      { ...sale, causesNo: ['the bank pays ann $135'] },
    ] satisfies readonly MoveCase[]) {
      const { expected, said } = answer(wrong);
      expect(said).not.toEqual(expected);
    }
  });
});

const HANDED = fileURLToPath(new URL('../../../shared/docket.md', import.meta.url));
const handed = existsSync(HANDED);
if (!handed) console.warn('SKIPPED: ../shared/docket.md is not at hand; whether every case has a row is not checked');

describe.skipIf(!handed)('the docket as it was handed', () => {
  it('has a row here for every case, and no other', () => {
    const ids = new Set(
      readFileSync(HANDED, 'utf8')
        .match(/^\| B\d{3}(?= )/gm)
        ?.map((cell) => cell.slice(2)),
    );
    expect(ids.size).toBeGreaterThan(80);
    expect([...new Set(DOCKET.map(({ id }) => id))].sort()).toEqual([...ids].sort());
  });
});

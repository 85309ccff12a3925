/** What a rule worked out before it said no, in figures. */
import { describe, expect, it } from 'vitest';
import type { AnyFacts } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { comparisonsOf } from '../../src/adjudication/comparison.ts';
import type { Lang } from '../../src/documents/texts/languages.ts';

describe('what a rule worked out', () => {
  it.each<[string, RuleId, AnyFacts, readonly string[]]>([
    ['a sum', 'SR-SELL-06', { pool: 40, block: 30, limit: 50 }, ['pool + block = 70% > limit 50%']],
    ['a sum with a constant', 'SR-BUY-07', { certificates: 14, limit: 14 }, ['certificates + 1 = 15 > limit 14']],
    ['dollars', 'TRACK-12', { treasury: 13, steel: 20, terrain: 0 }, ['steel + terrain = $20 > treasury $13']],
    [
      'a product',
      'PRIVATE-03',
      { price: 81, faceValue: 40, free: false },
      ['free no', 'price $81 > 2 × face value = $80'],
    ],
    ['nothing where the rule holds', 'SR-SELL-06', { pool: 0, block: 50, limit: 50 }, []],
    [
      'each of several conditions of which one would do',
      'SR-SELL-02',
      { set: 1, allowed: false },
      ['allowed no', 'set 1 < 2'],
    ],
    [
      'of several conditions those that fail',
      'GOLD-02',
      { shippedBefore: false, onRoute: true, cubes: 0 },
      ['cubes 0 < 1'],
    ],
    ['nothing where the only fact says all', 'TRACK-08', { exitsOpen: false }, []],
    ['nothing for facts that the rule does not know', 'SR-SELL-06', { cows: 3 }, []],
  ])('%s', (_, rule, facts, said) => {
    expect(comparisonsOf(rule, facts, 'en')).toEqual(said);
  });

  it.each<[Lang, string]>([
    ['zh', '50%'],
    ['ja', '上限 50%'],
  ])('in %s with the names of that language', (lang, part) => {
    const [said = ''] = comparisonsOf('SR-SELL-06', { pool: 40, block: 30, limit: 50 }, lang);
    expect(said).toContain('= 70% > ');
    expect(said).toContain(part);
    expect(said).not.toMatch(/pool|block|limit/);
  });
});

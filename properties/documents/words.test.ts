/** Every word of verdicts and journals, and the name of every number, can be said in the other languages. */
import { describe, expect, it } from 'vitest';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import { factName } from '../../src/adjudication/fact-name.ts';
import { EN } from '../../src/adjudication/words/en.ts';
import { JA_FACTS } from '../../src/adjudication/words/facts-ja.ts';
import { ZH_FACTS } from '../../src/adjudication/words/facts-zh.ts';
import { JA } from '../../src/adjudication/words/ja.ts';
import { ZH } from '../../src/adjudication/words/zh.ts';
import { wordFaults } from './text-faults.ts';

/** Languages with their words and the names of numbers. */
const LANGUAGES = [
  { lang: 'zh', words: ZH, facts: ZH_FACTS },
  { lang: 'ja', words: JA, facts: JA_FACTS },
] as const;

/** Names of the numbers that checks compare. */
const COMPARED: readonly string[] = [...RULEBOOK.values()].flatMap(({ clauses }) =>
  clauses.flatMap((clause) => (clause.kind === 'checked' ? Object.keys(clause.schema) : [])),
);
const compared = Object.fromEntries(COMPARED.map((name) => [name, '']));

describe.each(LANGUAGES)('in $lang', ({ lang, words, facts }) => {
  it('every word is translated', () => {
    expect(wordFaults(EN, words, lang)).toEqual([]);
  });

  it('every number that a rule compares has a name', () => {
    expect(wordFaults(compared, facts, lang)).toEqual([]);
  });

  it('no number has a name that no rule compares', () => {
    const names = Object.keys(facts).map((name) => name.replace(/^.*\./, ''));
    expect(names.filter((name) => !(name in compared))).toEqual([]);
  });
});

describe('a table of words', () => {
  it.each([
    [{ a: '付 {sum}' }, []],
    [{ a: '付 {total}' }, ['a: other placeholders']],
    [{ a: 'pays {sum}' }, ['a: left in English: pays', 'a: not written in the language']],
    [{}, ['a: missing']],
  ])('%o', (words, expected) => {
    expect(wordFaults({ a: 'pays {sum}' }, words, 'zh')).toEqual(expected);
  });
});

describe('the name of a number', () => {
  it('is that of the rule where the rule has its own, else the common one', () => {
    expect(factName('ROUTE-14', 'free', 'zh')).toBe(ZH_FACTS['ROUTE-14.free']);
    expect(factName('PRIVATE-03', 'free', 'zh')).toBe(ZH_FACTS.free);
    expect(factName('ROUTE-14', 'free', 'ja')).toBe(JA_FACTS['ROUTE-14.free']);
    expect(factName('PRIVATE-03', 'free', 'ja')).toBe(JA_FACTS.free);
  });

  it('is English, or read from the rule, where the language has none', () => {
    expect(factName('SR-BUY-03', 'soldThisRound', 'en')).toBe('sold this round');
    expect(factName('SR-BUY-03', 'noSuchNumber', 'zh')).toBe('no such number');
  });
});

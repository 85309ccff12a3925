/** Every word of verdicts and journals can be said in the other languages. */
import { describe, expect, it } from 'vitest';
import { EN } from '../../src/adjudication/words/en.ts';
import { ZH } from '../../src/adjudication/words/zh.ts';
import { wordFaults } from './text-faults.ts';

/** Languages with their words. */
const LANGUAGES = [{ lang: 'zh', words: ZH }] as const;

describe.each(LANGUAGES)('in $lang', ({ lang, words }) => {
  it('every word is translated', () => {
    expect(wordFaults(EN, words, lang)).toEqual([]);
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

/** The pages of the rulebook in Chinese and Japanese are in that language throughout. */
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import { EVIDENCE } from '../../src/documents/evidence/evidence.ts';
import { PAGE_WORDS } from '../../src/documents/pages/page-words.ts';
import { rulebookPages } from '../../src/documents/rulebook-pages.ts';
import { linesLeftInEnglish } from '../adjudication/language-faults.ts';

const pages = rulebookPages(rulesInOrder(), EVIDENCE);
const OTHERS = ['zh', 'ja'] as const;

/** A page as a reader sees it: no anchors, no code, no targets of links, no names of tests and of other languages. */
const seen = (text: string): string =>
  text
    .replace(/<a id="[^"]*"><\/a>/g, '')
    .replace(/\[[^\]]*\]\(\.\.[^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '')
    .replaceAll('\\', '');

const left = (lang: (typeof OTHERS)[number], of: ReadonlyMap<string, string>): readonly string[] =>
  [...of]
    .filter(([name]) => name.startsWith(`${lang}/`))
    .flatMap(([name, text]) => linesLeftInEnglish(seen(text)).map((line) => `${name}: ${line}`));

describe.each(OTHERS)('in %s', (lang) => {
  it('no word of the pages is left in English', () => {
    expect(left(lang, pages)).toEqual([]);
  });

  it('a word left in English would be found', () => {
    const rulings = pages.get(`${lang}/rulings.md`) ?? '';
    const changed = new Map(pages).set(`${lang}/rulings.md`, `${rulings}| ${PAGE_WORDS.en.unruled} | 1 |`);
    expect(left(lang, changed)).toEqual([`${lang}/rulings.md: unruled | | unruled | 1 |`]);
  });

  it('no text stands in English for want of a translation', () => {
    expect(
      [...pages].filter(([name, text]) => name.startsWith(`${lang}/`) && text.includes(PAGE_WORDS[lang].untranslated)),
    ).toEqual([]);
  });
});

describe.each(['en', ...OTHERS] as const)('the rulings in %s', (lang) => {
  const words = PAGE_WORDS[lang];
  const [, open = '', decided = ''] = (pages.get(`${lang}/rulings.md`) ?? '').split(/^## .*$/m);
  const anchored = (text: string): readonly string[] =>
    [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);

  it('that some profile’s documents do not decide stand first, as open questions', () => {
    const expected = Object.entries(RULINGS).filter(([, ruling]) => 'unruled' in ruling);
    expect(anchored(open)).toEqual(expected.map(([id]) => id));
    expect(anchored(decided)).toHaveLength(Object.keys(RULINGS).length - expected.length);
    expect(open).toContain(words.unruled);
    expect(decided).not.toContain(words.unruled);
  });

  it('tell the reason of each answer, and what the designer is reported to have said', () => {
    const { because } = words.rulingsPage;
    const answers = `${open}${decided}`.split('\n').filter((line) => /^\|.*\*\*.*\*\*/.test(line));
    expect(answers).toHaveLength(Object.keys(RULINGS).length * 3);
    expect(answers.filter((line) => !Object.values(because).some((why) => line.endsWith(`– ${why} |`)))).toEqual([]);
    expect(decided.match(/designer|设计师|デザイナー/g)).toHaveLength(2);
  });
});

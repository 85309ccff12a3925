/** Every rule can be read in the other languages, as the English text stands now. */
import { describe, expect, it } from 'vitest';
import { AUCTION_03 } from '../../spec/rules/auction.ts';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import type { TermId } from '../../src/documents/texts/glossary.ts';
import { GLOSSARY } from '../../src/documents/texts/glossary.ts';
import { JA } from '../../src/documents/texts/ja.ts';
import type { TranslatedRule } from '../../src/documents/texts/languages.ts';
import { ruleText, textHash } from '../../src/documents/texts/rule-text.ts';
import { ZH } from '../../src/documents/texts/zh.ts';
import { glossaryFaults, ruleFaults, termFaults } from './text-faults.ts';

const rules = rulesInOrder();

/** Languages with their texts. */
const LANGUAGES = [
  { lang: 'zh', texts: ZH },
  { lang: 'ja', texts: JA },
] as const;

/** Terms that mean one thing wherever a rule says them. */
const STRICT: readonly TermId[] = [
  'railroad',
  'metalCompany',
  'steelWorks',
  'goldMine',
  'treasury',
  'certificateLimit',
  'presidentsCertificate',
  'faceValue',
  'startPrice',
  'sharePriceRow',
  'redZone',
  'priorityMarker',
  'stockRound',
  'operatingRound',
  'settlement',
  'charter',
  'station',
  'slot',
  'steelMarket',
  'goldTrack',
  'baseMoney',
  'salvage',
  'export',
  'debtToken',
  'debtMarker',
  'royalGorge',
  'endCard',
  'ruling',
  'finding',
];

describe.each(LANGUAGES)('in $lang', ({ lang, texts }) => {
  it('every rule is translated, from its present text, with its figures, in that language alone', () => {
    expect(ruleFaults(rules, texts, lang)).toEqual([]);
  });

  it('every rule is read in that language', () => {
    expect(rules.filter((rule) => ruleText(rule, lang).lang !== lang).map(({ id }) => id)).toEqual([]);
  });

  it('every term has a word of its own', () => {
    expect(glossaryFaults(GLOSSARY, lang)).toEqual([]);
  });

  it('a term is called the same in every rule', () => {
    const terms = STRICT.map((id) => GLOSSARY[id]);
    expect(termFaults(rules, texts, terms, lang)).toEqual([]);
  });
});

describe('a translation', () => {
  const good: TranslatedRule = { title: '加价', statement: '至少高 {raise}。', of: textHash(AUCTION_03) };
  const faults = (change: Partial<TranslatedRule>): readonly string[] =>
    ruleFaults([AUCTION_03], { [AUCTION_03.id]: { ...good, ...change } }, 'zh').map((f) => f.replace(/^[^:]*: /, ''));

  it.each<[string, Partial<TranslatedRule>, readonly string[]]>([
    ['as it should be', {}, []],
    ['with a name', { title: 'BGA 的 6x2' }, []],
    ['of an older text', { of: '00000000' }, ['stale']],
    ['without its figure', { statement: '至少更高。' }, ['other placeholders']],
    ['with a figure of its own', { statement: '至少高 {rise}。' }, ['other placeholders']],
    ['with a figure typed in', { statement: '{raise} 至少高 5。' }, ['figure typed in: 5']],
    ['with an English word', { title: '加价 raise' }, ['left in English: raise']],
    ['with English punctuation', { statement: '至少, 高 {raise}' }, ['English punctuation: ,']],
    ['with an English full stop', { statement: '至少高 {raise}.' }, ['English punctuation: .']],
    ['in no language', { title: '—' }, ['not written in the language']],
    ['in another language', { title: 'の加价' }, ['written in another language']],
  ])('%s', (_, change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['{raise}以上高くする。', []],
    ['至少高 {raise} 过规则。', ['AUCTION-03: written in another language']],
  ])('into Japanese: %s', (statement, expected) => {
    expect(ruleFaults([AUCTION_03], { [AUCTION_03.id]: { ...good, title: '上乗せ', statement } }, 'ja')).toEqual(
      expected,
    );
  });

  it('that is missing is told', () => {
    expect(ruleFaults([AUCTION_03], {}, 'zh')).toEqual(['AUCTION-03: missing']);
  });

  it('that uses another word for a term is told', () => {
    const raise = { en: 'raise', zh: '加价', ja: '' };
    const texts = { [AUCTION_03.id]: good };
    expect(termFaults([AUCTION_03], texts, [raise], 'zh')).toEqual([]);
    expect(termFaults([AUCTION_03], texts, [{ ...raise, zh: '抬价' }], 'zh')).toEqual([
      'AUCTION-03: raise is not 抬价',
    ]);
  });

  it('that is stale is not read: the rule is told in English, and said to be', () => {
    const stale = { ...AUCTION_03, pattern: 'Something else.', statement: 'Something else.' };
    expect(ruleText(stale, 'zh')).toEqual({ title: AUCTION_03.title, statement: 'Something else.', lang: 'en' });
  });

  it('is read with the figures of the rule filled in', () => {
    expect(ruleText(AUCTION_03, 'zh').statement).toContain(AUCTION_03.figures.raise);
    expect(ruleText(AUCTION_03, 'zh').statement).not.toContain('{');
  });
});

describe('a glossary', () => {
  it('whose terms share a word, or have none, is told', () => {
    const term = (zh: string) => ({ en: 'x', zh, ja: '' });
    expect(glossaryFaults({ a: term('车站'), b: term('车站') }, 'zh')).toEqual([
      'a: stands twice: 车站',
      'b: stands twice: 车站',
    ]);
    expect(glossaryFaults({ a: term('') }, 'zh')).toEqual(['a: not written in the language']);
  });
});

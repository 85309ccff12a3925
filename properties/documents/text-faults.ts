/** What translations promise, each as a list of faults: whole, of the present English text, and in one language. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Stated } from '../../spec/rule.ts';
import { TRAINS } from '../../spec/vocabulary.ts';
import type { Term } from '../../src/documents/texts/glossary.ts';
import type { Lang, TranslatedRule } from '../../src/documents/texts/languages.ts';
import { textHash } from '../../src/documents/texts/rule-text.ts';

/** A language that English is translated into. */
export type Other = Exclude<Lang, 'en'>;
/** A rule as far as a translation depends on it. */
export type Original = Pick<Stated, 'id' | 'title' | 'pattern'>;
type Words = Readonly<Record<string, string>>;

/** What stays as it is printed, in any language; a name that is part of another one stands after it. */
const NAMES: readonly string[] = [
  ...Object.values(baseBox.privates).map(({ name }) => name),
  ...TRAINS,
  '18xx.games',
  'BGA',
  'CF&I',
  'Victor',
  'Rio Grande',
  'Santa Fe',
  'Salida',
  '5*+',
  '--json',
];

/** Signs by which a language is known, and signs that only another language of this book has. */
const SCRIPT: Readonly<Record<Other, { readonly has: RegExp; readonly hasNot: RegExp }>> = {
  zh: { has: /\p{Script=Han}/u, hasNot: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  ja: {
    has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    hasNot: /[个们时这还过从规则铁车钢营证权阶轮张价债图红线]/u,
  },
};

const placeholders = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');

/** A month after its year: other languages write the number, where English has a name that is no figure. */
const MONTH = /(?<=\} ?年 ?)(?:1[0-2]|[1-9])(?= ?月)/g;

const bare = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(MONTH, '').replace(/\{\w+\}/g, ''));

/** What is wrong with one text, whatever it translates. */
export const writingFaults = (text: string, lang: Other): readonly string[] => {
  const rest = bare(text);
  return [
    ...[...rest.matchAll(/\p{Script=Latin}+/gu)].map(([word]) => `left in English: ${word}`),
    ...[...rest.matchAll(/\p{Number}+/gu)].map(([figure]) => `figure typed in: ${figure}`),
    ...[...rest.matchAll(/[,;:!?()]|\.(?=\s|$)/g)].map(([sign]) => `English punctuation: ${sign}`),
    ...(SCRIPT[lang].has.test(text) ? [] : ['not written in the language']),
    ...(SCRIPT[lang].hasNot.test(text) ? ['written in another language'] : []),
  ];
};

/** Rules that are not translated, or not well. */
export const ruleFaults = (
  rules: readonly Original[],
  texts: Readonly<Partial<Record<string, TranslatedRule>>>,
  lang: Other,
): readonly string[] =>
  rules.flatMap((rule) => {
    const text = texts[rule.id];
    if (text === undefined) return [`${rule.id}: missing`];
    return [
      ...(text.of === textHash(rule) ? [] : ['stale']),
      ...(placeholders(text.statement) === placeholders(rule.pattern) ? [] : ['other placeholders']),
      ...[text.title, text.statement].flatMap((each) => writingFaults(each, lang)),
    ].map((fault) => `${rule.id}: ${fault}`);
  });

/** Words of a table that are missing, have other placeholders than the English ones, or are badly written. */
export const wordFaults = (english: Words, words: Partial<Words>, lang: Other): readonly string[] =>
  Object.entries(english).flatMap(([key, pattern]) => {
    const word = words[key];
    if (word === undefined) return [`${key}: missing`];
    return [
      ...(placeholders(word) === placeholders(pattern) ? [] : ['other placeholders']),
      // Between two figures, as in the name of a round, a full stop is no punctuation.
      ...writingFaults(word.replaceAll('}.{', '}{'), lang),
    ].map((fault) => `${key}: ${fault}`);
  });

/** Terms without a word, and two terms with the same one. */
export const glossaryFaults = (glossary: Readonly<Record<string, Term>>, lang: Other): readonly string[] => {
  const words = Object.values(glossary).map((term) => term[lang]);
  return Object.entries(glossary).flatMap(([id, term]) =>
    [
      ...writingFaults(term[lang], lang),
      ...(words.filter((word) => word === term[lang]).length > 1 ? [`stands twice: ${term[lang]}`] : []),
    ].map((fault) => `${id}: ${fault}`),
  );
};

/** `share price`, `share prices`, `cities`, as a word of its own. */
const inEnglish = ({ en }: Term): RegExp => new RegExp(`\\b${en.replace(/y$/, '(?:y|ies)')}(?:s|es)?\\b`, 'i');

/** Rules whose English names a term that the translation calls something else. */
export const termFaults = (
  rules: readonly Original[],
  texts: Readonly<Partial<Record<string, TranslatedRule>>>,
  terms: readonly Term[],
  lang: Other,
): readonly string[] =>
  rules.flatMap((rule) => {
    const text = texts[rule.id];
    if (text === undefined) return [];
    return terms
      .filter((term) => inEnglish(term).test(`${rule.title} ${rule.pattern}`))
      .filter((term) => !`${text.title} ${text.statement}`.includes(term[lang]))
      .map((term) => `${rule.id}: ${term.en} is not ${term[lang]}`);
  });

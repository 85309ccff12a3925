/** What translated rulings and names of sources promise, each as a list of faults. */
import type { Ruling } from '../../spec/profiles/ruling.ts';
import type { TranslatedRuling } from '../../src/documents/texts/languages.ts';
import { answerKeys, figuresOf, rulingHash, SPEAKERS } from '../../src/documents/texts/ruling-text.ts';
import type { Other } from './text-faults.ts';
import { writingFaults } from './text-faults.ts';

/** Names that stand in every language as they are: hexes, privates, documents A and B. */
const bare = (text: string, letters: readonly string[]): string =>
  letters
    .reduce((rest, letter) => rest.replace(new RegExp(`${letter} ?[AB](?![A-Za-z])`, 'g'), letter), text)
    .replace(/(?<![A-Za-z])[A-Z]\d{1,2}(?!\d)/g, '');

const DOCUMENT = ['文件', '文書'];

const wording = (text: string, lang: Other): readonly string[] => {
  const rest = bare(text, DOCUMENT);
  // A text can be nothing but figures.
  const faults = writingFaults(rest, lang);
  return /^(?:\{\d\}|%|\s)*$/.test(rest) ? faults.filter((fault) => fault !== 'not written in the language') : faults;
};

const figureFaults = (text: string, english: string): readonly string[] => {
  const wanted = figuresOf(english).map((_, i) => String(i + 1));
  const named = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  // A figure that the English text has twice may be named twice or told apart.
  const values = (names: Iterable<string>): string =>
    [...new Set([...names].map((name) => figuresOf(english)[Number(name) - 1] ?? `{${name}}`))].sort().join(' ');
  return values(wanted) === values(named) ? [] : ['other figures'];
};

const isHex = (key: string): boolean => /^[A-Z]\d{1,2}$/.test(key);

/** Rulings that are not translated, or not well. */
export const rulingTextFaults = (
  rulings: Readonly<Record<string, Ruling<unknown>>>,
  texts: Readonly<Partial<Record<string, TranslatedRuling>>>,
  lang: Other,
): readonly string[] =>
  Object.entries(rulings).flatMap(([id, ruling]) => {
    const text = texts[id];
    if (text === undefined) return [`${id}: missing`];
    const keys = Object.values(ruling.values).flatMap(answerKeys);
    return [
      ...(text.of === rulingHash(ruling) ? [] : ['stale']),
      ...figureFaults(text.question, ruling.question),
      ...wording(text.question, lang),
      ...SPEAKERS.flatMap((speaker) => {
        const [said, original] = [text.says[speaker], ruling.says[speaker]];
        if ((said === undefined) !== (original === undefined)) return [`${speaker} is silent in one language only`];
        if (said === undefined || original === undefined) return [];
        return [...figureFaults(said, original), ...wording(said, lang)];
      }),
      ...keys.filter((key) => text.answers[key] === undefined && !isHex(key)).map((key) => `no answer ${key}`),
      ...Object.values(text.answers).flatMap((answer) => (answer === '{n}%' ? [] : wording(answer, lang))),
    ].map((fault) => `${id}: ${fault}`);
  });

/** Names of sections that have no name in a language, and names of sections that are no more. */
export const sectionFaults = (
  sections: readonly string[],
  names: Readonly<Record<string, string>>,
  lang: Other,
): readonly string[] => [
  ...[...new Set(sections)].flatMap((section) => {
    const name = names[section];
    if (name === undefined) return [`${section}: missing`];
    return wording(name, lang).map((fault) => `${section}: ${fault}`);
  }),
  ...Object.keys(names)
    .filter((name) => !sections.includes(name))
    .map((name) => `${name}: no source`),
];

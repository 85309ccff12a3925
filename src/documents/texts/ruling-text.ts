/**
 * Rulings in each language. As with rules, a translation names the English text of which it was made; when that has
 * changed since, the English text stands in. Figures are never typed in a translation: they are those of the English
 * text, which are those of the sources.
 */
import { createHash } from 'node:crypto';
import type { Ruling, Says } from '../../../spec/profiles/ruling.ts';
import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import { fillIn } from '../../../spec/rule.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { PROFILES } from '../../../spec/vocabulary.ts';
import { EN_ANSWERS } from './en/ruling-answers.ts';
import { JA_RULINGS } from './ja/rulings.ts';
import type { Lang, RulingTexts } from './languages.ts';
import { PUNCTUATION } from './punctuation.ts';
import { ZH_RULINGS } from './zh/rulings.ts';

const TABLES: Readonly<Record<Exclude<Lang, 'en'>, RulingTexts>> = { zh: ZH_RULINGS, ja: JA_RULINGS };

/** Who can say something, in the order in which they are told. */
export const SPEAKERS = ['A', 'B', 'engine', 'designer'] as const satisfies readonly (keyof Says)[];

/** A ruling as it reads in one language. */
export interface RulingText {
  readonly question: string;
  readonly says: Says;
  /** What each profile answers, in words. */
  readonly answers: Readonly<Record<ProfileId, string>>;
  /** The language of the text: English where a translation is missing or outdated. */
  readonly lang: Lang;
}

/** What a translation names as its original: the first 8 hex digits of the SHA-256 of question, sources and answers. */
export const rulingHash = ({ question, says, values }: Ruling<unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([question, SPEAKERS.map((speaker) => says[speaker] ?? null), values]))
    .digest('hex')
    .slice(0, 8);

/** The figures of an English text in order; the digits of names such as `5+`, `6x2` and `E19` are none. */
export const figuresOf = (english: string): readonly string[] =>
  [...english.matchAll(/(?<![\w.])\$?\d+%?(?![\w+])/g)].map(String);

/** The words for an answer: one for each item of a list; `none` for an empty list, `number` for any number. */
export const answerKeys = (answer: unknown): readonly string[] => {
  if (Array.isArray(answer)) return answer.length === 0 ? ['none'] : answer.flatMap(answerKeys);
  return [typeof answer === 'number' ? 'number' : String(answer)];
};

/** `onePerTurn` as people read it: `one per turn`. */
const spaced = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

const answerIn = (answer: unknown, words: Readonly<Record<string, string>>, lang: Lang): string =>
  answerKeys(answer)
    .map((key) => fillIn(words[key] ?? spaced(key === 'number' ? '{n}' : key), { n: String(answer) }))
    .join(PUNCTUATION[lang].list);

const answersIn = (
  values: Ruling<unknown>['values'],
  words: Readonly<Record<string, string>>,
  lang: Lang,
): Readonly<Record<ProfileId, string>> =>
  Object.fromEntries(PROFILES.map((profile) => [profile, answerIn(values[profile], words, lang)])) as Record<
    ProfileId,
    string
  >;

const withFigures = (text: string, english: string): string =>
  fillIn(text, Object.fromEntries(figuresOf(english).map((figure, i) => [String(i + 1), figure])));

const saysIn = (translated: Says, english: Says): Says =>
  Object.fromEntries(
    SPEAKERS.flatMap((speaker) => {
      const [text, original] = [translated[speaker], english[speaker]];
      return text === undefined || original === undefined ? [] : [[speaker, withFigures(text, original)]];
    }),
  );

/** A ruling in a language, or in English where there is no translation of it as it stands. */
export const rulingText = (id: RulingId, lang: Lang, ruling: Ruling<unknown> = RULINGS[id]): RulingText => {
  const { question, says, values } = ruling;
  const found = lang === 'en' ? undefined : TABLES[lang][id];
  if (found === undefined || found.of !== rulingHash(ruling))
    return { question, says, answers: answersIn(values, EN_ANSWERS[id] ?? {}, 'en'), lang: 'en' };
  return {
    question: withFigures(found.question, question),
    says: saysIn(found.says, says),
    answers: answersIn(values, found.answers, lang),
    lang,
  };
};

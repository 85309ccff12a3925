/** The rulings that a rule reads: the question, who says what, and what each profile answers. */
import type { Ruling, Says } from '../../spec/profiles/ruling.ts';
import type { RulingId } from '../../spec/profiles/rulings.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import type { Stated } from '../../spec/rule.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { PAGE_WORDS } from '../documents/pages/page-words.ts';
import type { Basis } from '../documents/pages/ruling-basis.ts';
import { basisOf } from '../documents/pages/ruling-basis.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { rulingText, SPEAKERS } from '../documents/texts/ruling-text.ts';
import { sayIn } from './words.ts';

/** A ruling with its answers. */
export interface RulingAnswers {
  readonly id: RulingId;
  readonly question: string;
  readonly says: Says;
  /** As rules read them. */
  readonly answers: Readonly<Record<ProfileId, unknown>>;
  /** As people read them. */
  readonly answersInWords: Readonly<Record<ProfileId, string>>;
  /** Profiles whose documents do not decide it. */
  readonly unruled: readonly ProfileId[];
  /** Language of the question, of what is said, and of the answers in words. */
  readonly lang: Lang;
}

/** A ruling by its name. */
export const answersOf = (id: RulingId, lang: Lang = 'en'): RulingAnswers => {
  const { values, unruled = [] }: Ruling<unknown> = RULINGS[id];
  const { question, says, answers, lang: read } = rulingText(id, lang);
  return { id, question, says, answers: values, answersInWords: answers, unruled, lang: read };
};

/** The rulings that a rule declares. */
export const rulingsRead = ({ rulings }: Pick<Stated, 'rulings'>, lang: Lang = 'en'): readonly RulingAnswers[] =>
  rulings.map((id) => answersOf(id, lang));

/** Whether no source of the profile decides what the rule says: all rulings that it reads are our own there. */
export const isUnruled = ({ rulings }: Pick<Stated, 'rulings'>, profile: ProfileId): boolean =>
  rulings.length > 0 && rulings.every((id) => answersOf(id).unruled.includes(profile));

/** What the profiles answer, in one line: `bga, summary: one per turn; 18xx-games: any`. */
export const answersText = ({ answersInWords, unruled, lang }: RulingAnswers): string => {
  const { colon, list, semicolon } = PUNCTUATION[lang];
  const byText = new Map<string, string[]>();
  for (const profile of PROFILES) {
    const text = answersInWords[profile];
    byText.set(text, [...(byText.get(text) ?? []), unruled.includes(profile) ? `${profile}*` : profile]);
  }
  return [...byText].map(([text, profiles]) => `${profiles.join(list)}${colon}${text}`).join(semicolon);
};

/** Bases of answers that neither document gives as they stand. */
const DEPARTING: ReadonlySet<Basis> = new Set(['setup', 'screen', 'crash']);

/** Why profiles answer as no document does: `bga, summary: taken at their word, the documents would forbid the setup`. */
const reasonLines = ({ id, lang }: RulingAnswers): readonly string[] => {
  const { colon, list } = PUNCTUATION[lang];
  const { because } = PAGE_WORDS[lang].rulingsPage;
  const byBasis = new Map<Basis, ProfileId[]>();
  for (const profile of PROFILES) {
    const basis = basisOf(id, profile);
    if (DEPARTING.has(basis)) byBasis.set(basis, [...(byBasis.get(basis) ?? []), profile]);
  }
  return [...byBasis].map(([basis, profiles]) => `${profiles.join(list)}${colon}${because[basis]}`);
};

/** Who speaks, in words. */
export const speakerName = (speaker: keyof Says, lang: Lang): string =>
  speaker === 'A' || speaker === 'B' ? sayIn(lang)('document', { letter: speaker }) : sayIn(lang)(speaker);

/** Who says what, a line each. */
export const saysText = ({ says, lang }: RulingAnswers): readonly string[] =>
  SPEAKERS.flatMap((speaker) => {
    const said = says[speaker];
    return said === undefined ? [] : [`${speakerName(speaker, lang)}${PUNCTUATION[lang].colon}${said}`];
  });

/** A ruling in some lines; an asterisk marks profiles whose documents do not decide it. */
export const rulingLines = (ruling: RulingAnswers): readonly string[] => {
  const { id, question, unruled, lang } = ruling;
  const { colon, open, close } = PUNCTUATION[lang];
  const mark = unruled.length > 0 ? `${open}* ${sayIn(lang)('notDecided')}${close}` : '';
  return [
    `${id}${colon}${question}`,
    ...saysText(ruling).map((line) => `  ${line}`),
    `  ${answersText(ruling)}${mark}`,
    ...reasonLines(ruling).map((line) => `  ${line}`),
  ];
};

/**
 * The page of all rulings in one language: the questions that nobody decides first, then the others. Each with who says
 * what, what the profiles answer and why, and the rules that read it.
 */
import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import type { Rule } from '../../../spec/rule.ts';
import { fillIn } from '../../../spec/rule.ts';
import { PROFILES } from '../../../spec/vocabulary.ts';
import { answersOf, speakerName } from '../../adjudication/ruling-answers.ts';
import type { Lang } from '../texts/languages.ts';
import { PUNCTUATION } from '../texts/punctuation.ts';
import { SPEAKERS } from '../texts/ruling-text.ts';
import { anchor, code, link, page, plainText } from './markdown.ts';
import { PAGE_WORDS } from './page-words.ts';
import { chapterFile, otherLanguages } from './rule-section.ts';
import { basisOf } from './ruling-basis.ts';

/** Name of the page. */
export const RULINGS_FILE = 'rulings.md';

const row = (name: string, value: string): string => `| ${name} | ${value} |`;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const record = (id: RulingId, rules: readonly Rule[], lang: Lang): string => {
  const words = PAGE_WORDS[lang];
  const { silent, because, answerOf, name, readBy } = words.rulingsPage;
  const { question, says, answersInWords, unruled, lang: read } = answersOf(id, lang);
  const readers = rules.filter(({ rulings }) => (rulings as readonly RulingId[]).includes(id));
  // Only few rulings have an answer of the designer; of the others everybody expects one.
  const speakers = SPEAKERS.filter((speaker) => speaker !== 'designer' || says.designer !== undefined);
  const table = [
    row(name, code(id)),
    row('---', '---'),
    ...speakers.map((speaker) => {
      const said = says[speaker];
      return row(upper(speakerName(speaker, lang)), said === undefined ? `*${silent}*` : plainText(said));
    }),
    ...PROFILES.map((profile) => {
      const mark = unruled.includes(profile) ? ` *(${words.unruled})*` : '';
      const why = because[basisOf(id, profile)];
      return row(
        fillIn(answerOf, { profile: code(profile) }),
        `**${plainText(answersInWords[profile])}**${mark} – ${why}`,
      );
    }),
    row(
      readBy,
      readers.map((rule) => link(rule.id, `${chapterFile(rule.chapter)}#${rule.id}`)).join(PUNCTUATION[lang].list),
    ),
  ];
  return page([
    anchor(id),
    `### ${plainText(question)}`,
    read === lang ? '' : `*${words.untranslated}*`,
    table.join('\n'),
  ]).trimEnd();
};

/** All rulings, in the order in which they are written down. */
export const rulingsPage = (rules: readonly Rule[], lang: Lang): string => {
  const words = PAGE_WORDS[lang];
  const { introduction, open, openIntroduction, decided, decidedIntroduction } = words.rulingsPage;
  const ids = Object.keys(RULINGS) as RulingId[];
  const isOpen = (id: RulingId): boolean => answersOf(id).unruled.length > 0;
  const part = (title: string, text: string, part: readonly RulingId[]): readonly string[] => [
    `## ${title}`,
    fillIn(text, { n: String(part.length) }),
    part.map((id) => `- ${link(plainText(answersOf(id, lang).question), `#${id}`)}`).join('\n'),
    ...part.map((id) => record(id, rules, lang)),
  ];
  return page([
    `# ${words.allRulings}`,
    `${link(words.index, 'index.md')} · ${otherLanguages(lang, RULINGS_FILE)}`,
    introduction,
    ...part(open, openIntroduction, ids.filter(isOpen)),
    ...part(
      decided,
      decidedIntroduction,
      ids.filter((id) => !isOpen(id)),
    ),
  ]);
};

/** One rule as a section of a page. */
import type { RulingId } from '../../../spec/profiles/rulings.ts';
import type { Chapter, Rule, Source } from '../../../spec/rule.ts';
import type { RuleId } from '../../../spec/rules/ids.ts';
import { RETIRED } from '../../../spec/rules/ids.ts';
import { PROFILES } from '../../../spec/vocabulary.ts';
import type { RulingAnswers } from '../../adjudication/ruling-answers.ts';
import { rulingsRead, saysText, speakerName } from '../../adjudication/ruling-answers.ts';
import { sayIn } from '../../adjudication/words.ts';
import type { RuleEvidence } from '../evidence/evidence.ts';
import { evidenceLines } from '../evidence/evidence-lines.ts';
import type { Lang } from '../texts/languages.ts';
import { LANGS } from '../texts/languages.ts';
import { PUNCTUATION } from '../texts/punctuation.ts';
import { ruleText } from '../texts/rule-text.ts';
import { sectionText } from '../texts/source-text.ts';
import { anchor, code, link, page, plainText } from './markdown.ts';
import type { PageWords } from './page-words.ts';
import { PAGE_WORDS } from './page-words.ts';

/** Name of a chapter's page. */
export const chapterFile = (chapter: Chapter): string => `${chapter}.md`;

/** The record of a ruling, seen from a page of the same language. */
const rulingPlace = (id: RulingId): string => `rulings.md#${id}`;

/** What the profiles answer, one after the other. */
const answersLine = ({ answersInWords, unruled }: RulingAnswers, words: PageWords): string =>
  PROFILES.map((profile) => {
    const answer = plainText(answersInWords[profile]);
    return `${code(profile)} ${answer}${unruled.includes(profile) ? ` *(${words.unruled})*` : ''}`;
  }).join(' · ');

const sourceText = (source: Source, lang: Lang): string => {
  const { open, close, comma } = PUNCTUATION[lang];
  const section = plainText(sectionText(source, lang));
  return source.document === '18xx-games'
    ? `${PAGE_WORDS[lang].engine}${open}${section}${close}`
    : `${source.ref}${open}${speakerName(source.document, lang)}${comma}${section}${close}`;
};

const rulingItem = (ruling: RulingAnswers, words: PageWords): readonly string[] => [
  `- **${words.ruling}** ${link(code(ruling.id), rulingPlace(ruling.id))}${words.colon}${plainText(ruling.question)}`,
  ...saysText(ruling).map((line) => `  - ${plainText(line)}`),
  `  - ${answersLine(ruling, words)}`,
];

/** Ids that this rule has taken over; who links to them finds it. */
const formerIds = (id: RuleId): readonly string[] => Object.keys(RETIRED).filter((former) => RETIRED[former] === id);

/** Links to the rule in the other languages, or to a page of the same name. */
export const otherLanguages = (lang: Lang, target: string): string =>
  LANGS.filter((other) => other !== lang)
    .map((other) => link(PAGE_WORDS[other].language, `../${other}/${target}`))
    .join(' · ');

/** A test as a link from a page. */
const testLink = (file: string): string => link(file.replace(/(?:\.test)?\.ts$/, ''), `../../../properties/${file}`);

const evidenceItems = (rule: Rule, lang: Lang, evidence: RuleEvidence | undefined): readonly string[] => {
  if (evidence === undefined) return [];
  const lines = evidenceLines(rule, evidence, lang, { test: testLink, command: code });
  return lines.length === 0 ? [] : [`- **${sayIn(lang)('evidence')}**`, ...lines.map((line) => `  - ${line}`)];
};

/** The rule with its sources, its rulings and what stands behind it. */
export const ruleSection = (rule: Rule, lang: Lang, evidence: RuleEvidence | undefined): string => {
  const words = PAGE_WORDS[lang];
  const text = ruleText(rule, lang);
  const item = (name: string, value: string): string => `- **${name}**${words.colon}${value}`;
  return page([
    [rule.id, ...formerIds(rule.id)].map(anchor).join(''),
    `## ${rule.id} · ${plainText(text.title)}`,
    text.lang === lang ? '' : `*${words.untranslated}*`,
    plainText(text.statement),
    [
      item(words.kind, words.kinds[rule.kind]),
      item(words.sources, rule.sources.map((source) => sourceText(source, lang)).join(PUNCTUATION[lang].semicolon)),
      ...rulingsRead(rule, lang).flatMap((ruling) => rulingItem(ruling, words)),
      ...evidenceItems(rule, lang, evidence),
      item(words.alsoIn, otherLanguages(lang, `${chapterFile(rule.chapter)}#${rule.id}`)),
    ].join('\n'),
  ]).trimEnd();
};

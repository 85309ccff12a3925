/** The rulebook as pages of Markdown, in every language: a page a chapter, an index, and a page of all rulings. */
import type { Chapter, Rule } from '../../spec/rule.ts';
import { CHAPTERS } from '../../spec/rule.ts';
import type { EvidenceOfRules } from './evidence/evidence.ts';
import { link, page, plainText } from './pages/markdown.ts';
import { PAGE_WORDS } from './pages/page-words.ts';
import { chapterFile, otherLanguages, ruleSection } from './pages/rule-section.ts';
import { RULINGS_FILE, rulingsPage } from './pages/rulings-page.ts';
import type { Lang } from './texts/languages.ts';
import { LANGS } from './texts/languages.ts';
import { ruleText } from './texts/rule-text.ts';

/** Folder of the pages. */
export const RULEBOOK_FOLDER = new URL('../../docs/rulebook/', import.meta.url);

const INDEX = 'index.md';

interface ChapterOfRules {
  readonly chapter: Chapter;
  readonly rules: readonly Rule[];
}

const byChapter = (rules: readonly Rule[]): readonly ChapterOfRules[] =>
  CHAPTERS.map((chapter) => ({ chapter, rules: rules.filter((rule) => rule.chapter === chapter) })).filter(
    (each) => each.rules.length > 0,
  );

const chapterPage = ({ chapter, rules }: ChapterOfRules, lang: Lang, evidence: EvidenceOfRules): string => {
  const words = PAGE_WORDS[lang];
  return page([
    `# ${words.chapters[chapter]}`,
    `${link(words.index, INDEX)} · ${otherLanguages(lang, chapterFile(chapter))}`,
    ...rules.map((rule) => ruleSection(rule, lang, evidence.get(rule.id))),
  ]);
};

const indexPage = (chapters: readonly ChapterOfRules[], lang: Lang): string => {
  const words = PAGE_WORDS[lang];
  return page([
    `# ${words.rulebook}`,
    `${otherLanguages(lang, INDEX)} · ${link(words.allRulings, RULINGS_FILE)}`,
    words.introduction,
    ...chapters.flatMap(({ chapter, rules }) => [
      `## ${link(words.chapters[chapter], chapterFile(chapter))}`,
      rules
        .map(
          (rule) => `- ${link(rule.id, `${chapterFile(chapter)}#${rule.id}`)} ${plainText(ruleText(rule, lang).title)}`,
        )
        .join('\n'),
    ]),
  ]);
};

/** The pages by their path in the folder: `en/stock.md`. `rules` are in reading order. */
export const rulebookPages = (rules: readonly Rule[], evidence: EvidenceOfRules): ReadonlyMap<string, string> => {
  const chapters = byChapter(rules);
  const ofLanguage = (lang: Lang): readonly (readonly [string, string])[] => [
    [`${lang}/${INDEX}`, indexPage(chapters, lang)],
    ...chapters.map((each) => [`${lang}/${chapterFile(each.chapter)}`, chapterPage(each, lang, evidence)] as const),
    [`${lang}/${RULINGS_FILE}`, rulingsPage(rules, lang)],
  ];
  return new Map(LANGS.flatMap(ofLanguage));
};

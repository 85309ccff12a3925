/**
 * Titles and statements of rules in other languages. A translation names the English text of which it was made; when
 * that has changed since, the English text stands in until the translation is made anew.
 */
import { createHash } from 'node:crypto';
import type { Stated } from '../../../spec/rule.ts';
import { fillIn } from '../../../spec/rule.ts';
import { JA } from './ja.ts';
import type { Lang, RuleTexts } from './languages.ts';
import { ZH } from './zh.ts';

const TABLES: Readonly<Record<Exclude<Lang, 'en'>, RuleTexts>> = { zh: ZH, ja: JA };

/** A rule as it reads in one language. */
export interface RuleText {
  readonly title: string;
  readonly statement: string;
  /** The language of the text: English where a translation is missing or outdated. */
  readonly lang: Lang;
}

/** What a translation names as its original: the first 8 hex digits of the SHA-256 of English title and pattern. */
export const textHash = ({ title, pattern }: Pick<Stated, 'title' | 'pattern'>): string =>
  createHash('sha256').update(`${title}\n${pattern}`).digest('hex').slice(0, 8);

/** The text of a rule in a language, or in English where there is none. */
export const ruleText = (rule: Stated, lang: Lang): RuleText => {
  const found = lang === 'en' ? undefined : TABLES[lang][rule.id];
  if (found === undefined || found.of !== textHash(rule))
    return { title: rule.title, statement: rule.statement, lang: 'en' };
  return { title: found.title, statement: fillIn(found.statement, rule.figures), lang };
};

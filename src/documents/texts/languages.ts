/** The languages in which rules and verdicts can be read. */
import type { RuleId } from '../../../spec/rules/ids.ts';

export const LANGS = ['en', 'zh', 'ja'] as const;
export type Lang = (typeof LANGS)[number];

/** A translated rule: title, statement with `{name}` where a figure stands, and the hash of the English text. */
export interface TranslatedRule {
  readonly title: string;
  readonly statement: string;
  readonly of: string;
}

/** Translated rules by id. */
export type RuleTexts = Readonly<Partial<Record<RuleId, TranslatedRule>>>;

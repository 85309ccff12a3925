/** The languages in which rules and verdicts can be read. */
import type { Says } from '../../../spec/profiles/ruling.ts';
import type { RulingId } from '../../../spec/profiles/rulings.ts';
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

/**
 * A translated ruling: the question, who says what, and the answers by their names in the code. `{1}` stands for the
 * first figure of the English text, `{n}` for an answer that is a number.
 */
export interface TranslatedRuling {
  readonly question: string;
  readonly says: Says;
  readonly answers: Readonly<Record<string, string>>;
  readonly of: string;
}

/** Translated rulings by their names. */
export type RulingTexts = Readonly<Partial<Record<RulingId, TranslatedRuling>>>;

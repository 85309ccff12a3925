/** Rules in Japanese, by id. */
import type { RuleTexts } from './languages.ts';

export const JA: RuleTexts = {};

/** Names of the numbers that rules compare, in the language asked for. */
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { JA_FACTS } from './words/facts-ja.ts';
import { ZH_FACTS } from './words/facts-zh.ts';

const TABLES: Readonly<Partial<Record<Lang, Readonly<Record<string, string>>>>> = { zh: ZH_FACTS, ja: JA_FACTS };

/** `soldThisRound` as people read it: `sold this round`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);

/** The name of a number of a rule, in English where the language has none. */
export const factName = (rule: RuleId, name: string, lang: Lang): string =>
  TABLES[lang]?.[`${rule}.${name}`] ?? TABLES[lang]?.[name] ?? spaced(name);

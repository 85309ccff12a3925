/** Where a rule comes from, in words. */
import type { Source } from '../../../spec/rule.ts';
import { JA_SECTIONS } from './ja/sections.ts';
import type { Lang } from './languages.ts';
import { ZH_SECTIONS } from './zh/sections.ts';

const TABLES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en: {}, zh: ZH_SECTIONS, ja: JA_SECTIONS };

/** The section of a document, or the part of the engine, by its name in a language. */
export const sectionText = ({ section }: Source, lang: Lang): string => TABLES[lang][section] ?? section;

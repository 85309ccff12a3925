/** Says things in the language asked for, or in English where that language has no word yet. */
import { fillIn } from '../../spec/rule.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { spacedOut } from '../documents/texts/punctuation.ts';

export type { WordKey } from './words/en.ts';

import type { WordKey, WordTable } from './words/en.ts';
import { EN } from './words/en.ts';
import { JA } from './words/ja.ts';
import { ZH } from './words/zh.ts';

const TABLES: Readonly<Record<Lang, WordTable>> = { en: EN, zh: ZH, ja: JA };

/** Fills a pattern with figures. */
export type Say = (key: WordKey, figures?: Readonly<Record<string, string | number>>) => string;

/** How things are said in a language. */
export const sayIn =
  (lang: Lang): Say =>
  (key, figures = {}) =>
    spacedOut(
      fillIn(
        TABLES[lang][key] ?? EN[key],
        Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
      ),
      lang,
    );

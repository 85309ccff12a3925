/** How tests have things told in another language than English. */
import type { Telling } from '../../src/adjudication/telling.ts';
import type { WordKey } from '../../src/adjudication/words.ts';
import { sayIn } from '../../src/adjudication/words.ts';
import type { Lang } from '../../src/documents/texts/languages.ts';
import { engine } from '../support/table.ts';

export const OTHERS = ['zh', 'ja'] as const satisfies readonly Lang[];
export type Other = (typeof OTHERS)[number];

/** Told in a language, the players by their names. */
export const tellingIn = (lang: Other, names: ReadonlyMap<string, string> = new Map()): Telling => ({
  box: engine.box,
  lang,
  say: sayIn(lang),
  player: (id) => names.get(id) ?? id,
});

/** Told as by a table that lacks one word. */
export const lacking = (telling: Telling, lost: WordKey): Telling => ({
  ...telling,
  say: (key, figures) => sayIn(key === lost ? 'en' : telling.lang)(key, figures),
});

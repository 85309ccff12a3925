/** Where a rule comes from, in one line. */
import type { Source } from '../../spec/rule.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { sectionText } from '../documents/texts/source-text.ts';
import { sayIn } from './words.ts';

/** `A-14 (stock round); 18xx.games engine (card B4)`. */
export const sourceLine = (sources: readonly Source[], lang: Lang): string => {
  const { open, close, semicolon } = PUNCTUATION[lang];
  return sources
    .map((source) => {
      const name = source.document === '18xx-games' ? sayIn(lang)('engine') : source.ref;
      return `${name}${open}${sectionText(source, lang)}${close}`;
    })
    .join(semicolon);
};

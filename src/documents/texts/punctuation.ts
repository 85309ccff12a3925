/** The signs between words, by language. */
import type { Lang } from './languages.ts';

/** Signs with the spaces that belong to them. */
export interface Punctuation {
  readonly colon: string;
  readonly comma: string;
  /** Between the items of a list. */
  readonly list: string;
  /** Between things that stand side by side, with commas in them. */
  readonly semicolon: string;
  /** Between two sentences in one line. */
  readonly sentence: string;
  readonly open: string;
  readonly close: string;
}

/** In Chinese a space stands between Chinese and Latin writing, also where names and figures were filled in. */
export const spacedOut = (text: string, lang: Lang): string =>
  lang === 'zh'
    ? text
        .replace(/(\p{Script=Han})([\p{Script=Latin}\d$])/gu, '$1 $2')
        .replace(/([\p{Script=Latin}\d%+])(\p{Script=Han})/gu, '$1 $2')
    : text;

export const PUNCTUATION: Readonly<Record<Lang, Punctuation>> = {
  en: { colon: ': ', comma: ', ', list: ', ', semicolon: '; ', sentence: '; ', open: ' (', close: ')' },
  zh: { colon: '：', comma: '，', list: '、', semicolon: '；', sentence: '；', open: '（', close: '）' },
  ja: { colon: '：', comma: '、', list: '、', semicolon: '／', sentence: '。', open: '（', close: '）' },
};

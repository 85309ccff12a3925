/** A rule that was asked, in one line: `SR-SELL-06 Limit of the pool: pool 40%, block 20%, limit 50%`. */
import pc from '../colours.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import type { Violation } from '../engine.ts';
import type { AskedRule } from './asked-rule.ts';
import type { WordKey } from './words.ts';
import { sayIn } from './words.ts';

const REFUSED: Readonly<Partial<Record<Violation['code'], WordKey>>> = {
  'unknown-name': 'unknownName',
  'wrong-actor': 'wrongActor',
  'wrong-step': 'wrongStep',
};

/** Why a rule could not be asked about a move; null where it was asked. */
export const refusedText = (code: Violation['code'] | null, name: string, lang: Lang): string | null => {
  const key = code === null ? undefined : REFUSED[code];
  return key === undefined ? null : sayIn(lang)(key, { name });
};

/** The rule with what it compared, or with why it could not be asked at all. */
export const ruleHead = ({ id, title, facts, code, name = '' }: AskedRule, lang: Lang): string => {
  const { colon, comma } = PUNCTUATION[lang];
  const numbers = refusedText(code, name, lang) ?? facts.map(({ text }) => text).join(comma);
  const head = `${pc.bold(id)} ${title}`;
  return numbers === '' ? head : `${head}${colon}${numbers}`;
};

/** A rule that was asked, in one line: `SR-SELL-06 Limit of the pool: pool 40%, block 20%, limit 50%`. */

import pc from '../colours.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import type { Violation } from '../engine.ts';
import { actorText } from './actor-text.ts';
import type { AskedRule } from './asked-rule.ts';
import type { Telling } from './telling.ts';
import { roundName } from './telling.ts';
import { STEPS } from './words/steps.ts';
import type { WordKey } from './words.ts';

const REFUSED: Readonly<Partial<Record<Violation['code'], WordKey>>> = {
  'unknown-name': 'unknownName',
  'wrong-actor': 'wrongActor',
  'wrong-step': 'wrongStep',
};

/** Why a rule could not be asked about a move; null where it was asked. */
export const refusedText = (
  { code, name = '', standing }: Pick<AskedRule, 'code' | 'name' | 'standing'>,
  telling: Pick<Telling, 'say' | 'player' | 'lang'>,
): string | null => {
  const { say, lang } = telling;
  const key = code === null ? undefined : REFUSED[code];
  if (key === undefined) return null;
  if (standing === undefined) return say(key, { name });
  const { round, at } = standing;
  if (round === null) return say('finished');
  const step = STEPS[lang][at] ?? at;
  return say('notNow', { round: roundName(round, say), who: actorText(standing, telling), step });
};

/** The rule with what it compared, or with why it could not be asked at all. */
export const ruleHead = (rule: AskedRule, telling: Pick<Telling, 'say' | 'player' | 'lang'>): string => {
  const { id, title, facts } = rule;
  const { colon, comma } = PUNCTUATION[telling.lang];
  const numbers = refusedText(rule, telling) ?? facts.map(({ text }) => text).join(comma);
  const head = `${pc.bold(id)} ${title}`;
  return numbers === '' ? head : `${head}${colon}${numbers}`;
};

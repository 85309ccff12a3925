/** An explanation as people read it: the verdict, the rules that decide it, and what follows from it. */

import pc from '../colours.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import type { AskedRule } from './asked-rule.ts';
import type { Cause, Explanation, OtherVerdict } from './explain.ts';
import { differenceText, lineDifference } from './line-difference.ts';
import { ruleHead } from './rule-head.ts';
import type { RulingAnswers } from './ruling-answers.ts';
import { answersText, rulingLines } from './ruling-answers.ts';
import { sourceLine } from './source-line.ts';
import type { Telling } from './telling.ts';
import type { Say } from './words.ts';

/** Legal moves listed for people; programs get all. */
const LISTED = 12;

const indented = (lines: readonly string[], by = 2): readonly string[] =>
  lines.map((line) => `${' '.repeat(by)}${line}`);

const rulingBlock = (ruling: RulingAnswers, say: Say): readonly string[] => {
  const [first = '', ...rest] = rulingLines(ruling);
  return [`${say('rulingWord')} ${first}`, ...rest].map((line) => pc.dim(line));
};

const wholeRule = (rule: AskedRule, telling: Telling): readonly string[] => {
  const { say, lang } = telling;
  const { colon, open, close } = PUNCTUATION[lang];
  return [
    ruleHead(rule, telling),
    ...indented([
      ...rule.comparisons,
      rule.statement,
      ...(rule.lang === lang ? [] : [pc.dim(`${open.trim()}${say('untranslated')}${close}`)]),
      pc.dim(`${say('sources')}${colon}${sourceLine(rule.sources, lang)}`),
      ...rule.rulings.flatMap((ruling) => rulingBlock(ruling, say)),
    ]),
  ];
};

const told = (causes: readonly Cause[]): readonly string[] => causes.flatMap(({ text }) => text ?? []);

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [pc.bold(title), ...indented(lines)];

const verdictLine = ({ verdict, legal, profile, others }: Explanation, { say, lang }: Telling): string => {
  const { comma, list, sentence } = PUNCTUATION[lang];
  const plain = say(legal ? 'legal' : 'illegal');
  const head = say('verdict', { verdict: plain, profile });
  const apart = others.filter((other) => other.legal !== legal).map((other) => other.profile);
  const but =
    apart.length === 0 ? '' : `${comma}${say(legal ? 'butIllegal' : 'butLegal', { profiles: apart.join(list) })}`;
  const ours = verdict === 'unruled' ? `${sentence}${say('ourReading', { verdict: plain })}` : '';
  return (legal ? pc.green : pc.red)(`${head}${but}${ours}`);
};

const idsOf = (rules: readonly AskedRule[]): string => [...new Set(rules.map(({ id }) => id))].join(' ');

/** A ruling in one line: its question and what the profiles answer. */
const behindLine =
  ({ say, lang }: Telling) =>
  (ruling: RulingAnswers): string => {
    const head = `${ruling.id}${PUNCTUATION[lang].colon}${ruling.question} ${answersText(ruling)}`;
    return pc.dim(say('rulingOf', { ruling: head }));
  };

const otherLines = (
  { profile, legal, broken, causes, rulings }: OtherVerdict,
  own: Explanation,
  telling: Telling,
): readonly string[] => {
  const { say, lang } = telling;
  const { colon, semicolon, open, close } = PUNCTUATION[lang];
  if (!legal) {
    const same = idsOf(broken) === idsOf(own.rules.filter(({ holds }) => !holds));
    const why = same ? say('sameRules') : broken.map((rule) => ruleHead(rule, telling)).join(semicolon);
    return [`${profile}${colon}${say('illegal')}${open}${why}${close}`];
  }
  const difference = own.legal ? differenceText(lineDifference(told(own.causes), told(causes)), telling) : [];
  return [`${profile}${colon}${say('legal')}`, ...indented([...difference, ...rulings.map(behindLine(telling))])];
};

/** What the record makes of a move that breaks rules: nothing, where the move makes no sense. */
const followedLines = (causes: readonly Cause[], { say }: Telling): readonly string[] =>
  causes.length === 0 ? [pc.bold(say('notFollowed'))] : section(say('followed'), told(causes));

/** The lines of the explanation. */
export const explanationLines = (explanation: Explanation, telling: Telling): readonly string[] => {
  const { say, lang } = telling;
  const { text, legal, rules, causes, followed, others, pivotal, instead } = explanation;
  const deciding = rules.filter((rule) => rule.deciding);
  const rest = rules.filter((rule) => !rule.deciding);
  const listed = instead.slice(0, LISTED).map((each) => each.text);
  // Rulings that the deciding rules show already are not shown again.
  const shown = new Set(deciding.flatMap((rule) => rule.rulings.map(({ id }) => id)));
  const untold = pivotal.filter(({ id }) => !shown.has(id));
  const more = instead.length > LISTED ? [say('more', { count: instead.length - LISTED })] : [];
  return [
    `${pc.bold(text)}${PUNCTUATION[lang].colon}${verdictLine(explanation, telling)}`,
    ...section(
      say('because'),
      deciding.flatMap((rule) => wholeRule(rule, telling)),
    ),
    ...(followed ? followedLines(causes, telling) : section(say('causes'), told(causes))),
    ...(legal ? [] : section(say('instead'), [...listed, ...more])),
    ...section(
      say('others'),
      others.flatMap((other) => otherLines(other, explanation, telling)),
    ),
    ...untold.flatMap((ruling) => rulingBlock(ruling, say)),
    ...section(
      say('holds'),
      rest.map((rule) => ruleHead(rule, telling)),
    ),
  ];
};

/** `rules`: reads the rulebook. */

import type { Rule } from '../../../spec/rule.ts';
import { CHAPTERS } from '../../../spec/rule.ts';
import { ruleOf, rulesInOrder } from '../../../spec/rules/rulebook.ts';
import { rulingLines, rulingsRead } from '../../adjudication/ruling-answers.ts';
import { sourceLine } from '../../adjudication/source-line.ts';
import { sayIn } from '../../adjudication/words.ts';
import pc from '../../colours.ts';
import { PAGE_WORDS } from '../../documents/pages/page-words.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { PUNCTUATION } from '../../documents/texts/punctuation.ts';
import { ruleText } from '../../documents/texts/rule-text.ts';
import { quoted } from '../../fault.ts';
import { badUsage, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';

interface Options {
  readonly chapter?: string;
  readonly search?: string;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** A rule as programs read it: its rulings by name, and what is known of each. */
export const ruleJson = (rule: Rule, lang: Lang = 'en'): object => {
  const { id, chapter, kind, sources, rulings } = rule;
  const text = ruleText(rule, lang);
  return {
    id,
    chapter,
    kind,
    title: text.title,
    statement: text.statement,
    sources: sources.map((s) => (s.document === '18xx-games' ? { ...s, ref: null } : s)),
    rulings,
    lang: text.lang,
    rulingAnswers: rulingsRead(rule, lang),
  };
};

const wholeText = (rule: Rule, lang: Lang): string => {
  const say = sayIn(lang);
  const { colon, comma, open, close } = PUNCTUATION[lang];
  const text = ruleText(rule, lang);
  const { chapters } = PAGE_WORDS[lang];
  const chapter = lang === 'en' ? rule.chapter : chapters[rule.chapter];
  return [
    `${pc.bold(rule.id)} ${pc.bold(text.title)} ${pc.dim(`[${chapter}${comma}${say(rule.kind)}]`)}`,
    `  ${text.statement}`,
    ...(text.lang === lang ? [] : [pc.dim(`  ${open.trim()}${say('untranslated')}${close}`)]),
    pc.dim(`  ${say('sources')}${colon}${sourceLine(rule.sources, lang)}`),
    ...rulingsRead(rule, lang).flatMap((ruling) => {
      const [first = '', ...rest] = rulingLines(ruling);
      return [`${say('rulingWord')} ${first}`, ...rest].map((line) => pc.dim(`  ${line}`));
    }),
  ].join('\n');
};

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const matches = (rule: Rule, search: string, lang: Lang): boolean => {
  const { title, statement } = ruleText(rule, lang);
  const text = plain(`${rule.id} ${title} ${statement}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Prints the rules asked for; nothing found is a negative answer. */
export const rulesCommand = (io: Io, ids: readonly string[], options: Options): number => {
  const { chapter, search, lang, json = false } = options;
  if (chapter !== undefined && !(CHAPTERS as readonly string[]).includes(chapter))
    return badUsage(io, `no chapter ${quoted(chapter)}; there are ${CHAPTERS.join(', ')}`);
  const unknown = ids.find((id) => ruleOf(id) === undefined);
  if (unknown !== undefined) return badUsage(io, `no rule ${quoted(unknown)}`);
  const asked = ids.length > 0 ? ids.flatMap((id) => ruleOf(id) ?? []) : rulesInOrder();
  const found = asked.filter(
    (rule) =>
      (chapter === undefined || rule.chapter === chapter) && (search === undefined || matches(rule, search, lang)),
  );
  if (found.length === 0 && !json) {
    io.err('royal-gorge: no rule fits\n');
    return NEGATIVE;
  }
  io.out(
    json
      ? `${JSON.stringify(
          found.map((rule) => ruleJson(rule, lang)),
          null,
          2,
        )}\n`
      : `${found.map((rule) => wholeText(rule, lang)).join('\n\n')}\n`,
  );
  return found.length > 0 ? FINE : NEGATIVE;
};

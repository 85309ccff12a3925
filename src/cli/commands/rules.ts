/** `rules`: reads the rulebook. */

import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import type { Rule } from '../../../spec/rule.ts';
import { CHAPTERS } from '../../../spec/rule.ts';
import { rulesInOrder } from '../../../spec/rules/rulebook.ts';
import { answersOf, rulingLines, rulingsRead } from '../../adjudication/ruling-answers.ts';
import { sourceLine } from '../../adjudication/source-line.ts';
import { sayIn } from '../../adjudication/words.ts';
import pc from '../../colours.ts';
import { EVIDENCE } from '../../documents/evidence/evidence.ts';
import { evidenceLines } from '../../documents/evidence/evidence-lines.ts';
import { PAGE_WORDS } from '../../documents/pages/page-words.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { LANGS } from '../../documents/texts/languages.ts';
import { PUNCTUATION } from '../../documents/texts/punctuation.ts';
import { ruleText } from '../../documents/texts/rule-text.ts';
import { quoted } from '../../fault.ts';
import { badUsage, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import type { Asked } from '../rules-asked.ts';
import { askedBy } from '../rules-asked.ts';
import { rulingBlock, rulingJson } from '../ruling-block.ts';

interface Options {
  readonly chapter?: string;
  readonly search?: string;
  readonly open?: boolean;
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
    evidence: EVIDENCE.get(id) ?? null,
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

/** What stands behind a rule, as `rules ID` tells it. */
const evidenceText = (rule: Rule, lang: Lang): readonly string[] => {
  const evidence = EVIDENCE.get(rule.id);
  if (evidence === undefined) return [];
  const lines = evidenceLines(rule, evidence, lang, {
    test: (file) => file.replace(/(?:\.test)?\.ts$/, ''),
    command: (text) => text,
  });
  return [`  ${sayIn(lang)('evidence')}`, ...lines.map((line) => `    ${line}`)];
};

/** Open questions: rulings of which the sources of some profile decide nothing. */
const openRulings = (): readonly RulingId[] =>
  (Object.keys(RULINGS) as RulingId[]).filter((id) => answersOf(id).unruled.length > 0);

/** Prints the open questions. */
const openCommand = (io: Io, lang: Lang, json: boolean): number => {
  const blocks = (): readonly string[] => openRulings().map((id) => rulingBlock(id, lang));
  io.out(
    json
      ? printed(openRulings().map((id) => rulingJson(id, lang)))
      : `${[pc.bold(sayIn(lang)('openQuestions')), ...blocks()].join('\n\n')}\n`,
  );
  return FINE;
};

const printed = (list: readonly object[]): string => `${JSON.stringify(list, null, 2)}\n`;

/** What is shown: a rule, with what stands behind it where it was asked for by its own id; or a ruling. */
type Shown = Exclude<Asked, { kind: 'family' }> & { readonly alone: boolean };

const shownOf = (asked: Asked): readonly Shown[] =>
  asked.kind === 'family'
    ? asked.rules.map((rule) => ({ kind: 'rule', rule, alone: false }))
    : [{ ...asked, alone: true }];

const textOf = (shown: Shown, lang: Lang): string => {
  if (shown.kind === 'ruling') return rulingBlock(shown.ruling, lang);
  return [wholeText(shown.rule, lang), ...(shown.alone ? evidenceText(shown.rule, lang) : [])].join('\n');
};

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Whether the words of a search all stand in the text of a rule, in one language or another. */
const matches = (rule: Rule, search: string): boolean =>
  LANGS.some((lang) => {
    const { title, statement } = ruleText(rule, lang);
    const text = plain(`${rule.id} ${title} ${statement}`);
    return plain(search)
      .split(/\s+/)
      .every((word) => text.includes(word));
  });

/** Prints the rules and rulings asked for; nothing found is a negative answer. */
export const rulesCommand = (io: Io, ids: readonly string[], options: Options): number => {
  const { chapter, search, open = false, lang, json = false } = options;
  if (open && (ids.length > 0 || chapter !== undefined || search !== undefined))
    return badUsage(io, '--open lists all open questions: leave ids, --chapter and --search out');
  if (open) return openCommand(io, lang, json);
  if (chapter !== undefined && !(CHAPTERS as readonly string[]).includes(chapter))
    return badUsage(io, `no chapter ${quoted(chapter)}; there are ${CHAPTERS.join(', ')}`);
  const every: Asked = { kind: 'family', rules: rulesInOrder() };
  const asked: Asked[] = ids.length > 0 ? [] : [every];
  for (const id of ids) {
    const named = askedBy(id);
    if (named === null)
      return badUsage(io, `no rule or ruling ${quoted(id)}; rules --search WORDS finds rules by their text`);
    if (named.kind === 'ruling' && (chapter !== undefined || search !== undefined))
      return badUsage(io, `${named.ruling} is a ruling: leave --chapter and --search out`);
    asked.push(named);
  }
  const fits = (rule: Rule): boolean =>
    (chapter === undefined || rule.chapter === chapter) && (search === undefined || matches(rule, search));
  const found = asked.flatMap(shownOf).filter((shown) => shown.kind === 'ruling' || fits(shown.rule));
  if (found.length === 0 && !json) {
    io.err('royal-gorge: no rule fits\n');
    return NEGATIVE;
  }
  io.out(
    json
      ? printed(
          found.map((shown) => (shown.kind === 'ruling' ? rulingJson(shown.ruling, lang) : ruleJson(shown.rule, lang))),
        )
      : `${found.map((shown) => textOf(shown, lang)).join('\n\n')}\n`,
  );
  return found.length > 0 ? FINE : NEGATIVE;
};

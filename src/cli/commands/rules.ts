/** `rules`: reads the rulebook. */

import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import type { Rule } from '../../../spec/rule.ts';
import { CHAPTERS } from '../../../spec/rule.ts';
import type { RuleId } from '../../../spec/rules/ids.ts';
import { ruleOf, rulesInOrder } from '../../../spec/rules/rulebook.ts';
import type { RulingAnswers } from '../../adjudication/ruling-answers.ts';
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
const openRulings = (lang: Lang): readonly RulingAnswers[] =>
  (Object.keys(RULINGS) as RulingId[]).map((id) => answersOf(id, lang)).filter(({ unruled }) => unruled.length > 0);

const readersOf = (id: RulingId): readonly RuleId[] =>
  rulesInOrder().flatMap((rule) => ((rule.rulings as readonly RulingId[]).includes(id) ? rule.id : []));

const openText = (lang: Lang): string => {
  const say = sayIn(lang);
  const blocks = openRulings(lang).map((ruling) =>
    [...rulingLines(ruling), `  ${say('readBy', { rules: readersOf(ruling.id).join(PUNCTUATION[lang].list) })}`].join(
      '\n',
    ),
  );
  return `${[pc.bold(say('openQuestions')), ...blocks].join('\n\n')}\n`;
};

/** Prints the open questions. */
const openCommand = (io: Io, lang: Lang, json: boolean): number => {
  const list = openRulings(lang).map((ruling) => ({ ...ruling, rules: readersOf(ruling.id) }));
  io.out(json ? `${JSON.stringify(list, null, 2)}\n` : openText(lang));
  return FINE;
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

/** Prints the rules asked for; nothing found is a negative answer. */
export const rulesCommand = (io: Io, ids: readonly string[], options: Options): number => {
  const { chapter, search, open = false, lang, json = false } = options;
  if (open && (ids.length > 0 || chapter !== undefined || search !== undefined))
    return badUsage(io, '--open lists all open questions: leave ids, --chapter and --search out');
  if (open) return openCommand(io, lang, json);
  if (chapter !== undefined && !(CHAPTERS as readonly string[]).includes(chapter))
    return badUsage(io, `no chapter ${quoted(chapter)}; there are ${CHAPTERS.join(', ')}`);
  const unknown = ids.find((id) => ruleOf(id) === undefined);
  if (unknown !== undefined) return badUsage(io, `no rule ${quoted(unknown)}`);
  const asked = ids.length > 0 ? ids.flatMap((id) => ruleOf(id) ?? []) : rulesInOrder();
  const found = asked.filter(
    (rule) => (chapter === undefined || rule.chapter === chapter) && (search === undefined || matches(rule, search)),
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
      : `${found
          .map((rule) => [wholeText(rule, lang), ...(ids.length > 0 ? evidenceText(rule, lang) : [])].join('\n'))
          .join('\n\n')}\n`,
  );
  return found.length > 0 ? FINE : NEGATIVE;
};

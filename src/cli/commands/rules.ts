/** `rules`: reads the rulebook. */
import pc from 'picocolors';
import type { Rule, Source } from '../../../spec/rule.ts';
import { CHAPTERS } from '../../../spec/rule.ts';
import { ruleOf, rulesInOrder } from '../../../spec/rules/rulebook.ts';
import { quoted } from '../../fault.ts';
import { badUsage, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';

interface Options {
  readonly chapter?: string;
  readonly search?: string;
  readonly json?: boolean;
}

/** A rule as programs read it. */
export const ruleJson = ({ id, chapter, kind, title, statement, sources, rulings }: Rule): object => ({
  id,
  chapter,
  kind,
  title,
  statement,
  sources: sources.map((s) => (s.document === '18xx-games' ? { ...s, ref: null } : s)),
  rulings,
});

const sourceText = (s: Source): string =>
  s.document === '18xx-games' ? `18xx.games engine (${s.section})` : `${s.ref} (${s.section})`;

const ruleText = (rule: Rule): string =>
  [
    `${pc.bold(rule.id)} ${pc.bold(rule.title)} ${pc.dim(`[${rule.chapter}, ${rule.kind}]`)}`,
    `  ${rule.statement}`,
    pc.dim(`  Sources: ${rule.sources.map(sourceText).join('; ')}`),
    ...(rule.rulings.length > 0 ? [pc.dim(`  Rulings: ${rule.rulings.join(', ')}`)] : []),
  ].join('\n');

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const matches = (rule: Rule, search: string): boolean => {
  const text = plain(`${rule.id} ${rule.title} ${rule.statement}`);
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Prints the rules asked for; nothing found is a negative answer. */
export const rulesCommand = (io: Io, ids: readonly string[], { chapter, search, json = false }: Options): number => {
  if (chapter !== undefined && !(CHAPTERS as readonly string[]).includes(chapter))
    return badUsage(io, `no chapter ${quoted(chapter)}; there are ${CHAPTERS.join(', ')}`);
  const unknown = ids.find((id) => ruleOf(id) === undefined);
  if (unknown !== undefined) return badUsage(io, `no rule ${quoted(unknown)}`);
  const asked = ids.length > 0 ? ids.flatMap((id) => ruleOf(id) ?? []) : rulesInOrder();
  const found = asked.filter(
    (rule) => (chapter === undefined || rule.chapter === chapter) && (search === undefined || matches(rule, search)),
  );
  io.out(json ? `${JSON.stringify(found.map(ruleJson), null, 2)}\n` : `${found.map(ruleText).join('\n\n')}\n`);
  return found.length > 0 ? FINE : NEGATIVE;
};

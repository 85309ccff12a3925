/** What the tests say of the rules, read from their texts: sentences, illegal twins, disputes. */
import { readdirSync, readFileSync } from 'node:fs';
import type { RuleId } from '../../spec/rules/ids.ts';
import { rulesNamed, testsOfRules } from './tests-of-rules.ts';

const ROOT = new URL('../', import.meta.url);

/** Folders whose texts are read for cases and disputes. */
const FOLDERS = ['rulebook', 'adjudication', 'interchange', 'invariants'] as const;

const texts = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map((file) => readFileSync(new URL(`${folder}/${file}`, ROOT), 'utf8')),
  );

const ID = "'([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d\\d)'";
const DISPUTE = /\bB\d{3}\b/g;

/** How often each pattern names a rule. */
const counts = (all: readonly string[], pattern: RegExp): ReadonlyMap<string, number> => {
  const found = new Map<string, number>();
  for (const text of all) for (const [, id = ''] of text.matchAll(pattern)) found.set(id, (found.get(id) ?? 0) + 1);
  return found;
};

/** Pieces of a text that belong together: a sentence with its source, a case of the docket, a text in quotes. */
const pieces = (text: string): readonly string[] => [
  ...(text.match(new RegExp(`rule: ${ID},\\s*source: '[^']*'`, 'g')) ?? []),
  ...text.split(/(?=\bid: 'B\d{3}')/).slice(1),
  ...(text.match(/'[^'\n]*'|`[^`\n]*`/g) ?? []),
];

/** Disputes by the rules that settle them. */
const disputes = (all: readonly string[]): ReadonlyMap<RuleId, readonly string[]> => {
  const found = new Map<RuleId, Set<string>>();
  for (const piece of all.flatMap(pieces)) {
    const ids = piece.match(DISPUTE) ?? [];
    if (ids.length > 0)
      for (const rule of rulesNamed(piece)) found.set(rule, new Set([...(found.get(rule) ?? []), ...ids]));
  }
  return new Map([...found].map(([rule, ids]) => [rule, [...ids].sort()]));
};

/** What the tests have on a rule. */
export interface Named {
  readonly accepts: number;
  readonly rejects: number;
  readonly tests: readonly string[];
  readonly docket: readonly string[];
}

/** Reads the tests; gives what they have on any rule. */
export const namedInTests = (): ((id: RuleId) => Named) => {
  const all = texts();
  const sentences = counts(all, new RegExp(`\\brule: ${ID},\\s*source:`, 'g'));
  const twins = counts(all, new RegExp(`\\bby: ${ID}`, 'g'));
  const cases = counts(all, new RegExp(`verdict: '(?:illegal|profile-dependent|unruled)',\\s*rule: ${ID}`, 'g'));
  const tests = testsOfRules();
  const settled = disputes(all);
  return (id) => ({
    accepts: sentences.get(id) ?? 0,
    rejects: (twins.get(id) ?? 0) + (cases.get(id) ?? 0),
    tests: tests.get(id) ?? [],
    docket: settled.get(id) ?? [],
  });
};

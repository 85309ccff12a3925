/** What the rulebook promises of its ids, sources and rulings, each as a list of faults. */
import type { Ruling } from '../../spec/profiles/ruling.ts';
import type { Rule } from '../../spec/rule.ts';
import { PROFILES } from '../../spec/vocabulary.ts';

/** Ids that were published and are gone, or are there and were never published. */
export const idFaults = (
  ids: readonly string[],
  retired: Readonly<Record<string, string>>,
  registered: readonly string[],
): readonly string[] => [
  ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `${id} stands twice`),
  ...ids.filter((id) => id in retired).map((id) => `${id} is retired and in use`),
  ...registered.filter((id) => !ids.includes(id) && !(id in retired)).map((id) => `${id} was removed`),
  ...ids.filter((id) => !registered.includes(id)).map((id) => `${id} is not registered`),
  ...Object.entries(retired)
    .filter(([, to]) => !ids.includes(to))
    .map(([from, to]) => `${from} was replaced by ${to}, which does not exist`),
];

/** Rules without sources or words, and clauses that tell the same rule differently. */
export const sourceFaults = (rules: readonly Rule[], statements: readonly string[]): readonly string[] =>
  rules.flatMap((rule) => [
    ...(rule.sources.length === 0 ? [`${rule.id} cites nothing`] : []),
    ...rule.sources.flatMap((s) =>
      s.document !== '18xx-games' && !statements.includes(s.ref) ? [`${rule.id} cites ${s.ref}`] : [],
    ),
    ...(rule.title === '' || rule.statement === '' ? [`${rule.id} says nothing`] : []),
    ...rules.flatMap((other) =>
      other.id === rule.id && other.statement !== rule.statement ? [`${rule.id} says two things`] : [],
    ),
  ]);

/** Statements of the documents that no rule cites. */
export const uncited = (rules: readonly Rule[], statements: readonly string[]): readonly string[] => {
  const cited = new Set(rules.flatMap((r) => r.sources.map((s) => (s.document === '18xx-games' ? '' : s.ref))));
  return statements.filter((ref) => !cited.has(ref));
};

/** What is known of a rule's work, by its id. */
export interface Work {
  /** Rules that tests exercise: a test names them, or a random game traces them. */
  readonly exercised: ReadonlySet<string>;
  /** Rules that do something: code asks them, reckons with them, or writes entries and charts in their name. */
  readonly acting: ReadonlySet<string>;
}

/** Statements that no rule both acts for and is exercised for: rules about the box only describe. */
export const notEnforced = (
  rules: readonly Rule[],
  statements: readonly string[],
  { exercised, acting }: Work,
): readonly string[] => {
  const enforcing = rules.filter(
    ({ id, kind }) => exercised.has(id) && (kind === 'checked' || (kind === 'effective' && acting.has(id))),
  );
  return uncited(enforcing, statements);
};

/** Rules in whose name code does something; `code` is that of the rules and charts. */
export const actingIn = (code: string, ids: readonly string[]): readonly string[] => {
  const used = code
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/^import[\s\S]*?;$/gm, '')
    .replace(/\bid: '[^']*'|export const [A-Z0-9_]+/g, '');
  const named = new Set(
    (used.match(/\b[A-Z]+(?:[-_][A-Z0-9]+)*[-_]\d\d\b/g) ?? []).map((id) => id.replaceAll('_', '-')),
  );
  return ids.filter((id) => named.has(id));
};

/** Rulings that no rule reads, that leave a profile without an answer, or that nobody said anything about. */
export const rulingFaults = (
  rules: readonly Rule[],
  rulings: Readonly<Record<string, Ruling<unknown>>>,
): readonly string[] => {
  const read = new Set<string>(rules.flatMap((r) => r.rulings));
  return Object.entries(rulings).flatMap(([id, r]) => [
    ...(read.has(id) ? [] : [`no rule reads ${id}`]),
    ...PROFILES.filter((p) => r.values[p] === undefined).map((p) => `${id} has no answer for ${p}`),
    ...(Object.keys(r.says).length === 0 ? [`${id} has no source`] : []),
    ...(r.question.endsWith('?') ? [] : [`${id} is no question`]),
  ]);
};

/** Rulings with different answers that no code reads, however many rules declare them. */
export const unreadRulings = (rulings: Readonly<Record<string, Ruling<unknown>>>, code: string): readonly string[] =>
  Object.entries(rulings).flatMap(([id, { values }]) => {
    const differ = new Set(Object.values(values).map((value) => JSON.stringify(value))).size > 1;
    const read = code.includes(`['${id}']`) || new RegExp(`(?:rulings|\\))\\.${id}\\b`).test(code);
    return differ && !read ? [id] : [];
  });

/** Names that have digits of their own: trains, the other engine, hexes, tiles, privates, operating rounds. */
const NAMES = /18xx\.games|\b[2-5]\+|\b6x2\b|\b[3-5]\*\+|\b[A-O]\d{1,2}\b|\bRG\d\b|\bOR ?[12]\b|\bY\d\b/g;

/** Statements with figures typed in instead of taken from the box or from the rule, or with figures that are missing. */
export const figureFaults = (rules: readonly Pick<Rule, 'id' | 'pattern' | 'figures'>[]): readonly string[] =>
  rules.flatMap(({ id, pattern, figures }) => [
    ...(/\d/.test(pattern.replace(NAMES, '')) ? [`${id} has a figure typed in`] : []),
    ...[...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in figures ? [] : [`${id} lacks ${name}`])),
    ...Object.keys(figures).flatMap((name) => (pattern.includes(`{${name}}`) ? [] : [`${id} never says ${name}`])),
  ]);

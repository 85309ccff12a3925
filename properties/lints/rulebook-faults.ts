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

/** Names that have digits of their own: trains, the other engine, hexes, tiles, privates, operating rounds. */
const NAMES = /18xx\.games|\b[2-5]\+|\b6x2\b|\b[3-5]\*\+|\b[A-O]\d{1,2}\b|\bRG\d\b|\bOR ?[12]\b|\bY\d\b/g;

/** Statements with figures typed in instead of taken from the box or from the rule, or with figures that are missing. */
export const figureFaults = (rules: readonly Pick<Rule, 'id' | 'pattern' | 'figures'>[]): readonly string[] =>
  rules.flatMap(({ id, pattern, figures }) => [
    ...(/\d/.test(pattern.replace(NAMES, '')) ? [`${id} has a figure typed in`] : []),
    ...[...pattern.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name in figures ? [] : [`${id} lacks ${name}`])),
    ...Object.keys(figures).flatMap((name) => (pattern.includes(`{${name}}`) ? [] : [`${id} never says ${name}`])),
  ]);

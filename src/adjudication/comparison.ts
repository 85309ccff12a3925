/** The arithmetic of a rule that fails, in figures: `pool + block = 70% > limit 50%`. */
import type { Algebra } from '../../spec/algebra.ts';
import type { AnyFacts, Check, Rule, Schema, Unit } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { factName } from './fact-name.ts';

/** A number with how it came about. */
interface Term {
  readonly value: number;
  readonly text: string;
  readonly unit: Unit | null;
  /** Whether it is a fact, a constant, or worked out from others. */
  readonly kind: 'fact' | 'constant' | 'sum';
}

/** A truth value with the comparisons that make it false, as far as something was worked out for them. */
interface Truth {
  readonly value: boolean;
  readonly failing: readonly string[];
}

/** A number with its unit, as it is printed everywhere. */
export const figure = (value: number, unit: Unit | null | undefined): string => {
  if (unit === 'dollars') return `$${value}`;
  return unit === 'percent' ? `${value}%` : String(value);
};

const shown = ({ value, text, unit, kind }: Term, other: Term): string => {
  if (kind === 'constant') return figure(value, other.unit);
  return kind === 'sum' ? `${text} = ${figure(value, unit)}` : `${text} ${figure(value, unit)}`;
};

const worked = (value: number, text: string, ...from: readonly Term[]): Term => ({
  value,
  text,
  unit: from.find(({ unit }) => unit !== null)?.unit ?? null,
  kind: from.every(({ kind }) => kind === 'constant') ? 'constant' : 'sum',
});

/** A term inside another one. */
const inner = ({ text, unit, value, kind }: Term, other?: Term): string =>
  kind === 'constant' ? figure(value, unit ?? other?.unit) : text;
const bracketed = (term: Term): string => (term.kind === 'sum' ? `(${term.text})` : inner(term));

const truth = (value: boolean, failing: readonly string[] = []): Truth => ({ value, failing: value ? [] : failing });

const compared = (value: boolean, sign: string, a: Term, b: Term): Truth =>
  truth(value, a.kind === 'sum' || b.kind === 'sum' ? [`${shown(a, b)} ${sign} ${shown(b, a)}`] : []);

/** The algebra of numbers that remember how they came about. */
const told: Algebra<Term, Truth> = {
  lit: (n) => ({ value: n, text: String(n), unit: null, kind: 'constant' }),
  add: (a, b) => worked(a.value + b.value, `${inner(a, b)} + ${inner(b, a)}`, a, b),
  sub: (a, b) => worked(a.value - b.value, `${inner(a, b)} − ${bracketed(b)}`, a, b),
  mul: (a, b) => worked(a.value * b.value, `${bracketed(a)} × ${bracketed(b)}`, a, b),
  floorDiv: (a, k) => worked(Math.floor(a.value / k), `⌊${bracketed(a)} / ${k}⌋`, a),
  min: (a, b) => worked(Math.min(a.value, b.value), `min(${inner(a, b)}, ${inner(b, a)})`, a, b),
  le: (a, b) => compared(a.value <= b.value, '>', a, b),
  eq: (a, b) => compared(a.value === b.value, '≠', a, b),
  and: (...bs) =>
    truth(
      bs.every(({ value }) => value),
      bs.flatMap(({ failing }) => failing),
    ),
  or: (...bs) =>
    truth(
      bs.some(({ value }) => value),
      bs.flatMap(({ failing }) => failing),
    ),
  not: ({ value }) => truth(!value),
  ite: (c, a, b) => (c.value ? a : b),
};

/** A clause that judges facts. */
const isCheck = (clause: Rule): clause is Rule & Check<object> => clause.kind === 'checked' && 'holds' in clause;

/** What a failing clause worked out from its facts; nothing where it only compares them. */
export const comparisonsOf = (rule: RuleId, facts: AnyFacts, lang: Lang): readonly string[] => {
  const names = Object.keys(facts);
  for (const clause of RULEBOOK.get(rule)?.clauses ?? []) {
    if (!isCheck(clause) || Object.keys(clause.schema).join() !== names.join()) continue;
    const schema: Schema = clause.schema;
    const given = Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [
        name,
        typeof value === 'boolean'
          ? truth(value)
          : { value, text: factName(rule, name, lang), unit: schema[name] ?? null, kind: 'fact' },
      ]),
    );
    const { value, failing } = clause.holds(told, given as Parameters<typeof clause.holds<Term, Truth>>[1]);
    if (!value) return failing;
  }
  return [];
};

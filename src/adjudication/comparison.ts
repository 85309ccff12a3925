/** The conditions of a rule that fail, in figures: `pool + block = 70% > limit 50%`. */
import type { Algebra } from '../../spec/algebra.ts';
import type { AnyFacts, Check, Rule, Schema, Unit } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { factName } from './fact-name.ts';
import { sayIn } from './words.ts';

/** A number with how it came about. */
interface Term {
  readonly value: number;
  readonly text: string;
  readonly unit: Unit | null;
  /** Whether it is a fact, a constant, or worked out from others. */
  readonly kind: 'fact' | 'constant' | 'sum';
}

/** A condition in words: `pool + block = 70% > limit 50%`, `on route no`. */
interface Reason {
  readonly text: string;
  /** Whether something was worked out for it. */
  readonly worked: boolean;
}

/** A truth value with the conditions that make it so. */
interface Truth {
  readonly value: boolean;
  readonly why: readonly Reason[];
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

const workedOut = (value: number, text: string, ...from: readonly Term[]): Term => ({
  value,
  text,
  unit: from.find(({ unit }) => unit !== null)?.unit ?? null,
  kind: from.every(({ kind }) => kind === 'constant') ? 'constant' : 'sum',
});

/** A term inside another one. */
const inner = ({ text, unit, value, kind }: Term, other?: Term): string =>
  kind === 'constant' ? figure(value, unit ?? other?.unit) : text;
const bracketed = (term: Term): string => (term.kind === 'sum' ? `(${term.text})` : inner(term));

const SIGNS = { le: ['≤', '>'], eq: ['=', '≠'] } as const;
/** The signs seen from the other side. */
const TURNED = { '≤': '≥', '>': '<', '=': '=', '≠': '≠' } as const;

const compared = (value: boolean, signs: (typeof SIGNS)[keyof typeof SIGNS], a: Term, b: Term): Truth => {
  const sign = signs[value ? 0 : 1];
  const text =
    a.kind === 'constant' ? `${shown(b, a)} ${TURNED[sign]} ${shown(a, b)}` : `${shown(a, b)} ${sign} ${shown(b, a)}`;
  const why = [{ text, worked: a.kind === 'sum' || b.kind === 'sum' }];
  return { value, why };
};

/** Several conditions of which all, or of which one, must be so. */
const joined = (value: boolean, deciding: boolean, bs: readonly Truth[]): Truth => {
  const found = bs.filter((b) => value !== deciding || b.value === deciding).flatMap(({ why }) => why);
  return { value, why: found };
};

/** The algebra of numbers that remember how they came about. */
const told: Algebra<Term, Truth> = {
  lit: (n) => ({ value: n, text: String(n), unit: null, kind: 'constant' }),
  add: (a, b) => workedOut(a.value + b.value, `${inner(a, b)} + ${inner(b, a)}`, a, b),
  sub: (a, b) => workedOut(a.value - b.value, `${inner(a, b)} − ${bracketed(b)}`, a, b),
  mul: (a, b) => workedOut(a.value * b.value, `${bracketed(a)} × ${bracketed(b)}`, a, b),
  floorDiv: (a, k) => workedOut(Math.floor(a.value / k), `⌊${bracketed(a)} / ${k}⌋`, a),
  min: (a, b) => workedOut(Math.min(a.value, b.value), `min(${inner(a, b)}, ${inner(b, a)})`, a, b),
  le: (a, b) => compared(a.value <= b.value, SIGNS.le, a, b),
  eq: (a, b) => compared(a.value === b.value, SIGNS.eq, a, b),
  and: (...bs) =>
    joined(
      bs.every(({ value }) => value),
      false,
      bs,
    ),
  or: (...bs) =>
    joined(
      bs.some(({ value }) => value),
      true,
      bs,
    ),
  not: ({ value, why }) => ({ value: !value, why }),
  ite: (c, a, b) => (c.value ? a : b),
};

/** A clause that judges facts. */
const isCheck = (clause: Rule): clause is Rule & Check<object> => clause.kind === 'checked' && 'holds' in clause;

/** What a failing clause found wanting, condition by condition; nothing where its only fact says all. */
export const comparisonsOf = (rule: RuleId, facts: AnyFacts, lang: Lang): readonly string[] => {
  const names = Object.keys(facts);
  for (const clause of RULEBOOK.get(rule)?.clauses ?? []) {
    if (!isCheck(clause) || Object.keys(clause.schema).join() !== names.join()) continue;
    const schema: Schema = clause.schema;
    const given = Object.fromEntries(
      Object.entries(facts).map(([name, value]): [string, Term | Truth] => {
        const text = factName(rule, name, lang);
        if (typeof value === 'number') return [name, { value, text, unit: schema[name] ?? null, kind: 'fact' }];
        return [name, { value, why: [{ text: `${text} ${sayIn(lang)(value ? 'yes' : 'no')}`, worked: false }] }];
      }),
    );
    const { value, why } = clause.holds(told, given as Parameters<typeof clause.holds<Term, Truth>>[1]);
    if (value) continue;
    return names.length > 1 || why.some(({ worked }) => worked) ? why.map(({ text }) => text) : [];
  }
  return [];
};

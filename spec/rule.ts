/**
 * What a rule is. A *checked* rule guards moves: `facts` reads the position and never judges, `holds` judges and never
 * reads. An *effective* rule causes entries and computes their amounts. A *declarative* rule describes the box.
 */
import type { Algebra } from './algebra.ts';
import { numbers } from './algebra.ts';
import type { Box } from './box/box.ts';
import type { RulingId, Rulings } from './profiles/rulings.ts';
import type { RuleId } from './rules/ids.ts';
import { sectionOf } from './sources.ts';
import type { Game, LeafId } from './state.ts';

/** Where a rule comes from: a numbered statement of document A or B, or the engine behind 18xx.games. */
export type Source =
  | { readonly document: 'A' | 'B'; readonly ref: string; readonly section: string }
  | { readonly document: '18xx-games'; readonly section: string };

/** Chapters of the rulebook, in reading order. */
export const CHAPTERS = [
  'setup',
  'auction',
  'stock',
  'certificates',
  'presidency',
  'market',
  'operating',
  'track',
  'steel',
  'stations',
  'routes',
  'gold',
  'dividends',
  'trains',
  'emergency',
  'debt',
  'privates',
  'events',
  'settlement',
  'ending',
  'scoring',
  'replay',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** What a rule compares, with its unit. Explanations, documents and proofs are made from it. */
export type Unit = 'dollars' | 'percent' | 'spaces' | 'certificates' | 'cubes' | 'trains' | 'count' | 'flag';
export type Schema = Readonly<Record<string, Unit>>;
/** The values of a schema: flags are truth values, all other units numbers. */
export type Facts<S extends Schema, N = number, B = boolean> = {
  readonly [K in keyof S]: S[K] extends 'flag' ? B : N;
};
/** Facts of a rule whose schema is not known statically. */
export type AnyFacts = Readonly<Record<string, number | boolean>>;

declare const sealed: unique symbol;
/** The rulings of the profile in play. Only a rule that declares a ruling can read it, see `ruled`. */
export interface SealedRulings {
  readonly [sealed]: true;
}
/** Seals a profile's rulings for a {@link View}. */
export const seal = (rulings: Rulings): SealedRulings => rulings as unknown as SealedRulings;

/** A position with the box and the rulings under which it is judged. */
export interface View {
  readonly at: LeafId;
  readonly game: Game;
  readonly box: Box;
  readonly rulings: SealedRulings;
}

/** What every rule states. */
export interface Stated<R extends RulingId = RulingId> {
  readonly id: RuleId;
  readonly chapter: Chapter;
  readonly title: string;
  readonly statement: string;
  /** The statement as written, with `{name}` where a figure stands; translations are made from it. */
  readonly pattern: string;
  /** Figures of the statement with their units, by name: `$5`, `20%`. */
  readonly figures: Readonly<Record<string, string>>;
  readonly sources: readonly Source[];
  /** Rulings that the rule reads; it gets no others. */
  readonly rulings: readonly R[];
}

/** A rule that guards moves. `M` is what it needs to know of the move. */
export interface Check<in M, S extends Schema = Schema, R extends RulingId = RulingId> extends Stated<R> {
  readonly kind: 'checked';
  readonly schema: S;
  /** Reads the position; null = this rule has nothing to say here. */
  facts(at: View, move: M): Facts<S> | null;
  /** Judges the facts. */
  holds<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): B;
}

/** A rule that causes entries; amounts are computed over the algebra. */
export interface Law<S extends Schema = Schema, A extends string = string, R extends RulingId = RulingId>
  extends Stated<R> {
  readonly kind: 'effective';
  readonly schema: S;
  amount<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): Readonly<Record<A, N>>;
}

/** A rule about what is in the box. */
export interface Shape extends Stated {
  readonly kind: 'declarative';
  holdsFor(box: Box): boolean;
}

/** A check of which only the outside is known. */
export interface AnyCheck extends Stated {
  readonly kind: 'checked';
  readonly schema: Schema;
}
/** A law of which only the outside is known. */
export interface AnyLaw extends Stated {
  readonly kind: 'effective';
  readonly schema: Schema;
}
export type Rule = AnyCheck | AnyLaw | Shape;

type StatedInput<R extends RulingId> = Pick<Stated<R>, 'id' | 'title' | 'statement'> & {
  /** Figures that the statement names as `{name}`. */
  readonly figures?: Readonly<Record<string, string>>;
  readonly rulings?: readonly R[];
  /** References such as `A-16`, or, where no statement of A or B carries the rule, a note on the engine. */
  readonly sources: readonly (`A-${number}` | `B-${number}` | `engine: ${string}`)[];
};

/** A pattern with its figures filled in. */
export const fillIn = (pattern: string, figures: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);

const stated = <R extends RulingId>(chapter: Chapter, input: StatedInput<R>): Stated<R> => ({
  id: input.id,
  chapter,
  title: input.title,
  statement: fillIn(input.statement, input.figures ?? {}),
  pattern: input.statement,
  figures: input.figures ?? {},
  sources: input.sources.map(
    (s): Source =>
      s.startsWith('engine: ')
        ? { document: '18xx-games', section: s.slice('engine: '.length) }
        : { document: s.startsWith('A') ? 'A' : 'B', ref: s, section: sectionOf(s) ?? '' },
  ),
  rulings: input.rulings ?? [],
});

/** The rulings that a rule declares, read from a view. */
export const ruled = <R extends RulingId>(at: View, rule: { readonly rulings: readonly R[] }): Pick<Rulings, R> => {
  void rule;
  return at.rulings as unknown as Rulings;
};

/** Tools to write down the rules of one chapter. */
export const chapter = (name: Chapter) => ({
  /** A rule that guards moves of which it needs to know `M`. */
  check:
    <M>() =>
    <const S extends Schema, const R extends RulingId = never>(
      input: StatedInput<R> & {
        readonly schema: S;
        facts(at: View, move: M, rulings: Pick<Rulings, R>): Facts<S> | null;
        holds<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): B;
      },
    ): Check<M, S, R> => {
      const base = stated(name, input);
      return {
        ...base,
        kind: 'checked',
        schema: input.schema,
        facts: (at, move) => input.facts(at, move, ruled(at, base)),
        holds: input.holds,
      };
    },
  /** A rule that causes entries with computed amounts. */
  law: <const S extends Schema, const A extends string, const R extends RulingId = never>(
    input: StatedInput<R> & {
      readonly schema: S;
      amount<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): Readonly<Record<A, N>>;
    },
  ): Law<S, A, R> => ({ ...stated(name, input), kind: 'effective', schema: input.schema, amount: input.amount }),
  /** A rule that causes entries without arithmetic. */
  effect: <const R extends RulingId = never>(input: StatedInput<R>): Law<Readonly<Record<never, Unit>>, never, R> => ({
    ...stated(name, input),
    kind: 'effective',
    schema: {},
    amount: () => ({}),
  }),
  /** A rule about what is in the box. */
  shape: (input: StatedInput<never> & { holdsFor(box: Box): boolean }): Shape => ({
    ...stated(name, input),
    kind: 'declarative',
    holdsFor: input.holdsFor,
  }),
});

/** A further clause of a rule: another question that the same statement answers. */
export const clause =
  <M>() =>
  <const S extends Schema>(
    rule: Stated,
    input: {
      readonly schema: S;
      facts(at: View, move: M): Facts<S> | null;
      holds<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): B;
    },
  ): Check<M, S> => ({ ...statedPart(rule), kind: 'checked', ...input });

/** The amounts that a rule names beside what it guards. */
export const lawOf = <const S extends Schema, const A extends string>(
  rule: Stated,
  input: {
    readonly schema: S;
    amount<N, B>(x: Algebra<N, B>, f: Facts<S, N, B>): Readonly<Record<A, N>>;
  },
): Law<S, A> => ({ ...statedPart(rule), kind: 'effective', ...input });

const statedPart = ({ id, chapter: name, title, statement, pattern, figures, sources, rulings }: Stated): Stated => ({
  id,
  chapter: name,
  title,
  statement,
  pattern,
  figures,
  sources,
  rulings,
});

/** Amounts of a law, in plain numbers. */
export const amountOf = <S extends Schema, A extends string>(
  law: Law<S, A>,
  facts: Facts<S>,
): Readonly<Record<A, number>> => law.amount(numbers, facts);

/** What a check says of a move. */
export type Verdict =
  | { readonly rule: RuleId; readonly asked: false }
  | { readonly rule: RuleId; readonly asked: true; readonly holds: boolean; readonly facts: AnyFacts };

/** Whether the check allows the move, or has nothing to say. */
export const allows = <M, S extends Schema>(check: Check<M, S>, at: View, move: M): boolean => {
  const facts = check.facts(at, move);
  return facts === null || check.holds(numbers, facts);
};

/** What the check says, with its facts. */
export const verdictOf = <M, S extends Schema>(check: Check<M, S>, at: View, move: M): Verdict => {
  const facts = check.facts(at, move);
  return facts === null
    ? { rule: check.id, asked: false }
    : { rule: check.id, asked: true, holds: check.holds(numbers, facts), facts };
};

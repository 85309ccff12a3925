/**
 * A deed: one kind of move at one kind of place, in one piece: which names it needs, which rules it must satisfy, what
 * it changes and how its legal forms are listed. `legal` stops at the first failing rule and builds nothing, `judge`
 * asks every rule and keeps the facts.
 */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import type { Move } from './moves/move.ts';
import type { AnyCheck, Check, Verdict, View } from './rule.ts';
import { allows, verdictOf } from './rule.ts';
import type { RuleId } from './rules/ids.ts';

/** Why a move cannot even be asked about: it names something that is not there, or comes at the wrong place. */
export interface Refusal {
  readonly code: 'unknown-name' | 'wrong-actor' | 'wrong-step' | 'illegal';
  readonly rule: RuleId;
  /** What was named and is not there. */
  readonly name?: string;
}

/** All that the rules say of a move. */
export interface Judgement {
  readonly legal: boolean;
  readonly refusal: Refusal | null;
  readonly verdicts: readonly Verdict[];
}

/** A legal move, or a family of them: `vary` is the number field that is free within lawful values lo, lo+step … hi. */
export interface Option<Raw = Move> {
  readonly move: Raw;
  /** What a lay costs in dollars: steel for the works, terrain for the bank. The move does not say it. */
  readonly cost?: { readonly steel: number; readonly terrain: number };
  readonly vary?: {
    readonly field: keyof Raw & string;
    readonly lo: number;
    readonly hi: number;
    readonly step: number;
  };
}

/** A deed as its author writes it; `M` is the move with its names looked up. */
export interface DeedInput<Raw extends Move, M> {
  readonly type: Raw['type'];
  /** Looks the names up; what does not exist is refused before any rule is asked. */
  resolve(at: View, raw: Raw): M | Refusal;
  /** In the order in which they are asked. Each is total: its facts exist even when an earlier one fails. */
  readonly checks: readonly Check<M>[];
  effect(at: View, move: M): Booked;
  /** Lazily, in a stable order. */
  options(at: View): Iterable<Option<Raw>>;
}

/** A deed as the chart and the engine use it. */
export interface Deed {
  readonly type: Move['type'];
  readonly checks: readonly AnyCheck[];
  legal(at: View, raw: Move): Refusal | null;
  judge(at: View, raw: Move): Judgement;
  effect(at: View, raw: Move): Booked;
  options(at: View): Iterable<Option>;
}

const isRefusal = (x: unknown): x is Refusal => typeof x === 'object' && x !== null && 'code' in x && 'rule' in x;

/** Closes over the looked-up form of a move, so that deeds of all kinds stand in one table. */
export const deed = <Raw extends Move, M extends object>(input: DeedInput<Raw, M>): Deed => {
  const raw = (move: Move): Raw => move as Raw;
  return {
    type: input.type,
    checks: input.checks,
    legal: (at, move) => {
      const found = input.resolve(at, raw(move));
      if (isRefusal(found)) return found;
      for (const check of input.checks) if (!allows(check, at, found)) return { code: 'illegal', rule: check.id };
      return null;
    },
    judge: (at, move) => {
      const found = input.resolve(at, raw(move));
      if (isRefusal(found)) return { legal: false, refusal: found, verdicts: [] };
      const verdicts: Verdict[] = [];
      let refusal: Refusal | null = null;
      for (const check of input.checks) {
        const verdict = verdictOf(check, at, found);
        verdicts.push(verdict);
        if (verdict.asked && !verdict.holds) refusal ??= { code: 'illegal', rule: check.id };
      }
      return { legal: refusal === null, refusal, verdicts };
    },
    effect: (at, move) => {
      const found = input.resolve(at, raw(move));
      return isRefusal(found) ? new Book(at.game) : input.effect(at, found);
    },
    options: (at) => input.options(at) as Iterable<Option>,
  };
};

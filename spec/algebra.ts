/**
 * The arithmetic in which rules judge. One instance computes with numbers; another can build terms for a prover, so
 * that one text of a rule is run, explained and proven.
 */

/** Numbers `N` and truth values `B` of one way to evaluate a rule. */
export interface Algebra<N, B> {
  lit(n: number): N;
  add(a: N, b: N): N;
  sub(a: N, b: N): N;
  mul(a: N, b: N): N;
  /** Rounded down; `k` is a positive constant and `a` not negative. */
  floorDiv(a: N, k: number): N;
  min(a: N, b: N): N;
  le(a: N, b: N): B;
  eq(a: N, b: N): B;
  and(...bs: readonly B[]): B;
  or(...bs: readonly B[]): B;
  not(b: B): B;
  ite(c: B, a: N, b: N): N;
}

/** The algebra of plain numbers, in which the game is played. */
export const numbers: Algebra<number, boolean> = {
  lit: (n) => n,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  floorDiv: (a, k) => Math.floor(a / k),
  min: (a, b) => Math.min(a, b),
  le: (a, b) => a <= b,
  eq: (a, b) => a === b,
  and: (...bs) => bs.every(Boolean),
  or: (...bs) => bs.some(Boolean),
  not: (b) => !b,
  ite: (c, a, b) => (c ? a : b),
};

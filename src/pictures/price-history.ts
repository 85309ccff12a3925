/** The share prices of a game, action by action. */
import { railroadsOf } from '../../spec/holdings.ts';
import type { Game, MarketToken, Round } from '../../spec/state.ts';
import type { Company, Phase, Railroad } from '../../spec/vocabulary.ts';

/** Prices, round and phase from an action on. */
export interface Quotation {
  /** Number of the action; 0 is the start. */
  readonly n: number;
  readonly round: Round;
  readonly phase: Phase;
  readonly market: readonly MarketToken[];
}

/** The prices of a game, action by action. */
export interface PriceHistory {
  readonly railroads: readonly Railroad[];
  /** In order; only where something changes. */
  readonly quotations: readonly Quotation[];
  /** Number of the last action. */
  readonly last: number;
}

/** A history with the state after one more action. */
export const withPrices = (history: PriceHistory | null, n: number, game: Game): PriceHistory => {
  const { round, phase, market } = game;
  const before = history?.quotations.at(-1);
  const same = before?.round === round && before.phase === phase && before.market === market;
  const quotations = history?.quotations ?? [];
  return {
    railroads: railroadsOf(game),
    quotations: same ? quotations : [...quotations, { n, round, phase, market }],
    last: n,
  };
};

/** A stretch of actions in which something stays the same. */
export interface Stretch<T> {
  readonly from: number;
  readonly to: number;
  readonly value: T;
}

/** The stretches of a game in which some part of the quotations stays the same. */
export const stretches = <T>(
  { quotations, last }: PriceHistory,
  partOf: (q: Quotation) => T,
): readonly Stretch<T>[] => {
  const starts = quotations.flatMap((q, i): { n: number; value: T }[] => {
    const before = quotations[i - 1];
    return before !== undefined && partOf(before) === partOf(q) ? [] : [{ n: q.n, value: partOf(q) }];
  });
  return starts.map(({ n, value }, i) => ({ from: n, to: starts[i + 1]?.n ?? last, value }));
};

/** The price of a company as it moves: from which action it lies on which cell. */
export const courseOf = ({ quotations }: PriceHistory, company: Company): readonly { n: number; cell: number }[] => {
  const course: { n: number; cell: number }[] = [];
  for (const { n, market } of quotations) {
    const cell = market.find((each) => each.company === company)?.cell;
    if (cell !== undefined && cell !== course.at(-1)?.cell) course.push({ n, cell });
  }
  return course;
};

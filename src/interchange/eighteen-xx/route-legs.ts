/** The legs of a route, put in the order in which a train would travel them. */
import type { HexId } from '../../../spec/vocabulary.ts';

type Leg = readonly HexId[];

/**
 * Records list the legs of a route in any order and direction. Here each begins where the one before ended; legs that
 * make no chain stay as they are, for the rules to refuse.
 */
export const chained = (legs: readonly Leg[]): readonly Leg[] => {
  const start = legs.length < 2 ? undefined : endsOf(legs).find((hex) => timesAnEnd(legs, hex) === 1);
  if (start === undefined) return legs;
  const chain: Leg[] = [];
  const left = [...legs];
  for (let from = start; left.length > 0; ) {
    const next = left.findIndex((leg) => leg[0] === from || leg.at(-1) === from);
    const [leg] = next < 0 ? [] : left.splice(next, 1);
    if (leg === undefined) return legs;
    const onward = leg[0] === from ? leg : leg.toReversed();
    chain.push(onward);
    from = onward.at(-1) ?? from;
  }
  return chain;
};

const endsOf = (legs: readonly Leg[]): readonly HexId[] => legs.flatMap((leg) => [leg[0] ?? '', leg.at(-1) ?? '']);

const timesAnEnd = (legs: readonly Leg[], hex: HexId): number => endsOf(legs).filter((end) => end === hex).length;

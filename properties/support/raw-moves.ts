/** Moves made up at random, sensible and senseless, for places where nobody has looked whether they are legal. */
import fc from 'fast-check';
import type { Move } from '../../spec/moves/move.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Company, PlayerId, Private, Railroad } from '../../spec/vocabulary.ts';
import { METALS, PRIVATES, RAILROADS } from '../../spec/vocabulary.ts';

/** Mostly what takes part in the game, sometimes what does not. */
const oneOf = <T>(inGame: readonly T[], others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...inGame) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** Records as JSON has them. */
const record = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>;

/** Dollars as they stand on cards and market cells, and any other number. */
const dollars = fc.oneof(
  fc.integer({ min: 0, max: 130 }).map((n) => n * 5),
  fc.constantFrom(60, 65, 70, 80, 90, 100, 110, 120, 130, 145, 160, 180),
  fc.integer({ min: -10, max: 900 }),
);
const percents = fc.oneof(fc.constantFrom(10, 20, 30, 40, 50, 60), fc.constantFrom(0, -10, 5, 15, 70, 100, 110));

/** Any move of the auction or of a stock round, for a game of this setup. */
export const tableMoves = ({ players, railroads, privates }: Setup): fc.Arbitrary<Move> => {
  const player: fc.Arbitrary<PlayerId> = oneOf(players, ['nobody']);
  const company: fc.Arbitrary<Company> = oneOf<Company>([...railroads, ...METALS], RAILROADS);
  const railroad: fc.Arbitrary<Railroad> = oneOf(railroads, RAILROADS);
  const card: fc.Arbitrary<Private> = oneOf(privates, PRIVATES);
  const from = fc.constantFrom('treasury' as const, 'pool' as const);
  return fc.oneof(
    record({ type: fc.constant('bid' as const), player, private: card, price: dollars }),
    record({ type: fc.constant('pass' as const), player }),
    record({ type: fc.constant('sellShares' as const), player, company, percent: percents }),
    record({ type: fc.constant('buyShares' as const), player, company, from, percent: percents }),
    record({
      type: fc.constant('buyShares' as const),
      player,
      company: fc.constantFrom(...METALS),
      from,
      percent: fc.constantFrom(10, 20),
      discount: fc.constantFrom('G5' as const, 'B6' as const, 'Y1' as const),
    }),
    record({ type: fc.constant('found' as const), player, railroad, par: dollars }),
    fc.constant({ type: 'breakOff' as const }),
  );
};

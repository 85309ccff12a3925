/** Numbers drawn from a seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A whole number from 0 to below `n`. */
export type Draw = (n: number) => number;

/** The numbers that a seed gives, one after another. */
export const drawsFrom = (seed: number): Draw => {
  const generator = xoroshiro128plus(seed);
  return (n) => uniformInt(generator, 0, n - 1);
};

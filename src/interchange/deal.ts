/**
 * The draw of railroads and privates from a seed, as 18xx.games makes it, so that a seed of that site gives the game
 * that it gives there.
 */
import type { Box } from '../../spec/box/box.ts';
import type { Private, Railroad } from '../../spec/vocabulary.ts';
import { PRIVATES, RAILROADS } from '../../spec/vocabulary.ts';

/** What chance decides before a game. */
export interface Deal {
  /** By year of establishment. */
  readonly railroads: readonly Railroad[];
  /** In the order of their auction. */
  readonly privates: readonly Private[];
  /** The next number of the generator, for whoever needs one more. */
  readonly rest: number;
}

const COLOURS = ['yellow', 'green', 'brown'] as const;
const MODULUS = 2n ** 31n;

/** A seed as the generator takes it: what is left of it after division by 2 to the 31st. */
const startOf = (seed: number): number => Number(((BigInt(seed) % MODULUS) + MODULUS) % MODULUS);

/** A linear congruential generator: each number follows from the one before. */
const generatorFrom = (seed: number): (() => number) => {
  let x = startOf(seed);
  return () => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return x;
  };
};

/** Deals from a whole-numbered seed. */
export const dealFrom = (seed: number, box: Box): Deal => {
  const next = generatorFrom(seed);
  const draw = <T>(from: readonly T[], count: number): readonly T[] =>
    from
      .map((card) => ({ card, number: next() }))
      .sort((a, b) => a.number - b.number)
      .slice(0, count)
      .map(({ card }) => card);

  const dealt = PRIVATES.filter((id) => box.privates[id].dealt);
  const privates = COLOURS.flatMap((colour) =>
    draw(
      dealt.filter((id) => box.privates[id].colour === colour),
      box.privatesDealt[colour],
    ).toSorted((a, b) => box.privates[a].value - box.privates[b].value),
  );
  const always = RAILROADS.filter((id) => box.charters[id].always);
  const others = RAILROADS.filter((id) => !box.charters[id].always);
  const drawn = draw(others, box.charterColours.length - always.length);
  const railroads = [...always, ...drawn].sort((a, b) => box.charters[a].established - box.charters[b].established);
  return { railroads, privates, rest: next() };
};

/** More seeds than are needed for every deal to have come up many times over. */
const SEEDS_TRIED = 5_000_000;

/** The smallest seed with a deal; null when no seed is known to give it. */
export const seedOf = (deal: Pick<Deal, 'railroads' | 'privates'>, box: Box): number | null => {
  const wanted = [...deal.railroads, ...deal.privates].join();
  for (let seed = 0; seed < SEEDS_TRIED; seed += 1) {
    const { railroads, privates } = dealFrom(seed, box);
    if ([...railroads, ...privates].join() === wanted) return seed;
  }
  return null;
};

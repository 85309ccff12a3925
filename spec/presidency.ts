/** Who presides over a railroad, and who holds the first certificate of a metal company. */
import { clockwiseFrom, held, PRESIDENT_CERTIFICATE, playerOf, SHARE } from './holdings.ts';
import type { Entry } from './ledger.ts';
import type { Game } from './state.ts';
import type { Company, Metal, PlayerId, Railroad } from './vocabulary.ts';

/** Whoever holds strictly more than the present leader, nearest clockwise from him; null = no change. */
const challenger = (game: Game, company: Company, leader: PlayerId, least: number): PlayerId | null => {
  const [, ...others] = clockwiseFrom(game, leader);
  const best = Math.max(...others.map((id) => held(game, id, company)));
  if (best < least || best <= held(game, leader, company)) return null;
  return others.find((id) => held(game, id, company) === best) ?? null;
};

/** The president's certificate goes to a player who now holds more than the president. */
export const presidentAfter = (game: Game, railroad: Railroad, rule: 'PRES-01' | 'PRES-03'): readonly Entry[] => {
  const president = game.railroads[railroad]?.president ?? null;
  if (president === null) return [];
  const next = challenger(game, railroad, president, PRESIDENT_CERTIFICATE);
  return next === null ? [] : [{ rule, change: 'president', of: railroad, from: president, to: next }];
};

/** The first certificate of a metal company goes the way a president's certificate goes, from one share on. */
export const firstHolderAfter = (game: Game, metal: Metal): readonly Entry[] => {
  const { firstHolder } = game.metals[metal];
  const to = nextFirstHolder(game, metal, firstHolder);
  return to === firstHolder ? [] : [{ rule: 'SR-BUY-06', change: 'firstHolder', of: metal, from: firstHolder, to }];
};

const nextFirstHolder = (game: Game, metal: Metal, now: PlayerId | null): PlayerId | null => {
  if (now !== null && playerOf(game, now).shares[metal] !== undefined)
    return challenger(game, metal, now, SHARE) ?? now;
  const others = now === null ? game.players.map((p) => p.id) : clockwiseFrom(game, now);
  const best = Math.max(...others.map((id) => held(game, id, metal)));
  return best < SHARE ? null : (others.find((id) => held(game, id, metal) === best) ?? null);
};

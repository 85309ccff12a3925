/**
 * Routes in notation: `O3-n4-M3-L2`. Stops at which a leg begins or ends are in capitals, hexes that are only passed in
 * small letters. Legs that do not follow on each other are parted by a slash.
 */
import type { HexId } from '../../spec/vocabulary.ts';

type Legs = readonly (readonly HexId[])[];

/** A route without any leg, and a leg without any hex. */
const EMPTY = '.';

const legText = (leg: readonly HexId[]): string =>
  leg.length === 0 ? EMPTY : leg.map((hex, i) => (i === 0 || i === leg.length - 1 ? hex : hex.toLowerCase())).join('-');

/** Whether a leg goes on where the one before it ended, so that the stop between them is written once. */
const followsOn = (before: readonly HexId[] | undefined, leg: readonly HexId[]): boolean =>
  before !== undefined && before.length > 1 && leg.length > 1 && before.at(-1) === leg[0];

/** The legs of a route as text. */
export const routeText = (legs: Legs): string => {
  if (legs.length === 0) return '-';
  return legs
    .map((leg, i) => {
      if (followsOn(legs[i - 1], leg)) return legText(leg).slice((leg[0] ?? '').length);
      return i === 0 ? legText(leg) : `/${legText(leg)}`;
    })
    .join('');
};

const isCapital = (hex: string): boolean => hex === hex.toUpperCase();

/** The legs of one stretch between slashes; null where it does not begin and end with a stop. */
const stretchOf = (text: string): Legs | null => {
  if (text === EMPTY) return [[]];
  const hexes = text.split('-');
  const [first] = hexes;
  const last = hexes.at(-1);
  if (first === undefined || last === undefined || !isCapital(first) || !isCapital(last)) return null;
  if (hexes.length === 1) return [hexes];
  const legs: HexId[][] = [];
  let leg: HexId[] = [first];
  for (const hex of hexes.slice(1)) {
    leg.push(hex.toUpperCase());
    if (!isCapital(hex)) continue;
    legs.push(leg);
    leg = [hex];
  }
  return legs;
};

/** The legs that a text writes; null where it is none. */
export const routeOf = (text: string): Legs | null => {
  if (text === '-') return [];
  const legs: (readonly HexId[])[] = [];
  for (const stretch of text.split('/')) {
    const read = stretchOf(stretch);
    if (read === null) return null;
    legs.push(...read);
  }
  return legs;
};

import type { HexId } from '../vocabulary.ts';
import type { Leg, LegMap } from './legs.ts';
import type { Route } from './route.ts';
import type { RunningTrain } from './route-checks.ts';
import { type RevenueTerms, stopRevenue } from './route-revenue.ts';

/** A legal route of one train. */
export interface PricedRoute {
  /** Revenue in dollars. */
  readonly revenue: number;
  /** The edges that it crosses, as in its legs. */
  readonly edges: readonly number[];
  /** The first of its own stations, by hex number. */
  readonly station: number;
  /** The legs by which it leaves that station, outwards; the second arm is empty if it ends there. */
  readonly arms: readonly [readonly Leg[], readonly Leg[]];
}

/** The hexes of a route. */
export function hexesOf({ layout }: LegMap, { station, arms: [out, back] }: PricedRoute): Route {
  const numbers = [...back.flatMap((leg) => leg.hexes).toReversed(), station, ...out.flatMap((leg) => leg.hexes)];
  return numbers.map((number) => layout.survey.hexes[number]?.id).filter((hex) => hex !== undefined);
}

/**
 * Every legal route of a train, each once in one direction: two arms grow out of a station, the first by an earlier leg
 * than the second. A route through several own stations is found from the first of them.
 */
export function allRoutes(map: LegMap, train: RunningTrain, terms: RevenueTerms): readonly PricedRoute[] {
  const found: PricedRoute[] = [];
  const worth = worthOf(map, train, terms);
  const places = new Set<string>();
  const visited = new Uint8Array(map.layout.ground.length);
  const crossed = Array.from({ length: map.words }, () => 0);
  const arms: [Leg[], Leg[]] = [[], []];
  let station = -1;
  let firstLeg = -1;

  const enter = (hex: number): void => {
    visited[hex] = 1;
    const place = worth.places[hex] ?? null;
    if (place !== null) places.add(place);
  };
  const leave = (hex: number): void => {
    visited[hex] = 0;
    const place = worth.places[hex] ?? null;
    if (place !== null) places.delete(place);
  };
  const toggle = ({ edges }: Leg): void => {
    for (let word = 0; word < edges.length; word++) crossed[word] = (crossed[word] ?? 0) ^ (edges[word] ?? 0);
  };
  const admits = ({ to, edges }: Leg): boolean => {
    const place = worth.places[to] ?? null;
    return visited[to] === 0 && (place === null || !places.has(place)) && !overlap(edges, crossed);
  };
  const passing = (leg: Leg): number => {
    let dollars = 0;
    for (const [hex, bonus] of worth.passing) {
      const passed = arms.some((arm) => arm.some((each) => each.hexes.includes(hex)));
      if (!passed && leg.hexes.includes(hex)) dollars += bonus;
    }
    return dollars;
  };
  const extend = (at: number, arm: 0 | 1, uses: number, dollars: number): void => {
    const legs = map.from.get(at) ?? [];
    const leaving = at === station;
    for (let index = leaving && arm === 1 ? firstLeg + 1 : 0; index < legs.length; index++) {
      const leg = legs[index];
      if (leg === undefined || !admits(leg)) continue;
      const used = uses + (worth.uses[leg.to] ?? 0);
      if (used > train.stops) continue;
      if (leaving && arm === 0) firstLeg = index;
      const revenue = dollars + (worth.dollars[leg.to] ?? 0) + passing(leg);
      arms[arm].push(leg);
      enter(leg.to);
      toggle(leg);
      found.push({ revenue, edges: crossed.slice(), station, arms: [arms[0].slice(), arms[1].slice()] });
      if (map.layout.closed[leg.to] === 0) extend(leg.to, arm, used, revenue);
      if (arm === 0) extend(station, 1, used, revenue);
      toggle(leg);
      leave(leg.to);
      arms[arm].pop();
    }
  };

  for (station of map.layout.stations) {
    enter(station);
    extend(station, 0, worth.uses[station] ?? 0, worth.dollars[station] ?? 0);
    leave(station);
    // Routes through this station are all found: from here on it is out of bounds.
    visited[station] = 1;
  }
  return found;
}

/** Whether two sets of edges have one in common. */
export function overlap(one: readonly number[], other: readonly number[]): boolean {
  for (let word = 0; word < one.length; word++) {
    if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** What each hex means to a train, by number. */
interface Worth {
  /** Stops that it uses up. */
  readonly uses: readonly number[];
  /** Dollars for stopping there, bonuses included. */
  readonly dollars: readonly number[];
  /** The off-map place to which it belongs. */
  readonly places: readonly (string | null)[];
  /** Hexes without a stop that pay when they are passed, with their dollars. */
  readonly passing: readonly (readonly [number, number])[];
}

function worthOf({ layout: { survey, ground } }: LegMap, train: RunningTrain, terms: RevenueTerms): Worth {
  const haunted = (hex: HexId) => (terms.ghostTowns?.hexes.includes(hex) ? terms.ghostTowns.bonus : 0);
  const hotel = (hex: HexId) => (hex === terms.hotel?.hex ? terms.hotel.bonus : 0);
  return {
    uses: ground.map(({ stop }) => (train.townsCount || stop?.kind !== 'town' ? 1 : 0)),
    dollars: survey.hexes.map(
      ({ id }, number) =>
        stopRevenue(ground[number]?.stop ?? null, terms.colour) * train.multiplier + hotel(id) + haunted(id),
    ),
    places: survey.hexes.map(({ group }) => group),
    passing: survey.hexes.flatMap(({ id }, number): [number, number][] =>
      ground[number]?.stop === null && haunted(id) > 0 ? [[number, haunted(id)]] : [],
    ),
  };
}

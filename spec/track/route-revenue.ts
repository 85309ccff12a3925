import type { Stop } from '../box/box.ts';
import type { Colour, HexId } from '../vocabulary.ts';
import { type MapView, stopAt } from './board.ts';
import { type Route, stopsOf } from './route.ts';
import type { RunningTrain } from './route-checks.ts';

/** What a route pays depends on, besides the map and the train. */
export interface RevenueTerms {
  /** Newest colour of tiles of the phase: off-map places pay by it. */
  readonly colour: Colour;
  /** Hex on which a stop of a route pays so many dollars more (PRIVATE-Y1). */
  readonly hotel: { readonly hex: HexId; readonly bonus: number } | null;
  /** Hexes each of which adds so many dollars to a route through it (PRIVATE-Y2). */
  readonly ghostTowns: { readonly hexes: readonly HexId[]; readonly bonus: number } | null;
}

/** Revenue of a route in dollars and how it comes about. */
export interface RouteRevenue {
  /** What each stop is worth before the multiplier. */
  readonly stops: readonly { readonly hex: HexId; readonly revenue: number }[];
  readonly multiplier: number;
  readonly hotel: number;
  readonly ghostTowns: number;
  readonly total: number;
}

/** What a route pays: its stops times the multiplier of the train, then the bonuses (ROUTE-10 to ROUTE-13). */
export function routeRevenue(view: MapView, train: RunningTrain, route: Route, terms: RevenueTerms): RouteRevenue {
  return revenueOfStops(view, train, route, stopsOf(view, route), terms);
}

/** The same where the stops of the route are known. */
export function revenueOfStops(
  view: MapView,
  { multiplier }: RunningTrain,
  route: Route,
  hexes: readonly HexId[],
  terms: RevenueTerms,
): RouteRevenue {
  const stops = hexes.map((hex) => ({ hex, revenue: stopRevenue(stopAt(view, hex), terms.colour) }));
  const hotel = terms.hotel !== null && hexes.includes(terms.hotel.hex) ? terms.hotel.bonus : 0;
  const haunted = terms.ghostTowns?.hexes.filter((hex) => route.includes(hex)) ?? [];
  const ghostTowns = new Set(haunted).size * (terms.ghostTowns?.bonus ?? 0);
  const total = stops.reduce((sum, { revenue }) => sum + revenue, 0) * multiplier + hotel + ghostTowns;
  return { stops, multiplier, hotel, ghostTowns, total };
}

/** What a stop pays in dollars; nothing where no tile lies yet. */
export function stopRevenue(stop: Stop | null, colour: Colour): number {
  const revenue = stop?.revenue ?? 0;
  return typeof revenue === 'number' ? revenue : revenue[colour];
}

/** Chapter "routes", what they pay. */
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';

const { law, shape } = chapter('routes');

export const ROUTE_10 = law({
  id: 'ROUTE-10',
  title: 'What a route pays',
  statement:
    'A route pays the values of its stops together, times the number of its train where it has one: on the map what hex or tile shows, off the map by the newest colour of tiles of the phase.',
  sources: ['engine: values of stops'],
  schema: { stops: 'dollars', multiplier: 'count' },
  amount: (x, f) => ({ revenue: x.mul(f.stops, f.multiplier) }),
});

export const ROUTE_11: Shape = shape({
  id: 'ROUTE-11',
  title: 'Off-map values',
  statement: 'All hexes of an off-map place pay the same, also those on which no value is printed.',
  sources: ['engine: values of off-map cities'],
  holdsFor: ({ groups, hexes }) =>
    Object.values(groups).every((group) => {
      const values = group.map((hex) => JSON.stringify(hexes[hex]?.stop?.revenue ?? null));
      return new Set(values).size === 1 && values[0] !== 'null';
    }),
});

export const ROUTE_12: Shape = shape({
  id: 'ROUTE-12',
  title: 'Values of the Royal Gorge',
  statement:
    'The two cities of the gorge pay to everybody before the Treaty; its tiles pay more, and the brown ones most. As Rio Grande fills both cities, others end there, and only Rio Grande and the holder of the lease pass.',
  sources: ['engine: values of the gorge'],
  holdsFor: ({ gorge, hexes, tiles }) => {
    const value = (revenue: unknown): number => (typeof revenue === 'number' ? revenue : 0);
    return gorge.every(({ hex, green, brown }) => {
      const [printed, early, late] = [hexes[hex]?.stop, tiles[green]?.stop, tiles[brown]?.stop];
      return value(printed?.revenue) < value(early?.revenue) && value(early?.revenue) < value(late?.revenue);
    });
  },
});

export const ROUTE_13 = law({
  id: 'ROUTE-13',
  title: 'Bonuses of a route',
  statement: 'What a marker and ghost towns add to a route is added after any doubling, for each route by itself.',
  sources: ['engine: bonuses of routes'],
  schema: { paid: 'dollars', marker: 'dollars', ghostTowns: 'dollars' },
  amount: (x, f) => ({ revenue: x.add(f.paid, x.add(f.marker, f.ghostTowns)) }),
});

export const ROUTE_15 = law({
  id: 'ROUTE-15',
  title: 'Income of a turn',
  statement: 'The income of a turn is the revenue of all its routes and the bonus for shipped gold.',
  sources: ['A-42'],
  schema: { routes: 'dollars', gold: 'dollars' },
  amount: (x, f) => ({ income: x.add(f.routes, f.gold) }),
});

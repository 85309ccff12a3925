/** Chapter "track", costs and consequences: what an action costs, and what a laid tile brings with it. */
import { railroadOf } from '../holdings.ts';
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';
import { costOf } from '../track-cost.ts';
import type { Laying } from './track.ts';

const { check, effect, shape } = chapter('track');

export const TRACK_11 = effect({
  id: 'TRACK-11',
  title: 'Terrain',
  statement:
    'The first tile on mountains or water costs the printed amount, which the railroad pays to the bank besides the steel. Upgrades cost no terrain.',
  sources: ['engine: terrain'],
  rulings: ['terrain-payment'],
});

export const TRACK_12 = check<Laying>()({
  id: 'TRACK-12',
  title: 'The treasury pays',
  statement: 'Steel and terrain are paid from the treasury, which must hold both; the president adds nothing.',
  sources: ['A-34'],
  rulings: ['prison-exceptions'],
  schema: { treasury: 'dollars', steel: 'dollars', terrain: 'dollars' },
  facts: (at, lay) => ({ treasury: railroadOf(at.game, lay.railroad).cash, ...costOf(at, lay) }),
  holds: (x, f) => x.le(x.add(f.steel, f.terrain), f.treasury),
});

export const TRACK_16 = effect({
  id: 'TRACK-16',
  title: 'Stations stay',
  statement: 'When a tile is replaced, its stations keep their places, and slots that are kept stay kept.',
  sources: ['engine: stations on replaced tiles'],
});

export const TRACK_17 = effect({
  id: 'TRACK-17',
  title: 'Track brings gold',
  statement: 'The first tile on a hex with mines brings its gold to the map.',
  sources: ['engine: gold on the first tile'],
});

export const TRACK_18: Shape = shape({
  id: 'TRACK-18',
  title: 'One stop on a hex',
  statement: 'No hex and no tile has more than one city, town or off-map place; its track leads there or past none.',
  sources: ['engine: stops of the map'],
  holdsFor: (box) =>
    [...Object.values(box.hexes), ...Object.values(box.tiles)].every(
      ({ stop, paths }) => stop !== null || !paths.some((path) => path.includes('stop')),
    ),
});

export const TRACK_19 = effect({
  id: 'TRACK-19',
  title: 'Actions of the Steel Depot count',
  statement:
    'Lays of the Steel Depot are among the six actions of the turn, whenever they are made. After the sixth the track step is over, whoever made it.',
  sources: ['A-30', 'B-23'],
  rulings: ['sixth-lay-by-depot'],
});

/** How many there are of everything: true of the printed game only, not of the micro boxes of other tests. */
import type { Hex, Zone } from '../../spec/box/box.ts';
import { type BoxChecks, expected, rises, sum, unless } from './check.ts';

const AREAS: Readonly<Record<Hex['area'], number>> = { buildable: 84, gorge: 3, impassable: 7, offMap: 11 };
const CELLS: Readonly<Record<Zone, number>> = { plain: 11, yellow: 4, green: 4, brown: 4, red: 5 };

/** The sentences about counts. */
export const countChecks: BoxChecks = {
  'the map has 105 hexes': (box) => expected(105, Object.keys(box.hexes).length, 'hexes'),

  '84 hexes are buildable, 3 are the gorge, 7 impassable, 11 off the map': (box) =>
    Object.entries(AREAS).flatMap(([area, count]) =>
      expected(count, Object.values(box.hexes).filter((hex) => hex.area === area).length, area),
    ),

  'nineteen mine symbols are printed': (box) =>
    expected(19, sum(Object.values(box.hexes).map((hex) => hex.mines)), 'mines'),

  'there are 54 tile types and 121 tiles': (box) => [
    ...expected(54, Object.keys(box.tiles).length, 'types'),
    ...expected(121, sum(Object.values(box.tiles).map((tile) => tile.count)), 'tiles'),
  ],

  'the share-price row has 28 cells of rising price': (box) => [
    ...expected(28, box.market.length, 'cells'),
    ...unless(rises(box.market.map((cell) => cell.price)), 'the prices do not rise'),
  ],

  'each par group has four prices and the red zone five': (box) =>
    Object.entries(CELLS).flatMap(([zone, count]) =>
      expected(count, box.market.filter((cell) => cell.zone === zone).length, zone),
    ),

  'six cards of each colour are dealt from; a nineteenth stays in the box': (box) => {
    const cards = Object.values(box.privates);
    return [
      ...expected(19, cards.length, 'cards'),
      ...(['yellow', 'green', 'brown'] as const).flatMap((colour) =>
        expected(6, cards.filter((card) => card.dealt && card.colour === colour).length, colour),
      ),
    ];
  },

  'the full steel market holds 22 cubes': (box) =>
    expected(22, sum(Object.values(box.steel.columns).map((column) => column.cubes.length)), 'cubes'),

  'the depot holds 4, 4, 3, 2 and any number of trains': (box) =>
    expected(
      [4, 4, 3, 2, null],
      box.trains.map((train) => train.count),
      'copies',
    ),

  'RG and SF take part in every game': (box) =>
    expected(
      ['RG', 'SF'],
      Object.entries(box.charters).flatMap(([railroad, charter]) => (charter.always ? [railroad] : [])),
      'always',
    ),
};

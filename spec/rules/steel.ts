/** Chapter "steel": what each tile costs in steel, and from which column it comes. */

import { chapter } from '../rule.ts';
import { columnInUse, rowsOf } from '../steel-market.ts';
import type { Railroad, SteelColumn } from '../vocabulary.ts';

const { check, law, effect } = chapter('steel');

/** A place of the steel market that the president names. */
export interface SteelChoice {
  readonly railroad: Railroad;
  readonly column: SteelColumn;
  /** Dollars. */
  readonly price: number;
}

export const STEEL_01 = effect({
  id: 'STEEL-01',
  title: 'Every action takes steel',
  statement:
    'Each tile laid or upgraded takes one cube of its colour from the steel market. The railroad pays for it on the board of the steel works, where the money lies until the settlement.',
  sources: ['A-32', 'B-24'],
});

export const STEEL_02 = law({
  id: 'STEEL-02',
  title: 'Price of a cube',
  statement: 'A cube costs what is printed where it lies. A place without a cube costs the highest price of all.',
  sources: ['B-24', 'B-25'],
  schema: { row: 'dollars', without: 'dollars', cube: 'flag' },
  amount: (x, f) => ({ price: x.ite(f.cube, f.row, f.without) }),
});

export const STEEL_03 = check<SteelChoice>()({
  id: 'STEEL-03',
  title: 'One column of a colour',
  statement: 'In one turn a railroad takes the steel of a colour from one column only.',
  sources: ['B-25'],
  rulings: ['steel-columns'],
  schema: { otherColumnUsed: 'flag', anyColumn: 'flag' },
  facts: (at, choice, rulings) => {
    const used = columnInUse(at.game, at.box.steel.columns[choice.column].colour);
    return {
      otherColumnUsed: used !== null && used !== choice.column,
      anyColumn: rulings['steel-columns'] === 'any',
    };
  },
  holds: (x, f) => x.or(f.anyColumn, x.not(f.otherColumnUsed)),
});

export const STEEL_04 = effect({
  id: 'STEEL-04',
  title: 'Empty columns',
  statement:
    'A column that has run out still serves: each unit from it costs the price without a cube, as often as wanted. For gray tiles there never is a cube.',
  sources: ['B-25'],
});

export const STEEL_05 = effect({
  id: 'STEEL-05',
  title: 'Steel without a choice',
  statement:
    'If the president names nothing, the first steel of a colour comes from the column whose cheapest cube costs least, of equals the leftmost, and is that cube. The column then serves this colour for the rest of the turn.',
  sources: ['engine: default column'],
  rulings: ['steel-cube'],
});

export const STEEL_06 = check<SteelChoice>()({
  id: 'STEEL-06',
  title: 'Naming a place',
  statement:
    'Before an action the president may name a column and one of its prices, or the price without a cube. Later actions of the colour go on from there with the next dearer cube; cheaper ones are passed over unless they are named.',
  sources: ['engine: choice of steel'],
  rulings: ['steel-cube'],
  schema: { priceOfColumn: 'flag', colourOpen: 'flag' },
  facts: (at, { column, price }) => ({
    priceOfColumn: rowsOf(at.box, column).includes(price),
    colourOpen: at.box.phases[at.game.phase].tiles.includes(at.box.steel.columns[column].colour),
  }),
  holds: (x, f) => x.and(f.priceOfColumn, f.colourOpen),
});

export const STEEL_07 = effect({
  id: 'STEEL-07',
  title: 'Cubes for nothing',
  statement: 'A cube that costs nothing is taken like any other; nothing is paid for it.',
  sources: ['engine: free cube'],
});

export const STEEL_08 = effect({
  id: 'STEEL-08',
  title: 'Order of the payments',
  statement: 'The steel is paid first, then the terrain, and then the tile lies.',
  sources: ['engine: payments of a track action'],
});

export const STEEL_09 = effect({
  id: 'STEEL-09',
  title: 'Cubes come back at the settlement',
  statement: 'Between the two operating rounds of a set no cube returns to the steel market.',
  sources: ['A-56', 'B-43'],
});

export const STEEL_10 = effect({
  id: 'STEEL-10',
  title: 'Tiles without steel',
  statement:
    'The tiles of the Treaty, the two tiles that go along with a brown tile of the Royal Gorge, the conversion of Sulphur Springs and the lays of the Steel Depot take no steel.',
  sources: ['engine: tiles laid without steel'],
});

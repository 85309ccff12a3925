import type { Colour } from '../vocabulary.ts';
import type { Box } from './box.ts';

type Column = Box['steel']['columns']['A'];

/** A column with a cube at each of these prices in dollars. */
function column(colour: Colour, ...cubes: readonly number[]): Column {
  return { colour, cubes };
}

/** The steel market when full. No cube is ever printed for gray tiles, so their steel costs the price without a cube. */
export const steel: Box['steel'] = {
  columns: {
    A: column('yellow', 0, 10, 20, 30),
    B: column('yellow', 0, 10, 20, 30),
    C: column('yellow', 0, 10, 20, 30),
    D: column('yellow', 0, 10, 20, 30),
    E: column('green', 20, 30),
    F: column('green', 20, 30),
    G: column('brown', 30),
    H: column('brown', 30),
    I: column('gray'),
  },
  priceWithoutCube: 40,
};

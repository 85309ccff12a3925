import type { Box } from './box.ts';

/** The gold track: what Victor Gold pays in dollars after no, one, two, ... shipped cubes, and the shipper's own bonus. */
export const gold: Box['gold'] = {
  dividends: [50, 90, 140, 200, 270, 350],
  bonus: 50,
};

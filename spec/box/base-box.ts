import type { Box } from './box.ts';
import { charterColours, charters, returnedStationCosts } from './charters.ts';
import { debt } from './debt.ts';
import { gold } from './gold.ts';
import { gorge } from './gorge.ts';
import { groups, hexes } from './hexes.ts';
import { market } from './market.ts';
import { metals } from './metals.ts';
import { phases } from './phases.ts';
import { privates, privatesDealt } from './privates.ts';
import { seating } from './seating.ts';
import { steel } from './steel.ts';
import { tiles } from './tiles.ts';
import { trains } from './trains.ts';

/** The game as it is sold. */
export const baseBox: Box = {
  seating,
  market,
  charters,
  charterColours,
  metals,
  privates,
  privatesDealt,
  trains,
  phases,
  steel,
  gold,
  debt,
  returnedStationCosts,
  hexes,
  tiles,
  gorge,
  groups,
};

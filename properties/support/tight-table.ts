/** A table with plenty of cash and narrow limits, so that random games run into them. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box, PlayerCount, Seating } from '../../spec/box/box.ts';
import { Engine } from '../../src/engine.ts';

const TIGHT: Seating = { cash: 900, certificateLimit: { board: 5, rulebook: 5 }, holdingLimit: 30 };
const seating: Readonly<Record<PlayerCount, Seating>> = { 2: TIGHT, 3: TIGHT, 4: TIGHT };

const tightBox: Box = { ...baseBox, seating };

export const tightEngine = new Engine(tightBox);

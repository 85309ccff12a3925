import type { Phase } from '../vocabulary.ts';
import type { PhaseCard } from './box.ts';

/** What each phase opens. Silver adds the gray tile; its railroads, pars and gold are those of Brown. */
export const phases: Readonly<Record<Phase, PhaseCard>> = {
  Yellow: {
    tiles: ['yellow'],
    railroads: ['Yellow'],
    parZones: ['yellow'],
    goldSlots: 2,
    privatePurchases: false,
  },
  Green: {
    tiles: ['yellow', 'green'],
    railroads: ['Yellow', 'Green'],
    parZones: ['yellow', 'green'],
    goldSlots: 4,
    privatePurchases: true,
  },
  Brown: {
    tiles: ['yellow', 'green', 'brown'],
    railroads: ['Yellow', 'Green', 'Brown'],
    parZones: ['yellow', 'green', 'brown'],
    goldSlots: 5,
    privatePurchases: true,
  },
  Silver: {
    tiles: ['yellow', 'green', 'brown', 'gray'],
    railroads: ['Yellow', 'Green', 'Brown'],
    parZones: ['yellow', 'green', 'brown'],
    goldSlots: 5,
    privatePurchases: true,
  },
};

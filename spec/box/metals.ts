import type { Metal } from '../vocabulary.ts';
import type { MetalCharter } from './box.ts';

/** Both metal companies start on the $45 cell with $50 on them. */
export const metals: Readonly<Record<Metal, MetalCharter>> = {
  'CF&I': { name: 'Colorado Fuel & Iron', startCell: 3, baseCash: 50 },
  VGC: { name: 'Victor Gold Company', startCell: 3, baseCash: 50 },
};

/** Chapter "gold": how gold comes to the map. */
import { chapter } from '../rule.ts';

const { law } = chapter('gold');

export const GOLD_01 = law({
  id: 'GOLD-01',
  title: 'Gold appears',
  statement:
    'When a hex with mine symbols gets its first tile, one gold cube for each symbol is put there. The cubes stay through later upgrades.',
  sources: ['B-31'],
  schema: { mines: 'cubes', first: 'flag' },
  amount: (x, f) => ({ cubes: x.ite(f.first, f.mines, x.lit(0)) }),
});

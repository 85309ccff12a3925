/** Chapter "debt", the marker: what a debt token costs, and what unpaid ones do at the end. */
import { chapter } from '../rule.ts';

const { law, effect } = chapter('debt');

export const DEBT_04 = law({
  id: 'DEBT-04',
  title: 'The debt marker',
  statement:
    'A marker on the share-price row shows what a debt token costs. It moves right a space at a time and stops at the last.',
  sources: ['A-57', 'B-39'],
  schema: { cell: 'count', last: 'count' },
  amount: (x, f) => ({ cell: x.min(x.add(f.cell, x.lit(1)), f.last) }),
});

export const DEBT_05 = effect({
  id: 'DEBT-05',
  title: 'When the marker advances',
  statement:
    'After the Treaty of Boston the marker advances with the settlement of each set; by the ruling also between the operating rounds.',
  sources: ['A-57', 'B-39', 'B-46'],
  rulings: ['debt-marker-pace'],
});

export const DEBT_07 = law({
  id: 'DEBT-07',
  title: 'Unpaid debt',
  statement:
    'At the end of the game the price of a founded railroad that still has debt tokens drops; the more tokens are left, the further. Santa Fe’s drops first.',
  sources: ['A-51', 'B-37'],
  rulings: ['unpaid-debt'],
  schema: { penalty: 'spaces', founded: 'flag' },
  amount: (x, f) => ({ spaces: x.ite(f.founded, f.penalty, x.lit(0)) }),
});

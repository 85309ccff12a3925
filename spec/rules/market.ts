/** Chapter "market": the share-price row and how tokens move on it. */
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';

const { shape, law, effect } = chapter('market');

export const MARKET_01: Shape = shape({
  id: 'MARKET-01',
  title: 'The share-price row',
  statement: 'One row of rising prices with zones for the start prices of each colour and a red zone at its upper end.',
  sources: ['A-62', 'B-16', 'B-48'],
  holdsFor: (box) =>
    box.market.every((c, i) => i === 0 || c.price > (box.market[i - 1]?.price ?? 0)) &&
    box.market.at(-1)?.zone === 'red',
});

export const MARKET_02 = law({
  id: 'MARKET-02',
  title: 'Ends of the row',
  statement: 'A token does not leave the row at either end. One that cannot move keeps its cell and its place there.',
  sources: ['engine: movement at the ends of the row'],
  schema: { cell: 'count', spaces: 'spaces', last: 'count', left: 'flag' },
  amount: (x, f) => ({
    cell: x.ite(f.left, x.sub(f.cell, x.min(f.spaces, f.cell)), x.min(x.add(f.cell, f.spaces), f.last)),
  }),
});

export const MARKET_03 = effect({
  id: 'MARKET-03',
  title: 'Order of arrival',
  statement:
    'A token that changes its cell lies behind all that are there already; of a longer move only the last cell counts.',
  sources: ['A-28'],
});

export const MARKET_04 = effect({
  id: 'MARKET-04',
  title: 'Tokens of metal companies',
  statement: 'They use the same cells but have no part in the operating order.',
  sources: ['engine: operating order'],
});

export const MARKET_05 = effect({
  id: 'MARKET-05',
  title: 'What moves a price',
  statement:
    'To the right: dividends, selling out and the payouts of metal companies. To the left: sales by a president, withholding or not running, and unpaid debt at the end. Nothing else.',
  sources: ['A-16', 'A-45', 'A-46', 'A-51', 'B-09', 'B-20', 'B-32', 'B-33', 'B-37'],
});

export const MARKET_06 = effect({
  id: 'MARKET-06',
  title: 'The red zone',
  statement: 'A token that enters a red cell ends the game with the running set; the ruling says whose token counts.',
  sources: ['A-62', 'B-48'],
  rulings: ['red-zone-company'],
});

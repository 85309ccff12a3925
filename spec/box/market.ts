import type { MarketCell, Zone } from './box.ts';

function cells(zone: Zone, ...prices: readonly number[]): readonly MarketCell[] {
  return prices.map((price) => ({ price, zone }));
}

/** The share-price row, left to right; prices in dollars. Par prices are those of the coloured zones. */
export const market: readonly MarketCell[] = [
  ...cells('plain', 30, 35, 40, 45, 50, 55),
  ...cells('yellow', 60, 65, 70, 80),
  ...cells('green', 90, 100, 110, 120),
  ...cells('brown', 130, 145, 160, 180),
  ...cells('plain', 200, 220, 240, 260, 280),
  ...cells('red', 310, 340, 380, 420, 460),
];

/** The share-price row with the tokens of the companies and the debt marker. */
import { railroadsOf } from '../../spec/holdings.ts';
import type { Depicted } from './furniture.ts';
import type { Point } from './hex-shape.ts';
import { moveTo } from './hex-shape.ts';
import { lettering } from './lettering.ts';
import { FAINT, INK, liveryOf, PAPER, ZONE_FILL } from './palette.ts';
import { MARGIN, SHEET_WIDTH, sheet } from './sheet.ts';
import type { Element } from './svg.ts';
import { element, group } from './svg.ts';
import { token } from './token-shape.ts';

/** A part of a picture and the pixels that it takes downward. */
export interface Panel {
  readonly element: Element;
  readonly height: number;
}

const CELL_HEIGHT = 24;
const TOKEN = 12;
const STACK = TOKEN * 2 + 3;

/** The row, so many pixels wide, with its corner at 0, 0. */
export const marketStrip = ({ box, game }: Depicted, width: number): Panel => {
  const step = width / box.market.length;
  const middle = (cell: number): number => (cell + 0.5) * step;
  const cells = box.market.flatMap(({ price, zone }, i) => [
    element('rect', {
      x: i * step,
      y: 0,
      width: step,
      height: CELL_HEIGHT,
      fill: ZONE_FILL[zone],
      stroke: INK,
      'stroke-width': 0.8,
      'data-zone': zone,
    }),
    lettering(middle(i), CELL_HEIGHT / 2, `$${price}`, { size: 10.5, bold: zone !== 'plain' }),
  ]);
  const places = new Map<number, number>();
  const next = (cell: number): Point => {
    const above = places.get(cell) ?? 0;
    places.set(cell, above + 1);
    return { x: middle(cell), y: CELL_HEIGHT + 3 + TOKEN + above * STACK };
  };
  const inPlay = railroadsOf(game);
  const tokens = game.market.map(({ company, cell }) =>
    token(next(cell), company, liveryOf(box, inPlay, company), TOKEN, { 'data-token': company }),
  );
  const debt = game.treaty ? [debtMarker(next(game.debtMarker))] : [];
  const deepest = Math.max(1, ...places.values());
  return { element: group({}, [...cells, ...tokens, ...debt]), height: CELL_HEIGHT + 3 + deepest * STACK };
};

const debtMarker = (at: Point): Element =>
  group({ transform: moveTo(at), 'data-token': 'debt' }, [
    element('polygon', {
      points: '-15,0 0,-12 15,0 0,12',
      fill: PAPER,
      stroke: INK,
      'stroke-width': 1.4,
    }),
    lettering(0, 0, 'debt', { size: 7.5, bold: true, fill: FAINT }),
  ]);

/** The row as a picture of its own. */
export const marketPicture = (at: Depicted): string => {
  const { element: strip, height } = marketStrip(at, SHEET_WIDTH - 2 * MARGIN);
  return sheet('Share-price row', height + 2 * MARGIN, [
    group({ transform: moveTo({ x: MARGIN, y: MARGIN }) }, [strip]),
  ]);
};

/** Tokens of companies: round for railroads, square for metal companies, with their symbol. */
import { isMetal } from '../../spec/holdings.ts';
import type { Company } from '../../spec/vocabulary.ts';
import type { Point } from './hex-shape.ts';
import { moveTo } from './hex-shape.ts';
import { lettering } from './lettering.ts';
import type { Livery } from './palette.ts';
import { INK, PAPER } from './palette.ts';
import type { Attributes, Element } from './svg.ts';
import { element, group } from './svg.ts';

/** Size of a symbol on a token of this radius. */
export const symbolSize = (symbol: string, radius: number): number =>
  radius * ([1, 1, 0.9, 0.76, 0.62][symbol.length] ?? 0.5);

/** Half the width and height of a metal company's token as parts of the radius. */
const PLATE = { width: 1.2, height: 0.84, symbol: 1.2 } as const;

/** A token with its centre at a point; the radius is in pixels. */
export const token = (at: Point, company: Company, livery: Livery, radius: number, more: Attributes = {}): Element => {
  const { fill, ink, ringed } = livery;
  const plate = isMetal(company);
  const body = plate
    ? element('rect', {
        x: -radius * PLATE.width,
        y: -radius * PLATE.height,
        width: radius * PLATE.width * 2,
        height: radius * PLATE.height * 2,
        rx: 3,
        fill,
        stroke: INK,
      })
    : element('circle', { r: radius, fill, stroke: INK, 'stroke-width': 1.2 });
  const ring = ringed ? [element('circle', { r: radius - 2.4, fill: 'none', stroke: PAPER, 'stroke-width': 1.6 })] : [];
  const room = plate ? radius * PLATE.symbol : ringed ? radius - 1.5 : radius;
  const symbol = lettering(0, 0, company, { size: symbolSize(company, room), bold: true, fill: ink });
  return group({ transform: moveTo(at), ...more }, [body, ...ring, symbol]);
};

/** The sheet on which a picture is drawn. */
import { FONTS } from './lettering.ts';
import { PAPER } from './palette.ts';
import type { Element } from './svg.ts';
import { element, svgText } from './svg.ts';

/** Width of every picture in pixels. */
export const SHEET_WIDTH = 1200;
/** Pixels left free at the sides. */
export const MARGIN = 25;

/** A whole picture as text: a white sheet of a height in pixels with a title and what is drawn on it. */
export const sheet = (title: string, height: number, drawn: readonly Element[]): string => {
  const tall = Math.ceil(height);
  return svgText(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: SHEET_WIDTH,
        height: tall,
        viewBox: `0 0 ${SHEET_WIDTH} ${tall}`,
        'font-family': FONTS,
        role: 'img',
      },
      element('title', {}, title),
      element('rect', { width: SHEET_WIDTH, height: tall, fill: PAPER }),
      ...drawn,
    ),
  );
};

/** Letters: text elements, and how wide a text is likely to be. */
import { INK } from './palette.ts';
import type { Attributes, Element } from './svg.ts';
import { element } from './svg.ts';

/** Wide faces that are nearly everywhere, and of nearly the same width. */
export const FONTS = "Verdana, 'DejaVu Sans', 'Bitstream Vera Sans', Geneva, sans-serif";

const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl.,:;|!' ]/, 0.34],
  [/[ftrI()[\]–-]/, 0.43],
  [/[mwMW%@—]/, 0.98],
  [/[A-Z&+]/, 0.74],
  [/[0-9$]/, 0.64],
  [/[\u1100-\uffff]/, 1.05],
];
const USUAL_WIDTH = 0.62;
const BOLD = 1.1;

/** Pixels that a text takes, rather too many than too few. */
export const textWidth = (text: string, size: number, bold = false): number => {
  const ems = [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
  return ems * size * (bold ? BOLD : 1);
};

/** A text cut to a width in pixels. */
export const cutText = (text: string, size: number, width: number, bold = false): string => {
  if (textWidth(text, size, bold) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

/** How a text is set. */
export interface Lettering {
  /** Pixels. */
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Colour of a rim that sets the text off from what lies under it. */
  readonly halo?: string;
}

/** Height of capitals as part of the size. */
const CAPITALS = 0.73;

/** A text whose capitals are centred on `y`. */
export const lettering = (x: number, y: number, text: string, style: Lettering, more: Attributes = {}): Element => {
  const { size, bold = false, italic = false, fill = INK, anchor = 'middle', halo } = style;
  return element(
    'text',
    {
      x,
      y: y + (size * CAPITALS) / 2,
      'font-size': size,
      'font-weight': bold ? 'bold' : undefined,
      'font-style': italic ? 'italic' : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill,
      ...(halo === undefined
        ? {}
        : { stroke: halo, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
      ...more,
    },
    text,
  );
};

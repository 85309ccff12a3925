/** Small signs on the map, each drawn around its middle. */
import type { Colour } from '../../spec/vocabulary.ts';
import { COLOURS } from '../../spec/vocabulary.ts';
import type { Point } from './hex-shape.ts';
import { moveTo } from './hex-shape.ts';
import { lettering, textWidth } from './lettering.ts';
import { GOLD, INK, PAPER, ROCK, TILE_FILL, WATER } from './palette.ts';
import type { Element } from './svg.ts';
import { element, group, pixels } from './svg.ts';

/** A sign: its size in pixels, and how to draw it around a point. */
export interface Sign {
  readonly width: number;
  readonly height: number;
  readonly draw: (at: Point) => Element;
}

const sign = (width: number, height: number, mark: string, ...parts: readonly Element[]): Sign => ({
  width,
  height,
  draw: (at) => group({ transform: moveTo(at), 'data-mark': mark }, parts),
});

const SMALL = 9;

/** Revenue of a stop in dollars. */
export const revenueSign = (dollars: number): Sign =>
  sign(
    18,
    18,
    'revenue',
    element('circle', { r: 9, fill: PAPER, stroke: INK, 'stroke-width': 1.1 }),
    lettering(0, 0, String(dollars), { size: 9.5, bold: true }),
  );

/** What building on a hex costs in dollars, and why. */
export const terrainSign = (kind: 'mountain' | 'water', cost: number): Sign => {
  const text = `$${cost}`;
  const width = 15 + textWidth(text, SMALL, true);
  const left = -width / 2;
  const icon =
    kind === 'mountain'
      ? element('path', {
          d: `M${pixels(left)} 5l4.6 -10l2.6 4.4l1.8 -2.6l4 8.2z`,
          fill: ROCK,
          stroke: INK,
          'stroke-width': 0.8,
        })
      : element('path', {
          d: [-3.4, 0, 3.4].map((y) => `M${pixels(left)} ${y}q1.7 -2.6 3.3 0t3.3 0t3.3 0t3.3 0`).join(''),
          fill: 'none',
          stroke: WATER,
          'stroke-width': 1.7,
          'stroke-linecap': 'round',
        });
  return sign(width, 11, kind, icon, lettering(width / 2, 0, text, { size: SMALL, bold: true, anchor: 'end' }));
};

const repeated = (count: number, step: number, draw: (x: number) => Element): readonly Element[] =>
  Array.from({ length: count }, (_, i) => draw((i - (count - 1) / 2) * step));

/** Printed mine symbols: a pick for each gold cube that will appear. */
export const mineSign = (count: number): Sign =>
  sign(
    count * 14,
    13,
    'mine',
    ...repeated(count, 14, (x) =>
      group({ transform: moveTo({ x, y: 0 }) }, [
        element('circle', { r: 6.2, fill: PAPER, stroke: INK, 'stroke-width': 1 }),
        element('path', {
          d: 'M-3.4 3.8L2.2 -1.9M-2.2 -3.6Q2.6 -3.9 3.7 1.6',
          fill: 'none',
          stroke: INK,
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
        }),
      ]),
    ),
  );

/** Gold cubes. */
export const goldSign = (count: number): Sign =>
  sign(
    count * 14,
    14,
    'gold',
    ...repeated(count, 14, (x) =>
      group({ transform: moveTo({ x, y: 0 }), stroke: INK, 'stroke-width': 1, 'stroke-linejoin': 'round' }, [
        element('path', { d: 'M0 -6.4L5.8 -3.2V3.4L0 6.6L-5.8 3.4V-3.2z', fill: GOLD }),
        element('path', { d: 'M0 -6.4L5.8 -3.2L0 0L-5.8 -3.2z', fill: '#ffe9a0' }),
        element('path', { d: 'M0 0V6.6', fill: 'none' }),
      ]),
    ),
  );

/** A ghost town: a headstone with what it adds in dollars. */
export const ghostSign = (bonus: number | null): Sign => {
  const text = bonus === null ? '' : `+${bonus}`;
  const width = 12 + (text === '' ? 0 : textWidth(text, 8, true) + 2);
  const left = -width / 2;
  return sign(
    width,
    14,
    'ghost-town',
    element('path', {
      d: `M${pixels(left + 0.5)} 6.5V-1.5a5 5 0 0 1 10 0V6.5z`,
      fill: '#e3e3ea',
      stroke: INK,
      'stroke-width': 1.1,
    }),
    element('path', { d: `M${pixels(left + 5.5)} -4V3M${pixels(left + 3)} -1.5h5`, stroke: INK, 'stroke-width': 1.2 }),
    ...(text === '' ? [] : [lettering(width / 2, 0, text, { size: 8, bold: true, anchor: 'end', halo: PAPER })]),
  );
};

/** A marker of a private: a house with its bonus in dollars. */
export const markerSign = (bonus: number): Sign => {
  const text = `+${bonus}`;
  const width = textWidth(text, SMALL, true) + 4;
  const [wall, eaves] = [pixels(width / 2), pixels(width / 2 + 2)];
  return sign(
    width + 4,
    17,
    'marker',
    element('path', {
      d: `M-${wall} 8V-2H-${eaves}L0 -8L${eaves} -2H${wall}V8z`,
      fill: '#5b2a86',
      stroke: PAPER,
      'stroke-width': 1,
    }),
    lettering(0, 2.6, text, { size: SMALL, bold: true, fill: PAPER }),
  );
};

/** The letter of a hex with tiles of its own. */
export const labelSign = (letter: string): Sign =>
  sign(14, 14, 'label', lettering(0, 0, letter, { size: 15, bold: true, halo: PAPER }));

const BOX_WIDTH = 17;
const BOX_HEIGHT = 14;

/** Name of an off-map place, and what it pays in dollars by the newest colour of tiles; the current one stands out. */
export const offMapSign = (name: string, revenue: Readonly<Record<Colour, number>>, now: Colour): Sign => {
  const width = Math.max(BOX_WIDTH * COLOURS.length + 1, textWidth(name, 9.5, true));
  const boxes = COLOURS.flatMap((colour, i) => {
    const x = (i - COLOURS.length / 2) * BOX_WIDTH;
    const current = colour === now;
    return [
      element('rect', {
        x,
        y: 0,
        width: BOX_WIDTH,
        height: BOX_HEIGHT,
        fill: TILE_FILL[colour],
        stroke: INK,
        'stroke-width': 0.7,
      }),
      lettering(x + BOX_WIDTH / 2, BOX_HEIGHT / 2, String(revenue[colour]), {
        size: current ? 9.5 : 8.5,
        bold: current,
      }),
    ];
  });
  const frame = element('rect', {
    x: (COLOURS.indexOf(now) - COLOURS.length / 2) * BOX_WIDTH,
    y: 0,
    width: BOX_WIDTH,
    height: BOX_HEIGHT,
    fill: 'none',
    stroke: INK,
    'stroke-width': 2.2,
    'data-current': now,
  });
  return sign(width, 30, 'off-map', lettering(0, -8.5, name, { size: 9.5, bold: true }), group({}, [...boxes, frame]));
};

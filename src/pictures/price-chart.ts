/** The share prices of a game as lines over its actions. */
import type { Box } from '../../spec/box/box.ts';
import type { Company } from '../../spec/vocabulary.ts';
import { METALS } from '../../spec/vocabulary.ts';
import { lettering, textWidth } from './lettering.ts';
import type { Livery } from './palette.ts';
import { FAINT, INK, liveryOf, PAPER, PHASE_FILL, ZONE_FILL } from './palette.ts';
import type { PriceHistory, Quotation } from './price-history.ts';
import { courseOf, stretches } from './price-history.ts';
import { SHEET_WIDTH, sheet } from './sheet.ts';
import type { Element } from './svg.ts';
import { element, group, pixels } from './svg.ts';
import { token } from './token-shape.ts';

const LEFT = 62;
const RIGHT = SHEET_WIDTH - 112;
const TOP = 92;
/** Height of a market cell; every step of the row is as high as any other. */
const STEP = 20;
/** Companies on one cell run side by side, so many pixels apart. */
const LANE = 2.6;
const PHASE_HEIGHT = 14;
const LABEL_STEP = 21;
const TOKEN = 9;

/** The frame of the chart. */
interface Frame {
  readonly box: Box;
  readonly bottom: number;
  readonly x: (n: number) => number;
  /** Middle of a cell. */
  readonly y: (cell: number) => number;
}

const frameOf = (box: Box, last: number): Frame => {
  const bottom = TOP + box.market.length * STEP;
  const scale = (RIGHT - LEFT) / Math.max(1, last);
  return { box, bottom, x: (n) => LEFT + n * scale, y: (cell) => bottom - (cell + 0.5) * STEP };
};

const cells = ({ box, y }: Frame): readonly Element[] =>
  box.market.flatMap(({ price, zone }, cell) => [
    element('rect', {
      x: LEFT,
      y: y(cell) - STEP / 2,
      width: RIGHT - LEFT,
      height: STEP,
      fill: zone === 'red' ? '#fbdcd5' : cell % 2 === 0 ? '#faf8f4' : PAPER,
      'data-zone': zone,
    }),
    element('rect', { x: LEFT - 9, y: y(cell) - STEP / 2, width: 7, height: STEP, fill: ZONE_FILL[zone] }),
    lettering(LEFT - 14, y(cell), `$${price}`, { size: 10, anchor: 'end', fill: FAINT }),
  ]);

const roundName = ({ round: { kind, set, or } }: Quotation): string =>
  kind === 'auction' ? 'auction' : kind === 'stock' ? `SR ${set}` : `OR ${set}.${or ?? ''}`;

const ROUND_SIZE = 10;

const rounds = (history: PriceHistory, { x, bottom }: Frame): readonly Element[] =>
  stretches(history, roundName).map(({ from, to, value }) => {
    const middle = (x(from) + x(to)) / 2;
    const bold = value.startsWith('SR');
    const flat = textWidth(value, ROUND_SIZE, bold) + 4 < x(to) - x(from);
    const label = flat
      ? lettering(middle, TOP - 12, value, { size: ROUND_SIZE, bold })
      : lettering(
          0,
          0,
          value,
          { size: ROUND_SIZE, bold, anchor: 'start' },
          {
            transform: `translate(${pixels(middle)} ${TOP - 6}) rotate(-90)`,
          },
        );
    const line = element('path', {
      d: `M${pixels(x(from))} ${TOP - 4}V${bottom}`,
      stroke: FAINT,
      'stroke-width': bold ? 1.3 : 0.7,
      'stroke-dasharray': bold ? undefined : '3 3',
    });
    return group({ 'data-round': value }, [line, label]);
  });

const phases = (history: PriceHistory, { x, bottom }: Frame): readonly Element[] =>
  stretches(history, ({ phase }) => phase).flatMap(({ from, to, value }) => {
    const width = x(to) - x(from);
    return [
      element('rect', {
        x: x(from),
        y: bottom + 4,
        width,
        height: PHASE_HEIGHT,
        fill: PHASE_FILL[value],
        stroke: PAPER,
        'data-phase': value,
      }),
      ...(textWidth(value, 9) + 4 < width
        ? [lettering((x(from) + x(to)) / 2, bottom + 4 + PHASE_HEIGHT / 2, value, { size: 9 })]
        : []),
    ];
  });

const TICKS = [10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000] as const;
const MOST_TICKS = 14;

const ticks = (last: number, { x, bottom }: Frame): readonly Element[] => {
  const every = TICKS.find((step) => last / step <= MOST_TICKS) ?? last;
  const y = bottom + PHASE_HEIGHT + 16;
  return [
    ...Array.from({ length: Math.floor(last / every) + 1 }, (_, i) =>
      lettering(x(i * every), y, String(i * every), { size: 9.5, fill: FAINT }),
    ),
    lettering(RIGHT + 14, y, 'actions', { size: 9.5, fill: FAINT, anchor: 'start' }),
  ];
};

/** Patterns that tell apart what colours may not. */
const dashesOf = (company: Company, { ringed }: Livery): string | undefined => {
  if (company === METALS[0]) return '7 3';
  if (company === METALS[1]) return '2 2.5';
  return ringed ? '11 3 2 3' : undefined;
};

interface Line {
  readonly company: Company;
  readonly livery: Livery;
  readonly cell: number;
  /** Where it ends. */
  readonly y: number;
  readonly drawn: Element;
}

const lines = (history: PriceHistory, frame: Frame): readonly Line[] => {
  const companies: readonly Company[] = [...history.railroads, ...METALS];
  return companies.flatMap((company, i): Line[] => {
    const course = courseOf(history, company);
    const [first] = course;
    const end = course.at(-1);
    if (first === undefined || end === undefined) return [];
    const livery = liveryOf(frame.box, history.railroads, company);
    const y = (cell: number): number => frame.y(cell) + (i - (companies.length - 1) / 2) * LANE;
    const d = course.slice(1).map(({ n, cell }) => `H${pixels(frame.x(n))}V${pixels(y(cell))}`);
    const start = { x: frame.x(first.n), y: y(first.cell) };
    const drawn = group({ 'data-company': company, fill: 'none', 'stroke-linejoin': 'round' }, [
      element('path', {
        d: `M${pixels(start.x)} ${pixels(start.y)}${d.join('')}H${pixels(RIGHT)}`,
        stroke: livery.line,
        'stroke-width': 2.4,
        'stroke-dasharray': dashesOf(company, livery),
      }),
      element('circle', { cx: start.x, cy: start.y, r: 3.4, fill: livery.line, stroke: PAPER }),
    ]);
    return [{ company, livery, cell: end.cell, y: y(end.cell), drawn }];
  });
};

/** Heights for labels that want to stand at these and need a distance; the order stays. */
export const spread = (wishes: readonly number[], distance: number, lowest: number): readonly number[] => {
  const order = wishes.map((wish, index) => ({ wish, index })).sort((a, b) => a.wish - b.wish || a.index - b.index);
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const { wish } of order) {
    above = Math.max(wish, above + distance);
    placed.push(above);
  }
  let below = lowest + distance;
  for (let i = placed.length - 1; i >= 0; i--) {
    below = Math.min(placed[i] ?? below, below - distance);
    placed[i] = below;
  }
  const result: number[] = [];
  for (const [i, { index }] of order.entries()) result[index] = placed[i] ?? 0;
  return result;
};

const labels = (drawn: readonly Line[], { box, bottom }: Frame): readonly Element[] => {
  const heights = spread(
    drawn.map(({ y }) => y),
    LABEL_STEP,
    bottom - TOKEN,
  );
  return drawn.map(({ company, livery, cell, y }, i) => {
    const height = heights[i] ?? y;
    return group({}, [
      element('path', { d: `M${RIGHT} ${pixels(y)}L${RIGHT + 14} ${pixels(height)}`, stroke: livery.line }),
      token({ x: RIGHT + 25, y: height }, company, livery, TOKEN + 2),
      lettering(RIGHT + 41, height, `$${box.market[cell]?.price ?? ''}`, { size: 11, bold: true, anchor: 'start' }),
    ]);
  });
};

/** Draws the share prices of a game. */
export const priceChart = (box: Box, history: PriceHistory): string => {
  const frame = frameOf(box, history.last);
  const drawn = lines(history, frame);
  return sheet('18 Royal Gorge: share prices', frame.bottom + 52, [
    lettering(LEFT - 9, 22, '18 Royal Gorge: share prices', { size: 18, bold: true, anchor: 'start' }),
    lettering(LEFT - 9, 42, 'Each step of the share-price row is one line high; the red zone is shaded.', {
      size: 10,
      fill: FAINT,
      anchor: 'start',
    }),
    group({}, cells(frame)),
    ...rounds(history, frame),
    element('rect', { x: LEFT, y: TOP, width: RIGHT - LEFT, height: frame.bottom - TOP, fill: 'none', stroke: INK }),
    ...phases(history, frame),
    ...ticks(history.last, frame),
    ...drawn.map((line) => line.drawn),
    ...labels(drawn, frame),
  ]);
};

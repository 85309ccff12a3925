/** Draws a chart that has been laid out. */
import { FONTS } from '../../pictures/lettering.ts';
import { FAINT, INK, LAND_FILL, PAPER, TILE_FILL } from '../../pictures/palette.ts';
import type { Attributes, Element } from '../../pictures/svg.ts';
import { element, group, pixels, svgText } from '../../pictures/svg.ts';
import type { StateKind } from './chart-graph.ts';
import type { ChartLayout, PlacedState, PlacedTransition } from './chart-layout.ts';
import { blockHeight, blockWidth, plainLine, textBlock } from './text-block.ts';

/** Waiting states stand out; what the game goes straight through is dashed, what another picture shows is faint. */
const FRAMES: Readonly<Record<StateKind, Attributes>> = {
  waiting: { rx: 8, fill: TILE_FILL.yellow, stroke: INK, 'stroke-width': 2 },
  passing: { rx: 16, fill: PAPER, stroke: INK, 'stroke-width': 1, 'stroke-dasharray': '5 3' },
  final: { rx: 8, fill: TILE_FILL.gray, stroke: INK, 'stroke-width': 3 },
  open: { rx: 8, fill: LAND_FILL.buildable, 'fill-opacity': 0.6, stroke: INK, 'stroke-width': 1 },
  part: { rx: 8, fill: TILE_FILL.green, stroke: INK, 'stroke-width': 1 },
  outside: { rx: 8, fill: PAPER, stroke: FAINT, 'stroke-width': 1, 'stroke-dasharray': '1 3' },
};

/** What a frame means; an open state shows what is in it. */
const MEANINGS: readonly (readonly [kind: StateKind, meaning: string])[] = [
  ['waiting', 'waits for a move'],
  ['passing', 'passed through at once'],
  ['final', 'end of its part'],
  ['part', 'has a picture of its own'],
  ['outside', 'stands in another picture'],
];

const PADDING = 10;
const LEGEND = { row: 22, left: 20, swatch: { width: 30, height: 14 }, bottom: 10 };
const ARROW = 7;

const stateDrawn = ({ state, lines, x, y, width, height }: PlacedState): Element => {
  const open = state.kind === 'open';
  const top = open ? y + PADDING : y + (height - blockHeight(lines)) / 2;
  const left = open ? x + PADDING : x + width / 2;
  return group({}, [
    element('rect', { x, y, width, height, ...FRAMES[state.kind] }),
    ...textBlock(left, top, lines, open ? 'start' : 'middle'),
  ]);
};

const arrowHead = (points: PlacedTransition['points']): readonly Element[] => {
  const [end, before] = points.toReversed();
  if (end === undefined || before === undefined) return [];
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [((end.x - before.x) / length) * ARROW, ((end.y - before.y) / length) * ARROW];
  const corners = [
    [end.x, end.y],
    [end.x - dx - dy / 2, end.y - dy + dx / 2],
    [end.x - dx + dy / 2, end.y - dy - dx / 2],
  ];
  return [
    element('polygon', {
      points: corners.map((corner) => corner.map((at) => pixels(at)).join(',')).join(' '),
      fill: INK,
    }),
  ];
};

const lineDrawn = ({ points }: PlacedTransition): Element =>
  group({}, [
    element('polyline', {
      points: points.map(({ x, y }) => `${pixels(x)},${pixels(y)}`).join(' '),
      fill: 'none',
      stroke: INK,
      'stroke-width': 1.2,
    }),
    ...arrowHead(points),
  ]);

const wordsDrawn = ({ lines, label }: PlacedTransition): readonly Element[] =>
  label === null ? [] : textBlock(label.x, label.y, lines, 'start');

/** The legend's rows: the kinds of state that the picture holds. */
const legendRows = (states: readonly PlacedState[]): typeof MEANINGS =>
  MEANINGS.filter(([kind]) => states.some(({ state }) => state.kind === kind));

const legendDrawn = (top: number, rows: typeof MEANINGS): readonly Element[] =>
  rows.flatMap(([kind, meaning], i) => {
    const { row, left, swatch } = LEGEND;
    const lines = [plainLine(meaning)];
    const middle = top + (i + 0.5) * row;
    return [
      element('rect', { x: left, y: middle - swatch.height / 2, ...swatch, ...FRAMES[kind], rx: 5 }),
      ...textBlock(left + swatch.width + PADDING, middle - blockHeight(lines) / 2, lines, 'start'),
    ];
  });

const legendWidth = (rows: typeof MEANINGS): number =>
  2 * LEGEND.left + LEGEND.swatch.width + PADDING + blockWidth(rows.map(([, meaning]) => plainLine(meaning)));

/** The picture of a chart as SVG text. */
export const chartPicture = (title: string, { width, height, states, starts, transitions }: ChartLayout): string => {
  const legend = legendRows(states);
  const wide = Math.ceil(Math.max(width, legendWidth(legend)));
  const tall = Math.ceil(height + legend.length * LEGEND.row + LEGEND.bottom);
  return svgText(
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: wide,
        height: tall,
        viewBox: `0 0 ${wide} ${tall}`,
        'font-family': FONTS,
        role: 'img',
      },
      element('title', {}, title),
      element('rect', { width: wide, height: tall, fill: PAPER }),
      ...states.map(stateDrawn),
      ...starts.map((dot) =>
        element('circle', { cx: dot.x + dot.width / 2, cy: dot.y + dot.height / 2, r: dot.width / 2, fill: INK }),
      ),
      ...transitions.map(lineDrawn),
      ...transitions.flatMap(wordsDrawn),
      ...legendDrawn(height, legend),
    ),
  );
};

/** What stands around the map: where the game is, the railroads, the run that is drawn, and what the signs mean. */
import { priceOf, railroadOf, railroadsOf } from '../../spec/holdings.ts';
import type { Game, RunRoute } from '../../spec/state.ts';
import type { PlayerId, Railroad } from '../../spec/vocabulary.ts';
import type { Depicted } from './furniture.ts';
import { moveTo } from './hex-shape.ts';
import { cutText, lettering } from './lettering.ts';
import type { Panel } from './market.ts';
import { FAINT, INK, liveryOf, PAPER, PHASE_FILL } from './palette.ts';
import { routeLine } from './route-lines.ts';
import type { Element } from './svg.ts';
import { element, group, pixels } from './svg.ts';
import type { Sign } from './symbols.ts';
import { ghostSign, goldSign, markerSign, mineSign, revenueSign, terrainSign } from './symbols.ts';
import { token } from './token-shape.ts';

/** The run of a railroad. */
export interface Run {
  readonly railroad: Railroad;
  readonly routes: readonly RunRoute[];
}

/** How players are called. */
export type Names = ReadonlyMap<PlayerId, string>;

/** Where a game stands, in words. */
export const whereOf = ({ round, operating, result }: Game): string => {
  if (result !== null) return 'End of the game';
  if (round.kind === 'auction') return 'Auction';
  if (round.kind === 'stock') return `Stock round ${round.set}`;
  const turn = operating?.turn?.railroad;
  return `Operating round ${round.set}.${round.or ?? ''}${turn === undefined ? '' : `, turn of ${turn}`}`;
};

/** The heading, with its corner at 0, 0. */
export const heading = ({ game }: Depicted): Element =>
  group({}, [
    lettering(0, 8, '18 Royal Gorge', { size: 21, bold: true, anchor: 'start' }),
    element('rect', { x: 0, y: 25, width: 13, height: 13, rx: 2, fill: PHASE_FILL[game.phase], stroke: INK }),
    lettering(20, 31.5, `${whereOf(game)} – phase ${game.phase}`, { size: 12.5, anchor: 'start' }),
  ]);

const CARD_HEIGHT = 84;
const GAP = 9;

const list = (parts: readonly (string | number)[], none: string): string =>
  parts.length === 0 ? none : parts.join(' ');

const card = (at: Depicted, railroad: Railroad, names: Names, width: number): Element => {
  const { box, game } = at;
  const { colour, president, cash, trains, stations, par } = railroadOf(game, railroad);
  const founded = par !== null;
  const price = priceOf(game, box, railroad);
  const left = stations.flatMap((station) => (station.hex === null ? [`$${station.price}`] : []));
  const room = width - 62;
  const rows = founded
    ? [
        `president ${president === null ? '–' : (names.get(president) ?? president)}`,
        `$${cash}, ${list(trains, 'no train')}`,
      ]
    : [`not founded`, `from phase ${colour} on`];
  const line = (y: number, text: string, fill = INK, size = 9.5): Element =>
    lettering(54, y, cutText(text, size, room), { size, anchor: 'start', fill });
  return group({ 'data-railroad': railroad }, [
    element('title', {}, box.charters[railroad].name),
    element('rect', { x: 0, y: 0, width, height: CARD_HEIGHT, rx: 5, fill: '#faf8f3', stroke: '#a2988a' }),
    element('rect', { x: 0, y: 0, width: 7, height: CARD_HEIGHT, rx: 3, fill: PHASE_FILL[colour], stroke: '#a2988a' }),
    token({ x: 30, y: 24 }, railroad, liveryOf(box, railroadsOf(game), railroad), 17),
    lettering(54, 15, railroad, { size: 13, bold: true, anchor: 'start' }),
    ...(price === null ? [] : [lettering(width - 8, 15, `$${price}`, { size: 13, bold: true, anchor: 'end' })]),
    line(30, box.charters[railroad].name, FAINT, 8.5),
    ...rows.map((row, i) => line(44 + i * 14, row)),
    line(72, `stations left: ${list(left, 'none')}`),
  ]);
};

/** The railroads of the game side by side. */
export const railroadCards = (at: Depicted, names: Names, width: number): Panel => {
  const railroads = railroadsOf(at.game);
  const each = (width - GAP * (railroads.length - 1)) / Math.max(1, railroads.length);
  return {
    element: group(
      {},
      railroads.map((railroad, i) =>
        group({ transform: moveTo({ x: i * (each + GAP), y: 0 }) }, [card(at, railroad, names, each)]),
      ),
    ),
    height: CARD_HEIGHT,
  };
};

const ROUTE_COLUMNS = 3;
const ROUTE_HEIGHT = 20;

/** The routes of the run that is drawn, each with its line. */
export const runKey = ({ box }: Depicted, { railroad, routes }: Run, width: number): Panel => {
  const each = width / ROUTE_COLUMNS;
  const placeName = (hex: string | undefined): string =>
    hex === undefined ? '' : (box.hexes[hex]?.name ?? box.hexes[hex]?.group ?? hex);
  const total = routes.reduce((sum, { revenue }) => sum + revenue, 0);
  const rows = routes.map(({ train, hexes, revenue }, i) => {
    const x = (i % ROUTE_COLUMNS) * each;
    const y = 26 + Math.floor(i / ROUTE_COLUMNS) * ROUTE_HEIGHT;
    const text = `${train} $${revenue}: ${placeName(hexes[0])} – ${placeName(hexes.at(-1))}`;
    return group({}, [
      group({ fill: 'none' }, routeLine(`M${pixels(x)} ${y}h44`, i)),
      lettering(x + 52, y, cutText(text, 10.5, each - 60), { size: 10.5, anchor: 'start' }),
    ]);
  });
  return {
    element: group({ 'data-run': railroad }, [
      lettering(0, 7, `Last run of ${railroad}: $${total}`, { size: 11, bold: true, anchor: 'start' }),
      ...rows,
    ]),
    height: 18 + Math.ceil(routes.length / ROUTE_COLUMNS) * ROUTE_HEIGHT,
  };
};

const KEY_STEP = 21;

/** What the signs on the map mean, in a column. */
export const signKey = (): Element => {
  const slot = (dashes: string | undefined): Sign => ({
    width: 20,
    height: 20,
    draw: ({ x, y }) =>
      element('circle', {
        cx: x,
        cy: y,
        r: 8,
        fill: PAPER,
        stroke: INK,
        'stroke-width': 1.3,
        'stroke-dasharray': dashes,
      }),
  });
  const town: Sign = {
    width: 12,
    height: 12,
    draw: ({ x, y }) => element('circle', { cx: x, cy: y, r: 5.5, fill: INK }),
  };
  const rows: readonly (readonly [Sign, string])[] = [
    [slot(undefined), 'city, free slot'],
    [slot('3 2.2'), 'slot kept'],
    [town, 'town'],
    [revenueSign(30), 'revenue'],
    [terrainSign('mountain', 20), 'mountain'],
    [terrainSign('water', 20), 'water'],
    [mineSign(1), 'mine'],
    [goldSign(1), 'gold cube'],
    [ghostSign(null), 'ghost town'],
    [markerSign(20), 'marker of a private'],
  ];
  return group(
    {},
    rows.flatMap(([sign, text], i) => [
      sign.draw({ x: 22, y: 8 + i * KEY_STEP }),
      lettering(50, 8 + i * KEY_STEP, text, { size: 9.5, anchor: 'start', fill: FAINT }),
    ]),
  );
};

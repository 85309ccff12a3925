/** Stops: cities with their slots and what stands in them, towns, and the ends of track at off-map places. */
import type { Stop } from '../../spec/box/box.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import type { Point } from './hex-shape.ts';
import { moveTo, polar } from './hex-shape.ts';
import { lettering } from './lettering.ts';
import type { Livery } from './palette.ts';
import { FAINT, INK, PAPER } from './palette.ts';
import type { Disc } from './placing.ts';
import type { Element } from './svg.ts';
import { element, group, pixels } from './svg.ts';
import { symbolSize, token } from './token-shape.ts';
import type { TrackPlan } from './track-shape.ts';

/** Pixels: the radius of a slot and what the station in it leaves of that, the radius of a town. */
const slotRadius = (slots: number): number => (slots > 2 ? 12.2 : 14);
const SLOT_RIM = 1.4;
const TOWN = 7;

/** What stands in a slot of a city. */
export interface Slot {
  readonly station: Railroad | null;
  /** The railroad for which the empty slot is kept. */
  readonly kept: Railroad | null;
}

/** A stop with all that is needed to draw it. */
export interface StopView {
  readonly stop: Stop;
  readonly plan: TrackPlan;
  readonly slots: readonly Slot[];
  readonly liveryOf: (railroad: Railroad) => Livery;
}

/** The slots of a city around a point: one alone, two side by side, three and more in a ring. */
const slotPlaces = (count: number, { x, y }: Point): readonly Point[] => {
  const radius = slotRadius(count);
  if (count <= 1) return [{ x, y }];
  if (count === 2) return [-radius, radius].map((dx) => ({ x: x + dx, y }));
  const ring = radius / Math.sin(Math.PI / count);
  return Array.from({ length: count }, (_, i) => {
    const { x: dx, y: dy } = polar(-Math.PI / 2 + (i * 2 * Math.PI) / count, ring);
    return { x: x + dx, y: y + dy };
  });
};

/** What marks must not cover. */
export const stopDiscs = ({ stop, plan, slots }: StopView): readonly Disc[] => {
  if (stop.kind === 'offboard') return [];
  if (stop.kind === 'town') return [{ ...plan.stop, radius: plan.through === null ? TOWN + 1 : 9 }];
  return slotPlaces(slots.length, plan.stop).map((place) => ({ ...place, radius: slotRadius(slots.length) + 1 }));
};

const keptSlot = (at: Point, railroad: Railroad, { line }: Livery, radius: number): Element =>
  group({ transform: moveTo(at), 'data-kept': railroad }, [
    element('circle', { r: radius - 1, fill: 'none', stroke: line, 'stroke-width': 1.6, 'stroke-dasharray': '3 2.2' }),
    lettering(0, 0, railroad, { size: symbolSize(railroad, radius), italic: true, fill: FAINT }),
  ]);

const city = ({ plan, slots, liveryOf }: StopView): Element => {
  const radius = slotRadius(slots.length);
  const places = slotPlaces(slots.length, plan.stop);
  const hull = (stroke: string, width: number): Element =>
    element('polygon', {
      points: places.map(({ x, y }) => `${pixels(x)},${pixels(y)}`).join(' '),
      fill: PAPER,
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });
  const outlines = places.map(({ x, y }) =>
    element('circle', { cx: x, cy: y, r: radius, fill: PAPER, stroke: INK, 'stroke-width': SLOT_RIM }),
  );
  const contents = slots.flatMap(({ station, kept }, i): Element[] => {
    const place = places[i] ?? plan.stop;
    const inner = radius - SLOT_RIM;
    if (station !== null) return [token(place, station, liveryOf(station), inner, { 'data-station': station })];
    return kept === null ? [] : [keptSlot(place, kept, liveryOf(kept), inner)];
  });
  const walls = slots.length < 2 ? [] : [hull(INK, (radius + SLOT_RIM) * 1.5), hull(PAPER, radius * 1.5)];
  return group({}, [...walls, ...outlines, ...contents]);
};

const town = ({ plan }: StopView): Element => {
  const { x, y } = plan.stop;
  if (plan.through === null)
    return element('circle', { cx: x, cy: y, r: TOWN, fill: INK, stroke: PAPER, 'stroke-width': 2 });
  const turn = (plan.through * 180) / Math.PI;
  return element('rect', {
    x: -3,
    y: -9,
    width: 6,
    height: 18,
    rx: 1.5,
    fill: INK,
    stroke: PAPER,
    'stroke-width': 1.6,
    transform: `${moveTo({ x, y })} rotate(${pixels(turn)})`,
  });
};

/** The picture of a stop from the centre of its hex; nothing for a place that only ends track. */
export const stopShape = (view: StopView): Element | null => {
  if (view.stop.kind === 'offboard') return null;
  return view.stop.kind === 'city' ? city(view) : town(view);
};

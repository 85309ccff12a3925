import type { Edge, HexId, Railroad } from '../vocabulary.ts';
import type { Hex, Path, Stop } from './box.ts';

/** What the ground of a hex shows besides its name and its stop. */
type Ground = Partial<Pick<Hex, 'terrain' | 'mines' | 'label' | 'cityOnlyWith'>>;

/** Mountains that cost so many dollars. */
export const mountain = (cost: number): Ground => ({ terrain: { kind: 'mountain', cost } });
/** Water that costs so many dollars. */
export const water = (cost: number): Ground => ({ terrain: { kind: 'water', cost } });
/** Mine symbols. */
export const mines = (count: number): Ground => ({ mines: count });
/** The letter of a hex with tiles of its own. */
export const label = (letter: 'R' | 'S'): Ground => ({ label: letter });
/** A city for the sake of this railroad's home, a town in games without it. */
export const onlyWith = (railroad: Railroad): Ground => ({ cityOnlyWith: railroad });

const EMPTY: Omit<Hex, 'id'> = {
  name: null,
  area: 'buildable',
  terrain: null,
  mines: 0,
  label: null,
  stop: null,
  cityOnlyWith: null,
  paths: [],
  group: null,
};

const UNBUILT_TOWN: Stop = { kind: 'town', revenue: null, slots: 0 };
const UNBUILT_CITY: Stop = { kind: 'city', revenue: null, slots: 1 };

const toStop = (sides: readonly Edge[]): readonly Path[] => sides.map((side) => [side, 'stop']);

/** Hexes for plain track; the ids are separated by spaces. */
export function blank(ids: string, ground: Ground = {}, more: Ground = {}): readonly Hex[] {
  return ids.split(' ').map((id) => ({ ...EMPTY, id, ...ground, ...more }));
}

/** Hexes on which nothing may ever be built. */
export function impassable(ids: string): readonly Hex[] {
  return ids.split(' ').map((id) => ({ ...EMPTY, id, area: 'impassable' }));
}

/** A hex for a town. */
export function town(id: HexId, name: string, ground: Ground = {}, more: Ground = {}): Hex {
  return { ...EMPTY, id, name, stop: UNBUILT_TOWN, ...ground, ...more };
}

/** A hex for a city. */
export function city(id: HexId, name: string, ground: Ground = {}, more: Ground = {}): Hex {
  return { ...EMPTY, id, name, stop: UNBUILT_CITY, ...ground, ...more };
}

/** A city of the gorge with its printed track and revenue in dollars. */
export function gorgeCity(id: HexId, revenue: number, sides: readonly Edge[]): Hex {
  return { ...EMPTY, id, area: 'gorge', stop: { kind: 'city', revenue, slots: 1 }, paths: toStop(sides) };
}

/** The gorge itself, printed without track. */
export function chasm(id: HexId, name: string): Hex {
  return { ...EMPTY, id, name, area: 'gorge' };
}

/** Revenue in dollars of an off-map place while yellow, green, brown, gray is the newest colour of tiles. */
type Revenues = readonly [yellow: number, green: number, brown: number, gray: number];
/** One hex of an off-map place and the sides over which it is entered. */
type Entrance = readonly [kind: 'city' | 'offboard', id: HexId, ...sides: readonly Edge[]];

/** An off-map place: all its hexes pay alike; its name stands on the one given. */
export function offMap(
  name: string,
  printedOn: HexId,
  revenues: Revenues,
  ...hexes: readonly Entrance[]
): readonly Hex[] {
  const [yellow, green, brown, gray] = revenues;
  const revenue = { yellow, green, brown, gray };
  return hexes.map(([kind, id, ...sides]) => ({
    ...EMPTY,
    id,
    name: id === printedOn ? name : null,
    area: 'offMap',
    stop: { kind, revenue, slots: kind === 'city' ? 1 : 0 },
    paths: toStop(sides),
    group: name,
  }));
}

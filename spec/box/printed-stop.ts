import type { Railroad } from '../vocabulary.ts';
import type { Hex, Stop } from './box.ts';

const TOWN: Stop = { kind: 'town', revenue: null, slots: 0 };

/** The printed stop of a hex in a game with these railroads: a city kept for an absent railroad is a town. */
export function printedStop(hex: Hex, railroads: readonly Railroad[]): Stop | null {
  return hex.cityOnlyWith === null || railroads.includes(hex.cityOnlyWith) ? hex.stop : TOWN;
}

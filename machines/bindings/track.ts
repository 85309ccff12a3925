/** Names of the charts for the track and station steps. */
import type { Effect, Guard } from './kinds.ts';

export const trackGuards = {
  trackOver: () => true,
  noStationToPlace: () => true,
} satisfies Record<string, Guard>;

export const trackEffects = {} satisfies Record<string, Effect>;

/** Names of the charts for the track and station steps. */
import { noStationToPlace, trackOver } from '../../spec/track-steps.ts';
import type { Effect, Guard } from './kinds.ts';

export const trackGuards = {
  trackOver,
  noStationToPlace,
} satisfies Record<string, Guard>;

export const trackEffects = {} satisfies Record<string, Effect>;

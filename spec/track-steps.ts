/** When the track step and the station step of a turn are over. */
import { allowedStations } from './moves/place-station.ts';
import { turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { TRACK_ACTIONS } from './rules/track.ts';

/** Whether all track actions of the turn are made, by the railroad or by a private. */
export const trackOver = ({ game }: View): boolean => turnOf(game).lays >= TRACK_ACTIONS;

/** Whether the railroad can place no station, or none more. */
export const noStationToPlace = (at: View): boolean => allowedStations(at).next().done === true;

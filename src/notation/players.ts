/** How notation names players: by the letter of their seat, or by their id in quotes where they have none. */
import type { PlayerId } from '../../spec/vocabulary.ts';

/** Letters of the seats, clockwise. */
export const SEATS = ['A', 'B', 'C', 'D'] as const;

/** How a player is written. */
export type PlayerText = (id: PlayerId) => string;

/** Players by the letters of their seats; whoever sits nowhere by his id in quotes. */
export const seatLetters =
  (players: readonly PlayerId[]): PlayerText =>
  (id) =>
    SEATS[players.indexOf(id)] ?? JSON.stringify(id);

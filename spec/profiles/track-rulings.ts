/** Rulings on track. */

export const TRACK_RULINGS = {} as const;

/** Rulings on ending. */

export const ENDING_RULINGS = {} as const;

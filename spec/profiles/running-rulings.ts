/** Rulings on running. */

export const RUNNING_RULINGS = {} as const;

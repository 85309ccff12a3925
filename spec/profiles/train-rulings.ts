/** Rulings on train. */

export const TRAIN_RULINGS = {} as const;

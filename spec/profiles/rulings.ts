/** All rulings, and the answers of a profile by the name of the ruling. */
import type { ProfileId } from '../vocabulary.ts';
import { ENDING_RULINGS } from './ending-rulings.ts';
import type { Ruling } from './ruling.ts';
import { RUNNING_RULINGS } from './running-rulings.ts';
import { SETUP_RULINGS } from './setup-rulings.ts';
import { STOCK_RULINGS } from './stock-rulings.ts';
import { TRACK_RULINGS } from './track-rulings.ts';
import { TRAIN_RULINGS } from './train-rulings.ts';

export const RULINGS = {
  ...SETUP_RULINGS,
  ...STOCK_RULINGS,
  ...TRACK_RULINGS,
  ...RUNNING_RULINGS,
  ...TRAIN_RULINGS,
  ...ENDING_RULINGS,
} as const;

/** Permanent name of a ruling. */
export type RulingId = keyof typeof RULINGS;

/** The answers that one profile gives. */
export type Rulings = {
  readonly [K in RulingId]: (typeof RULINGS)[K] extends Ruling<infer T> ? T : never;
};

/** The answers of a profile. */
export const rulingsOf = (profile: ProfileId): Rulings =>
  Object.fromEntries(Object.entries(RULINGS).map(([id, r]) => [id, r.values[profile]])) as Rulings;

/** When the train, debt and private steps of a turn are over. */
import { turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { allows } from './rule.ts';
import { NO_DEBT_STEP, NO_PRIVATE_STEP, NO_TRAIN_STEP } from './rules/step-tests.ts';

/** Whether the railroad has no train to buy, or none more. */
export const trainsOver = (at: View): boolean => allows(NO_TRAIN_STEP, at, turnOf(at.game));

/** Whether debt needs no step of its own. */
export const debtStepOver = (at: View): boolean => allows(NO_DEBT_STEP, at, turnOf(at.game));

/** Whether the railroad has nothing left to do in its turn. */
export const privateStepOver = (at: View): boolean => allows(NO_PRIVATE_STEP, at, turnOf(at.game));

/** Names of the charts for the settlement and the end of the game. */
import { adjustForDebt, anotherRound, dueEnd, score } from '../../spec/ending.ts';
import {
  closeSettlement,
  emptyGold,
  endSet,
  exportTrains,
  markerMovesBetweenRounds,
  moveDebtMarker,
  nextStep,
  payCfi,
  payVgc,
  planSettlement,
  refillSteel,
  takeUpStep,
} from '../../spec/settlement.ts';
import type { SettlementStep } from '../../spec/vocabulary.ts';
import { SETTLEMENT_STEPS } from '../../spec/vocabulary.ts';
import type { Effect, Guard } from './kinds.ts';

/** For each step of the settlement a guard that asks whether its turn has come. */
const stepGuards = Object.fromEntries(
  SETTLEMENT_STEPS.map((step): [string, Guard] => [`${step}IsNext`, (at) => nextStep(at) === step]),
) as Record<`${SettlementStep}IsNext`, Guard>;

export const endingGuards = {
  ...stepGuards,
  anotherRound: (at) => anotherRound(at.game),
  markerMovesBetweenRounds,
  bankruptcyEndsGame: (at) => dueEnd(at.game) === 'bankruptcy',
  redZoneEndsGame: (at) => dueEnd(at.game) === 'redZone',
  endCardEndsGame: (at) => dueEnd(at.game) === 'endCard',
} satisfies Record<string, Guard>;

export const endingEffects = {
  planSettlement,
  takeUpStep,
  closeSettlement,
  moveDebtMarker,
  payCfi,
  refillSteel,
  payVgc,
  emptyGold,
  exportTrains,
  endSet,
  adjustForDebt,
  score,
} satisfies Record<string, Effect>;

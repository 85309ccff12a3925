/** The settlement of a set: a dispatcher follows the steps in the order of the profile until none is left. */
import type { SettlementStep } from '../spec/vocabulary.ts';
import { chart } from './setup.ts';

/** From the dispatcher to a step, when its turn has come. */
const turnTo = <S extends SettlementStep>(step: S) =>
  ({ guard: `${step}IsNext`, actions: 'takeUpStep', target: step, meta: { rules: ['SET-END-01'] } }) as const;

/** Back to the dispatcher. */
const BACK = { target: 'next', meta: { rules: ['SET-END-01'] } } as const;

export const settlement = chart.createStateConfig({
  entry: 'planSettlement',
  initial: 'next',
  meta: { rules: ['SET-END-01', 'END-06'] },
  states: {
    next: {
      always: [
        turnTo('debtMarker'),
        turnTo('payCfi'),
        turnTo('refillSteel'),
        turnTo('payVgc'),
        turnTo('emptyGold'),
        turnTo('export'),
        { actions: 'closeSettlement', target: 'over', meta: { rules: ['SET-END-01', 'END-06'] } },
      ],
    },
    debtMarker: { entry: 'moveDebtMarker', always: BACK, meta: { rules: ['DEBT-05', 'SET-END-09'] } },
    payCfi: { entry: 'payCfi', always: BACK, meta: { rules: ['SET-END-02', 'SET-END-05'] } },
    refillSteel: { entry: 'refillSteel', always: BACK, meta: { rules: ['STEEL-09', 'SET-END-02'] } },
    payVgc: { entry: 'payVgc', always: BACK, meta: { rules: ['SET-END-03', 'SET-END-04', 'SET-END-05'] } },
    emptyGold: { entry: 'emptyGold', always: BACK, meta: { rules: ['GOLD-06'] } },
    export: { entry: 'exportTrains', always: BACK, meta: { rules: ['SET-END-06', 'SET-END-07'] } },
    over: { type: 'final' },
  },
  onDone: { target: 'endCheck', meta: { rules: ['END-02'] } },
});

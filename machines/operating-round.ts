/** An operating round: private income, then every founded railroad in its order. */
import { companyTurn } from './company-turn.ts';
import { chart } from './setup.ts';

export const operatingRound = chart.createStateConfig({
  entry: 'beginOperatingRound',
  initial: 'between',
  meta: { rules: ['OR-ORDER-01', 'OR-INCOME-01'] },
  states: {
    between: {
      always: [
        { guard: 'bankruptcyEndsGame', target: 'over', meta: { rules: ['BANKRUPT-04'] } },
        { guard: 'railroadsToAct', target: 'company', meta: { rules: ['OR-ORDER-01'] } },
        { target: 'over', meta: { rules: ['OR-ORDER-01'] } },
      ],
    },
    company: companyTurn,
    over: { type: 'final' },
  },
  onDone: { target: 'afterOperatingRound', meta: { rules: ['SETUP-14'] } },
});

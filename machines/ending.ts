/** The end of the game: the check for one of its three causes, and what is still done when there is one. */
import { chart } from './setup.ts';

/** Whether the game ends here: by a bankruptcy, by a price in the red zone, or by the end card. */
export const endCheck = chart.createStateConfig({
  meta: { rules: ['END-02', 'END-05'] },
  always: [
    { guard: 'bankruptcyEndsGame', target: 'over', meta: { rules: ['END-01', 'BANKRUPT-04'] } },
    { guard: 'redZoneEndsGame', target: 'over', meta: { rules: ['END-03', 'END-05'] } },
    { guard: 'endCardEndsGame', target: 'over', meta: { rules: ['END-04', 'END-07'] } },
    { actions: 'endSet', target: 'stockRound', meta: { rules: ['SET-END-01', 'SETUP-14'] } },
  ],
});

/** Unpaid debt, then the score. The metal companies have paid in the settlement, if the set was played to its end. */
export const ending = chart.createStateConfig({
  initial: 'unpaidDebt',
  meta: { rules: ['END-02'] },
  states: {
    unpaidDebt: { entry: 'adjustForDebt', always: { target: 'score', meta: { rules: ['SCORE-02', 'DEBT-07'] } } },
    score: { entry: 'score', always: { target: 'over', meta: { rules: ['SCORE-01', 'SCORE-05'] } } },
    over: { type: 'final' },
  },
  onDone: { target: 'ended', meta: { rules: ['END-02'] } },
});

/** A stock round: turns of selling and then one purchase, until all pass; then sold-out companies rise. */
import { chart } from './setup.ts';

const turn = chart.createStateConfig({
  initial: 'selling',
  states: {
    selling: {
      meta: { rules: ['SR-ORDER-02', 'SR-ORDER-01'] },
      always: { guard: 'nothingToDo', actions: 'passUnasked', target: 'over', meta: { rules: ['SR-ORDER-05'] } },
      on: {
        sellShares: {
          guard: 'maySellShares',
          actions: 'sellShares',
          target: 'buying',
          meta: { rules: ['SR-SELL-01'] },
        },
        buyShares: { guard: 'mayBuyShares', actions: 'buyShares', target: 'over', meta: { rules: ['SR-BUY-01'] } },
        found: { guard: 'mayFound', actions: 'found', target: 'over', meta: { rules: ['SR-PAR-01'] } },
        pass: { guard: 'mayPassTurn', actions: 'passTurn', target: 'over', meta: { rules: ['SR-ORDER-03'] } },
      },
    },
    buying: {
      meta: { rules: ['SR-ORDER-02', 'SR-ORDER-01'] },
      always: { guard: 'nothingToDo', target: 'over', meta: { rules: ['SR-ORDER-05'] } },
      on: {
        sellShares: { guard: 'maySellShares', actions: 'sellShares', meta: { rules: ['SR-SELL-01'] } },
        buyShares: { guard: 'mayBuyShares', actions: 'buyShares', target: 'over', meta: { rules: ['SR-BUY-01'] } },
        found: { guard: 'mayFound', actions: 'found', target: 'over', meta: { rules: ['SR-PAR-01'] } },
        pass: { guard: 'mayEndTurn', actions: 'endTurn', target: 'over', meta: { rules: ['SR-ORDER-03'] } },
      },
    },
    over: { type: 'final' },
  },
  onDone: { target: 'between', meta: { rules: ['SR-ORDER-01'] } },
});

export const stockRound = chart.createStateConfig({
  entry: 'beginStockRound',
  initial: 'turn',
  meta: { rules: ['SETUP-14', 'SR-ORDER-01'] },
  states: {
    turn,
    between: {
      always: [
        { guard: 'allPassed', target: 'soldOut', meta: { rules: ['SR-ORDER-04', 'SR-END-01'] } },
        { actions: 'nextTurn', target: 'turn', meta: { rules: ['SR-ORDER-01'] } },
      ],
    },
    soldOut: { entry: 'raiseSoldOut', always: { target: 'priority', meta: { rules: ['SR-END-02', 'SR-END-03'] } } },
    priority: { entry: 'passPriority', always: { target: 'over', meta: { rules: ['SR-END-04'] } } },
    over: { type: 'final' },
  },
  onDone: { target: 'operatingRound', meta: { rules: ['SR-END-01', 'SETUP-14'] } },
});

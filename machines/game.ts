/** The whole flow of a game: the auction, then sets of a stock round and two operating rounds, until the game ends. */
import { auction } from './auction.ts';
import { endCheck, ending } from './ending.ts';
import { operatingRound } from './operating-round.ts';
import { settlement } from './settlement.ts';
import { chart } from './setup.ts';
import { stockRound } from './stock-round.ts';

export const game = chart.createMachine({
  id: 'game',
  context: ({ input }) => ({ table: input.table, game: input.game, journal: [] }),
  initial: 'auction',
  on: { breakOff: { guard: 'mayBreakOff', actions: 'breakOff', target: '.ending', meta: { rules: ['END-08'] } } },
  states: {
    auction,
    set: {
      initial: 'stockRound',
      states: {
        stockRound,
        operatingRound,
        afterOperatingRound: {
          always: [
            { guard: 'anotherRound', target: 'betweenRounds', meta: { rules: ['SETUP-14'] } },
            { guard: 'bankruptcyEndsGame', target: 'endCheck', meta: { rules: ['BANKRUPT-04'] } },
            { target: 'settlement', meta: { rules: ['SET-END-01'] } },
          ],
        },
        betweenRounds: {
          meta: { rules: ['SET-END-08'] },
          always: [
            {
              guard: 'markerMovesBetweenRounds',
              actions: 'moveDebtMarker',
              target: 'operatingRound',
              meta: { rules: ['DEBT-05'] },
            },
            { target: 'operatingRound', meta: { rules: ['SET-END-08'] } },
          ],
        },
        settlement,
        endCheck,
        over: { type: 'final' },
      },
      onDone: { target: 'ending', meta: { rules: ['END-02'] } },
    },
    ending,
    ended: { type: 'final' },
  },
  options: { maxIterations: 1000 },
});

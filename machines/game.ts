/** The whole flow of a game: the auction, then sets of a stock round and two operating rounds, until the game ends. */
import { auction } from './auction.ts';
import { operatingRound } from './operating-round.ts';
import { chart } from './setup.ts';
import { stockRound } from './stock-round.ts';

export const game = chart.createMachine({
  id: 'game',
  context: ({ input }) => ({ table: input.table, game: input.game, journal: [] }),
  initial: 'auction',
  states: {
    auction,
    set: {
      initial: 'stockRound',
      states: {
        stockRound,
        operatingRound,
        afterOperatingRound: {
          always: [
            { guard: 'cutShort', target: 'over', meta: { rules: ['BANKRUPT-04'] } },
            { guard: 'firstOfSet', target: 'operatingRound', meta: { rules: ['SETUP-14'] } },
            { target: 'settlement', meta: { rules: ['SET-END-01'] } },
          ],
        },
        settlement: {
          always: [
            { guard: 'lastSet', actions: 'finalSettlement', target: 'over', meta: { rules: ['END-06'] } },
            { actions: ['settle', 'nextSet'], target: 'stockRound', meta: { rules: ['SET-END-01'] } },
          ],
        },
        over: { type: 'final' },
      },
      onDone: { target: 'ended', meta: { rules: ['END-02'] } },
    },
    ended: { entry: 'finish', type: 'final' },
  },
  options: { maxIterations: 1000 },
});

/** The whole flow of a game: the auction, then sets of a stock round and two operating rounds, until the game ends. */
import { auction } from './auction.ts';
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
        operatingRound: { type: 'final' },
      },
    },
  },
  options: { maxIterations: 1000 },
});

/** Rulings on the setup and the auction of the privates. */
import { ruling } from './ruling.ts';

export const SETUP_RULINGS = {
  'first-priority': ruling<'random' | 'firstSeat'>({
    question: 'Who holds the priority marker when the game begins?',
    says: { A: 'the priority holder opens', B: 'a player drawn at random', engine: 'the first player of the list' },
    values: { bga: 'random', summary: 'random', '18xx-games': 'firstSeat' },
  }),
  'bid-steps': ruling<'fives' | 'dollars'>({
    question: 'Which amounts may be bid?',
    says: {
      A: 'raises of $5',
      B: 'raises of $5',
      engine: 'any whole amount from the minimum on, then at least $5 more',
    },
    values: { bga: 'fives', summary: 'fives', '18xx-games': 'dollars' },
  }),
  'pass-before-bid': ruling<'out' | 'stays'>({
    question: 'Is a player who passes before anybody has bid out of this auction?',
    says: { A: 'a pass is final', B: 'a pass is final', engine: 'declining to open keeps the player in' },
    values: { bga: 'out', summary: 'out', '18xx-games': 'stays' },
  }),
  'later-opener': ruling<'leftOfWinner' | 'priority'>({
    question: 'Who opens the auctions after the first?',
    says: { A: 'the priority holder first, of later cards nothing', engine: 'the player left of the last winner' },
    values: { bga: 'leftOfWinner', summary: 'leftOfWinner', '18xx-games': 'leftOfWinner' },
    unruled: ['bga', 'summary'],
  }),
  'poor-bidders': ruling<'excluded' | 'asked'>({
    question: 'Is a player who cannot afford the next bid asked?',
    says: { engine: 'left out without being asked' },
    values: { bga: 'excluded', summary: 'excluded', '18xx-games': 'excluded' },
    unruled: ['bga', 'summary'],
  }),
  'unwanted-lot': ruling<'removed'>({
    question: 'What becomes of a private for which nobody bids, or which nobody can afford?',
    says: { engine: 'removed when all decline; a fault of the program when nobody can afford it' },
    values: { bga: 'removed', summary: 'removed', '18xx-games': 'removed' },
    unruled: ['bga', 'summary'],
  }),
  'cash-tie': ruling<'nearestToNextOpener' | 'nearestToPriority'>({
    question: 'Who gets the priority marker after the auction when several have most cash?',
    says: { engine: 'of them, the first clockwise from the player who would open the next auction' },
    values: { bga: 'nearestToNextOpener', summary: 'nearestToNextOpener', '18xx-games': 'nearestToNextOpener' },
    unruled: ['bga', 'summary'],
  }),
} as const;

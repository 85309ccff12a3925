/** Rulings on the settlement after the second operating round, the end of the game and the score. */
import type { SettlementStep } from '../vocabulary.ts';
import { ruling } from './ruling.ts';

export const ENDING_RULINGS = {
  'settlement-order': ruling<readonly SettlementStep[]>({
    question: 'In which order is a set settled?',
    says: {
      A: 'listed as Victor Gold, steel works, trains and phase, steel market, debt marker',
      B: 'listed as debt marker, Victor Gold, export, steel works, steel market',
      engine: 'debt marker, steel works, steel market, Victor Gold, gold track, export',
    },
    values: {
      bga: ['payVgc', 'emptyGold', 'payCfi', 'export', 'refillSteel', 'debtMarker'],
      summary: ['debtMarker', 'payVgc', 'emptyGold', 'export', 'payCfi', 'refillSteel'],
      '18xx-games': ['debtMarker', 'payCfi', 'refillSteel', 'payVgc', 'emptyGold', 'export'],
    },
  }),
  'last-settlement': ruling<readonly SettlementStep[]>({
    question: 'What is left of the settlement when the game ends with the set?',
    says: {
      A: 'every set is settled, and the course prescribed is played to its end',
      B: 'the second operating round is completed',
      engine: 'the metal companies pay, nothing else; older versions left that out too',
    },
    values: { bga: ['payVgc', 'payCfi'], summary: ['payVgc', 'payCfi'], '18xx-games': ['payCfi', 'payVgc'] },
  }),
  'debt-marker-pace': ruling<'everySet' | 'everyRound'>({
    question: 'How often does the debt marker advance?',
    says: {
      A: 'once in the settlement of a set',
      B: 'after the second operating round',
      engine: 'after each operating round',
    },
    values: { bga: 'everySet', summary: 'everySet', '18xx-games': 'everyRound' },
  }),
  'unpaid-debt': ruling<'byTokens'>({
    question: 'How far does unpaid debt press a price at the end?',
    says: { A: 'heavily', B: 'it falls', engine: 'by a table of the tokens left, for each railroad its own' },
    values: { bga: 'byTokens', summary: 'byTokens', '18xx-games': 'byTokens' },
    unruled: ['bga', 'summary'],
  }),
  'metal-dividend-rounding': ruling<'down' | 'up'>({
    question: 'How is the dividend of a metal share rounded?',
    says: { engine: 'down to whole dollars for each share' },
    values: { bga: 'down', summary: 'down', '18xx-games': 'down' },
    unruled: ['bga', 'summary'],
  }),
  'metal-price-rise': ruling<number>({
    question: 'By how many spaces at most does a payout raise the price of a metal company?',
    says: { engine: 'one for each time that the payout holds the price, at most three' },
    values: { bga: 3, summary: 3, '18xx-games': 3 },
    unruled: ['bga', 'summary'],
  }),
  'exported-trains': ruling<'allTwosElseOne' | 'one'>({
    question: 'Which trains leave the depot in the settlement?',
    says: {
      A: 'the old 2+',
      B: 'the top train; if 2+ are visible, all of them',
      engine: 'as B; in older versions always a single train',
    },
    values: { bga: 'allTwosElseOne', summary: 'allTwosElseOne', '18xx-games': 'allTwosElseOne' },
  }),
  'end-trigger': ruling<'silver' | 'endCard'>({
    question: 'Which train brings the end of the game?',
    says: {
      A: 'the card of the Silver phase: the last 5+',
      B: 'the card that comes with the Silver phase: the last 5+',
      engine: 'the first 6x2',
      designer: 'the first 6x2',
    },
    values: { bga: 'silver', summary: 'silver', '18xx-games': 'endCard' },
  }),
  'red-zone-in-stock-round': ruling<'followingRounds'>({
    question: 'What is still played when a price enters the red zone at the end of a stock round?',
    says: {
      A: 'the set of the moment, both operating rounds included',
      B: 'the set of operating rounds',
      engine: 'the two operating rounds that follow',
    },
    values: { bga: 'followingRounds', summary: 'followingRounds', '18xx-games': 'followingRounds' },
  }),
  'end-precedence': ruling<'earliest'>({
    question: 'Which end counts when two are due?',
    says: { B: 'any one of the three raises the flag', engine: 'the earlier end' },
    values: { bga: 'earliest', summary: 'earliest', '18xx-games': 'earliest' },
  }),
  'score-privates': ruling<'nothing' | 'faceValue'>({
    question: 'Do privates in a player’s hand count in the score?',
    says: { A: 'cash and shares only', B: 'cash and shares only', engine: 'at face value' },
    values: { bga: 'nothing', summary: 'nothing', '18xx-games': 'faceValue' },
  }),
  'score-tie': ruling<'shared'>({
    question: 'Who wins when several have most?',
    says: { A: 'a draw between them', engine: 'no tie-break' },
    values: { bga: 'shared', summary: 'shared', '18xx-games': 'shared' },
  }),
} as const;

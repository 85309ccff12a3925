/** Rulings on stock rounds, certificates, presidencies and the share-price row. */
import { ruling } from './ruling.ts';

export const STOCK_RULINGS = {
  'certificate-limit': ruling<'rulebook' | 'board'>({
    question: 'Which certificate limit binds four players?',
    says: {
      A: '12',
      B: '12',
      engine: '10, as on the board',
      designer: '10',
    },
    values: { bga: 'rulebook', summary: 'rulebook', '18xx-games': 'board' },
  }),
  'purchases-per-turn': ruling<number>({
    question: 'How many purchases may a turn of a stock round hold?',
    says: { A: 'no number given', B: 'one share, or one founding', engine: 'one' },
    values: { bga: 1, summary: 1, '18xx-games': 1 },
  }),
  'forced-pass': ruling<'offered' | 'automatic'>({
    question: 'Is a player who can neither sell nor buy passed without being asked?',
    says: { A: 'players pass by themselves', engine: 'passed automatically, by a test of its own' },
    values: { bga: 'offered', summary: 'offered', '18xx-games': 'automatic' },
    unruled: ['summary'],
  }),
  'first-round-sales': ruling<'forbidden' | 'allowed'>({
    question: 'May shares be sold in the first stock round?',
    says: { engine: 'no sales before the second stock round' },
    values: { bga: 'forbidden', summary: 'forbidden', '18xx-games': 'forbidden' },
    unruled: ['bga', 'summary'],
  }),
  'sale-blocks': ruling<'onePerTurn' | 'any'>({
    question: 'May a company be sold twice in one turn?',
    says: { engine: 'each company once per turn, as one block' },
    values: { bga: 'onePerTurn', summary: 'onePerTurn', '18xx-games': 'onePerTurn' },
    unruled: ['bga', 'summary'],
  }),
  'sale-drop': ruling<'perShare' | 'perBlock'>({
    question: 'How far does a president’s sale drop the price?',
    says: {
      A: 'one space for each share',
      B: 'one space for each share',
      engine: 'one space for each share; one for each block in versions before October 2025',
    },
    values: { bga: 'perShare', summary: 'perShare', '18xx-games': 'perShare' },
  }),
  'metal-pool-limit': ruling<number>({
    question: 'How many percent of a metal company may lie in the pool?',
    says: {
      A: 'half of that company',
      B: 'half of any company; the metal companies are named at other limits, not here',
      engine: 'all of it: that is where its shares start',
    },
    values: { bga: 100, summary: 100, '18xx-games': 100 },
  }),
  'par-zones': ruling<'cumulative' | 'current'>({
    question: 'At which prices may a railroad be founded?',
    says: {
      A: 'the founder chooses',
      B: 'in the zone of a colour that the phase allows',
      engine: 'in the zones of the phase and of all before it',
    },
    values: { bga: 'cumulative', summary: 'cumulative', '18xx-games': 'cumulative' },
  }),
  'railroad-colours': ruling<'phaseOrEarlier' | 'all'>({
    question: 'Which railroads may be founded and traded?',
    says: { B: 'those of the colour of the phase or of an earlier one', engine: 'the same in effect' },
    values: { bga: 'phaseOrEarlier', summary: 'phaseOrEarlier', '18xx-games': 'phaseOrEarlier' },
  }),
  'palmer-payment': ruling<'none' | 'paid'>({
    question: 'Does Rio Grande receive money for the share that came with William Palmer?',
    says: { engine: 'nothing, though it has code that would pay' },
    values: { bga: 'none', summary: 'none', '18xx-games': 'none' },
    unruled: ['bga', 'summary'],
  }),
  'successor-tie': ruling<'clockwise'>({
    question: 'Who becomes president when several hold most?',
    says: { A: 'only “more than the president”', engine: 'of them, the first clockwise from the old president' },
    values: { bga: 'clockwise', summary: 'clockwise', '18xx-games': 'clockwise' },
    unruled: ['bga', 'summary'],
  }),
  'home-station': ruling<'atFounding' | 'atFirstOperation'>({
    question: 'When does the home station go on the map?',
    says: { A: 'the first is free, no moment given', B: 'at once when founded', engine: 'when the first turn begins' },
    values: { bga: 'atFounding', summary: 'atFounding', '18xx-games': 'atFirstOperation' },
  }),
  'red-zone-company': ruling<'any' | 'railroads'>({
    question: 'Whose token in the red zone ends the game?',
    says: { A: 'that of any company', B: 'no subject named', engine: 'that of a railroad' },
    values: { bga: 'any', summary: 'any', '18xx-games': 'railroads' },
  }),
} as const;

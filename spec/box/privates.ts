import type { Private } from '../vocabulary.ts';
import type { Box, PrivateCard } from './box.ts';

/** What a card prints besides name, value and income, where it differs from the common card. */
type Marks = Omit<Partial<PrivateCard>, 'name' | 'colour' | 'value' | 'income'>;
type Deal = (name: string, value: number, income: number, marks?: Marks) => PrivateCard;

/** The common card: for players only, dealt, a certificate, closed by the first 5+. */
function cardOf(colour: PrivateCard['colour']): Deal {
  return (name, value, income, marks = {}) => ({
    name,
    colour,
    value,
    income,
    trainSymbol: false,
    closesAtFirstFive: true,
    certificate: true,
    dealt: true,
    ...marks,
  });
}

const yellow = cardOf('yellow');
const green = cardOf('green');
const brown = cardOf('brown');

/** The train symbol: railroads may buy the card. */
const TRAIN: Marks = { trainSymbol: true };
/** The first 5+ leaves the card in play. */
const LASTS: Marks = { closesAtFirstFive: false };

/** The nineteen cards: name, face value and income in dollars, marks. */
export const privates: Readonly<Record<Private, PrivateCard>> = {
  Y1: yellow('St. Cloud Hotel', 50, 5, {
    ...TRAIN,
    ...LASTS,
    marker: { start: 'G17', brown: 'H12', bonus: 20, brownBonus: 20 },
  }),
  Y2: yellow('Ghost Town Tour Co.', 45, 15, { ...TRAIN, tokens: 4, bonus: 10 }),
  Y3: yellow('Coal Creek Mines', 40, 5, { ...TRAIN, cubes: 12 }),
  Y4: yellow('William Palmer', 75, 5, {
    shares: [
      { company: 'RG', percent: 10 },
      { company: 'CF&I', percent: 10 },
    ],
  }),
  Y5: yellow('Colorado State Prison', 70, 10, TRAIN),
  Y6: yellow('Local Jeweler', 20, 5, { bonus: 5 }),
  Y8: yellow('Madam Evens', 50, 5, {
    ...TRAIN,
    ...LASTS,
    dealt: false,
    marker: { start: 'K1', brown: 'C11', bonus: 10, brownBonus: 20 },
  }),

  G1: green('Doc Holliday', 55, 10, LASTS),
  G2: green('13LB Gold Nugget', 40, 5, { ...TRAIN, bonus: 130 }),
  G3: green('Hanging Bridge Lease', 50, 10, TRAIN),
  G4: green('Florence Oil Fields', 75, 0, { ...LASTS, laterIncome: { phase: 'Green', income: 25 } }),
  G5: green('Metals Investor', 25, 5),
  G6: green('Coal Depot', 10, 5, TRAIN),

  B1: brown('Silver Mines', 70, 0, { ...TRAIN, ...LASTS, laterIncome: { phase: 'Brown', income: 25 } }),
  B2: brown('Sulphur Springs', 50, 0, { ...TRAIN, ...LASTS, laterIncome: { phase: 'Brown', income: 50 } }),
  B3: brown('Steel Depot', 55, 10, { ...TRAIN, cubes: 5 }),
  B4: brown('Gold Miner', 20, 0, { certificate: false, virtualShares: 2 }),
  B5: brown('Track Engineer', 60, 10, TRAIN),
  B6: brown('U.S. Mint Worker', 40, 5, LASTS),
};

/** Cards drawn for a game, by colour. */
export const privatesDealt: Box['privatesDealt'] = { yellow: 2, green: 2, brown: 1 };

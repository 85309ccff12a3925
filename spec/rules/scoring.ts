/** Chapter "scoring": who has won. */
import { SHARE } from '../holdings.ts';
import { chapter } from '../rule.ts';

const { law, effect } = chapter('scoring');

export const SCORE_01 = law({
  id: 'SCORE-01',
  title: 'What counts',
  statement:
    'A player’s score is his cash and his shares at their last prices. What companies own, money, trains, stations and track, counts for nobody.',
  sources: ['A-64', 'A-65', 'B-50'],
  schema: { cash: 'dollars', shares: 'dollars', privates: 'dollars' },
  amount: (x, f) => ({ total: x.add(f.cash, x.add(f.shares, f.privates)) }),
});

export const SCORE_02 = effect({
  id: 'SCORE-02',
  title: 'Debt comes first',
  statement:
    'However the game ended, the prices of indebted railroads drop before the shares are valued. The debts are settled with that.',
  sources: ['A-51', 'B-37'],
});

export const SCORE_03 = law({
  id: 'SCORE-03',
  title: 'Privates',
  statement: 'The ruling says whether a private in a player’s hand counts at its face value or not at all.',
  sources: ['A-64', 'A-65', 'B-50'],
  rulings: ['score-privates'],
  schema: { faceValues: 'dollars', counted: 'flag' },
  amount: (x, f) => ({ privates: x.ite(f.counted, f.faceValues, x.lit(0)) }),
});

export const SCORE_04 = law({
  id: 'SCORE-04',
  title: 'Shares without a price',
  statement:
    'A share counts its price once for each tenth of the company. Of a railroad never founded it is worth nothing.',
  sources: ['engine: value of shares of an unfounded railroad'],
  schema: { percent: 'percent', price: 'dollars', founded: 'flag' },
  amount: (x, f) => ({ value: x.ite(f.founded, x.mul(f.price, x.floorDiv(f.percent, SHARE)), x.lit(0)) }),
});

export const SCORE_05 = effect({
  id: 'SCORE-05',
  title: 'The winner',
  statement: 'The highest score wins. Players who share it share the victory.',
  sources: ['A-66', 'A-67', 'B-50'],
  rulings: ['score-tie'],
});

export const SCORE_06 = effect({
  id: 'SCORE-06',
  title: 'The bankrupt player',
  statement: 'A bankrupt player is scored with what he has left, like everybody else.',
  sources: ['engine: score after a bankruptcy'],
});

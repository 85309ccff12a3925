/** Chapter "emergency", bankruptcy: when a president cannot raise the money for a train. */
import { bestBlocks } from '../forced-sales.ts';
import { chapter } from '../rule.ts';
import { meansOf, presidentIn } from '../train-duty.ts';
import type { Operating } from './operating.ts';

const { check, effect } = chapter('emergency');

export const BANKRUPT_01 = check<Operating>()({
  id: 'BANKRUPT-01',
  title: 'When a president is bankrupt',
  statement:
    'He cannot raise the price of the top train: treasury, his cash, and the largest block that may be sold of each company together bring less.',
  sources: ['A-61', 'B-47'],
  schema: { treasury: 'dollars', cash: 'dollars', shares: 'dollars', topPrice: 'dollars' },
  facts: (at, { railroad }) => {
    const { treasury, cash, topPrice } = meansOf(at, railroad);
    const president = presidentIn(at, railroad);
    const shares = president === undefined ? 0 : bestBlocks(at, railroad, president);
    return { treasury, cash, shares, topPrice };
  },
  holds: (x, f) => x.not(x.le(f.topPrice, x.add(x.add(f.treasury, f.cash), f.shares))),
});

export const BANKRUPT_02 = check<Operating>()({
  id: 'BANKRUPT-02',
  title: 'Declaring bankruptcy',
  statement:
    'The president declares bankruptcy himself, in the train step of a railroad that must buy a train; no other railroad’s train is bought then.',
  sources: ['A-61', 'B-47'],
  rulings: ['bankruptcy-moment'],
  schema: { obliged: 'flag', anyTime: 'flag' },
  facts: (at, { railroad }, rulings) => ({
    obliged: meansOf(at, railroad).obliged,
    anyTime: rulings['bankruptcy-moment'] === 'anyTime',
  }),
  holds: (x, f) => x.or(f.obliged, f.anyTime),
});

export const BANKRUPT_03 = effect({
  id: 'BANKRUPT-03',
  title: 'What a bankruptcy takes',
  statement:
    'Company by company, the dearest first, the largest block that an emergency would allow is sold, need apart, with its effects on price and presidency. The bank then takes all cash of the player. Shares that cannot be sold, and privates, he keeps.',
  sources: ['engine: course of a bankruptcy'],
});

export const BANKRUPT_04 = effect({
  id: 'BANKRUPT-04',
  title: 'The game is over',
  statement:
    'With a bankruptcy the game ends at once: nothing is paid out or exported any more, and the score is made.',
  sources: ['A-61', 'B-47'],
});

export const BANKRUPT_05 = effect({
  id: 'BANKRUPT-05',
  title: 'One is enough',
  statement: 'However many play, the first bankruptcy ends the game.',
  sources: ['engine: bankruptcy with any number of players'],
});

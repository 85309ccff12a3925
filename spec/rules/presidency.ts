/** Chapter "presidency": who runs a railroad. */
import { PRESIDENT_CERTIFICATE } from '../holdings.ts';
import { chapter } from '../rule.ts';

const { effect } = chapter('presidency');

export const PRES_01 = effect({
  id: 'PRES-01',
  title: 'More than the president',
  statement:
    'As soon as another player holds strictly more of a railroad than its president, he takes over: the president’s certificate is exchanged for two ordinary shares, and all that the railroad has goes with it. Nobody can refuse.',
  sources: ['A-26'],
});

export const PRES_02 = effect({
  id: 'PRES-02',
  title: 'Ties',
  statement:
    'Equal holdings never unseat a president. Of several successors with most, the first clockwise from the old president takes over; he needs at least {certificate}.',
  figures: { certificate: `${PRESIDENT_CERTIFICATE}%` },
  sources: ['A-26'],
  rulings: ['successor-tie'],
});

export const PRES_03 = effect({
  id: 'PRES-03',
  title: 'A president who sells',
  statement:
    'When the president’s own sale leaves another with more, the presidency passes after the sale and before the price drops.',
  sources: ['engine: order of sale, presidency and price'],
});

export const PRES_04 = effect({
  id: 'PRES-04',
  title: 'Always a president',
  statement: 'A founded railroad always has a player as its president.',
  sources: ['engine: consequence of the sale of certificates'],
});

export const PRES_05 = effect({
  id: 'PRES-05',
  title: 'Metal companies have none',
  statement: 'Nobody decides for the steel works or the gold mine, and nobody is their president.',
  sources: ['A-17', 'B-03'],
});

export const PRES_06 = effect({
  id: 'PRES-06',
  title: 'At any time',
  statement: 'Presidencies change in stock rounds, in emergency sales and in the sales of a bankrupt player.',
  sources: ['A-26'],
});

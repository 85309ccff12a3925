/** Chapter "setup": what is in the box and how a game is laid out. */
import type { Shape } from '../rule.ts';
import { chapter } from '../rule.ts';

const { shape, effect } = chapter('setup');
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const SETUP_01: Shape = shape({
  id: 'SETUP-01',
  title: 'Two to four players',
  statement: 'The game is for two, three or four players.',
  sources: ['A-22', 'B-01'],
  holdsFor: (box) => Object.keys(box.seating).join() === '2,3,4',
});

export const SETUP_02: Shape = shape({
  id: 'SETUP-02',
  title: 'Starting cash',
  statement: 'The bank gives every player the starting cash for the number of players.',
  sources: ['B-01'],
  holdsFor: (box) => Object.values(box.seating).every((s) => s.cash > 0),
});

export const SETUP_03: Shape = shape({
  id: 'SETUP-03',
  title: 'The bank never breaks',
  statement: 'The bank has as much money as is needed; running out of it is no way for the game to end.',
  sources: ['engine: bank without limit'],
  holdsFor: (box) => !('bank' in box),
});

export const SETUP_04 = effect({
  id: 'SETUP-04',
  title: 'First holder of the priority marker',
  statement: 'The revolver marks who begins a stock round. At the start one player has it, and he opens the auction.',
  sources: ['A-07', 'B-02'],
  rulings: ['first-priority'],
});

export const SETUP_05: Shape = shape({
  id: 'SETUP-05',
  title: 'Five railroads',
  statement:
    'Rio Grande and Santa Fe always take part, three others are drawn. In order of establishment the five are of the colours Yellow, Yellow, Green, Green and Brown.',
  sources: ['B-10', 'B-16'],
  holdsFor: (box) =>
    box.charterColours.join() === 'Yellow,Yellow,Green,Green,Brown' &&
    Object.values(box.charters).filter((c) => c.always).length === 2,
});

export const SETUP_06: Shape = shape({
  id: 'SETUP-06',
  title: 'Five privates',
  statement: 'Two yellow privates, two green ones and one brown one are drawn.',
  sources: ['A-06', 'B-04'],
  holdsFor: (box) =>
    box.privatesDealt.yellow === 2 &&
    box.privatesDealt.green === 2 &&
    box.privatesDealt.brown === 1 &&
    (['yellow', 'green', 'brown'] as const).every(
      (c) => Object.values(box.privates).filter((p) => p.dealt && p.colour === c).length >= box.privatesDealt[c],
    ),
});

export const SETUP_07: Shape = shape({
  id: 'SETUP-07',
  title: 'Order of the privates',
  statement: 'Yellow before green before brown; within a colour the one of lower face value comes first.',
  sources: ['A-06', 'B-04'],
  holdsFor: (box) => Object.values(box.privates).every((p) => p.value > 0),
});

export const SETUP_08: Shape = shape({
  id: 'SETUP-08',
  title: 'Metal companies',
  statement:
    'The steel works and the gold mine are there from the start: ten ordinary shares each, all in the pool, a price, and base money on the company.',
  sources: ['A-17', 'B-03'],
  holdsFor: (box) => Object.values(box.metals).every((m) => box.market[m.startCell] !== undefined && m.baseCash > 0),
});

export const SETUP_09: Shape = shape({
  id: 'SETUP-09',
  title: 'Steel market',
  statement: 'Every column of the steel market begins full; a column has one colour, and the gray one has no cube.',
  sources: ['A-56', 'B-24'],
  holdsFor: (box) =>
    Object.values(box.steel.columns).every((c) => (c.cubes.length === 0) === (c.colour === 'gray')) &&
    Object.values(box.steel.columns).every((c) => c.cubes.every((p) => p < box.steel.priceWithoutCube)),
});

export const SETUP_10: Shape = shape({
  id: 'SETUP-10',
  title: 'Gold track',
  statement: 'The gold track begins empty, and no gold lies on the map.',
  sources: ['engine: gold track at the start'],
  holdsFor: (box) => box.gold.dividends.every((d, i) => i === 0 || d > (box.gold.dividends[i - 1] ?? d)),
});

export const SETUP_11: Shape = shape({
  id: 'SETUP-11',
  title: 'Home reservations',
  statement:
    'A slot is kept in the home city of each railroad of the game. Two homes are cities only when their railroad takes part, towns otherwise.',
  sources: ['engine: homes and reservations'],
  holdsFor: (box) =>
    Object.entries(box.charters).every(([id, charter]) => {
      const home = box.hexes[charter.home];
      return home?.stop != null && (home.stop.kind === 'city' || home.cityOnlyWith === id);
    }),
});

export const SETUP_12: Shape = shape({
  id: 'SETUP-12',
  title: 'Depot',
  statement:
    'Trains lie in the depot in a fixed order, and only the top one is for sale. The last kind never runs out.',
  sources: ['engine: order of the depot'],
  holdsFor: (box) =>
    box.trains.every((t, i) => i === 0 || t.price > (box.trains[i - 1]?.price ?? 0)) &&
    box.trains.at(-1)?.count === null &&
    sum(box.trains.map((t) => t.count ?? 0)) > 0,
});

export const SETUP_13: Shape = shape({
  id: 'SETUP-13',
  title: 'Debt marker',
  statement: 'The debt marker waits on its cell of the share-price row and means nothing before the Treaty of Boston.',
  sources: ['engine: debt marker at the start'],
  holdsFor: (box) => box.market[box.debt.startCell] !== undefined,
});

export const SETUP_14 = effect({
  id: 'SETUP-14',
  title: 'Course of the game',
  statement:
    'One auction of privates; then sets of a stock round, two operating rounds and a settlement, over and over until the game ends.',
  sources: ['A-01', 'A-02', 'A-03', 'A-06', 'A-11', 'A-68', 'B-04', 'B-07', 'B-21'],
});

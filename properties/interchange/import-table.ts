/** A table at which single actions are read. */
import { baseBox } from '../../spec/box/base-box.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Game } from '../../spec/state.ts';
import type { CopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { newCopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { importAction } from '../../src/interchange/eighteen-xx/import-action.ts';
import { parseAction } from '../../src/interchange/eighteen-xx/parse-action.ts';

const start = newGameState(
  {
    profile: '18xx-games',
    players: ['1', '2'],
    railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
    privates: ['Y2', 'Y5', 'G6', 'G2', 'B3'],
    priority: '1',
    shorterEnd: false,
  },
  baseBox,
);

/** Santa Fe operates with two trains, the steel depot and the nugget; an 8 lies on L6, and Treaty tiles in the gorge. */
const game: Game = {
  ...start,
  board: {
    tiles: {
      L6: { tile: '8', rotation: 0 },
      K7: { tile: '57', rotation: 1 },
      F12: { tile: 'RG-C', rotation: 0 },
    },
    stations: {},
  },
  privates: {
    ...start.privates,
    B3: {
      owner: { railroad: 'SF' },
      closed: false,
      cubes: 5,
      taken: 0,
      takenBy: null,
      cash: 0,
      used: [],
      armed: false,
    },
    G2: {
      owner: { railroad: 'SF' },
      closed: false,
      cubes: 0,
      taken: 0,
      takenBy: null,
      cash: 0,
      used: [],
      armed: false,
    },
  },
};

const fresh = newCopyBook(start);
/** Where the copies lie: the president of Kansas Pacific holds 30%, one 8 is back in the supply and bore a ghost town. */
export const book: CopyBook = {
  certificates: {
    ...fresh.certificates,
    KP: [
      { place: 'treasury', numbers: [2, 3, 4, 5, 6, 7] },
      { place: 'pool', numbers: [8] },
      { place: { player: '1' }, numbers: [0, 1] },
    ],
  },
  tiles: [
    { tile: '57', copy: 2, hex: 'K7' },
    { tile: '8', copy: 4, hex: 'L6' },
    { tile: '8', copy: 5, hex: 'G5' },
    { tile: '24', copy: 0, hex: 'G5' },
  ],
  trains: { '2+-0': 'SF', '2+-1': 'KP', '2+-2': 'gone', '3+-0': 'SF' },
  marked: [{ tile: '8', copy: 5 }],
};

/** Reads an action at the table. */
export const read = (action: object) => {
  const parsed = parseAction(action, 'game.json', ['actions', 3]);
  if (!parsed.ok || parsed.value.kind !== 'game') throw new Error(`not an action: ${JSON.stringify(parsed)}`);
  const from = { action: parsed.value.action, place: 'actions[3]' };
  return importAction({ box: baseBox, file: 'game.json' }, book, { at: '', game }, from);
};

/** Who acts. */
export const by = (entity: string | number, type: 'player' | 'corporation' | 'company') => ({
  entity,
  entity_type: type,
});
export const sf = by('SF', 'corporation');

/** Single actions, read at a table set for them: what they mean, and what is refused because it names what is not there. */
import { describe, expect, it } from 'vitest';
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
const book: CopyBook = {
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

const read = (action: object) => {
  const parsed = parseAction(action, 'game.json', ['actions', 3]);
  if (!parsed.ok || parsed.value.kind !== 'game') throw new Error(`not an action: ${JSON.stringify(parsed)}`);
  const from = { action: parsed.value.action, place: 'actions[3]' };
  return importAction({ box: baseBox, file: 'game.json' }, book, { at: '', game }, from);
};

const by = (entity: string | number, type: 'player' | 'corporation' | 'company') => ({ entity, entity_type: type });
const sf = by('SF', 'corporation');

describe('an action', () => {
  it.each<[name: string, action: object, move: object]>([
    [
      'bid',
      { type: 'bid', ...by(1, 'player'), company: 'Y2', price: 45 },
      { type: 'bid', player: '1', private: 'Y2', price: 45 },
    ],
    ['pass of a player', { type: 'pass', ...by(1, 'player') }, { type: 'pass', player: '1' }],
    ['pass of a player who is named as text', { type: 'pass', ...by('2', 'player') }, { type: 'pass', player: '2' }],
    ['pass of a railroad', { type: 'pass', ...sf }, { type: 'pass', railroad: 'SF' }],
    ['pass of whoever has the name', { type: 'pass', entity: 2 }, { type: 'pass', player: '2' }],
    [
      'founding',
      { type: 'par', ...by(1, 'player'), corporation: 'RG', share_price: '70,0,8' },
      { type: 'found', player: '1', railroad: 'RG', par: 70 },
    ],
    [
      'purchase from the treasury',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2'], percent: 10 },
      { type: 'buyShares', player: '2', company: 'KP', from: 'treasury', percent: 10 },
    ],
    [
      'purchase from the pool',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_8'] },
      { type: 'buyShares', player: '2', company: 'KP', from: 'pool', percent: 10 },
    ],
    [
      'purchase at a discount',
      {
        type: 'buy_shares',
        ...by(2, 'player'),
        shares: ['VGC_0', 'VGC_4'],
        percent: 20,
        discounter: 'G2',
        share_price: 22.5,
      },
      { type: 'buyShares', player: '2', company: 'VGC', from: 'pool', percent: 20, discount: 'G2' },
    ],
    [
      'sale',
      { type: 'sell_shares', ...by(1, 'player'), shares: ['KP_1', 'KP_0'], percent: 30 },
      { type: 'sellShares', player: '1', company: 'KP', percent: 30 },
    ],
    [
      'sale of half a president’s certificate',
      { type: 'sell_shares', ...by(1, 'player'), shares: ['KP_1', 'KP_0'], percent: 20 },
      { type: 'sellShares', player: '1', company: 'KP', percent: 20 },
    ],
    [
      'lay',
      { type: 'lay_tile', ...sf, hex: 'L4', tile: '8-0', rotation: 2 },
      { type: 'layTile', railroad: 'SF', hex: 'L4', tile: '8', rotation: 2 },
    ],
    [
      'lay of a copy that came back',
      { type: 'lay_tile', ...sf, hex: 'L4', tile: '8-5', rotation: 2 },
      { type: 'layTile', railroad: 'SF', hex: 'L4', tile: '8', rotation: 2, marked: true },
    ],
    [
      'lay of a tile with a dash in its name',
      { type: 'lay_tile', ...sf, hex: 'D12', tile: 'RG-D-0', rotation: 0 },
      { type: 'layTile', railroad: 'SF', hex: 'D12', tile: 'RG-D', rotation: 0 },
    ],
    [
      'lay by a private',
      { type: 'lay_tile', ...by('B3', 'company'), hex: 'L4', tile: '7-1', rotation: 0 },
      { type: 'layPrivateTile', private: 'B3', railroad: 'SF', hex: 'L4', tile: '7', rotation: 0 },
    ],
    [
      'station on a tile',
      { type: 'place_token', ...sf, city: '57-2-0', slot: 0 },
      { type: 'placeStation', railroad: 'SF', hex: 'K7' },
    ],
    [
      'station in a printed city',
      { type: 'place_token', ...sf, city: 'O5-0-0' },
      { type: 'placeStation', railroad: 'SF', hex: 'O5' },
    ],
    [
      'station on a Treaty tile',
      { type: 'place_token', ...sf, city: 'RG-C-0-0' },
      { type: 'placeStation', railroad: 'SF', hex: 'F12' },
    ],
    [
      'run',
      {
        type: 'run_routes',
        ...sf,
        routes: [
          {
            train: '3+-0',
            connections: [
              ['L2', 'K3'],
              ['O3', 'N4', 'L2'],
            ],
            revenue: 90,
          },
        ],
      },
      {
        type: 'runTrains',
        railroad: 'SF',
        routes: [
          {
            train: '3+',
            legs: [
              ['K3', 'L2'],
              ['L2', 'N4', 'O3'],
            ],
          },
        ],
      },
    ],
    ['run of nothing', { type: 'run_routes', ...sf, routes: [] }, { type: 'runTrains', railroad: 'SF', routes: [] }],
    [
      'choice of steel',
      { type: 'choose', ...sf, choice: 'B-30' },
      { type: 'chooseSteel', railroad: 'SF', column: 'B', price: 30 },
    ],
    ['choice of gold', { type: 'choose', ...sf, choice: 'B8' }, { type: 'shipGold', railroad: 'SF', hex: 'B8' }],
    [
      'choice of gold for the nugget',
      { type: 'choose', ...by('G2', 'company'), choice: 'H4' },
      { type: 'shipGold', railroad: 'SF', hex: 'H4', nugget: true },
    ],
    [
      'choice of a ghost town',
      { type: 'choose', ...sf, choice: 'ghost_town' },
      { type: 'placeGhostTown', railroad: 'SF' },
    ],
    [
      'choice of the payer',
      { type: 'choose', ...sf, choice: 'president' },
      { type: 'payLease', railroad: 'SF', payer: 'president' },
    ],
    [
      'choice of the railroad as payer',
      { type: 'choose', ...sf, choice: 'corporation' },
      { type: 'payLease', railroad: 'SF', payer: 'railroad' },
    ],
    [
      'choice of a longer train',
      { type: 'choose', ...sf, choice: 'coal_depot/2+-0/2' },
      { type: 'lengthenTrain', railroad: 'SF', private: 'G6', train: '2+', by: 2 },
    ],
    [
      'choice of no longer train',
      { type: 'choose', ...sf, choice: 'engineer/skip/0' },
      { type: 'lengthenTrain', railroad: 'SF', private: 'B5', by: 0 },
    ],
    ['dividend', { type: 'dividend', ...sf, kind: 'payout' }, { type: 'dividend', railroad: 'SF', kind: 'payOut' }],
    [
      'train of the depot',
      { type: 'buy_train', ...sf, train: '3+-1', price: 180, variant: '3+' },
      { type: 'buyTrain', railroad: 'SF', train: '3+', from: 'depot', price: 180 },
    ],
    [
      'train of another railroad',
      { type: 'buy_train', ...sf, train: '2+-1', price: 1 },
      { type: 'buyTrain', railroad: 'SF', train: '2+', from: 'KP', price: 1 },
    ],
    [
      'purchase of a private',
      { type: 'buy_company', ...sf, company: 'Y5', price: 100 },
      { type: 'buyPrivate', railroad: 'SF', private: 'Y5', price: 100 },
    ],
    [
      'payment of debt',
      { type: 'choose_ability', ...by('RG-D', 'company'), choice: 'pay_debt' },
      { type: 'payDebt', railroad: 'RG' },
    ],
    ['bankruptcy', { type: 'bankrupt', ...sf }, { type: 'declareBankruptcy', railroad: 'SF' }],
    ['end by the players', { type: 'end_game', ...sf }, { type: 'breakOff' }],
  ])('is read: %s', (_, action, move) => {
    const found = read(action);
    expect(found.ok ? found.value.move : found.error).toEqual(move);
  });

  it.each<[name: string, action: object, code: string, key: string, rule?: string]>([
    ['bid of a stranger', { type: 'bid', ...by(3, 'player'), company: 'Y2', price: 45 }, 'unknown-player', 'entity'],
    [
      'bid for a private that is not in the game',
      { type: 'bid', ...by(1, 'player'), company: 'Y1', price: 50 },
      'unknown-name',
      'company',
    ],
    [
      'bid for a name that every object has',
      { type: 'bid', ...by(1, 'player'), company: 'constructor', price: 50 },
      'unknown-name',
      'company',
    ],
    [
      'pass of a railroad that is not in the game',
      { type: 'pass', ...by('CM', 'corporation') },
      'unknown-name',
      'entity',
    ],
    ['pass of nobody', { type: 'pass' }, 'unknown-name', 'entity'],
    [
      'founding at no price of the row',
      { type: 'par', ...by(1, 'player'), corporation: 'RG', share_price: '71,0,8' },
      'malformed',
      'share_price',
    ],
    [
      'founding beside the row',
      { type: 'par', ...by(1, 'player'), corporation: 'RG', share_price: '70,1,8' },
      'malformed',
      'share_price',
    ],
    [
      'purchase from a player',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_1'] },
      'certificate-elsewhere',
      'shares[0]',
      'SR-BUY-05',
    ],
    [
      'purchase of a share of the debt',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['DEBT_0'] },
      'unknown-name',
      'shares[0]',
    ],
    [
      'purchase of a ninth share',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_9'] },
      'unknown-name',
      'shares[0]',
    ],
    [
      'purchase from two places',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2', 'KP_8'] },
      'certificate-elsewhere',
      'shares[1]',
    ],
    [
      'purchase of two companies',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2', 'VGC_1'] },
      'malformed',
      'shares[1]',
    ],
    [
      'purchase of one share twice',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2', 'KP_2'] },
      'certificate-twice',
      'shares[1]',
    ],
    [
      'purchase with a wrong percent',
      { type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2'], percent: 20 },
      'percent-mismatch',
      'percent',
    ],
    [
      'sale of what lies in the pool',
      { type: 'sell_shares', ...by(1, 'player'), shares: ['KP_8'] },
      'certificate-elsewhere',
      'shares[0]',
    ],
    [
      'sale of what another holds',
      { type: 'sell_shares', ...by(2, 'player'), shares: ['KP_1'] },
      'certificate-elsewhere',
      'shares[0]',
    ],
    [
      'sale of more than is named',
      { type: 'sell_shares', ...by(1, 'player'), shares: ['KP_1'], percent: 20 },
      'percent-mismatch',
      'percent',
    ],
    ['lay off the map', { type: 'lay_tile', ...sf, hex: 'Z1', tile: '8-0', rotation: 0 }, 'unknown-name', 'hex'],
    [
      'lay of an unknown tile',
      { type: 'lay_tile', ...sf, hex: 'L4', tile: '1-0', rotation: 0 },
      'unknown-name',
      'tile',
    ],
    [
      'lay of a copy too many',
      { type: 'lay_tile', ...sf, hex: 'L4', tile: '8-12', rotation: 0 },
      'unknown-name',
      'tile',
    ],
    [
      'lay of a copy that lies elsewhere',
      { type: 'lay_tile', ...sf, hex: 'L4', tile: '8-4', rotation: 0 },
      'tile-elsewhere',
      'tile',
      'TRACK-04',
    ],
    [
      'lay by a private for nobody',
      { type: 'lay_tile', ...by('Y5', 'company'), hex: 'L4', tile: '8-0', rotation: 0 },
      'no-railroad',
      'entity',
    ],
    [
      'station on a tile in the supply',
      { type: 'place_token', ...sf, city: '57-0-0' },
      'city-elsewhere',
      'city',
      'REPLAY-09',
    ],
    [
      'station in a printed city under a tile',
      { type: 'place_token', ...sf, city: 'K7-0-0' },
      'city-elsewhere',
      'city',
      'REPLAY-09',
    ],
    [
      'station in no city at all',
      { type: 'place_token', ...sf, city: 'nowhere' },
      'city-elsewhere',
      'city',
      'REPLAY-09',
    ],
    [
      'run of another’s train',
      { type: 'run_routes', ...sf, routes: [{ train: '2+-1', connections: [] }] },
      'train-elsewhere',
      'routes[0].train',
    ],
    [
      'run of a train twice',
      { type: 'run_routes', ...sf, routes: ['3+-0', '3+-0'].map((train) => ({ train, connections: [] })) },
      'train-twice',
      'routes[1].train',
      'ROUTE-01',
    ],
    [
      'run off the map',
      { type: 'run_routes', ...sf, routes: [{ train: '3+-0', connections: [['L2', 'P1']] }] },
      'unknown-name',
      'routes[0].connections[0][1]',
    ],
    ['choice of nothing', { type: 'choose', ...sf, choice: 'everything' }, 'malformed', 'choice', 'REPLAY-06'],
    ['choice of a tenth column', { type: 'choose', ...sf, choice: 'J-10' }, 'malformed', 'choice', 'REPLAY-06'],
    ['choice of another’s train', { type: 'choose', ...sf, choice: 'engineer/2+-1/1' }, 'train-elsewhere', 'choice'],
    [
      'choice of an unknown power',
      { type: 'choose', ...sf, choice: 'magic/2+-0/1' },
      'malformed',
      'choice',
      'REPLAY-06',
    ],
    [
      'choice of steel by the nugget',
      { type: 'choose', ...by('G2', 'company'), choice: 'A-0' },
      'malformed',
      'choice',
      'REPLAY-06',
    ],
    ['train that is gone', { type: 'buy_train', ...sf, train: '2+-2', price: 80 }, 'train-elsewhere', 'train'],
    ['train that never was', { type: 'buy_train', ...sf, train: '2+-4', price: 80 }, 'unknown-name', 'train'],
    [
      'debt of another railroad',
      { type: 'choose_ability', ...by('KP-D', 'company'), choice: 'pay_debt' },
      'unknown-name',
      'entity',
      'REPLAY-06',
    ],
    [
      'ability to do anything else',
      { type: 'choose_ability', ...by('RG-D', 'company'), choice: 'cancel' },
      'malformed',
      'choice',
      'REPLAY-06',
    ],
    ['bankruptcy of a player outside a turn', { type: 'bankrupt', ...by(1, 'player') }, 'no-railroad', 'entity'],
  ])('is refused: %s', (_, action, code, key, rule = undefined) => {
    const found = read(action);
    expect(found.ok ? found.value : { ...found.error, message: '' }).toEqual({
      code,
      file: 'game.json',
      place: `actions[3].${key}`,
      message: '',
      ...(rule === undefined ? {} : { rule }),
    });
  });

  it('states what the record believes', () => {
    const recorded = (action: object) => {
      const found = read(action);
      return found.ok ? found.value.recorded : found.error;
    };
    const shares = ['KP_1', 'KP_0'];
    expect(recorded({ type: 'sell_shares', ...by(1, 'player'), shares, percent: 20 })).toEqual({ certificates: 30 });
    expect(recorded({ type: 'sell_shares', ...by(1, 'player'), shares, percent: 30 })).toBeUndefined();
    const discounted = {
      type: 'buy_shares',
      ...by(2, 'player'),
      shares: ['VGC_0'],
      discounter: 'G2',
      share_price: 22.5,
    };
    expect(recorded(discounted)).toEqual({ sharePrice: 22.5 });
    const routes = [
      { train: '3+-0', connections: [['L2', 'K3']], revenue: 90 },
      { train: '2+-0', connections: [] },
    ];
    expect(recorded({ type: 'run_routes', ...sf, routes, extra_revenue: 20 })).toEqual({
      revenues: [90, null],
      extraRevenue: 20,
    });
  });

  it('does not change the book that it is read with', () => {
    const before = structuredClone(book);
    read({ type: 'buy_shares', ...by(2, 'player'), shares: ['KP_2'] });
    read({ type: 'lay_tile', ...sf, hex: 'L4', tile: '8-0', rotation: 2 });
    read({ type: 'buy_train', ...sf, train: '3+-1', price: 180 });
    expect(book).toEqual(before);
  });
});

/** Single actions and the moves that they mean. */
import { describe, expect, it } from 'vitest';
import { book, by, read, sf } from './import-table.ts';

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

  it('states what the record believes', () => {
    const recorded = (action: object) => {
      const found = read(action);
      return found.ok ? found.value.recorded : found.error;
    };
    const shares = ['KP_1', 'KP_0'];
    expect(recorded({ type: 'sell_shares', ...by(1, 'player'), shares, percent: 20 })).toEqual({
      certificates: 30,
      halved: true,
      presidents: true,
    });
    expect(recorded({ type: 'sell_shares', ...by(1, 'player'), shares, percent: 10 })).toEqual({
      certificates: 30,
      halved: false,
      presidents: true,
    });
    expect(recorded({ type: 'sell_shares', ...by(1, 'player'), shares, percent: 30 })).toEqual({
      presidents: true,
    });
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

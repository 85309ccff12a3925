/** Single actions that are refused because they name what is not there. */
import { describe, expect, it } from 'vitest';
import { by, read, sf } from './import-table.ts';

describe('an action', () => {
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
});

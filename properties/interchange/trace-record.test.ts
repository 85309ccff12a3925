import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Setup } from '../../spec/setup.ts';
import { newGameState } from '../../spec/setup.ts';
import type { CompanyTurn, Game, Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { TraceRecord } from '../../src/trace/record.ts';
import { traceRecord } from '../../src/trace/record.ts';

const START = { n: 0, sub: 0, id: 0, action: null };
const setup = (profile: ProfileId, seats: number): Setup => ({
  profile,
  players: ['1', '2', '3', '4'].slice(0, seats),
  railroads: ['KP', 'RG', 'SPP', 'SF', 'FCC'],
  privates: ['Y3', 'Y6', 'G6', 'G1', 'B4'],
  priority: '2',
  shorterEnd: false,
});
const fresh = (profile: ProfileId = '18xx-games', seats = 4): Game => newGameState(setup(profile, seats), baseBox);
const recordOf = (game: Game, at: Position['at'] = 'game.set.stockRound'): TraceRecord =>
  traceRecord({ at, game }, baseBox, START);

describe('a trace record', () => {
  const founded = (changes: object): Game => {
    const game = fresh();
    const RG = { ...game.railroads.RG, colour: 'Yellow', treasury: 60, par: 70, president: '1', cash: 140, ...changes };
    return { ...game, railroads: { ...game.railroads, RG } as Game['railroads'] };
  };

  it.each<[profile: ProfileId, seats: number, limit: number]>([
    ['bga', 4, 12],
    ['summary', 4, 12],
    ['18xx-games', 4, 10],
    ['18xx-games', 3, 14],
    ['bga', 2, 20],
  ])('%s, %i players: the certificate limit is %i', (profile, seats, limit) => {
    expect(recordOf(fresh(profile, seats)).certLimit).toBe(limit);
  });

  it.each<[profile: ProfileId, value: number]>([
    ['18xx-games', 10 + 3 * 70 + 20],
    ['bga', 10 + 3 * 70],
    ['summary', 10 + 3 * 70],
  ])('%s: cash, three shares at $70, an unfounded share and a private of $20 are worth $%i', (profile, value) => {
    const base = founded({});
    const [first, ...others] = base.players;
    if (first === undefined) throw new Error('nobody');
    const B4 = {
      owner: { player: '1' },
      closed: false,
      cubes: 0,
      taken: 0,
      takenBy: null,
      cash: 0,
      used: [],
      armed: false,
    };
    const game: Game = {
      ...base,
      profile,
      players: [{ ...first, cash: 10, shares: { RG: 30, SF: 10 } }, ...others],
      privates: { ...base.privates, B4 },
      market: [{ company: 'RG', cell: 8 }, ...base.market],
    };
    const [player] = recordOf(game).players;
    // Two certificates of RG, one of them the president's, and one of SF; B4 does not count.
    expect(player).toMatchObject({ value, certs: 3, privates: ['B4'], shares: { RG: 30, SF: 10 } });
  });

  it('lists players from the priority holder on, and ids in the type of the file', () => {
    const game = { ...fresh(), priority: '3' };
    expect(recordOf(game).playerOrder).toEqual(['3', '4', '1', '2']);
    const written = new Map([
      ['1', 1],
      ['2', 2],
      ['3', 3],
      ['4', 4],
    ]);
    const record = traceRecord({ at: '', game: founded({}) }, baseBox, START, written);
    expect(record.playerOrder).toEqual([2, 3, 4, 1]);
    expect(record.players.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(record.corporations.find(({ sym }) => sym === 'RG')?.president).toBe(1);
  });

  it('shows longer trains by their new number until they have run', () => {
    const turn = (changes: Partial<CompanyTurn>): Game => ({
      ...founded({ trains: ['2+', '3+'] }),
      round: { kind: 'operating', set: 2, or: 1 },
      operating: { order: ['RG'], done: 0, turn: { ...noTurn, ...changes } },
    });
    const noTurn: CompanyTurn = {
      ...{ railroad: 'RG', lays: 0, steel: {}, steelChoice: {}, depotLays: 0, stationPlaced: false, routes: [] },
      ...{ lengthened: [], lengtheningSkipped: [], income: 0, goldFrom: null, goldSettled: false },
      ...{ leaseDue: 0, debtPaid: false, emergencySales: [] },
    };
    const trains = (game: Game, step: string) =>
      recordOf(game, `game.set.operatingRound.company.${step}`).corporations.find(({ sym }) => sym === 'RG')?.trains;
    const longer = turn({ lengthened: [{ train: 0, by: 2, private: 'G6' }] });
    expect(trains(longer, 'run')).toEqual(['3+', '4*+']);
    expect(trains(longer, 'dividend')).toEqual(['2+', '3+']);
    expect(trains(turn({}), 'run')).toEqual(['2+', '3+']);
    expect(trains(turn({ railroad: 'SF', lengthened: [{ train: 0, by: 2, private: 'G6' }] }), 'run')).toEqual([
      '2+',
      '3+',
    ]);
    expect(recordOf(longer, '.run')).toMatchObject({ active: 'RG', operatingOrder: ['RG'], round: { turn: 2, or: 1 } });
  });

  it('counts coal on the card and with the railroad', () => {
    const game = fresh();
    const coal = (Y3: object, G6: object) =>
      recordOf({
        ...game,
        privates: {
          ...game.privates,
          Y3: { ...game.privates.Y3, ...Y3 },
          G6: { ...game.privates.G6, ...G6 },
        } as Game['privates'],
      }).coal;
    expect(coal({}, {})).toEqual({ mines: { supply: 12, corp: null, cubes: 0 }, depot: { corp: null, cubes: 0 } });
    expect(coal({ cubes: 10, taken: 1, takenBy: 'SF' }, { cubes: 4 })).toEqual({
      mines: { supply: 10, corp: 'SF', cubes: 1 },
      depot: { corp: null, cubes: 4 },
    });
    expect(coal({}, { cubes: 0, taken: 3, takenBy: 'RG' }).depot).toEqual({ corp: 'RG', cubes: 3 });
    const { Y3: _, G6: __, ...others } = game.privates;
    expect(recordOf({ ...game, privates: others }).coal).toEqual({});
  });

  it('counts the depot down and shows the unlimited train once', () => {
    const game = { ...fresh(), departed: { '2+': 4, '3+': 4, '4+': 2, '5+': 0, '6x2': 7 } };
    expect(recordOf(game).depot.upcoming).toEqual(['4+', '5+', '5+', '6x2']);
  });

  it('shows tiles, debts, market and the end', () => {
    const game: Game = {
      ...fresh(),
      board: { tiles: { K7: { tile: '57', rotation: 2 } }, stations: {} },
      debtMarker: 7,
      treaty: true,
      debts: { RG: 4, SF: 1, creditorOfSF: null },
      result: { reason: 'broken', totals: { 1: 400 } },
    };
    expect(recordOf(game)).toMatchObject({
      tiles: { K7: '57@2' },
      debt: { price: 65, owed: { RG: 4, SF: 1 } },
      market: { 3: ['CF&I', 'VGC'] },
      active: null,
      finished: true,
      result: { 1: 400 },
    });
    expect(recordOf(fresh())).toMatchObject({ debt: { price: 60, owed: {} }, finished: false, result: null });
  });
});

/** Chapter "setup": with what a game begins, and how it is laid out. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Setup } from '../../spec/setup.ts';
import { setupFaults } from '../../spec/setup.ts';
import type { Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PROFILES, STEEL_COLUMNS, TRAINS } from '../../spec/vocabulary.ts';
import { dealFrom } from '../../src/interchange/deal.ts';
import { readGameText } from '../../src/interchange/read-file.ts';
import { pass } from '../support/moves.ts';
import type { Name } from '../support/stock-scene.ts';
import { deal, decidedBy, engine, play, setupFor, skipAuction } from '../support/table.ts';

/** Setups with which no game begins. */
const IMPOSSIBLE: readonly (readonly [says: string, rule: RuleId, source: string, change: Partial<Setup>])[] = [
  ['one player', 'SETUP-01', 'A-22, B-01', { players: ['ann'] }],
  ['five players', 'SETUP-01', 'A-22, B-01', { players: ['ann', 'bob', 'cid', 'dot', 'eve'] }],
  ['a player who sits twice', 'SETUP-01', 'A-22, B-01', { players: ['ann', 'bob', 'ann'] }],
  ['the marker with a player who is not there', 'SETUP-04', 'A-07, B-02', { priority: 'eve' }],
  ['four railroads', 'SETUP-05', 'B-10, B110', { railroads: ['KP', 'RG', 'SF', 'NO'] }],
  ['six railroads', 'SETUP-05', 'B-10, B110', { railroads: ['KP', 'RG', 'SF', 'NO', 'CM', 'CS'] }],
  ['no Rio Grande', 'SETUP-05', 'engine, B110', { railroads: ['KP', 'SPP', 'SF', 'NO', 'CS'] }],
  ['no Santa Fe', 'SETUP-05', 'engine, B110', { railroads: ['KP', 'RG', 'SPP', 'NO', 'CS'] }],
  ['a railroad twice', 'SETUP-05', 'B-10', { railroads: ['KP', 'RG', 'SF', 'SF', 'CS'] }],
  ['railroads out of order', 'SETUP-05', 'B-10, B-16', { railroads: ['RG', 'KP', 'SF', 'NO', 'CS'] }],
  ['a railroad that is not in the box', 'SETUP-05', 'B-10', { railroads: ['KP', 'RG', 'SF', 'UP' as Railroad, 'CS'] }],
  ['a private twice', 'SETUP-06', 'A-06, B-04', { privates: ['Y3', 'Y3', 'G1', 'G4', 'B6'] }],
  ['three yellow privates', 'SETUP-06', 'A-06, B-04', { privates: ['Y6', 'Y3', 'Y5', 'G1', 'B6'] }],
  ['no brown private', 'SETUP-06', 'A-06, B-04', { privates: ['Y3', 'Y5', 'G1', 'G4'] }],
  ['Madam Evens, who is never dealt', 'SETUP-06', 'engine, B076', { privates: ['Y8', 'Y5', 'G1', 'G4', 'B6'] }],
  [
    'a private that is not in the box',
    'SETUP-06',
    'A-06, B-04',
    { privates: ['Y3', 'Y7' as Private, 'G1', 'G4', 'B6'] },
  ],
  ['brown before green', 'SETUP-07', 'A-06, B-04', { privates: ['Y3', 'Y5', 'B6', 'G1', 'G4'] }],
  ['the dearer yellow private first', 'SETUP-07', 'engine, B075', { privates: ['Y5', 'Y3', 'G1', 'G4', 'B6'] }],
];

const settingUp = (profile: ProfileId, change: Partial<Setup>): Setup => {
  const setup = setupFor(profile, 3, change);
  return { ...setup, priority: change.priority ?? setup.players[0] ?? '' };
};

describe.each(PROFILES)('setups, %s', (profile) => {
  it.each(IMPOSSIBLE)('no game begins with %s: %s (%s)', (_, rule, _source, change) => {
    const setup = settingUp(profile, change);
    expect(new Set(setupFaults(setup, baseBox).map((fault) => fault.rule))).toEqual(new Set([rule]));
    expect(engine.newGame(setup)).toEqual({ ok: false, faults: setupFaults(setup, baseBox) });
  });

  it('SETUP-05, SETUP-06, SETUP-07 (A-06, B-04, B-10, B-16): what is drawn for a game can be set up', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const { railroads, privates } = dealFrom(seed, baseBox);
      expect(setupFaults(setupFor(profile, 4, { railroads, privates }), baseBox), `seed ${seed}`).toEqual([]);
    }
  });

  it.each([
    [2, 800],
    [3, 550],
    [4, 400],
  ] as const)('SETUP-02 (B-01): each of %d players begins with $%d', (players, cash) => {
    const { game } = deal(setupFor(profile, players));
    expect(game.players.map((player) => player.cash)).toEqual(Array(players).fill(cash));
    expect(game.players.every(({ shares, bankrupt }) => Object.keys(shares).length === 0 && !bankrupt)).toBe(true);
  });

  it('SETUP-03 (engine): the bank counts no money: what it pays and takes changes nobody else’s', () => {
    const { game } = deal(setupFor(profile));
    expect(Object.keys(game)).not.toContain('bank');
  });

  it.each(['ann', 'bob', 'cid'] as const)(
    'SETUP-04 (A-07, B-02): %s has the marker and opens the auction',
    (priority) => {
      const at = deal(setupFor(profile, 3, { priority }));
      expect([at.game.priority, at.game.lot?.turn]).toEqual([priority, priority]);
      expect(decidedBy(at, pass(priority))).toBeNull();
      const other: Name = priority === 'ann' ? 'bob' : 'ann';
      expect(decidedBy(at, pass(other))).toBe('AUCTION-02');
    },
  );

  it('SETUP-04 (B-02, row 3): where only a seed is given, it says who has the marker, or the first seat has it', () => {
    const players = [{ id: 'ann' }, { id: 'bob' }, { id: 'cid' }];
    const first = (seed: number): string => {
      const text = JSON.stringify({ format: 'royal-gorge/1', profile, setup: { players, seed }, moves: [] });
      const file = readGameText(text, baseBox, 'seeded.json');
      return file.ok ? file.value.setup.priority : file.error.message;
    };
    const drawn = new Set(Array.from({ length: 40 }, (_, seed) => first(seed)));
    expect([...drawn].sort()).toEqual(profile === '18xx-games' ? ['ann'] : ['ann', 'bob', 'cid']);
  });

  it('SETUP-05 (B-10, B-16): the five railroads are coloured by age; Santa Fe can be of any colour', () => {
    const coloursOf = (railroads: Setup['railroads']): readonly string[] =>
      Object.entries(deal(setupFor(profile, 3, { railroads })).game.railroads).map(([id, r]) => `${id} ${r?.colour}`);
    expect(coloursOf(['KP', 'RG', 'SF', 'NO', 'CS'])).toEqual([
      'KP Yellow',
      'RG Yellow',
      'SF Green',
      'NO Green',
      'CS Brown',
    ]);
    expect(coloursOf(['RG', 'SF', 'NO', 'CM', 'CSCC'])).toContain('SF Yellow');
    expect(coloursOf(['KP', 'RG', 'SPP', 'PAV', 'SF'])).toContain('SF Brown');
  });

  it('SETUP-05 (B110): the railroads of a game are five; nothing of them is founded', () => {
    const { game } = deal(setupFor(profile));
    for (const railroad of Object.values(game.railroads))
      expect(railroad).toMatchObject({ treasury: 100, pool: 0, cash: 0, par: null, president: null, trains: [] });
    expect(Object.keys(game.railroads)).toHaveLength(5);
  });

  it('SETUP-08 (A-17, B-03): both metal companies have all shares in the pool, $45 as price and $50 on them', () => {
    const { game } = deal(setupFor(profile));
    for (const id of ['CF&I', 'VGC'] as const) {
      expect(game.metals[id]).toEqual({ cash: 50, treasury: 0, pool: 100, firstHolder: null });
      const token = game.market.find(({ company }) => company === id);
      expect(baseBox.market[token?.cell ?? -1]?.price).toBe(45);
    }
    expect(game.market).toHaveLength(2);
  });

  it('SETUP-09, SETUP-10 (A-56, B-24, engine): the steel market is full, the gold track and the map are empty', () => {
    const { game } = deal(setupFor(profile));
    expect(STEEL_COLUMNS.map((column) => game.steel[column].join(' '))).toEqual([
      ...Array(4).fill('30 20 10 0'),
      ...Array(2).fill('30 20'),
      ...Array(2).fill('30'),
      '',
    ]);
    expect(game.gold).toEqual({ cubes: {}, shipped: 0 });
    expect(baseBox.gold.dividends[0]).toBe(50);
    expect(game.board.tiles).toEqual({});
  });

  it('SETUP-11 (engine): no station lies on the map; each charter holds all of its own', () => {
    const { game } = deal(setupFor(profile));
    expect(game.board.stations).toEqual({});
    for (const [id, railroad] of Object.entries(game.railroads))
      expect(railroad?.stations).toEqual(
        baseBox.charters[id as Railroad].stationCosts.map((price) => ({ hex: null, price })),
      );
  });

  it('SETUP-12 (engine): all trains are in the depot, for every number of players', () => {
    for (const players of [2, 3, 4] as const)
      expect(deal(setupFor(profile, players)).game.departed).toEqual(Object.fromEntries(TRAINS.map((t) => [t, 0])));
    expect(baseBox.trains.map(({ name, count }) => `${name} ${count}`)).toEqual([
      '2+ 4',
      '3+ 4',
      '4+ 3',
      '5+ 2',
      '6x2 null',
    ]);
  });

  it('SETUP-13 (engine, B004): the debt marker waits on $60, and nothing is owed', () => {
    const { game } = deal(setupFor(profile));
    expect(baseBox.market[game.debtMarker]?.price).toBe(60);
    expect([game.treaty, game.debts]).toEqual([false, null]);
  });

  it('SETUP-14 (A-01, A-02, A-11, A-68, B-04, B-07, B-21): the auction, then a stock round, then operating rounds', () => {
    const auction = deal(setupFor(profile));
    expect(auction.game.round).toEqual({ kind: 'auction', set: 1, or: null });
    const stock = skipAuction(auction);
    expect(stock.game.round).toEqual({ kind: 'stock', set: 1, or: null });
    const founded = play(stock, { type: 'found', player: 'ann', railroad: 'KP', par: 60 });
    const operating = play(founded, pass('bob'), pass('cid'), pass('ann'));
    expect(operating.game.round).toEqual({ kind: 'operating', set: 1, or: 1 });
  });

  it('SETUP-14 (A-02, A-03, A-68): a set without a founded railroad goes through to the next stock round', () => {
    const next = play(skipAuction(deal(setupFor(profile))), pass('ann'), pass('bob'), pass('cid'));
    expect(next.game.round).toEqual({ kind: 'stock', set: 2, or: null });
  });
});

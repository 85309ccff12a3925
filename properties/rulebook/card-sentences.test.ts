/** Cards that only pay: the oil fields, the silver mines and the Gold Miner. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import { beginOperatingRound } from '../../spec/operating-round.ts';
import { worth } from '../../spec/score.ts';
import { payVgc } from '../../spec/settlement.ts';
import type { PrivateOwner } from '../../spec/state.ts';
import type { Private, ProfileId } from '../../spec/vocabulary.ts';
import { PHASES, PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing } from '../support/closing-scene.ts';
import { cashOf } from '../support/end-of-set.ts';
import { buy as buyShare, pass } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import { stockScene } from '../support/stock-scene.ts';
import { engine } from '../support/table.ts';
import { apart, buy, rich, withTrains } from '../support/train-scene.ts';
import { chapterReads } from './sentences.ts';

const buyCard = (id: Private, price: number): Move => ({ type: 'buyPrivate', railroad: 'RG', private: id, price });

/** Rio Grande about to buy the first 5+, with that card in somebody's hand. */
const beforeFive = (privates: NonNullable<ClosingScene['privates']>): ClosingScene => ({
  ...rich(withTrains(apart, ['4+'], [], ['5+', 0]), 600),
  phase: 'Brown',
  privates,
});
/** Rio Grande in its last step, in the Green phase, with that card in Ann's hand. */
const lastStep = (id: Private): ClosingScene => ({
  ...apart,
  step: 'privates',
  phase: 'Green',
  privates: { [id]: 'ann' },
});

/** Ann's part of a stock round that ends when she passes. */
const lastPass = { turn: 'ann', memory: { passed: ['bob', 'cid'], lastActor: 'ann' } } as const;
const oneRailroad = { KP: { president: 'bob', hands: { bob: 20 } } } as const;
const miner = { B4: 'ann' } as const;

chapterReads('cards that only pay', [
  {
    rule: 'PRIVATE-G4-01',
    source: 'engine',
    says: 'the oil fields outlive the first 5+',
    table: closing(beforeFive({ G4: 'ann', G5: 'bob' })),
    move: buy('5+', 500),
    shows: { 'G4 closed': false, 'G4 owner': 'ann', 'G5 closed': true },
    causes: ['PRIVATE-07'],
    twin: { none: 'closing is no choice' },
  },
  {
    rule: 'PRIVATE-G4-01',
    source: 'engine',
    says: 'a railroad buys a card with the train symbol',
    table: closing(lastStep('G2')),
    move: buyCard('G2', 40),
    shows: { 'G2 owner': 'RG' },
    twin: { says: 'never the oil fields', table: closing(lastStep('G4')), move: buyCard('G4', 75), by: 'PRIVATE-04' },
  },
  {
    rule: 'PRIVATE-B1-01',
    source: 'engine',
    says: 'the silver mines outlive the first 5+, also with a railroad',
    table: closing(beforeFive({ B1: { owner: { railroad: 'RG' } }, Y3: 'bob' })),
    move: buy('5+', 500),
    shows: { 'B1 closed': false, 'B1 owner': 'RG', 'Y3 closed': true },
    causes: ['PRIVATE-07'],
    twin: { none: 'closing is no choice' },
  },
  {
    rule: 'PRIVATE-B1-01',
    source: 'engine',
    says: 'a railroad may buy the silver mines',
    table: closing(lastStep('B1')),
    move: buyCard('B1', 70),
    shows: { 'B1 owner': 'RG' },
    twin: { says: 'but not the Gold Miner', table: closing(lastStep('B4')), move: buyCard('B4', 20), by: 'PRIVATE-04' },
  },
  {
    rule: 'PRIVATE-B4-01',
    source: 'engine',
    says: 'the Gold Miner is no share for the limit of holdings',
    table: { privates: miner, metals: { VGC: { hands: { ann: 50 } } } },
    move: buyShare('ann', 'VGC', 'pool'),
    shows: { 'ann VGC': 60 },
    twin: {
      says: 'a seventh real share',
      table: { privates: miner, metals: { VGC: { hands: { ann: 60 } } } },
      by: 'SR-BUY-04',
    },
  },
  {
    rule: 'PRIVATE-B4-01',
    source: 'engine',
    says: 'nor is it one for selling out',
    table: { ...lastPass, railroads: oneRailroad, privates: miner, metals: { VGC: { hands: { ann: 50, bob: 30 } } } },
    move: pass('ann'),
    shows: { 'VGC price': 45, 'VGC pool': 20 },
    causesNo: ['SR-END-02'],
    twin: { none: 'the price is no choice' },
  },
  {
    rule: 'PRIVATE-B4-01',
    source: 'engine',
    says: 'its gold mine sells out by real shares alone',
    table: { ...lastPass, railroads: oneRailroad, privates: miner, metals: { VGC: { hands: { ann: 50, bob: 50 } } } },
    move: pass('ann'),
    shows: { 'VGC price': 50, 'ann certificates': 5 },
    causes: ['SR-END-02'],
    twin: { none: 'the price is no choice' },
  },
]);

const PLAYER: PrivateOwner = { player: 'ann' };
const RAILROAD: PrivateOwner = { railroad: 'KP' };

/** Dollars that an owner of a card gains when an operating round begins, phase by phase. */
const incomes = (profile: ProfileId, id: Private, owner: PrivateOwner): readonly number[] =>
  PHASES.map((phase) => {
    const at = stockScene(profile, { phase, privates: { [id]: { owner } }, railroads: oneRailroad });
    const { game } = beginOperatingRound(engine.view(at));
    const cash = (of: typeof game): number =>
      'player' in owner ? cashOf(of, owner.player) : (of.railroads[owner.railroad]?.cash ?? 0);
    return cash(game) - cash(at.game);
  });

describe.each(PROFILES)('income in the phases Yellow, Green, Brown and Silver, %s', (profile) => {
  it.each<[Private, string, PrivateOwner, readonly number[]]>([
    ['G4', 'PRIVATE-G4-01: the oil fields pay from Green on', PLAYER, [0, 25, 25, 25]],
    ['B1', 'PRIVATE-B1-01: the silver mines pay a player from Brown on', PLAYER, [0, 0, 25, 25]],
    ['B1', 'PRIVATE-B1-01: and a railroad', RAILROAD, [0, 0, 25, 25]],
    ['B4', 'PRIVATE-B4-01: the Gold Miner pays nothing here', PLAYER, [0, 0, 0, 0]],
    ['Y5', 'the prison pays in every phase', PLAYER, [10, 10, 10, 10]],
  ])('%s: %s', (id, _says, owner, dollars) => {
    expect(incomes(profile, id, owner)).toEqual(dollars);
  });

  it('PRIVATE-G4-01, PRIVATE-B4-01: the oil fields are a certificate, the Gold Miner is none', () => {
    const certificates = (id: Private) => seen(stockScene(profile, { privates: { [id]: 'ann' } }), 'ann certificates');
    expect([certificates('G4'), certificates('B4')]).toEqual([1, 0]);
  });

  it('PRIVATE-B4-01: when the gold mine pays, its owner has two more shares, whether or not he has others', () => {
    const gain = (privates: object, ann: number): number => {
      const at = engine.view(stockScene(profile, { privates, metals: { VGC: { hands: { ann } } } }));
      const paid = payVgc({
        ...at,
        game: { ...at.game, metals: { ...at.game.metals, VGC: { ...at.game.metals.VGC, cash: 50 } } },
      });
      return cashOf(paid.game, 'ann') - cashOf(at.game, 'ann');
    };
    expect([gain({}, 20), gain(miner, 20), gain(miner, 0), gain({ B4: 'bob' }, 20)]).toEqual([10, 20, 10, 10]);
  });

  it('PRIVATE-B4-01: in the score it is no share: what counts is its face value, where privates count', () => {
    const value = (privates: object): number => worth(engine.view(stockScene(profile, { privates })), 'ann');
    expect(value(miner) - value({})).toBe(profile === '18xx-games' ? 20 : 0);
  });
});

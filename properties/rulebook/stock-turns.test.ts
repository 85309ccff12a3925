/** Chapter "stock", turns: whose turn it is, what a turn holds, and when the round ends. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Name, Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { brokenRules, decidedBy, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const DOCUMENTS = ['bga', 'summary'] as const;
const ENGINE = ['18xx-games'] as const;

/** Ann and Bob preside over a railroad each and hold shares of the other’s. */
const twoRailroads: Scene = {
  railroads: {
    KP: { president: 'ann', hands: { ann: 40, bob: 20 } },
    RG: { president: 'bob', hands: { bob: 40, ann: 20 } },
  },
};

/** Ann holds so many of the certificates; three of them she can sell as KP. */
const certificates = (count: number, sellable: Scene['memory'] = {}): Scene => ({
  players: 4,
  metals: { 'CF&I': { hands: { ann: 50 } }, VGC: { hands: { ann: 10 * (count - 8) } } },
  railroads: { KP: { president: 'bob', hands: { ann: 30, bob: 40 } } },
  memory: sellable,
});

chapterReads('turns', [
  {
    rule: 'SR-ORDER-01',
    source: 'A-04, A-05, A-12, B-08',
    says: 'players take their turns clockwise',
    table: { turn: 'bob' },
    move: pass('bob'),
    shows: { turn: 'cid' },
    causes: ['SR-ORDER-01'],
    twin: { says: 'a turn out of order', move: pass('ann'), by: 'SR-ORDER-01' },
  },
  {
    rule: 'SR-ORDER-01',
    source: 'A-12, B-08',
    says: 'after the last seat comes the first',
    table: { turn: 'cid' },
    move: buy('cid', 'VGC', 'pool'),
    shows: { turn: 'ann' },
    twin: { says: 'a purchase out of order', move: buy('ann', 'VGC', 'pool'), by: 'SR-ORDER-01' },
  },
  {
    rule: 'SR-ORDER-02',
    source: 'A-12, B-08',
    says: 'after selling one may buy',
    table: { ...twoRailroads, memory: { sold: ['RG'], soldBy: { ann: ['RG'] } } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann KP': 50, turn: 'bob' },
    causes: ['SR-ORDER-02'],
    twin: {
      says: 'a second purchase',
      table: { ...twoRailroads, memory: { purchases: 1 } },
      by: 'SR-ORDER-02',
    },
  },
  {
    rule: 'SR-ORDER-02',
    source: 'A-12, B-08, B105',
    says: 'selling comes before buying',
    table: twoRailroads,
    move: sell('ann', 'RG', 20),
    shows: { turn: 'ann', step: 'buying' },
    twin: {
      says: 'a sale after a purchase',
      table: { ...twoRailroads, memory: { purchases: 1 } },
      by: 'SR-ORDER-02',
    },
  },
  {
    rule: 'SR-ORDER-02',
    source: 'A-12, B-08, row 11, B105',
    says: 'with the purchase the turn is over',
    table: twoRailroads,
    move: buy('ann', 'RG', 'treasury'),
    shows: { turn: 'bob', step: 'selling', passed: '' },
    twin: {
      says: 'selling on',
      table: boughtBy('ann', twoRailroads),
      move: sell('ann', 'KP', 10),
      by: 'SR-ORDER-01',
    },
  },
  {
    rule: 'SR-ORDER-03',
    source: 'A-12, B-08',
    says: 'a turn in which nothing was done is a pass',
    table: twoRailroads,
    move: pass('ann'),
    shows: { passed: 'ann', turn: 'bob' },
    causes: ['SR-ORDER-03'],
    twin: { says: 'a pass for somebody else', move: pass('bob'), by: 'SR-ORDER-01' },
  },
  {
    rule: 'SR-ORDER-03',
    source: 'engine',
    says: 'selling and then buying nothing is no pass',
    table: { ...twoRailroads, memory: { sold: ['RG'], soldBy: { ann: ['RG'] }, lastActor: 'ann' } },
    move: pass('ann'),
    shows: { passed: '', turn: 'bob' },
    causesNo: ['SR-ORDER-03'],
    twin: { says: 'another ends the turn', move: pass('cid'), by: 'SR-ORDER-01' },
  },
  {
    rule: 'SR-ORDER-03',
    source: 'B-08',
    says: 'who passed is in again when his turn comes round',
    table: { ...twoRailroads, turn: 'ann', memory: { passed: ['cid', 'ann'], lastActor: 'bob' } },
    move: buy('ann', 'RG', 'treasury'),
    shows: { passed: 'cid', turn: 'bob' },
    twin: { none: 'a sentence about who is asked' },
  },
  {
    rule: 'SR-ORDER-04',
    source: 'A-12, A-27, B-08',
    says: 'the round ends when all have passed one after the other, the last to act included',
    table: { ...twoRailroads, turn: 'ann', memory: { passed: ['bob', 'cid'], lastActor: 'ann' } },
    move: pass('ann'),
    shows: { round: 'operating 2 1', priority: 'bob' },
    causes: ['SR-END-01', 'SR-END-04'],
    twin: { none: 'a sentence about the end of the round' },
  },
  {
    rule: 'SR-ORDER-04',
    source: 'A-12, B-08',
    says: 'it goes on as long as somebody has not passed since he acted',
    table: { ...twoRailroads, turn: 'cid', memory: { passed: ['bob'], lastActor: 'ann' } },
    move: pass('cid'),
    shows: { round: 'stock 2', turn: 'ann', passed: 'bob cid' },
    causesNo: ['SR-END-01'],
    twin: { none: 'a sentence about the end of the round' },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, B132, row 1',
    says: 'twelve certificates are within the limit of four players',
    in: DOCUMENTS,
    table: certificates(12),
    move: pass('ann'),
    shows: { turn: 'bob' },
    twin: { says: 'thirteen are not: passing', table: certificates(13), by: 'SR-ORDER-06' },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, B132, row 1',
    says: 'ten certificates are within the limit of four players',
    in: ENGINE,
    table: certificates(10),
    move: pass('ann'),
    shows: { turn: 'bob' },
    twin: { says: 'eleven are not: passing', table: certificates(11), by: 'SR-ORDER-06' },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, B132',
    says: 'who is over the limit sells',
    table: certificates(13),
    move: sell('ann', 'KP', 30),
    shows: { 'ann certificates': 10, step: 'buying' },
    twin: {
      says: 'buys instead',
      move: buy('ann', 'KP', 'treasury'),
      by: 'SR-ORDER-06',
      and: ['SR-BUY-07'],
    },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, B132',
    says: 'who has sold down to the limit ends his turn',
    table: { ...certificates(10), memory: { sold: ['KP'], soldBy: { ann: ['KP'] } } },
    move: pass('ann'),
    shows: { turn: 'bob' },
    twin: {
      says: 'still over it',
      table: { ...certificates(13), memory: { sold: ['KP'], soldBy: { ann: ['KP'] } } },
      by: 'SR-ORDER-06',
    },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, B132',
    says: 'over the limit with nothing that may be sold, one passes',
    table: { ...certificates(13), set: 1 },
    move: pass('ann'),
    shows: { turn: 'bob', passed: 'ann' },
    twin: { says: 'or buys', move: buy('ann', 'KP', 'treasury'), by: 'SR-BUY-07' },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine',
    says: 'over the holding limit of a company one sells',
    table: {
      railroads: { KP: { president: 'ann', hands: { ann: 70 } } },
      metals: { VGC: { hands: { ann: 10 } } },
    },
    move: sell('ann', 'KP', 10),
    shows: { 'ann KP': 60 },
    twin: { says: 'passes instead', move: pass('ann'), by: 'SR-ORDER-06' },
  },
  {
    rule: 'SR-ORDER-06',
    source: 'engine, A-21',
    says: 'with two players 70% are within it',
    table: { players: 2, railroads: { KP: { president: 'ann', hands: { ann: 70 } } } },
    move: pass('ann'),
    shows: { turn: 'bob' },
    twin: {
      says: '80% are not',
      table: { players: 2, railroads: { KP: { president: 'ann', hands: { ann: 80 } } } },
      by: 'SR-ORDER-06',
    },
  },
]);

/** The table after a purchase. */
function boughtBy(player: Name, table: Scene) {
  return (profile: (typeof PROFILES)[number]) => play(stockScene(profile, table), buy(player, 'RG', 'treasury'));
}

describe.each(PROFILES)('turns, %s', (profile) => {
  it('SR-ORDER-02 (A-12, B-08): several companies are sold in a turn, then one share is bought', () => {
    const at = stockScene(profile, twoRailroads);
    const after = play(at, sell('ann', 'RG', 20), sell('ann', 'KP', 20), buy('ann', 'VGC', 'pool'));
    expect(['turn', 'ann VGC', 'KP pool', 'RG pool'].map((q) => seen(after, q as 'turn'))).toEqual(['bob', 10, 20, 20]);
    const sold = play(at, sell('ann', 'RG', 20));
    expect(brokenRules(sold, buy('ann', 'RG', 'pool'))).toEqual(['SR-BUY-03']);
  });

  it('SR-ORDER-04 (A-12, B-08): a purchase lets everybody act once more', () => {
    const at = stockScene(profile, twoRailroads);
    const one = play(at, pass('ann'), pass('bob'), buy('cid', 'VGC', 'pool'), pass('ann'), pass('bob'));
    expect(seen(one, 'round')).toBe('stock 2');
    const over = play(one, pass('cid'));
    expect([seen(over, 'round'), seen(over, 'priority')]).toEqual(['operating 2 1', 'ann']);
  });

  it('SR-ORDER-06 (engine): losing a presidency can put a player over the limit', () => {
    const limit = profile === '18xx-games' ? 10 : 12;
    // The president's certificate is one, the two shares for it are two.
    const at = stockScene(profile, {
      players: 4,
      turn: 'bob',
      metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 10 * (limit - 8) } } },
      railroads: { KP: { president: 'ann', hands: { ann: 30, bob: 30 } } },
    });
    expect(seen(at, 'ann certificates')).toBe(limit);
    const taken = play(at, buy('bob', 'KP', 'treasury'), pass('cid'), pass('dot'));
    expect([seen(taken, 'KP president'), seen(taken, 'ann certificates')]).toEqual(['bob', limit + 1]);
    expect(decidedBy(taken, pass('ann'))).toBe('SR-ORDER-06');
    expect(decidedBy(play(taken, sell('ann', 'KP', 10)), pass('ann'))).toBeNull();
  });
});

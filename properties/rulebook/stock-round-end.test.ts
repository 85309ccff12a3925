/** Chapter "stock", the end of a round: who rises, and who begins the next one. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { engine, play } from '../support/table.ts';
import { causesIn, chapterReads } from './sentences.ts';

/** A railroad, so that the operating round that follows waits for somebody. */
const oneRailroad = { KP: { president: 'ann', hands: { ann: 20 } } } as const;

/** A table at which Ann's pass ends the round; Bob acted last. */
function lastPass(railroads: NonNullable<Scene['railroads']>): Scene {
  return { railroads, turn: 'ann', memory: { passed: ['bob', 'cid'], lastActor: 'ann' } };
}

chapterReads('end of the round', [
  {
    rule: 'SR-END-02',
    source: 'B-20, row 22',
    says: 'a railroad that is all in players’ hands rises one space',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 60, bob: 40 }, par: 80 } }),
    move: pass('ann'),
    shows: { 'KP price': 90, round: 'operating 2 1' },
    causes: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-02',
    source: 'B-20',
    says: 'a share in the treasury prevents it',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 50, bob: 40 }, par: 80 } }),
    move: pass('ann'),
    shows: { 'KP price': 80 },
    causesNo: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-02',
    source: 'B-20',
    says: 'as much in the treasury as in the pool prevents it too',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 40, bob: 20 }, pool: 20, par: 80 } }),
    move: pass('ann'),
    shows: { 'KP price': 80, 'KP treasury': 20, 'KP pool': 20 },
    causesNo: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-02',
    source: 'B-20',
    says: 'a share in the pool prevents it',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 50, bob: 40 }, pool: 10, par: 80 } }),
    move: pass('ann'),
    shows: { 'KP price': 80 },
    causesNo: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-02',
    source: 'B-20, B102',
    says: 'metal companies rise like railroads',
    table: {
      ...lastPass(oneRailroad),
      metals: { 'CF&I': { hands: { ann: 60, bob: 40 } }, VGC: { hands: { ann: 60, bob: 30 } } },
    },
    move: pass('ann'),
    shows: { 'CF&I price': 50, 'VGC price': 45 },
    causes: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-02',
    source: 'engine',
    says: 'at the end of the row nothing moves',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 60, bob: 40 }, price: 460 } }),
    move: pass('ann'),
    shows: { 'KP price': 460 },
    causesNo: ['SR-END-02'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-03',
    source: 'engine',
    says: 'half of a railroad in the pool presses no price',
    table: lastPass({ KP: { president: 'ann', hands: { ann: 20, bob: 20 }, pool: 50, par: 80 } }),
    move: pass('ann'),
    shows: { 'KP price': 80 },
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-END-04',
    source: 'A-05, A-27, A-68, B-19, B137',
    says: 'the marker goes to the left of the last who sold or bought',
    table: { ...lastPass(oneRailroad), memory: { passed: ['bob', 'cid'], lastActor: 'cid' } },
    move: pass('ann'),
    shows: { priority: 'ann' },
    twin: { none: 'a sentence about the marker' },
  },
  {
    rule: 'SR-END-04',
    source: 'engine, B137',
    says: 'it stays when nobody did anything',
    table: { ...lastPass(oneRailroad), priority: 'bob', memory: { passed: ['bob', 'cid'], lastActor: null } },
    move: pass('ann'),
    shows: { priority: 'bob' },
    causes: ['SR-END-01'],
    causesNo: ['SR-END-04'],
    twin: { none: 'a sentence about the marker' },
  },
]);

describe.each(PROFILES)('end of the round, %s', (profile) => {
  it('SR-END-01 (A-27, A-68, B-19, B-20): sold-out companies rise, then the marker moves, then operations begin', () => {
    const at = stockScene(profile, lastPass({ KP: { president: 'ann', hands: { ann: 60, bob: 40 }, par: 80 } }));
    const applied = engine.apply(at, pass('ann'));
    if (!applied.ok) throw new Error('the pass is legal');
    const rules = [...causesIn(applied.journal)];
    const order = ['SR-END-02', 'SR-END-01', 'SR-END-04', 'SETUP-14'] as const;
    expect(rules.filter((rule) => (order as readonly string[]).includes(rule))).toEqual(order);
    expect(applied.position.game.stock).toBeNull();
  });

  it('SR-END-02 (B-20): two that reach the same cell keep their order, the dearer and earlier first', () => {
    const at = stockScene(profile, {
      ...lastPass({
        NO: { president: 'bob', hands: { bob: 30 }, price: 90 },
        KP: { president: 'ann', hands: { ann: 60, bob: 40 }, price: 80 },
        RG: { president: 'bob', hands: { ann: 40, bob: 60 }, price: 80 },
      }),
      phase: 'Green',
    });
    const { market } = play(at, pass('ann')).game;
    expect(market.filter(({ cell }) => cell === 10).map(({ company }) => company)).toEqual(['NO', 'KP', 'RG']);
  });

  it('SR-END-04 (B137): all pass, the last who acted was Bob: the player to his left begins the next round', () => {
    const at = stockScene(profile, { turn: 'ann', priority: 'ann' });
    const over = play(at, pass('ann'), buy('bob', 'VGC', 'pool'), pass('cid'), pass('ann'), pass('bob'));
    expect(seen(over, 'priority')).toBe('cid');
  });

  it('SR-END-04 (B137): a sale is an act too', () => {
    const at = stockScene(profile, { metals: { VGC: { hands: { ann: 30 } } } });
    const over = play(at, sell('ann', 'VGC', 10), pass('ann'), pass('bob'), pass('cid'), pass('ann'));
    expect(seen(over, 'priority')).toBe('bob');
  });
});

/** Chapter "privates": the Metals Investor and the U.S. Mint Worker. */
import { describe, expect, it } from 'vitest';
import { beginStockRound } from '../../spec/stock-turn.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, discounted, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { brokenRules, engine, play } from '../support/table.ts';
import { causesIn, chapterReads } from './sentences.ts';

const DOCUMENTS = ['bga', 'summary'] as const;
const ENGINE = ['18xx-games'] as const;

const investor: Scene = { privates: { G5: 'ann' }, metals: { VGC: { hands: { bob: 10 }, price: 60 } } };
const mintWorker: Scene = { privates: { B6: 'ann' }, metals: { VGC: { hands: { bob: 10 } } } };

chapterReads('discounts', [
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'the Metals Investor buys from the pool at the price one cell to the left, as the purchase of the turn',
    table: investor,
    move: discounted('ann', 'VGC', 'G5'),
    shows: { 'ann cash': 550 - 55, 'ann VGC': 10, 'VGC price': 60, 'G5 used': 'VGC', turn: 'bob', 'G5 closed': false },
    causes: ['PRIVATE-G5-01', 'SR-BUY-01'],
    twin: {
      says: 'by one who does not own the card',
      table: { ...investor, privates: { G5: 'bob' } },
      by: 'PRIVATE-G5-01',
    },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'at $30 he pays $30',
    table: { ...investor, metals: { VGC: { hands: {}, price: 30 } } },
    move: discounted('ann', 'VGC', 'G5'),
    shows: { 'ann cash': 520 },
    twin: {
      says: 'with $29',
      table: { ...investor, metals: { VGC: { hands: {}, price: 30 } }, cash: { ann: 29 } },
      by: 'SR-BUY-02',
    },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'he buys of the steel works and of the gold mine, once each in a round',
    table: { ...investor, privates: { G5: { owner: { player: 'ann' }, used: ['VGC'] } } },
    move: discounted('ann', 'CF&I', 'G5'),
    shows: { 'G5 used': 'VGC CF&I', 'ann cash': 510 },
    causes: ['PRIVATE-G5-01'],
    twin: { says: 'the same company again', move: discounted('ann', 'VGC', 'G5'), by: 'PRIVATE-G5-01' },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'he buys one share',
    table: investor,
    move: discounted('ann', 'CF&I', 'G5', 10),
    shows: { 'ann CF&I': 10 },
    twin: { says: 'two', move: discounted('ann', 'CF&I', 'G5', 20), by: 'PRIVATE-G5-01' },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'his discount is for metal shares',
    table: { ...investor, railroads: { KP: { president: 'bob', hands: { bob: 20 }, pool: 10 } } },
    move: discounted('ann', 'CF&I', 'G5'),
    shows: { 'ann CF&I': 10 },
    twin: { says: 'for a railroad', move: discounted('ann', 'KP', 'G5'), by: 'PRIVATE-G5-01' },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'the limits hold for him too',
    table: { ...investor, metals: { VGC: { hands: { ann: 50 } } } },
    move: discounted('ann', 'VGC', 'G5'),
    shows: { 'ann VGC': 60 },
    twin: { says: 'beyond 60%', table: { ...investor, metals: { VGC: { hands: { ann: 60 } } } }, by: 'SR-BUY-04' },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine, A-15',
    says: 'he buys what he has not sold in this round',
    table: { ...investor, memory: { soldBy: { ann: ['CF&I'] } } },
    move: discounted('ann', 'VGC', 'G5'),
    shows: { 'ann VGC': 10 },
    twin: { says: 'what he has', move: discounted('ann', 'CF&I', 'G5'), by: 'SR-BUY-03' },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine, B024',
    says: 'the Mint Worker buys two shares at $45 for $45 together, and closes; the price stays',
    table: mintWorker,
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: {
      'ann cash': 505,
      'ann VGC': 20,
      'VGC price': 45,
      'VGC pool': 70,
      'B6 closed': true,
      'B6 owner': null,
      'ann certificates': 2,
      turn: 'bob',
    },
    causes: ['PRIVATE-B6-01', 'SR-BUY-01'],
    twin: { says: 'three', move: discounted('ann', 'VGC', 'B6', 30), by: 'PRIVATE-B6-01' },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine, B024',
    says: 'one share at $45 costs $23: half, rounded up',
    table: { ...mintWorker, cash: { ann: 23 } },
    move: discounted('ann', 'VGC', 'B6'),
    shows: { 'ann cash': 0, 'ann VGC': 10 },
    twin: { says: 'with $22', table: { ...mintWorker, cash: { ann: 22 } }, by: 'SR-BUY-02' },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine, B025',
    says: 'two shares at a price p cost p, no more and no less',
    table: { ...mintWorker, metals: { VGC: { hands: {}, price: 145 } }, cash: { ann: 145 } },
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: { 'ann cash': 0 },
    twin: {
      says: 'with a dollar less',
      table: { ...mintWorker, metals: { VGC: { hands: {}, price: 145 } }, cash: { ann: 144 } },
      by: 'SR-BUY-02',
    },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine, B008',
    says: 'he buys what is in the pool',
    table: { ...mintWorker, metals: { VGC: { hands: { bob: 50, cid: 30 } } } },
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: { 'VGC pool': 0 },
    twin: {
      says: 'from an empty pool; the game goes on without',
      table: { ...mintWorker, metals: { VGC: { hands: { bob: 50, cid: 50 } } } },
      by: 'SR-BUY-01',
    },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine, B008',
    says: 'with one share left in the pool he buys one',
    table: { ...mintWorker, metals: { VGC: { hands: { bob: 50, cid: 40 } } } },
    move: discounted('ann', 'VGC', 'B6', 10),
    shows: { 'VGC pool': 0 },
    twin: { says: 'two', move: discounted('ann', 'VGC', 'B6', 20), by: 'SR-BUY-01' },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine',
    says: 'his power is for the gold mine',
    table: mintWorker,
    move: discounted('ann', 'VGC', 'B6'),
    shows: { 'B6 closed': true },
    twin: { says: 'for the steel works', move: discounted('ann', 'CF&I', 'B6'), by: 'PRIVATE-B6-01' },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine',
    says: 'his owner uses it',
    table: mintWorker,
    move: discounted('ann', 'VGC', 'B6'),
    shows: { 'ann VGC': 10 },
    twin: {
      says: 'another',
      table: { ...mintWorker, privates: { B6: 'bob' } },
      by: 'PRIVATE-B6-01',
    },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine',
    says: 'he is used once',
    table: mintWorker,
    move: discounted('ann', 'VGC', 'B6'),
    shows: { 'B6 owner': null },
    twin: {
      says: 'when closed',
      table: { ...mintWorker, privates: { B6: { owner: null, closed: true } } },
      by: 'PRIVATE-B6-01',
    },
  },
  {
    rule: 'PRIVATE-B6-01',
    source: 'engine',
    says: 'the holding limit is for both shares',
    table: { ...mintWorker, metals: { VGC: { hands: { ann: 40 } } } },
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: { 'ann VGC': 60 },
    twin: {
      says: 'the second too much',
      table: { ...mintWorker, metals: { VGC: { hands: { ann: 50 } } } },
      by: 'SR-BUY-04',
    },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, row 81',
    says: 'two shares at once need room for one certificate',
    in: ENGINE,
    // Seven shares, a private: eight; with the second private nine of ten.
    table: {
      players: 4,
      privates: { B6: 'ann', G1: 'ann' },
      metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 10 } } },
    },
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: { 'ann certificates': 10 },
    twin: {
      says: 'at the limit',
      table: {
        players: 4,
        privates: { B6: 'ann', G1: 'ann' },
        metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 20 } } },
      },
      by: 'SR-BUY-07',
    },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, row 81',
    says: 'two shares at once need room for one certificate',
    in: DOCUMENTS,
    table: {
      players: 4,
      privates: { B6: 'ann', G1: 'ann' },
      metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 30 } } },
    },
    move: discounted('ann', 'VGC', 'B6', 20),
    shows: { 'ann certificates': 12 },
    twin: {
      says: 'at the limit',
      table: {
        players: 4,
        privates: { B6: 'ann', G1: 'ann' },
        metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 40 } } },
      },
      by: 'SR-BUY-07',
    },
  },
]);

describe.each(PROFILES)('discounts from round to round, %s', (profile) => {
  it('PRIVATE-B6-01 (B024, B025): at every price two shares cost the price, and one costs half of it, rounded up', () => {
    for (const { price } of engine.box.market) {
      const at = stockScene(profile, { ...mintWorker, metals: { VGC: { hands: {}, price } }, cash: { ann: 1000 } });
      const cost = (percent: number): number =>
        1000 - Number(seen(play(at, discounted('ann', 'VGC', 'B6', percent)), 'ann cash'));
      expect([price, cost(20), cost(10)]).toEqual([price, price, Math.ceil(price / 2)]);
    }
  });

  it('PRIVATE-G5-01 (engine): both purchases and a plain one take three turns', () => {
    const at = stockScene(profile, { ...investor, players: 2 });
    const one = play(at, discounted('ann', 'VGC', 'G5'), pass('bob'));
    expect(brokenRules(one, discounted('ann', 'VGC', 'G5'))).toEqual(['PRIVATE-G5-01']);
    const two = play(one, discounted('ann', 'CF&I', 'G5'), pass('bob'));
    const three = play(two, buy('ann', 'VGC', 'pool'));
    expect(['ann cash', 'ann VGC', 'ann CF&I'].map((q) => seen(three, q as 'ann cash'))).toEqual([
      800 - 55 - 40 - 60,
      20,
      10,
    ]);
  });

  it('PRIVATE-G5-01 (engine): in the next round the offer is new and the last share may be sold', () => {
    const at = stockScene(profile, {
      ...investor,
      set: 3,
      metals: { VGC: { hands: { ann: 10 } } },
      privates: { G5: { owner: { player: 'ann' }, used: ['VGC'] } },
    });
    expect(brokenRules(at, sell('ann', 'VGC', 10))).toEqual(['PRIVATE-G5-01']);
    const { game, journal } = beginStockRound(engine.view(at));
    const next = { ...at, game };
    expect([seen(next, 'G5 used'), causesIn(journal).has('PRIVATE-G5-01')]).toEqual(['', true]);
    expect(brokenRules(next, sell('ann', 'VGC', 10))).toEqual([]);
    expect(brokenRules(next, discounted('ann', 'VGC', 'G5'))).toEqual([]);
  });

  it('PRIVATE-G5-01 (engine): an offer that was not used needs no renewal', () => {
    const at = stockScene(profile, investor);
    expect(causesIn(beginStockRound(engine.view(at)).journal)).not.toContain('PRIVATE-G5-01');
  });

  it('PRIVATE-G5-01 (engine): once the card is closed nothing binds its owner', () => {
    const closed = stockScene(profile, {
      metals: { VGC: { hands: { ann: 10 } } },
      privates: { G5: { owner: null, closed: true, used: ['VGC'] } },
    });
    expect(brokenRules(closed, sell('ann', 'VGC', 10))).toEqual([]);
  });
});

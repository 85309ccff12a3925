/** Chapter "stock", purchases: what may be bought, from whom, and within which limits. */
import { describe, expect, it } from 'vitest';
import { market } from '../../spec/box/market.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, garbled, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { brokenRules, decidedBy, engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const DOCUMENTS = ['bga', 'summary'] as const;
const ENGINE = ['18xx-games'] as const;

/** Bob presides over the KP, founded at $70, now at $90; some of it lies in the pool. */
const kpAtNinety: Scene = {
  railroads: { KP: { president: 'bob', hands: { bob: 30 }, par: 70, price: 90, pool: 20, cash: 140 } },
};

/** Ann has so many certificates, all of companies that she presides over or metal shares. */
const annHolds = (certificates: number): Scene => {
  const [cfi, vgc] = [Math.min(certificates, 5), Math.max(0, Math.min(certificates - 5, 5))];
  const rest = certificates - cfi - vgc;
  return {
    players: 4,
    metals: { 'CF&I': { hands: { ann: 10 * cfi } }, VGC: { hands: { ann: 10 * vgc } } },
    railroads: { KP: { president: 'bob', hands: { ann: 10 * rest, bob: 30 } } },
  };
};

chapterReads('purchases', [
  {
    rule: 'SR-BUY-01',
    source: 'A-17, B-12',
    says: 'a share of a founded railroad’s treasury is bought at the price of the moment, not at the start price',
    table: kpAtNinety,
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann cash': 550 - 90, 'ann KP': 10, 'KP treasury': 40, 'KP cash': 230, 'KP price': 90 },
    causes: ['SR-BUY-01', 'SR-BUY-02'],
    twin: {
      says: 'of a railroad that is not founded',
      move: buy('ann', 'RG', 'treasury'),
      by: 'SR-SELL-08',
    },
  },
  {
    rule: 'SR-BUY-01',
    source: 'A-17, B-12',
    says: 'a share of the pool is bought',
    table: kpAtNinety,
    move: buy('ann', 'KP', 'pool'),
    shows: { 'ann KP': 10, 'KP pool': 10, 'KP treasury': 50 },
    causes: ['SR-BUY-01'],
    twin: {
      says: 'from an empty pool',
      table: { railroads: { KP: { president: 'bob', hands: { bob: 30 } } } },
      by: 'SR-BUY-01',
    },
  },
  {
    rule: 'SR-BUY-01',
    source: 'A-17, B-12',
    says: 'the last share of a treasury is bought',
    table: { railroads: { KP: { president: 'bob', hands: { bob: 60, cid: 30 } } } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'KP treasury': 0, 'ann KP': 10 },
    twin: {
      says: 'from an empty treasury',
      table: { railroads: { KP: { president: 'bob', hands: { bob: 60, cid: 40 } } } },
      by: 'SR-BUY-01',
    },
  },
  {
    rule: 'SR-BUY-01',
    source: 'A-17, A-20, B-12',
    says: 'a metal share is bought from the pool, where all of them start',
    table: {},
    move: buy('ann', 'CF&I', 'pool'),
    shows: { 'ann CF&I': 10, 'CF&I pool': 90, 'ann cash': 505, 'CF&I cash': 50, 'CF&I price': 45 },
    causes: ['SR-BUY-01', 'SR-BUY-02'],
    twin: { says: 'from a treasury that it does not have', move: buy('ann', 'CF&I', 'treasury'), by: 'SR-BUY-01' },
  },
  {
    rule: 'SR-BUY-01',
    source: 'B-12, row 94',
    says: 'one share is bought in a turn',
    table: kpAtNinety,
    move: buy('ann', 'KP', 'treasury', 10),
    shows: { 'ann KP': 10 },
    twin: { says: 'two in one purchase', move: buy('ann', 'KP', 'treasury', 20), by: 'SR-BUY-01' },
  },
  {
    rule: 'SR-BUY-02',
    source: 'A-18',
    says: 'the bank is paid for a share of the pool',
    table: kpAtNinety,
    move: buy('ann', 'KP', 'pool'),
    shows: { 'ann cash': 460, 'KP cash': 140 },
    causes: ['SR-BUY-02'],
    twin: { says: 'by a buyer who lacks a dollar', table: { ...kpAtNinety, cash: { ann: 89 } }, by: 'SR-BUY-02' },
  },
  {
    rule: 'SR-BUY-02',
    source: 'A-19',
    says: 'the treasury is paid for a share of the treasury, with the last dollar too',
    table: { ...kpAtNinety, cash: { ann: 90 } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann cash': 0, 'KP cash': 230 },
    causes: ['SR-BUY-02'],
    twin: { says: 'by a buyer who lacks a dollar', table: { ...kpAtNinety, cash: { ann: 89 } }, by: 'SR-BUY-02' },
  },
  {
    rule: 'SR-BUY-03',
    source: 'A-15, B-13, B121',
    says: 'a company that others sold in this round is bought',
    table: { ...kpAtNinety, memory: { soldBy: { bob: ['KP'] } } },
    move: buy('ann', 'KP', 'pool'),
    shows: { 'ann KP': 10 },
    twin: {
      says: 'that one sold oneself',
      table: { ...kpAtNinety, memory: { soldBy: { ann: ['KP'] } } },
      by: 'SR-BUY-03',
    },
  },
  {
    rule: 'SR-BUY-03',
    source: 'A-15, B-13',
    says: 'after selling one company another is bought in the same turn',
    table: {
      ...kpAtNinety,
      metals: { VGC: { hands: { ann: 20 } } },
      memory: { sold: ['VGC'], soldBy: { ann: ['VGC'] } },
    },
    move: buy('ann', 'KP', 'pool'),
    shows: { 'ann KP': 10, turn: 'bob' },
    twin: { says: 'the company sold', move: buy('ann', 'VGC', 'pool'), by: 'SR-BUY-03' },
  },
  {
    rule: 'SR-BUY-04',
    source: 'A-20, B-14, B133',
    says: 'with three players 60% of a railroad may be held',
    table: { railroads: { KP: { president: 'ann', hands: { ann: 50 } } } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann KP': 60 },
    twin: {
      says: 'and no more',
      table: { railroads: { KP: { president: 'ann', hands: { ann: 60 } } } },
      by: 'SR-BUY-04',
    },
  },
  {
    rule: 'SR-BUY-04',
    source: 'A-20, B-14, B133',
    says: 'with four players too',
    table: { players: 4, railroads: { KP: { president: 'ann', hands: { ann: 50 } } } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann KP': 60 },
    twin: {
      says: 'and no more',
      table: { players: 4, railroads: { KP: { president: 'ann', hands: { ann: 60 } } } },
      by: 'SR-BUY-04',
    },
  },
  {
    rule: 'SR-BUY-04',
    source: 'A-21, B-14, B074, B133',
    says: 'with two players it is 70%',
    table: { players: 2, railroads: { KP: { president: 'ann', hands: { ann: 60 } } } },
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann KP': 70 },
    twin: {
      says: 'and no more',
      table: { players: 2, railroads: { KP: { president: 'ann', hands: { ann: 70 } } } },
      by: 'SR-BUY-04',
    },
  },
  {
    rule: 'SR-BUY-04',
    source: 'B-14, B133',
    says: 'the limit holds for metal companies',
    table: { metals: { VGC: { hands: { ann: 50 } } } },
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'ann VGC': 60 },
    twin: { says: 'beyond it', table: { metals: { VGC: { hands: { ann: 60 } } } }, by: 'SR-BUY-04' },
  },
  {
    rule: 'SR-BUY-06',
    source: 'engine',
    says: 'who first holds a metal share has the first certificate',
    table: {},
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'VGC first': 'ann', 'VGC president': null },
    causes: ['SR-BUY-06'],
    causesNo: ['PRES-01'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-BUY-06',
    source: 'engine',
    says: 'a larger holding takes the first certificate, an equal one does not',
    table: { metals: { VGC: { hands: { ann: 20, bob: 20 }, first: 'bob' } } },
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'VGC first': 'ann' },
    causes: ['SR-BUY-06'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-BUY-06',
    source: 'engine',
    says: 'an equal holding leaves the first certificate where it is',
    table: { metals: { VGC: { hands: { ann: 10, bob: 20 }, first: 'bob' } } },
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'VGC first': 'bob' },
    causesNo: ['SR-BUY-06'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-BUY-06',
    source: 'engine',
    says: 'of several who hold most after a sale the first clockwise takes the first certificate',
    table: {
      players: 4,
      turn: 'cid',
      metals: { VGC: { hands: { ann: 20, bob: 10, cid: 30, dot: 20 }, first: 'cid' } },
    },
    move: sell('cid', 'VGC', 30),
    shows: { 'VGC first': 'dot' },
    causes: ['SR-BUY-06'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, A-22, B117, B132, row 1',
    says: 'with four players the twelfth certificate is bought',
    in: DOCUMENTS,
    table: annHolds(11),
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann certificates': 12 },
    twin: { says: 'the thirteenth', table: annHolds(12), by: 'SR-BUY-07' },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, B117, B132, row 1',
    says: 'with four players the tenth certificate is bought',
    in: ENGINE,
    table: annHolds(9),
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann certificates': 10 },
    twin: { says: 'the eleventh', table: annHolds(10), by: 'SR-BUY-07' },
  },
  {
    rule: 'SR-BUY-05',
    source: 'engine, A-17, B-12',
    says: 'shares come from treasuries and the pool',
    table: { metals: { VGC: { hands: { bob: 10 } } } },
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'ann VGC': 10, 'bob VGC': 10 },
    twin: { says: 'from another player', move: garbled(buy('ann', 'VGC', 'pool'), { from: 'bob' }), by: 'SR-BUY-05' },
  },
]);

describe.each(PROFILES)('purchases over several turns, %s', (profile) => {
  it('SR-BUY-03 (B121): sold in this round, bought again in the next', () => {
    const at = stockScene(profile, { players: 2, metals: { VGC: { hands: { ann: 30 } } } });
    const sold = play(at, sell('ann', 'VGC', 10), pass('ann'), pass('bob'));
    expect(brokenRules(sold, buy('ann', 'VGC', 'pool'))).toEqual(['SR-BUY-03']);
    expect(decidedBy(sold, sell('ann', 'VGC', 10))).toBeNull();
  });

  it('SR-BUY-05 (engine): no option is a purchase from a player, or of a private', () => {
    const at = stockScene(profile, { metals: { VGC: { hands: { ann: 30, bob: 70 } } }, privates: { G1: 'bob' } });
    const types = new Set([...engine.options(at)].map(({ move }) => move.type));
    expect(types).not.toContain('buyPrivate');
    expect([...engine.options(at)].filter(({ move }) => 'company' in move && move.company === 'VGC')).toEqual(
      [10, 20, 30].map((percent) => ({ move: sell('ann', 'VGC', percent) })),
    );
    expect(decidedBy(at, { type: 'buyPrivate', railroad: 'KP', private: 'G1', price: 55 })).toBe('SETUP-14');
  });

  it('CERT-04 (engine): on every cell of the row the limits and the one purchase hold', () => {
    for (const { price } of market) {
      const railroads = { KP: { president: 'ann', hands: { ann: 60 }, price } } as const;
      const full = stockScene(profile, { railroads, cash: { ann: 1000 } });
      expect(brokenRules(full, buy('ann', 'KP', 'treasury')), `$${price}`).toEqual(['SR-BUY-04']);
      const bought = play(
        stockScene(profile, { railroads, cash: { bob: 1000 }, turn: 'bob' }),
        buy('bob', 'KP', 'treasury'),
      );
      expect(seen(bought, 'turn'), `$${price}`).toBe('cid');
      const four = { ...annHolds(profile === '18xx-games' ? 10 : 12), cash: { ann: 1000 } };
      const atLimit = stockScene(profile, {
        ...four,
        railroads: { ...four.railroads, RG: { president: 'bob', hands: { bob: 20 }, price } },
      });
      expect(brokenRules(atLimit, buy('ann', 'RG', 'treasury')), `$${price}`).toEqual(['SR-BUY-07']);
    }
  });
});

/** Chapter "stock", sales: what may be sold, what it brings and what it does to the price. */
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Name, Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

/** Ann presides over the KP at $80 with half of it, Bob has 20%, Cid 10%. */
const annPresides: Scene = {
  railroads: { KP: { president: 'ann', hands: { ann: 50, bob: 20, cid: 10 }, par: 80 } },
};
/** The same with a Bob who cannot follow her. */
const noSuccessor: Scene = {
  railroads: { KP: { president: 'ann', hands: { ann: 50, bob: 10, cid: 10 }, par: 80 } },
};
const metalInHand: Scene = { metals: { VGC: { hands: { ann: 40, bob: 20 } } } };

/** The same table with another player on turn. */
const onTurn = (turn: Name, table: Scene): Scene => ({ ...table, turn });

chapterReads('sales', [
  {
    rule: 'SR-SELL-01',
    source: 'A-13',
    says: 'the bank pays the price before the drop for every share, and the shares go to the pool',
    table: annPresides,
    move: sell('ann', 'KP', 30),
    shows: { 'ann cash': 550 + 3 * 80, 'ann KP': 20, 'KP pool': 30, 'KP treasury': 20, 'KP price': 60 },
    causes: ['SR-SELL-01', 'SR-SELL-04'],
    twin: { says: 'more than one has', move: sell('ann', 'KP', 60), by: 'SR-SELL-01', and: ['SR-SELL-06'] },
  },
  {
    rule: 'SR-SELL-01',
    source: 'A-13',
    says: 'a sale is of whole shares',
    table: onTurn('cid', annPresides),
    move: sell('cid', 'KP', 10),
    shows: { 'KP pool': 10 },
    twin: { says: 'half a share', move: sell('cid', 'KP', 5), by: 'SR-SELL-01' },
  },
  {
    rule: 'SR-SELL-01',
    source: 'A-13',
    says: 'what is sold is in the seller’s hand',
    table: onTurn('bob', annPresides),
    move: sell('bob', 'KP', 20),
    shows: { 'bob KP': 0, 'bob cash': 550 + 160, 'bob certificates': 0 },
    twin: { says: 'a share more than he has', move: sell('bob', 'KP', 30), by: 'SR-SELL-01' },
  },
  {
    rule: 'SR-SELL-01',
    source: 'A-13',
    says: 'a sale is of something',
    table: onTurn('bob', annPresides),
    move: sell('bob', 'KP', 10),
    shows: { 'KP pool': 10 },
    twin: { says: 'of nothing', move: sell('bob', 'KP', 0), by: 'SR-SELL-01' },
  },
  {
    rule: 'SR-SELL-02',
    source: 'engine, B057 (disputed), row 13',
    says: 'from the second stock round on shares are sold',
    table: { ...annPresides, set: 2 },
    move: sell('ann', 'KP', 10),
    shows: { 'KP pool': 10 },
    twin: {
      says: 'in the first round, a share bought in an earlier turn of it',
      table: { ...annPresides, set: 1 },
      by: 'SR-SELL-02',
    },
  },
  {
    rule: 'SR-SELL-03',
    source: 'engine, B120',
    says: 'several companies are sold in one turn, each as one block',
    table: {
      railroads: {
        KP: { president: 'bob', hands: { ann: 20, bob: 30 } },
        RG: { president: 'bob', hands: { ann: 20, bob: 30 } },
      },
      memory: { sold: ['RG'], soldBy: { ann: ['RG'] } },
    },
    move: sell('ann', 'KP', 20),
    shows: { 'KP pool': 20, step: 'buying', turn: 'ann' },
    twin: { says: 'a second block of the same company', move: sell('ann', 'RG', 10), by: 'SR-SELL-03' },
  },
  {
    rule: 'SR-SELL-03',
    source: 'engine, B121',
    says: 'a company sold in an earlier turn of the round is sold again',
    table: { ...annPresides, memory: { soldBy: { ann: ['KP'] } } },
    move: sell('ann', 'KP', 10),
    shows: { 'KP pool': 10 },
    causes: ['SR-SELL-03'],
    twin: {
      says: 'in the same turn',
      table: { ...annPresides, memory: { soldBy: { ann: ['KP'] }, sold: ['KP'] } },
      by: 'SR-SELL-03',
    },
  },
  {
    rule: 'SR-SELL-04',
    source: 'A-16, B-09, row 15',
    says: 'the price drops one space for each share that the president sells',
    table: annPresides,
    move: sell('ann', 'KP', 20),
    shows: { 'KP price': 65, 'KP president': 'ann' },
    causes: ['SR-SELL-04'],
    twin: { says: 'two shares as two blocks', table: { ...annPresides, memory: { sold: ['KP'] } }, by: 'SR-SELL-03' },
  },
  {
    rule: 'SR-SELL-04',
    source: 'B-09',
    says: 'it does not move when another sells',
    table: onTurn('bob', annPresides),
    move: sell('bob', 'KP', 20),
    shows: { 'KP price': 80 },
    causesNo: ['SR-SELL-04'],
    twin: { none: 'a sentence about the price, not about what may be done' },
  },
  {
    rule: 'SR-SELL-04',
    source: 'A-16, B-09',
    says: 'it drops for the whole block also if the sale costs the presidency',
    table: annPresides,
    move: sell('ann', 'KP', 40),
    shows: { 'KP president': 'bob', 'KP price': 55, 'ann cash': 550 + 4 * 80, 'ann KP': 10, 'KP pool': 40 },
    causes: ['PRES-03', 'SR-SELL-04'],
    twin: { says: 'without a successor', table: noSuccessor, by: 'SR-SELL-07' },
  },
  {
    rule: 'SR-SELL-04',
    source: 'engine',
    says: 'the drop stops at $30',
    table: { railroads: { KP: { president: 'ann', hands: { ann: 50, bob: 20 }, price: 35 } } },
    move: sell('ann', 'KP', 30),
    shows: { 'KP price': 30, 'ann cash': 550 + 105 },
    causes: ['SR-SELL-04'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-SELL-05',
    source: 'engine, B006, B065',
    says: 'sales of metal shares move no price, not even those of the first holder',
    table: metalInHand,
    move: sell('ann', 'VGC', 40),
    shows: { 'VGC price': 45, 'ann VGC': 0, 'ann cash': 550 + 180, 'VGC pool': 80, 'VGC first': 'bob' },
    causes: ['SR-SELL-01', 'SR-BUY-06'],
    causesNo: ['SR-SELL-04', 'PRES-01', 'PRES-03'],
    twin: { none: 'a sentence about the price' },
  },
  {
    rule: 'SR-SELL-06',
    source: 'A-14, B-11, B120',
    says: 'the pool holds up to half of a railroad',
    table: {
      railroads: { KP: { president: 'bob', hands: { ann: 20, bob: 30 }, pool: 40 } },
    },
    move: sell('ann', 'KP', 10),
    shows: { 'KP pool': 50 },
    twin: { says: 'two shares on top of 40%', move: sell('ann', 'KP', 20), by: 'SR-SELL-06' },
  },
  {
    rule: 'SR-SELL-06',
    source: 'engine, B073, B096, row 17',
    says: 'all of a metal company may lie in the pool',
    table: { metals: { VGC: { hands: { ann: 10 } } } },
    move: sell('ann', 'VGC', 10),
    shows: { 'VGC pool': 100, 'VGC first': null },
    twin: {
      says: 'as much of a railroad',
      table: { railroads: { KP: { president: 'bob', hands: { ann: 10, bob: 20 }, pool: 50 } } },
      move: sell('ann', 'KP', 10),
      by: 'SR-SELL-06',
    },
  },
  {
    rule: 'SR-SELL-07',
    source: 'engine, row 18',
    says: 'ordinary shares of the president need no successor',
    table: noSuccessor,
    move: sell('ann', 'KP', 30),
    shows: { 'ann KP': 20, 'KP president': 'ann' },
    causesNo: ['PRES-03'],
    twin: { says: 'half of the certificate', move: sell('ann', 'KP', 40), by: 'SR-SELL-07' },
  },
  {
    rule: 'SR-SELL-07',
    source: 'engine',
    says: 'half of the certificate goes to the pool when a successor has 20%',
    table: annPresides,
    move: sell('ann', 'KP', 40),
    shows: { 'ann KP': 10, 'bob KP': 20, 'KP pool': 40, 'KP president': 'bob', 'bob certificates': 1 },
    causes: ['PRES-03'],
    twin: { says: 'when the others have 10% each', table: noSuccessor, by: 'SR-SELL-07' },
  },
  {
    rule: 'SR-SELL-07',
    source: 'engine',
    says: 'the whole certificate is sold when a successor has 20%',
    table: annPresides,
    move: sell('ann', 'KP', 50),
    shows: { 'ann KP': 0, 'KP pool': 50, 'KP president': 'bob', 'KP price': 50, 'ann certificates': 0 },
    causes: ['PRES-03'],
    twin: { says: 'when the others have 10% each', table: noSuccessor, by: 'SR-SELL-07' },
  },
  {
    rule: 'SR-SELL-07',
    source: 'engine',
    says: 'the successor is one player with 20%, not two with 10%',
    table: { railroads: { KP: { president: 'ann', hands: { ann: 20, bob: 20 } } } },
    move: sell('ann', 'KP', 10),
    shows: { 'KP president': 'bob' },
    twin: {
      says: 'two with 10% each',
      table: { railroads: { KP: { president: 'ann', hands: { ann: 20, bob: 10, cid: 10 } } } },
      by: 'SR-SELL-07',
    },
  },
  {
    rule: 'SR-SELL-08',
    source: 'B-10, row 19',
    says: 'shares of a founded railroad are sold',
    table: { railroads: { RG: { president: 'bob', hands: { ann: 10, bob: 20 } } } },
    move: sell('ann', 'RG', 10),
    shows: { 'RG pool': 10 },
    twin: {
      says: 'Palmer’s share before the founding',
      table: { unfounded: { RG: { ann: 10 } } },
      by: 'SR-SELL-08',
    },
  },
  {
    rule: 'SR-SELL-08',
    source: 'B-10',
    says: 'a railroad of an earlier colour is traded in a later phase',
    table: { phase: 'Brown', railroads: { SF: { president: 'bob', hands: { ann: 10, bob: 20 } } } },
    move: sell('ann', 'SF', 10),
    shows: { 'SF pool': 10 },
    twin: {
      says: 'one of a later colour, were it founded',
      table: { phase: 'Yellow', railroads: { SF: { president: 'bob', hands: { ann: 10, bob: 20 } } } },
      by: 'SR-SELL-08',
    },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'who used the Metals Investor sells some of that company',
    table: {
      metals: { 'CF&I': { hands: { ann: 30 } } },
      privates: { G5: { owner: { player: 'ann' }, used: ['CF&I'] } },
    },
    move: sell('ann', 'CF&I', 10),
    shows: { 'ann CF&I': 20 },
    twin: {
      says: 'his only share',
      table: {
        metals: { 'CF&I': { hands: { ann: 10 } } },
        privates: { G5: { owner: { player: 'ann' }, used: ['CF&I'] } },
      },
      by: 'PRIVATE-G5-01',
    },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'who used the Metals Investor sells down to one share of that company',
    table: {
      metals: { 'CF&I': { hands: { ann: 30 } } },
      privates: { G5: { owner: { player: 'ann' }, used: ['CF&I'] } },
    },
    move: sell('ann', 'CF&I', 20),
    shows: { 'ann CF&I': 10 },
    twin: { says: 'all of it', move: sell('ann', 'CF&I', 30), by: 'PRIVATE-G5-01' },
  },
  {
    rule: 'PRIVATE-G5-01',
    source: 'engine',
    says: 'a metal company that was not bought by the Metals Investor is sold out',
    table: {
      metals: { 'CF&I': { hands: { ann: 30 } }, VGC: { hands: { ann: 10 } } },
      privates: { G5: { owner: { player: 'ann' }, used: ['CF&I'] } },
    },
    move: sell('ann', 'VGC', 10),
    shows: { 'ann VGC': 0 },
    twin: { says: 'all of the one that was', move: sell('ann', 'CF&I', 30), by: 'PRIVATE-G5-01' },
  },
]);

describe.each(PROFILES)('sales over several turns, %s', (profile) => {
  it('SR-SELL-02 (B105): what was bought in an earlier turn of the same round is sold, from the second round on', () => {
    const start = stockScene(profile, { railroads: { KP: { president: 'bob', hands: { bob: 30 } } }, players: 2 });
    const later = play(start, buy('ann', 'KP', 'treasury'), pass('bob'));
    const sold = play(later, sell('ann', 'KP', 10));
    expect([seen(sold, 'KP pool'), seen(sold, 'ann cash')]).toEqual([10, 800]);
    expect(decidedBy(play(start, buy('ann', 'KP', 'treasury')), sell('ann', 'KP', 10))).toBe('SR-ORDER-01');
  });

  it('SR-SELL-02 (B057): the documents do not decide whether the first round has sales, and we say so', () => {
    expect(RULINGS['first-round-sales'].unruled).toEqual(['bga', 'summary']);
    expect(RULINGS['first-round-sales'].says).not.toHaveProperty('A');
    expect(engine.legal(stockScene(profile, { ...annPresides, set: 1 }), sell('ann', 'KP', 10))).toBe(false);
  });

  it('SR-SELL-06 (B120): of every size of block, those that keep the pool at half or less are sold', () => {
    for (const pool of [0, 10, 20, 30, 40, 50]) {
      const at = stockScene(profile, { railroads: { KP: { president: 'bob', hands: { ann: 20, bob: 30 }, pool } } });
      const blocks = [10, 20].filter((percent) => decidedBy(at, sell('ann', 'KP', percent)) === null);
      expect(blocks, `pool ${pool}`).toEqual([10, 20].filter((percent) => pool + percent <= 50));
    }
  });

  it('SR-SELL-07 (row 18): of every size of block, those without the certificate need no successor', () => {
    for (const hand of [20, 30, 40, 50])
      for (const other of [0, 10, 20]) {
        const hands = { ann: hand, bob: other };
        const at = stockScene(profile, { railroads: { KP: { president: 'ann', hands } } });
        const blocks = [10, 20, 30, 40, 50].filter((percent) => decidedBy(at, sell('ann', 'KP', percent)) === null);
        const expected = [10, 20, 30, 40, 50].filter((p) => p <= hand && (p <= hand - 20 || other >= 20));
        expect(blocks, `${hand} beside ${other}`).toEqual(expected);
      }
  });
});

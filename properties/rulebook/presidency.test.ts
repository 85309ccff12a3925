/** Chapter "presidency": who runs a railroad. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { buy, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Hands, Name, Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

/** The KP at $80 with a president and holdings. */
const kp = (president: Name, hands: Hands, change: Scene = {}): Scene => ({
  railroads: { KP: { president, hands, par: 80, cash: 300 } },
  ...change,
});

chapterReads('presidency', [
  {
    rule: 'PRES-01',
    source: 'A-26',
    says: 'who holds strictly more than the president takes over at once',
    table: kp('bob', { ann: 30, bob: 30 }),
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'KP president': 'ann', 'ann KP': 40, 'bob KP': 30, 'ann certificates': 3, 'bob certificates': 3 },
    causes: ['PRES-01'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-01',
    source: 'A-26',
    says: 'all that the railroad has goes with it, and its price stays',
    table: {
      railroads: { KP: { president: 'bob', hands: { ann: 20, bob: 20 }, par: 80, cash: 300, pool: 20 } },
    },
    move: buy('ann', 'KP', 'pool'),
    shows: { 'KP president': 'ann', 'KP cash': 300, 'KP price': 80 },
    causes: ['PRES-01'],
    twin: { says: 'when no share is in the pool', table: kp('bob', { ann: 20, bob: 20 }), by: 'SR-BUY-01' },
  },
  {
    rule: 'PRES-02',
    source: 'A-26',
    says: 'an equal holding unseats nobody',
    table: kp('bob', { ann: 20, bob: 30 }),
    move: buy('ann', 'KP', 'treasury'),
    shows: { 'ann KP': 30, 'KP president': 'bob' },
    causesNo: ['PRES-01'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-02',
    source: 'engine, row 23',
    says: 'of several with most the first clockwise from the old president takes over',
    table: kp('bob', { ann: 20, bob: 50, cid: 20 }, { turn: 'bob' }),
    move: sell('bob', 'KP', 40),
    shows: { 'KP president': 'cid' },
    causes: ['PRES-03'],
    twin: {
      says: 'when none of them has 20%',
      table: kp('bob', { ann: 10, bob: 50, cid: 10 }, { turn: 'bob' }),
      by: 'SR-SELL-07',
    },
  },
  {
    rule: 'PRES-02',
    source: 'engine, row 23',
    says: 'clockwise goes round the table',
    table: kp('cid', { ann: 20, bob: 20, cid: 50 }, { turn: 'cid', players: 4 }),
    move: sell('cid', 'KP', 50),
    shows: { 'KP president': 'ann' },
    causes: ['PRES-03'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-02',
    source: 'A-26',
    says: 'most comes before near',
    table: kp('ann', { ann: 40, bob: 20, cid: 30 }),
    move: sell('ann', 'KP', 40),
    shows: { 'KP president': 'cid', 'bob KP': 20, 'cid KP': 30 },
    causes: ['PRES-03'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-03',
    source: 'engine',
    says: 'ordinary shares sold can cost the presidency too',
    table: kp('ann', { ann: 40, bob: 30 }),
    move: sell('ann', 'KP', 20),
    shows: { 'KP president': 'bob', 'ann KP': 20, 'bob KP': 30, 'KP price': 65 },
    causes: ['PRES-03', 'SR-SELL-04'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-03',
    source: 'A-26, B124',
    says: 'a sale that passes the presidency on is legal, and the exchange happens at once',
    table: kp('ann', { ann: 30, bob: 20, cid: 30 }),
    move: sell('ann', 'KP', 10),
    shows: { 'KP president': 'cid', 'ann certificates': 2, 'cid certificates': 2, 'KP pool': 10 },
    causes: ['PRES-03'],
    twin: { says: 'a block without a successor', table: kp('ann', { ann: 20, bob: 10 }), by: 'SR-SELL-07' },
  },
  {
    rule: 'PRES-05',
    source: 'A-17, B-03, B006',
    says: 'who buys most of a metal company presides over nothing',
    table: { metals: { 'CF&I': { hands: { ann: 20, bob: 20 } } } },
    move: buy('ann', 'CF&I', 'pool'),
    shows: { 'CF&I president': null, 'CF&I price': 45, 'ann certificates': 3 },
    causesNo: ['PRES-01', 'PRES-03'],
    twin: { none: 'nobody is asked' },
  },
  {
    rule: 'PRES-05',
    source: 'A-17, B-03, B006',
    says: 'the largest holder of a metal company sells all without a successor, and no price moves',
    table: { metals: { 'CF&I': { hands: { ann: 20, bob: 10 } } } },
    move: sell('ann', 'CF&I', 20),
    shows: { 'CF&I president': null, 'CF&I price': 45, 'CF&I pool': 90 },
    causesNo: ['PRES-03', 'SR-SELL-04'],
    twin: {
      says: 'the president of a railroad',
      table: kp('ann', { ann: 20, bob: 10 }),
      move: sell('ann', 'KP', 20),
      by: 'SR-SELL-07',
    },
  },
]);

describe.each(PROFILES)('presidency, %s', (profile) => {
  it('PRES-03, SR-SELL-04 (engine): sale, presidency, price, in this order', () => {
    const applied = engine.apply(stockScene(profile, kp('ann', { ann: 40, bob: 20 })), sell('ann', 'KP', 30));
    if (!applied.ok) throw new Error('the sale is legal');
    const told = applied.journal.map((entry) =>
      'change' in entry ? entry.change : 'money' in entry.what ? 'money' : 'shares',
    );
    expect(told.slice(0, 4)).toEqual(['money', 'shares', 'president', 'price']);
  });

  it('PRES-04 (engine): whatever is bought and sold, a founded railroad has a president with 20% and most of it', () => {
    for (const ann of [20, 30, 40, 50])
      for (const bob of [0, 10, 20, 30])
        for (const cid of [0, 10, 20]) {
          if (bob > ann || cid > ann) continue;
          const before = stockScene(profile, kp('ann', { ann, bob, cid }));
          for (const { move } of engine.options(before)) {
            const applied = engine.apply(before, move);
            if (!applied.ok) throw new Error(`${JSON.stringify(move)} is an option`);
            const { game } = applied.position;
            const hands = game.players.map(({ shares }) => shares.KP ?? 0);
            const president = game.players.find(({ id }) => id === game.railroads.KP?.president);
            expect(president?.shares.KP ?? 0).toBeGreaterThanOrEqual(Math.max(20, ...hands));
          }
        }
  });

  it('PRES-06 (A-26): it changes in every turn of a stock round, back and forth', () => {
    const at = stockScene(profile, kp('ann', { ann: 20, bob: 20 }, { players: 2 }));
    const bobs = play(at, pass('ann'), buy('bob', 'KP', 'treasury'));
    const even = play(bobs, buy('ann', 'KP', 'treasury'), pass('bob'));
    const anns = play(even, buy('ann', 'KP', 'treasury'));
    expect([bobs, even, anns].map((each) => seen(each, 'KP president'))).toEqual(['bob', 'bob', 'ann']);
  });
});

/** Chapter "privates": William Palmer, the Coal Depot and the Local Jeweler in the auction and in stock rounds. */
import { describe, expect, it } from 'vitest';
import { beginStockRound } from '../../spec/stock-turn.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { bid, buy, discounted, found, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import { stockScene } from '../support/stock-scene.ts';
import { deal, engine, play, setupFor } from '../support/table.ts';
import { causesIn, chapterReads } from './sentences.ts';

/** Ann wins the first private with a bid of its face value unless another is given. */
const wins = (card: 'Y4' | 'G6', price: number) => (profile: ProfileId) => {
  const privates =
    card === 'Y4' ? (['Y5', 'Y4', 'G1', 'G4', 'B6'] as const) : (['Y3', 'Y5', 'G6', 'G1', 'B6'] as const);
  let at = deal(setupFor(profile, 3, { privates }));
  while (at.game.lot?.private !== card) at = play(at, pass((at.game.lot?.turn ?? 'ann') as 'ann'));
  return play(at, bid('ann', card, price), pass('bob'));
};

chapterReads('powers', [
  {
    rule: 'PRIVATE-Y4-01',
    source: 'engine',
    says: 'the winner of William Palmer gets a share of the steel works and one of Rio Grande, free of charge',
    table: wins('Y4', 75),
    move: pass('cid'),
    shows: {
      'ann cash': 475,
      'ann CF&I': 10,
      'CF&I pool': 90,
      'ann RG': 10,
      'RG treasury': 90,
      'RG cash': 0,
      'CF&I cash': 50,
      'RG president': null,
      'CF&I first': 'ann',
      'ann certificates': 3,
    },
    causes: ['PRIVATE-Y4-01', 'AUCTION-08', 'SR-BUY-06'],
    twin: { says: 'a bid after the hammer', table: wins('Y4', 75), move: bid('bob', 'Y4', 90), by: 'AUCTION-06' },
  },
  {
    rule: 'PRIVATE-Y4-01',
    source: 'engine, SR-SELL-08',
    says: 'the share of the steel works is sold like any other',
    table: {
      unfounded: { RG: { ann: 10 } },
      privates: { Y4: 'ann' },
      metals: { 'CF&I': { hands: { ann: 10 } } },
    },
    move: sell('ann', 'CF&I', 10),
    shows: { 'ann CF&I': 0, 'CF&I first': null },
    twin: { says: 'that of Rio Grande before its founding', move: sell('ann', 'RG', 10), by: 'SR-SELL-08' },
  },
  {
    rule: 'PRIVATE-G6-01',
    source: 'engine',
    says: 'the winner of the Coal Depot gets a cube for each full $10 of his bid',
    table: wins('G6', 45),
    move: pass('cid'),
    shows: { 'G6 cubes': 4, 'ann cash': 505 },
    causes: ['PRIVATE-G6-01'],
    twin: { says: 'a further bid by him', move: bid('ann', 'G6', 100), by: 'AUCTION-06' },
  },
  {
    rule: 'SR-BUY-01',
    source: 'engine, row 94',
    says: 'a discount is that of a card that gives one',
    table: { privates: { Y4: 'ann' } },
    move: buy('ann', 'VGC', 'pool'),
    shows: { 'ann cash': 505 },
    twin: { says: 'of William Palmer', move: discounted('ann', 'VGC', 'Y4'), by: 'SR-BUY-01' },
  },
]);

describe.each(PROFILES)('powers from round to round, %s', (profile) => {
  it.each([
    [10, 1],
    [15, 1],
    [95, 9],
    [100, 10],
    [545, 54],
  ])('PRIVATE-G6-01 (engine): a bid of $%d puts %d cubes on the Coal Depot', (price, cubes) => {
    const won = wins('G6', price)(profile);
    // A bid that nobody can raise has bought the card already.
    const over = won.game.lot?.private === 'G6' ? play(won, pass('cid')) : won;
    expect(seen(over, 'G6 cubes')).toBe(cubes);
  });

  it('PRIVATE-Y6-01 (engine, B068): at the start of a stock round the owner takes what lies on the Local Jeweler', () => {
    const at = stockScene(profile, { privates: { Y6: { owner: { player: 'bob' }, cash: 15 } } });
    const { game, journal } = beginStockRound(engine.view(at));
    expect([seen({ ...at, game }, 'bob cash'), seen({ ...at, game }, 'Y6 cash')]).toEqual([565, 0]);
    expect(causesIn(journal)).toContain('PRIVATE-Y6-01');
  });

  it.each([
    ['an empty card', { owner: { player: 'bob' }, cash: 0 }],
    ['a closed card, whose money is lost', { owner: null, closed: true, cash: 15 }],
    ['a card that nobody bought', { owner: null, cash: 0 }],
  ] as const)('PRIVATE-Y6-01 (engine, B111): nothing is paid for %s', (_, card) => {
    const at = stockScene(profile, { privates: { Y6: card } });
    const { game, journal } = beginStockRound(engine.view(at));
    expect(game.players).toEqual(at.game.players);
    expect(game.privates.Y6?.cash).toBe(card.cash);
    expect(causesIn(journal)).not.toContain('PRIVATE-Y6-01');
  });

  it('PRIVATE-Y4-01, SR-PAR-08 (row 21): Palmer won in the auction, Rio Grande founded by another', () => {
    let at = play(wins('Y4', 75)(profile), pass('cid'));
    while (at.at.startsWith('game.auction')) at = play(at, pass((at.game.lot?.turn ?? 'ann') as 'ann'));
    expect(seen(at, 'turn')).toBe('bob');
    const after = play(at, found('bob', 'RG', 80));
    expect(
      ['RG cash', 'RG treasury', 'ann RG', 'bob RG', 'RG president'].map((q) => seen(after, q as 'RG cash')),
    ).toEqual([160, 70, 10, 20, 'bob']);
  });
});

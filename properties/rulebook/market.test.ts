/** Chapter "market": the share-price row and how tokens move on it. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { market } from '../../spec/box/market.ts';
import { companiesOf, priceOf } from '../../spec/holdings.ts';
import { operatingOrder } from '../../spec/operating-round.ts';
import { post } from '../../spec/posting.ts';
import { amountOf } from '../../spec/rule.ts';
import { MARKET_01, MARKET_02 } from '../../spec/rules/market.ts';
import { movePrice } from '../../spec/share-price.ts';
import type { Position } from '../../spec/state.ts';
import type { Company, ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { withCell, withPart } from '../box/altered-boxes.ts';
import { buy, found, pass, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { engine, play } from '../support/table.ts';

describe('MARKET-01 (A-62, B-16, B-48) the row', () => {
  it('is as printed, in the box', () => {
    expect(MARKET_01.holdsFor(baseBox)).toBe(true);
    const zone = (wanted: string): readonly number[] =>
      market.flatMap(({ price, zone: z }) => (z === wanted ? [price] : []));
    expect(market).toHaveLength(28);
    expect(zone('plain')).toEqual([30, 35, 40, 45, 50, 55, 200, 220, 240, 260, 280]);
    expect(zone('yellow')).toEqual([60, 65, 70, 80]);
    expect(zone('green')).toEqual([90, 100, 110, 120]);
    expect(zone('brown')).toEqual([130, 145, 160, 180]);
    expect(zone('red')).toEqual([310, 340, 380, 420, 460]);
  });

  it.each([
    ['a price that is not above the one before', withCell(5, { price: 50 })],
    ['a row that does not end red', withCell(27, { zone: 'plain' })],
    ['no row at all', withPart({ market: [] })],
  ])('is not: %s', (_, box) => {
    expect(MARKET_01.holdsFor(box)).toBe(false);
  });
});

describe('MARKET-02 (engine) a token stays on the row', () => {
  it.each([
    [10, 3, false, 13],
    [10, 3, true, 7],
    [2, 2, true, 0],
    [2, 5, true, 0],
    [0, 1, true, 0],
    [26, 1, false, 27],
    [26, 3, false, 27],
    [27, 1, false, 27],
  ])('from cell %d by %d spaces (left: %s) to cell %d', (cell, spaces, left, to) => {
    expect(amountOf(MARKET_02, { cell, spaces, left, last: 27 })).toEqual({ cell: to });
  });
});

const at = (position: Position, price: number): readonly Company[] =>
  position.game.market.flatMap(({ company, cell }) => (market[cell]?.price === price ? [company] : []));

const moved = (position: Position, company: Company, spaces: number): Position => ({
  ...position,
  game: post(position.game, movePrice(engine.view(position), position.game, 'MARKET-05', company, spaces)),
});

/** Three railroads on cells next to each other, and two on one. */
const neighbours: Scene = {
  phase: 'Brown',
  railroads: {
    KP: { president: 'ann', hands: { ann: 50, bob: 20 }, price: 90 },
    RG: { president: 'bob', hands: { bob: 30 }, price: 80 },
    SF: { president: 'bob', hands: { bob: 30 }, price: 80 },
    NO: { president: 'cid', hands: { cid: 30, ann: 20 }, price: 30 },
  },
};

describe.each(PROFILES)('moves on the row, %s', (profile) => {
  it('MARKET-02 (engine): a blocked token keeps its cell and its place among those that lie there', () => {
    const low = stockScene(profile, {
      railroads: {
        KP: { president: 'ann', hands: { ann: 50 }, price: 30 },
        RG: { president: 'bob', hands: { bob: 30 }, price: 30 },
      },
    });
    const sold = play(low, sell('ann', 'KP', 10));
    expect(at(sold, 30)).toEqual(['KP', 'RG']);
    expect(movePrice(engine.view(low), low.game, 'MARKET-05', 'KP', -2)).toEqual([]);
  });

  it('MARKET-03 (A-28): a token that comes to a cell lies behind those that are there', () => {
    const scene = stockScene(profile, neighbours);
    expect(at(play(scene, sell('ann', 'KP', 10)), 80)).toEqual(['RG', 'SF', 'KP']);
    expect(operatingOrder(play(scene, sell('ann', 'KP', 10)).game)).toEqual(['RG', 'SF', 'KP', 'NO']);
  });

  it('MARKET-03 (engine): it comes from the left in the same way', () => {
    expect(at(moved(stockScene(profile, neighbours), 'RG', 1), 90)).toEqual(['KP', 'RG']);
  });

  it('MARKET-03 (engine): of a longer move only the last cell counts', () => {
    const there = moved(stockScene(profile, neighbours), 'KP', -2);
    expect(operatingOrder(there.game)).toEqual(['RG', 'SF', 'KP', 'NO']);
    // And back to where it came from, past the two on $80.
    expect(operatingOrder(moved(there, 'KP', 2).game)).toEqual(['KP', 'RG', 'SF', 'NO']);
    // A move away and back is a new arrival.
    expect(at(moved(moved(stockScene(profile, neighbours), 'RG', 1), 'RG', -1), 80)).toEqual(['SF', 'RG']);
  });

  it('MARKET-04 (engine): tokens of metal companies share the cells and do not operate', () => {
    const scene = stockScene(profile, { ...neighbours, metals: { VGC: { hands: {}, price: 80 } } });
    expect(at(scene, 80)).toEqual(['VGC', 'RG', 'SF']);
    expect(operatingOrder(scene.game)).toEqual(['KP', 'RG', 'SF', 'NO']);
    expect(scene.game.market.map(({ company }) => company)).toContain('CF&I');
  });

  it('MARKET-05 (A-16, B-09): of all moves of a stock round only sales by presidents move a price', () => {
    const scene = stockScene(profile, {
      ...neighbours,
      metals: { VGC: { hands: { ann: 30 } } },
      privates: { B6: 'ann', G5: 'ann' },
    });
    const kinds = new Set<string>();
    for (const { move } of engine.options(scene)) {
      const applied = engine.apply(scene, move);
      if (!applied.ok) throw new Error(`${JSON.stringify(move)} is an option`);
      const changed = companiesOf(scene.game).filter((company) => {
        const before = priceOf(scene.game, baseBox, company);
        return before !== null && before !== priceOf(applied.position.game, baseBox, company);
      });
      const byPresident = move.type === 'sellShares' && scene.game.railroads[move.company as 'KP']?.president === 'ann';
      if (move.type !== 'breakOff') expect(changed, JSON.stringify(move)).toEqual(byPresident ? ['KP'] : []);
      kinds.add(move.type);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['sellShares', 'buyShares', 'found', 'pass']));
  });
});

/** A round that ends with the next pass, a company being sold out at the last price before the red zone. */
const soldOut = (company: 'KP' | 'VGC'): Scene => {
  const hands = { ann: 60, bob: 40 };
  const other = { president: 'bob', hands: { bob: 20 } } as const;
  return {
    phase: 'Brown',
    set: 4,
    memory: { passed: ['bob', 'cid'], lastActor: 'ann' },
    ...(company === 'KP'
      ? { railroads: { KP: { president: 'ann', hands, price: 280 } } }
      : { railroads: { RG: other }, metals: { VGC: { hands, price: 280 } } }),
  };
};

describe('MARKET-06 (A-62, B-48, row 71) the red zone', () => {
  it.each(PROFILES)('%s: a railroad that enters it ends the game with the running set', (profile) => {
    const over = play(stockScene(profile, soldOut('KP')), pass('ann'));
    expect([seen(over, 'KP price'), seen(over, 'redZone'), seen(over, 'round')]).toEqual([310, 4, 'operating 4 1']);
  });

  it.each<[ProfileId, number | null, string]>([
    ['bga', 4, 'A-62'],
    ['summary', 4, 'A-62, B-48'],
    ['18xx-games', null, 'engine'],
  ])('%s: a metal company that enters it: %s (%s)', (profile, armed) => {
    const over = play(stockScene(profile, soldOut('VGC')), pass('ann'));
    expect([seen(over, 'VGC price'), seen(over, 'redZone')]).toEqual([310, armed]);
  });

  it.each(PROFILES)('%s: it stays armed when the price falls back, and a later entry changes nothing', (profile) => {
    const scene = stockScene(profile, { ...soldOut('KP'), set: 4 });
    const armed = moved(scene, 'KP', 1);
    expect(seen(armed, 'redZone')).toBe(4);
    const fallen = moved(armed, 'KP', -3);
    expect([seen(fallen, 'KP price'), seen(fallen, 'redZone')]).toEqual([240, 4]);
    const later = { ...fallen, game: { ...fallen.game, round: { ...fallen.game.round, set: 5 } } };
    expect(seen(moved(later, 'KP', 4), 'redZone')).toBe(4);
  });

  it.each(PROFILES)('%s: the cell before it arms nothing', (profile) => {
    const scene = stockScene(profile, soldOut('KP'));
    const below = moved(moved(scene, 'KP', -1), 'KP', 1);
    expect([seen(below, 'KP price'), seen(below, 'redZone')]).toEqual([280, null]);
    expect(seen(play(stockScene(profile, { phase: 'Brown', players: 2 }), found('ann', 'KP', 180)), 'redZone')).toBe(
      null,
    );
    expect(seen(play(scene, buy('ann', 'VGC', 'pool')), 'redZone')).toBe(null);
  });
});

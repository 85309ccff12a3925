/** Chapter "auction": how it ends, and who begins the first stock round. */
import { describe, expect, it } from 'vitest';
import type { Position } from '../../spec/state.ts';
import type { Private, ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { bid, pass } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Name } from '../support/stock-scene.ts';
import { deal, decidedBy, play, setupFor } from '../support/table.ts';

/** The last private is up, the four before it sold to the given players for the given prices, or removed. */
const lastPrivateUp = (profile: ProfileId, sold: readonly (readonly [Name, number] | null)[]): Position => {
  let at = deal(setupFor(profile, 4));
  for (const buyer of sold) {
    const up = at.game.lot?.private ?? 'Y3';
    while (at.game.lot?.private === up) {
      const turn = at.game.lot.turn as Name;
      const mine = buyer !== null && turn === buyer[0] && at.game.lot.highest === null;
      at = play(at, mine ? bid(turn, up, buyer[1]) : pass(turn));
    }
  }
  return at;
};

describe.each(PROFILES)('the end of the auction, %s', (profile) => {
  it.each<[string, readonly (readonly [Name, number] | null)[], Name, Name]>([
    ['the richest has the marker', [['ann', 40], ['bob', 70], ['cid', 60], null], 'dot', 'dot'],
    [
      'of several, the first clockwise from left of the last winner',
      [['ann', 40], null, null, ['bob', 75]],
      'cid',
      'cid',
    ],
    ['the marker goes on although its holder is as rich', [null, null, null, ['cid', 75]], 'dot', 'dot'],
    ['after a removal, the first clockwise from the opener of the last', [['cid', 40], null, null, null], 'dot', 'dot'],
  ])('AUCTION-11 (A-04, A-11, B-07, engine): %s', (_, sold, richest, first) => {
    let at = lastPrivateUp(profile, sold);
    const marker = at.game.priority;
    while (at.at.startsWith('game.auction')) at = play(at, pass((at.game.lot?.turn ?? 'ann') as Name));
    expect(at.game.priority).toBe(richest);
    expect(seen(at, 'turn')).toBe(first);
    expect(seen(at, 'round')).toBe('stock 1');
    expect(marker).toBe('ann');
    expect(decidedBy(at, pass(first === 'ann' ? 'bob' : 'ann'))).toBe('SR-ORDER-01');
  });

  it('AUCTION-09, AUCTION-11 (B014): the last private is removed like any other, and the stock round begins', () => {
    const at = lastPrivateUp(profile, [null, null, null, null]);
    expect(seen(at, 'lot')).toBe('B6');
    const over = play(at, pass('ann'), pass('bob'), pass('cid'), pass('dot'));
    expect(seen(over, 'B6 closed')).toBe(true);
    expect([seen(over, 'round'), seen(over, 'priority'), seen(over, 'turn')]).toEqual(['stock 1', 'ann', 'ann']);
    expect(decidedBy(over, bid('ann', 'B6', 40))).toBe('SETUP-14');
  });

  it('AUCTION-09 (row 8): a private that nobody can afford is removed unasked', () => {
    const poor = play(deal(setupFor(profile, 2)), bid('ann', 'Y3', 40), bid('bob', 'Y3', 750), pass('ann'));
    // Bob keeps 50, ann 800: she alone can pay 70, and spends nearly all she has.
    const both = play(poor, bid('ann', 'Y5', 780));
    expect([seen(both, 'bob cash'), seen(both, 'ann cash')]).toEqual([50, 20]);
    expect([seen(both, 'G1 closed'), seen(both, 'G4 closed'), seen(both, 'lot')]).toEqual([true, true, 'B6']);
    expect([seen(both, 'turn'), seen(both, 'bidders')]).toEqual(['bob', 'bob']);
  });

  it('AUCTION-01 (A-06, B-04, B075): the privates come yellow, green, brown, by rising value', () => {
    const up: Private[] = [];
    let at = deal(setupFor(profile, 3));
    while (at.game.lot !== null) {
      if (at.game.lot.private !== up.at(-1)) up.push(at.game.lot.private);
      at = play(at, pass(at.game.lot.turn as Name));
    }
    expect(up).toEqual(['Y3', 'Y5', 'G1', 'G4', 'B6']);
  });
});

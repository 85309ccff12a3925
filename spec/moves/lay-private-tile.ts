/** Tiles laid by a private: the conversion of Sulphur Springs and the lays of the Steel Depot. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { followMarks } from '../ghost-towns.ts';
import { railroadOwns } from '../holdings.ts';
import { turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { allows } from '../rule.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import { MARKED_COPY, rentStaysPayable } from '../rules/private-running.ts';
import type { Laying } from '../rules/track.ts';
import type { PrivateLaying } from '../rules/track-privates.ts';
import { PRIVATE_B2_01, PRIVATE_B3_01 } from '../rules/track-privates.ts';
import { bookLay, replaceTile, usePrivateUp } from '../tile-laying.ts';
import { terrainOf } from '../track-cost.ts';
import { allowedLays, LAY_CHECKS, lookUpLay } from './lay-tile.ts';
import type { LayPrivateTile } from './move.ts';

/** A rule of track that binds the Steel Depot as well. */
const forDepot = (rule: Check<Laying>): Check<PrivateLaying> => ({
  ...rule,
  facts: (at, lay) => (lay.private === 'B3' ? rule.facts(at, { ...lay, by: 'B3' }) : null),
});

const RENT_FIRST = rentStaysPayable<PrivateLaying>((at, lay) => ({
  price: lay.private === 'B3' ? terrainOf(at, lay) : 0,
  toPresident: false,
}));

const CHECKS: readonly Check<PrivateLaying>[] = [
  PRIVATE_B2_01,
  PRIVATE_B3_01,
  MARKED_COPY,
  ...LAY_CHECKS.filter((rule) => rule !== MARKED_COPY).map(forDepot),
  RENT_FIRST,
];

/** Conversions to consider: every tile with a hex of its own. */
const conversions = function* (at: View): Generator<PrivateLaying> {
  const { railroad } = turnOf(at.game);
  for (const { id: tile, onlyOn: hex } of Object.values(at.box.tiles))
    if (hex !== null) yield { railroad, private: 'B2', hex, tile, rotation: 0 };
};

export const layPrivateTile = deed<LayPrivateTile, PrivateLaying>({
  type: 'layPrivateTile',
  resolve: (at, raw) => {
    const found = lookUpLay(at, raw, null);
    if ('code' in found) return found;
    const power = { B2: 'PRIVATE-B2-01', B3: 'PRIVATE-B3-01' } as const;
    if (raw.private !== 'B2' && raw.private !== 'B3')
      return { code: 'unknown-name', rule: 'PRIVATE-09', name: raw.private };
    if (at.game.privates[raw.private] === undefined)
      return { code: 'unknown-name', rule: power[raw.private], name: raw.private };
    const { by: _, ...lay } = found;
    return { ...lay, private: raw.private };
  },
  checks: [OR_ORDER_01, ...CHECKS],
  effect: (at, lay) => {
    if (lay.private === 'B2')
      return new Book(at.game).write(
        ...replaceTile(at, 'PRIVATE-B2-01', lay),
        ...followMarks(at, at.game, lay),
        ...usePrivateUp(at, 'PRIVATE-B2-01', 'B2'),
      );
    return bookLay(at, { ...lay, by: 'B3' }).write({
      rule: 'PRIVATE-B3-01',
      what: { cubes: 1, of: 'steel' },
      from: { private: 'B3' },
      to: 'box',
    });
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    if (railroadOwns(at.game, railroad, 'B2'))
      for (const lay of conversions(at))
        if (allows(PRIVATE_B2_01, at, lay)) yield { move: { type: 'layPrivateTile', ...lay } };
    if (!railroadOwns(at.game, railroad, 'B3')) return;
    for (const { by: _, ...lay } of allowedLays(at, 'B3')) {
      if (!allows(PRIVATE_B3_01, at, { ...lay, private: 'B3' })) return;
      if (!allows(RENT_FIRST, at, { ...lay, private: 'B3' })) continue;
      yield { move: { type: 'layPrivateTile', private: 'B3', ...lay } };
    }
  },
});

/** Chapter "gold", shipping: which cube a railroad may ship after its run, and what it earns. */
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import type { HexId, Railroad } from '../vocabulary.ts';

const { check, law, effect } = chapter('gold');

/** A cube that a railroad ships; `nugget` uses the 13LB Gold Nugget. */
export interface Shipment {
  readonly railroad: Railroad;
  readonly hex: HexId;
  readonly nugget: boolean;
}

export const GOLD_02 = check<Shipment>()({
  id: 'GOLD-02',
  title: 'Shipping gold',
  statement:
    'After its run a railroad may ship one gold cube in its turn, from a hex that one of its routes passes or stops at and on which a cube lies.',
  sources: ['A-41', 'B-31'],
  rulings: ['gold-per-round', 'gold-source'],
  schema: { shippedBefore: 'flag', onRoute: 'flag', cubes: 'cubes' },
  facts: (at, s) => {
    const { goldFrom, routes } = turnOf(at.game);
    return {
      shippedBefore: goldFrom !== null,
      onRoute: routes.some(({ hexes }) => hexes.includes(s.hex)),
      cubes: Math.max(0, at.game.gold.cubes[s.hex] ?? 0),
    };
  },
  holds: (x, f) => x.and(x.not(f.shippedBefore), f.onRoute, x.le(x.lit(1), f.cubes)),
});

export const GOLD_03 = law({
  id: 'GOLD-03',
  title: 'What gold earns',
  statement:
    'The shipment adds its bonus to the income of the turn, before the dividend is decided and for the comparison with the price. The cube fills the lowest empty space of the gold track.',
  sources: ['A-41', 'B-31'],
  schema: { usual: 'dollars', ofNugget: 'dollars', nugget: 'flag' },
  amount: (x, f) => ({ bonus: x.ite(f.nugget, f.ofNugget, f.usual) }),
});

export const GOLD_04 = check<Shipment>()({
  id: 'GOLD-04',
  title: 'Spaces of the gold track',
  statement:
    'All railroads together ship no more cubes in a set than the phase has spaces on the gold track. Where no space is free, nothing is shipped.',
  sources: ['B-31'],
  rulings: ['gold-spaces'],
  schema: { shipped: 'cubes', spaces: 'cubes' },
  facts: (at, _s, rulings) => ({
    shipped: at.game.gold.shipped,
    spaces:
      rulings['gold-spaces'] === 'byPhase' ? at.box.phases[at.game.phase].goldSlots : at.box.gold.dividends.length - 1,
  }),
  holds: (x, f) => x.le(x.add(f.shipped, x.lit(1)), f.spaces),
});

export const GOLD_07 = check<Shipment>()({
  id: 'GOLD-07',
  title: 'No run, no gold',
  statement: 'A railroad that runs no train ships nothing.',
  sources: ['B-31'],
  schema: { routes: 'count' },
  facts: (at) => ({ routes: turnOf(at.game).routes.length }),
  holds: (x, f) => x.le(x.lit(1), f.routes),
});

export const GOLD_08 = effect({
  id: 'GOLD-08',
  title: 'What a shipment does, in order',
  statement:
    'The cube goes from its hex to the gold track and earns its bonus, the jeweler gets his share, and then a ghost town may be marked.',
  sources: ['engine: shipment of gold'],
});

/** Arbitrary moves of every type, legal or not, as far as their schema goes. */
import fc from 'fast-check';
import { baseBox } from '../../spec/box/base-box.ts';
import type { DeclaredRoute, Move, MoveType } from '../../spec/moves/move.ts';
import { METALS, PRIVATES, RAILROADS, STEEL_COLUMNS, TRAINS } from '../../spec/vocabulary.ts';
import { NAMES } from '../support/table.ts';

const player = fc.constantFrom(...NAMES);
/** Also players who sit nowhere, with whatever id. */
const anybody = fc.oneof({ weight: 4, arbitrary: player }, { weight: 1, arbitrary: fc.string({ minLength: 1 }) });
const railroad = fc.constantFrom(...RAILROADS);
const company = fc.constantFrom(...RAILROADS, ...METALS);
const card = fc.constantFrom(...PRIVATES);
const train = fc.constantFrom(...TRAINS);
const hex = fc.constantFrom(...Object.keys(baseBox.hexes));
const whole = fc.oneof(fc.nat(700), fc.maxSafeNat());
const marked = fc.constantFrom({}, { marked: true } as const);

const lay = fc.record({
  hex,
  tile: fc.constantFrom(...Object.keys(baseBox.tiles)),
  rotation: fc.nat(5),
});

/** Legs as they come, and legs of which each goes on where the one before ended. */
const looseLegs = fc.array(fc.array(hex, { maxLength: 4 }), { maxLength: 4 });
const chainedLegs = fc
  .array(fc.array(hex, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .map((parts) => {
    let last = parts[0]?.[0] ?? 'K7';
    return parts.map((part) => {
      const leg = [last, ...part];
      last = part.at(-1) ?? last;
      return leg;
    });
  });
const route: fc.Arbitrary<DeclaredRoute> = fc.record({ train, legs: fc.oneof(looseLegs, chainedLegs) });

const optional = <T extends object>(part: fc.Arbitrary<T>): fc.Arbitrary<T | object> => fc.oneof(part, fc.constant({}));

/** For each type of move its arbitrary. */
export const MOVES: { readonly [T in MoveType]: fc.Arbitrary<Extract<Move, { type: T }>> } = {
  bid: fc.record({ type: fc.constant('bid'), player: anybody, private: card, price: whole }),
  pass: fc
    .tuple(optional(fc.record({ player: anybody })), optional(fc.record({ railroad })))
    .map(([p, r]) => ({ type: 'pass', ...p, ...r })),
  sellShares: fc.record({ type: fc.constant('sellShares'), player: anybody, company, percent: whole }),
  buyShares: fc
    .tuple(
      fc.record({ player: anybody, company, from: fc.constantFrom('treasury', 'pool'), percent: whole }),
      optional(fc.record({ discount: card })),
    )
    .map(([m, d]) => ({ type: 'buyShares', ...m, ...d })),
  found: fc.record({ type: fc.constant('found'), player: anybody, railroad, par: whole }),
  layTile: fc.tuple(railroad, lay, marked).map(([r, l, m]) => ({ type: 'layTile', railroad: r, ...l, ...m })),
  layPrivateTile: fc
    .tuple(railroad, card, lay, marked)
    .map(([r, p, l, m]) => ({ type: 'layPrivateTile', railroad: r, private: p, ...l, ...m })),
  chooseSteel: fc.record({
    type: fc.constant('chooseSteel'),
    railroad,
    column: fc.constantFrom(...STEEL_COLUMNS),
    price: whole,
  }),
  placeStation: fc.record({ type: fc.constant('placeStation'), railroad, hex }),
  lengthenTrain: fc
    .tuple(fc.record({ railroad, private: card, by: whole }), optional(fc.record({ train })))
    .map(([m, t]) => ({ type: 'lengthenTrain', ...m, ...t })),
  runTrains: fc.record({ type: fc.constant('runTrains'), railroad, routes: fc.array(route, { maxLength: 3 }) }),
  shipGold: fc
    .tuple(railroad, hex, fc.constantFrom({}, { nugget: true } as const))
    .map(([r, h, n]) => ({ type: 'shipGold', railroad: r, hex: h, ...n })),
  placeGhostTown: fc.record({ type: fc.constant('placeGhostTown'), railroad }),
  dividend: fc.record({ type: fc.constant('dividend'), railroad, kind: fc.constantFrom('payOut', 'withhold') }),
  payLease: fc.record({ type: fc.constant('payLease'), railroad, payer: fc.constantFrom('railroad', 'president') }),
  buyTrain: fc.record({
    type: fc.constant('buyTrain'),
    railroad,
    train,
    from: fc.constantFrom('depot', ...RAILROADS),
    price: whole,
  }),
  buyPrivate: fc.record({ type: fc.constant('buyPrivate'), railroad, private: card, price: whole }),
  payDebt: fc.record({ type: fc.constant('payDebt'), railroad }),
  declareBankruptcy: fc.record({ type: fc.constant('declareBankruptcy'), railroad }),
  breakOff: fc.constant({ type: 'breakOff' }),
};

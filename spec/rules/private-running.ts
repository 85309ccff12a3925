/** Chapter "privates": the cards that act on trains, their routes and what they earn. */
import { companyOf, playerOf, presidentOf, railroadOwns } from '../holdings.ts';
import { turnOf } from '../operating-round.ts';
import type { Check, View } from '../rule.ts';
import { chapter, clause, lawOf } from '../rule.ts';
import type { HexId, Railroad, TileId } from '../vocabulary.ts';
import type { Shipment } from './gold.ts';
import { PRIVATE_Y6_01 } from './private-powers.ts';

const { check, law, effect } = chapter('privates');

export const PRIVATE_Y1_01 = effect({
  id: 'PRIVATE-Y1-01',
  title: 'St. Cloud Hotel',
  statement:
    'Its marker stands on the map and moves when the Brown phase begins. Each route of the railroad that owns the card earns a bonus for a stop on the hex of the marker. The card never closes.',
  sources: ['engine: card Y1'],
});

export const PRIVATE_Y8_01 = effect({
  id: 'PRIVATE-Y8-01',
  title: 'Madam Evens',
  statement:
    'A card that is not dealt. Its marker works like that of the hotel, with a higher bonus from the Brown phase on. The card never closes.',
  sources: ['engine: card Y8'],
});

/** A railroad that wants to mark a ghost town. */
export interface GhostTown {
  readonly railroad: Railroad;
}

export const PRIVATE_Y2_01 = check<GhostTown>()({
  id: 'PRIVATE-Y2-01',
  title: 'Ghost Town Tour Co.',
  statement:
    'When the railroad that owns it has itself shipped the last gold of a hex, it may at once put one of the tokens of the card there. Each route of that railroad earns a bonus for every ghost town on its way. The ruling says whether the token sticks to the copy of the tile as well.',
  sources: ['engine: card Y2'],
  rulings: ['ghost-town-copies'],
  schema: { owned: 'flag', shipped: 'flag', goldLeft: 'cubes', placed: 'flag', tokensUsed: 'count', tokens: 'count' },
  facts: (at, { railroad }) => {
    const { goldFrom, goldSettled } = turnOf(at.game);
    return {
      owned: railroadOwns(at.game, railroad, 'Y2'),
      shipped: goldFrom !== null,
      goldLeft: Math.max(0, at.game.gold.cubes[goldFrom ?? ''] ?? 0),
      placed: goldSettled,
      tokensUsed: at.game.ghostMarks.length,
      tokens: at.box.privates.Y2.tokens ?? 0,
    };
  },
  holds: (x, f) =>
    x.and(
      f.owned,
      f.shipped,
      x.eq(f.goldLeft, x.lit(0)),
      x.not(f.placed),
      x.le(x.add(f.tokensUsed, x.lit(1)), f.tokens),
    ),
});

/** A tile that is laid; `marked` asks for a copy that once bore a ghost-town token. */
export interface CopyLaid {
  readonly tile: TileId;
  readonly marked?: true;
}

/** The clause of the ghost towns about the copy of a tile that is laid. */
export const MARKED_COPY = clause<CopyLaid>()(PRIVATE_Y2_01, {
  schema: { inSupply: 'count' },
  facts: (at, lay) =>
    lay.marked === undefined
      ? null
      : { inSupply: at.game.ghostMarks.filter(({ tile, hex }) => tile === lay.tile && hex === null).length },
  holds: (x, f) => x.le(x.lit(1), f.inSupply),
});

export const PRIVATE_G2_01 = check<Shipment>()({
  id: 'PRIVATE-G2-01',
  title: '13LB Gold Nugget',
  statement:
    'Once the railroad that owns it may let a shipment earn the bonus of the card instead of the usual one; the card then closes. It is the shipment of that turn and fills a space of the gold track.',
  sources: ['engine: card G2'],
  schema: { owned: 'flag' },
  facts: (at, s) => (s.nugget ? { owned: railroadOwns(at.game, s.railroad, 'G2') } : null),
  holds: (_x, f) => f.owned,
});

/** What a shipment of gold puts on the card of the jeweler. */
export const JEWELER_SHARE = lawOf(PRIVATE_Y6_01, {
  schema: { share: 'dollars', playerOwns: 'flag' },
  amount: (x, f) => ({ payment: x.ite(f.playerOwns, f.share, x.lit(0)) }),
});

/** Hex at which the coal mines earn. */
export const COAL_HEX: HexId = 'H14';

export const PRIVATE_Y3_01 = law({
  id: 'PRIVATE-Y3-01',
  title: 'Coal Creek Mines: earning',
  statement:
    'While a railroad owns it, that railroad takes a cube from the card whenever any railroad runs with a route that stops at Coal Creek, one cube in each such turn, as long as cubes are left.',
  sources: ['engine: card Y3'],
  rulings: ['coal-supply-spent'],
  schema: { left: 'cubes', stopsThere: 'flag', railroadOwns: 'flag' },
  amount: (x, f) => ({ cubes: x.ite(x.and(f.stopsThere, f.railroadOwns), x.min(f.left, x.lit(1)), x.lit(0)) }),
});

export const PRIVATE_G3_01 = effect({
  id: 'PRIVATE-G3-01',
  title: 'Hanging Bridge Lease: right',
  statement:
    'Trains of the railroad that owns it pass through the cities of the Royal Gorge whatever stations are there. It gives no connection for track or stations. The ruling says whether the right ends with the card.',
  sources: ['engine: card G3'],
  rulings: ['lease-after-closing'],
});

/** Rent that somebody pays. */
export interface Rent {
  readonly railroad: Railroad;
  readonly payer: 'railroad' | 'president';
}

export const PRIVATE_G3_02 = check<Rent>()({
  id: 'PRIVATE-G3-02',
  title: 'Hanging Bridge Lease: price',
  statement:
    'When a route of the holder stops at the bridge, a tenth of its revenue, rounded down and without gold, goes to the treasury of Rio Grande after the dividend; of several such routes the first is charged. The president chooses whether the railroad or he himself pays it, whole. Rio Grande never pays.',
  sources: ['engine: card G3'],
  schema: { due: 'dollars', cash: 'dollars' },
  facts: (at, rent) => {
    const president = presidentOf(at.game, rent.railroad);
    return {
      due: turnOf(at.game).leaseDue,
      cash:
        rent.payer === 'railroad'
          ? companyOf(at.game, rent.railroad).cash
          : president === null
            ? 0
            : playerOf(at.game, president).cash,
    };
  },
  holds: (x, f) => x.le(f.due, f.cash),
});

/** Dollars that a railroad is about to spend. */
export interface Spending {
  readonly railroad: Railroad;
  readonly price: number;
  /** Whether its own president gets them. */
  readonly toPresident: boolean;
}

/** The clause about what is bought before the rent is paid: one of the two must still be able to pay it whole. */
const RENT_STAYS_PAYABLE = clause<Spending>()(PRIVATE_G3_02, {
  schema: { due: 'dollars', treasury: 'dollars', cash: 'dollars' },
  facts: (at, { railroad, price, toPresident }) => {
    const due = at.at.endsWith('.lease') ? turnOf(at.game).leaseDue : 0;
    if (due === 0) return null;
    const president = presidentOf(at.game, railroad);
    const own = president === null ? 0 : playerOf(at.game, president).cash;
    return { due, treasury: companyOf(at.game, railroad).cash - price, cash: own + (toPresident ? price : 0) };
  },
  holds: (x, f) => x.or(x.le(f.due, f.treasury), x.le(f.due, f.cash)),
});

/** The same for a move that spends money of its railroad. */
export const rentStaysPayable = <M extends { readonly railroad: Railroad }>(
  spending: (at: View, move: M) => Omit<Spending, 'railroad'>,
): Check<M> => ({
  ...RENT_STAYS_PAYABLE,
  facts: (at, move) => RENT_STAYS_PAYABLE.facts(at, { railroad: move.railroad, ...spending(at, move) }),
});

/** Dollars of rent for a route over the bridge. */
export const RENT = lawOf(PRIVATE_G3_02, {
  schema: { revenue: 'dollars', stopsThere: 'flag', holds: 'flag', isOwner: 'flag' },
  amount: (x, f) => ({
    due: x.ite(x.and(f.stopsThere, f.holds, x.not(f.isOwner)), x.floorDiv(f.revenue, 10), x.lit(0)),
  }),
});

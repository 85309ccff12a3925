/** What laying a tile changes: payments, tiles, gold, and what the turn remembers. */
import { Book } from './book.ts';
import { followMarks } from './ghost-towns.ts';
import { privateOf } from './holdings.ts';
import type { Entry, Holder } from './ledger.ts';
import { BANK, companyHolds, pay } from './ledger.ts';
import { mapOf } from './map-view.ts';
import { rememberTurn, turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { amountOf } from './rule.ts';
import { GOLD_01 } from './rules/gold-appears.ts';
import type { RuleId } from './rules/ids.ts';
import type { Laying } from './rules/track.ts';
import type { CompanyTurn } from './state.ts';
import type { SteelPurchase } from './steel-purchase.ts';
import { tileAt } from './track/board.ts';
import type { Lay } from './track/lays.ts';
import { isGorgeUpgrade } from './track/lays.ts';
import { steelOf, terrainOf } from './track-cost.ts';
import type { HexId, Private, Railroad } from './vocabulary.ts';

const SUPPLY: Holder = 'supply';

/** The tile on the hex, if any, goes back to the supply, and the new one lies there. */
export const replaceTile = (at: View, rule: RuleId, { hex, tile, rotation }: Lay): readonly Entry[] => {
  const old = at.game.board.tiles[hex];
  const laid: Entry = { rule, what: { tile, rotation }, from: SUPPLY, to: { hex } };
  if (old === undefined) return [laid];
  return [{ rule: 'TRACK-04', what: { tile: old.tile, rotation: old.rotation }, from: { hex }, to: SUPPLY }, laid];
};

/** In the gorge one brown tile brings the two others. */
const companions = (at: View, lay: Lay): readonly Entry[] =>
  isGorgeUpgrade(mapOf(at), lay)
    ? at.box.gorge
        .filter(({ hex }) => hex !== lay.hex)
        .flatMap(({ hex, brown }) => replaceTile(at, 'TRACK-14', { hex, tile: brown, rotation: 0 }))
    : [];

const buySteel = (railroad: Railroad, { column, row, cube, price }: SteelPurchase): readonly Entry[] => [
  ...pay('STEEL-01', price, companyHolds(railroad), companyHolds('CF&I')),
  ...(cube
    ? ([{ rule: 'STEEL-02', what: { cubes: 1, of: 'steel', price: row }, from: { column }, to: 'box' }] as const)
    : []),
];

const goldOf = (at: View, { hex }: Lay): readonly Entry[] => {
  const mines = at.box.hexes[hex]?.mines ?? 0;
  const { cubes } = amountOf(GOLD_01, { mines, first: tileAt(mapOf(at), hex) === null });
  return cubes === 0 ? [] : [{ rule: 'GOLD-01', what: { cubes, of: 'gold' }, from: SUPPLY, to: { hex } }];
};

/** Whether the printed hex is a town with a letter: the hex of Sulphur Springs. */
const isLetteredTown = (at: View, hex: HexId): boolean => {
  const printed = at.box.hexes[hex];
  return printed?.stop?.kind === 'town' && printed.label !== null;
};

/** The card of Sulphur Springs remembers that its hex got a tile while a player owned it. */
const armSulphurSprings = (at: View, { hex }: Lay): readonly Entry[] => {
  const card = at.game.privates.B2;
  if (card?.owner == null || card.armed || !('player' in card.owner) || !isLetteredTown(at, hex)) return [];
  const { used } = card;
  return [{ rule: 'PRIVATE-B2-02', change: 'card', of: 'B2', from: { used, armed: false }, to: { used, armed: true } }];
};

const turnAfter = (turn: CompanyTurn, { by }: Laying, steel: SteelPurchase | null): Partial<CompanyTurn> => {
  const lays = turn.lays + 1;
  if (by !== null) return { lays, depotLays: turn.depotLays + 1 };
  if (steel === null) return { lays };
  const { colour, column, next } = steel;
  const { [colour]: _, ...steelChoice } = turn.steelChoice;
  return { lays, steel: { ...turn.steel, [colour]: { column, next } }, steelChoice };
};

/** A track action, paid and laid. */
export const bookLay = (at: View, lay: Laying): Book => {
  const { railroad } = lay;
  const steel = steelOf(at, lay);
  const book = new Book(at.game).write(
    ...(steel === null ? [] : buySteel(railroad, steel)),
    ...pay('TRACK-11', terrainOf(at, lay), companyHolds(railroad), BANK),
    ...replaceTile(at, 'TRACK-01', lay),
    ...companions(at, lay),
    ...followMarks(at, at.game, lay),
    ...goldOf(at, lay),
    ...armSulphurSprings(at, lay),
  );
  return book.write(rememberTurn('TRACK-01', book.game, turnAfter(turnOf(at.game), lay, steel)));
};

/** A private that a railroad has used up leaves the game. */
export const usePrivateUp = (at: View, rule: RuleId, id: Private): readonly Entry[] => {
  const { owner } = privateOf(at.game, id);
  return [
    ...(owner === null || 'player' in owner
      ? []
      : ([{ rule, what: { private: id }, from: companyHolds(owner.railroad), to: 'box' }] as const)),
    { rule, change: 'closed', of: id, from: false, to: true },
  ];
};

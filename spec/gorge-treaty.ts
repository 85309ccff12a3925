/** The Treaty of Boston: debts, and what happens in the Royal Gorge. */
import { Book } from './book.ts';
import type { GorgeHex } from './box/box.ts';
import { freeSlot } from './charter-stations.ts';
import { railroadOf } from './holdings.ts';
import type { Entry, Holder } from './ledger.ts';
import { companyHolds } from './ledger.ts';
import type { View } from './rule.ts';
import { amountOf } from './rule.ts';
import { DEBT_01 } from './rules/debt.ts';
import type { Debts, Game } from './state.ts';
import { replaceTile } from './tile-laying.ts';
import type { HexId, PlayerId, Railroad } from './vocabulary.ts';

const BOX: Holder = 'box';

/** Who is paid by Santa Fe from now on: the player who owns Doc Holliday; null = the bank. */
const creditorOfSF = ({ privates: { G1 } }: Game): PlayerId | null =>
  G1 === undefined || G1.closed || G1.owner === null || !('player' in G1.owner) ? null : G1.owner.player;

const debtsArise = ({ game, box }: View): Entry => {
  const { RG, SF } = amountOf(DEBT_01, { tokensOfRG: box.debt.RG.tokens, tokensOfSF: box.debt.SF.tokens });
  const to: Debts = { RG, SF, creditorOfSF: creditorOfSF(game) };
  return { rule: 'DEBT-01', change: 'debts', of: 'table', from: game.debts, to };
};

/** Prices of a charter whose unused stations are priced anew, from the last one backwards. */
const pricedAnew = (at: View, railroad: Railroad): readonly number[] => {
  const { stations } = railroadOf(at.game, railroad);
  const unused = stations.flatMap((station, i) => (station.hex === null ? [i] : [])).reverse();
  return stations.map(({ price }, i) => {
    const place = unused.indexOf(i);
    return place < 0 ? price : (at.box.returnedStationCosts[place] ?? price);
  });
};

/** The stations in a city go back to their charters. */
const returnStations = (at: View, hex: HexId): Book => {
  const book = new Book(at.game);
  for (const [slot, railroad] of (at.game.board.stations[hex] ?? []).entries()) {
    if (railroad === null) continue;
    book.write({ rule: 'TOKEN-09', what: { station: railroad, slot }, from: { hex }, to: companyHolds(railroad) });
    const from = railroadOf(book.game, railroad).stations.map(({ price }) => price);
    const to = pricedAnew({ ...at, game: book.game }, railroad);
    book.write({ rule: 'TOKEN-09', change: 'stationCosts', of: railroad, from, to });
  }
  return book;
};

/** Whether the green tile of a hex of the gorge has a city. */
const isCityOfGorge = ({ box }: View, { green }: GorgeHex): boolean => box.tiles[green]?.stop?.kind === 'city';

/** Rio Grande gets a further, free station in a city. */
const newStation = (game: Game, hex: HexId): Entry => ({
  rule: 'TOKEN-10',
  what: { station: 'RG', slot: freeSlot(game, hex) },
  from: BOX,
  to: { hex },
});

/** The Treaty is signed. */
export const signTreaty = (at: View): Book => {
  const { gorge } = at.box;
  const book = new Book(at.game).write(
    { rule: 'EVENT-04', change: 'treaty', of: 'table', from: at.game.treaty, to: true },
    debtsArise(at),
  );
  const now = (): View => ({ ...at, game: book.game });
  for (const place of gorge) {
    if (!isCityOfGorge(at, place)) continue;
    book.write(...returnStations(now(), place.hex).journal);
    book.write(newStation(book.game, place.hex));
  }
  for (const { hex, green } of gorge) book.write(...replaceTile(now(), 'EVENT-04', { hex, tile: green, rotation: 0 }));
  return book;
};

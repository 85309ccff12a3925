/** Where the book of copies and a reference trace say different things. */
import { companiesOf, held, railroadsOf } from '../../spec/holdings.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { TRAINS } from '../../spec/vocabulary.ts';
import type { Place } from '../../src/interchange/eighteen-xx/certificates.ts';
import { percentAt } from '../../src/interchange/eighteen-xx/certificates.ts';
import type { CopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import type { Imported } from '../../src/interchange/eighteen-xx/import-action.ts';
import { copiesOf } from '../../src/interchange/eighteen-xx/train-copies.ts';
import type { Moment } from './moment.ts';

/** All differences after a move. */
export const differencesAfter = (
  imported: Imported,
  book: CopyBook,
  before: Moment,
  after: Moment,
): readonly string[] => [
  ...shareDifferences(book, after),
  ...trainDifferences(book, after),
  ...moveDifferences(imported, book, before, after),
];

const shareDifferences = (book: CopyBook, { line, game }: Moment): readonly string[] =>
  companiesOf(game).flatMap((company) => {
    const shown = line.corporations.find((c) => c.sym === company);
    const places: readonly (readonly [place: Place, percent: number | undefined])[] = [
      ...game.players.map(({ id }) => [{ player: id }, held(game, id, company)] as const),
      ['pool', shown?.pool],
      ['treasury', shown?.treasury],
    ];
    return places.flatMap(([place, percent]) => {
      const booked = percentAt(book.certificates, company, place);
      return booked === percent ? [] : [`${company} ${JSON.stringify(place)}: ${booked}%, not ${percent}%`];
    });
  });

const trainDifferences = (book: CopyBook, { line, game }: Moment): readonly string[] =>
  railroadsOf(game).flatMap((railroad) => {
    const shown = line.corporations.find((c) => c.sym === railroad)?.trains ?? [];
    // A lengthened train is shown by its new number until it has run.
    if (shown.some((name) => name.includes('*'))) return [];
    return TRAINS.flatMap((train) => {
      const booked = copiesOf(book.trains, railroad, train).length;
      const count = shown.filter((name) => name === train).length;
      return booked === count ? [] : [`${railroad} has ${booked} ${train}, not ${count}`];
    });
  });

const moveDifferences = ({ move }: Imported, book: CopyBook, before: Moment, after: Moment): readonly string[] => {
  const ghosts = after.line.ghostTowns.length - before.line.ghostTowns.length;
  if (move?.type === 'placeGhostTown' && book.marked.length === 0) return ['a token on no tile'];
  if (move?.type === 'layTile' && ghosts > 0 && !book.marked.some(({ tile }) => tile === move.tile))
    return [`${move.hex} became a ghost town without a marked copy`];
  if (move?.type === 'layTile' && ghosts === 0 && move.marked) return [`${move.hex} did not become a ghost town`];
  const shown = (railroad: Railroad | 'depot' | undefined) => after.line.corporations.find((c) => c.sym === railroad);
  if (move?.type === 'placeStation')
    return shown(move.railroad)?.tokens.some(({ hex }) => hex === move.hex) ? [] : [`no station on ${move.hex}`];
  if (move?.type === 'layTile' || move?.type === 'layPrivateTile')
    return after.line.tiles[move.hex]?.split('@')[0] === move.tile ? [] : [`no ${move.tile} on ${move.hex}`];
  if (move?.type === 'sellShares' || move?.type === 'buyShares') {
    const change = held(after.game, move.player, move.company) - held(before.game, move.player, move.company);
    return Math.abs(change) === move.percent ? [] : [`${change}% changed hands, not ${move.percent}%`];
  }
  if (move?.type === 'buyTrain' && move.from !== 'depot') {
    const had = before.line.corporations.find((c) => c.sym === move.from)?.trains.length ?? 0;
    return shown(move.from)?.trains.length === had - 1 ? [] : [`the ${move.train} was not that of ${move.from}`];
  }
  if (move?.type === 'buyTrain')
    return before.line.depot.upcoming[0] === move.train ? [] : [`the top train was not a ${move.train}`];
  return [];
};

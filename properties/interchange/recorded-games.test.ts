/** The handed records against the traces of the engine that wrote them. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { companiesOf, held, railroadsOf } from '../../spec/holdings.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Game } from '../../spec/state.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { TRAINS } from '../../spec/vocabulary.ts';
import type { Place } from '../../src/interchange/eighteen-xx/certificates.ts';
import { percentAt } from '../../src/interchange/eighteen-xx/certificates.ts';
import type { CopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { followMove, newCopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { exportAction } from '../../src/interchange/eighteen-xx/export-action.ts';
import type { Imported } from '../../src/interchange/eighteen-xx/import-action.ts';
import { importAction } from '../../src/interchange/eighteen-xx/import-action.ts';
import { parseAction } from '../../src/interchange/eighteen-xx/parse-action.ts';
import type { EighteenXXGame } from '../../src/interchange/eighteen-xx/read-record.ts';
import { chained } from '../../src/interchange/eighteen-xx/route-legs.ts';
import type { WrittenId } from '../../src/interchange/eighteen-xx/setup-from-record.ts';
import { copiesOf } from '../../src/interchange/eighteen-xx/train-copies.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import type { HandedGame, TraceLine } from './handed-games.ts';
import { HANDED_GAMES, handedGamesAbsent, traceOf } from './handed-games.ts';
import { gameAt } from './state-of-trace.ts';

const read = (game: HandedGame): EighteenXXGame => {
  const found = readGameFile(game.file, baseBox);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  if (found.value.kind !== '18xx.games') throw new Error('not a record of 18xx.games');
  return found.value;
};

describe.skipIf(handedGamesAbsent())('a record of 18xx.games', () => {
  it.each(HANDED_GAMES)('$name: folds to the actions of the trace', (game) => {
    const { actions } = read(game);
    const expected = traceOf(game)
      .slice(1)
      .map(({ n, sub, id, action }) => ({ n, sub, id, action }));
    expect(actions.map(({ n, sub, id, raw }) => ({ n, sub, id, action: raw }))).toEqual(expected);
  });

  it.each(HANDED_GAMES)('$name: its seed deals the railroads and privates of the trace', (game) => {
    const { setup } = read(game);
    const start = traceOf(game)[0];
    expect(setup.railroads).toEqual(start?.corporations.filter((c) => c.type === 'rail').map((c) => c.sym));
    expect(setup.privates).toEqual(Object.keys(start?.privateRevenue ?? {}));
    expect(setup.players).toEqual(start?.players.map(({ id }) => String(id)));
  });

  it.each(HANDED_GAMES)('$name: every copy that it names lies where the book says', (game) => {
    const { setup, actions, writtenIds } = read(game);
    const trace = traceOf(game);
    let last = startOf(trace, setup);
    let book = newCopyBook(last.game);
    const found: string[] = [];
    for (const [index, action] of actions.entries()) {
      const line = trace[index + 1];
      if (line === undefined) throw new Error('a trace too short');
      const now = { line, game: gameAt(line, last, setup) };
      const imported = importAction({ box: baseBox, file: game.name }, book, { at: '', game: last.game }, action);
      if (!imported.ok) throw new Error(JSON.stringify(imported.error));
      const again = writtenAndRead(imported.value, book, last, now, writtenIds);
      if (again !== null) found.push(`${game.name} action ${action.n}: ${again}`);
      book = followMove(imported.value.book, last.game, now.game);
      // Bankruptcy sells blocks that no action names; the game is over with it.
      if (action.action?.type === 'bankrupt') break;
      const differences = [
        ...shareDifferences(book, now),
        ...trainDifferences(book, now),
        ...moveDifferences(imported.value, book, last, now),
      ];
      found.push(...differences.map((text) => `${game.name} action ${action.n}: ${text}`));
      last = now;
    }
    expect(found).toEqual([]);
  });
});

/** Writing a move and reading what was written gives the move again, with the same words where the record has no choice. */
const writtenAndRead = (
  { move, recorded }: Imported,
  book: CopyBook,
  before: Moment,
  after: Moment,
  ids: ReadonlyMap<string, WrittenId>,
): string | null => {
  if (move === null) return null;
  const exported = exportAction({
    box: baseBox,
    book,
    before: { at: '', game: before.game },
    after: { at: '', game: withRun(after.game, before.game, move, recorded) },
    move,
    written: (id) => ids.get(id) ?? id,
  });
  if (exported === null) return 'cannot be written';
  const parsed = parseAction(exported.action, 'written', []);
  if (!parsed.ok || parsed.value.kind !== 'game') return `cannot be read: ${JSON.stringify(parsed)}`;
  const again = importAction(
    { box: baseBox, file: 'written' },
    book,
    { at: '', game: before.game },
    {
      action: parsed.value.action,
      place: '',
    },
  );
  if (!again.ok) return again.error.message;
  if (!isDeepStrictEqual(again.value.move, move))
    return `${JSON.stringify(again.value.move)} was ${JSON.stringify(move)}`;
  const original = after.line.action ?? {};
  // One record has a pass with a percent, which means nothing.
  const words = move.type === 'pass' ? SAME_WORDS.filter((key) => key !== 'percent') : SAME_WORDS;
  const other = words.filter((key) => key in original && !isDeepStrictEqual(original[key], exported.action[key]));
  return other.length === 0 ? null : `${other.join()}: ${JSON.stringify(exported.action)}`;
};

/** Keys whose values do not depend on which of several equal copies is taken. */
const SAME_WORDS = [
  ...['type', 'entity', 'entity_type', 'company', 'corporation', 'price', 'share_price', 'discounter', 'percent'],
  ...['hex', 'rotation', 'city', 'kind', 'variant'],
];

/** What running the trains leaves behind. */
const withRun = (after: Game, before: Game, move: Move, recorded: Imported['recorded']): Game => {
  const turn = before.operating?.turn;
  if (move.type !== 'runTrains' || turn == null) return after;
  const routes = move.routes.map(({ train }, i) => ({
    train,
    hexes: [],
    stops: [],
    revenue: recorded?.revenues?.[i] ?? 0,
  }));
  return { ...after, operating: { order: [], done: 0, turn: { ...turn, routes } } };
};

interface Moment {
  readonly line: TraceLine;
  readonly game: Game;
}

const startOf = (trace: readonly TraceLine[], setup: Setup): Moment => {
  const [line] = trace;
  if (line === undefined) throw new Error('an empty trace');
  return { line, game: gameAt(line, null, setup) };
};

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

describe('chained legs', () => {
  const chain = [
    ['O3', 'N4', 'M3'],
    ['M3', 'L4', 'L2'],
    ['L2', 'K3'],
  ];

  it.each([
    ['in order', chain],
    ['out of order', [chain[1], chain[2], chain[0]]],
    ['backwards', [chain[1], chain[2], chain[0]].map((leg) => leg?.toReversed() ?? [])],
  ])('%s: each begins where the one before ended', (_, legs) => {
    const found = chained(legs.map((leg) => leg ?? []));
    expect([found, found.map((leg) => leg.toReversed()).toReversed()]).toContainEqual(chain);
  });

  it('stay as they are where they make no chain', () => {
    const loose = [
      ['O3', 'N4', 'M3'],
      ['L2', 'K3'],
    ];
    expect(chained(loose)).toEqual(loose);
  });
});

/** The equation read ∘ write = identity, for moves of recorded games. */
import { isDeepStrictEqual } from 'node:util';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Game } from '../../spec/state.ts';
import type { CopyBook } from '../../src/interchange/eighteen-xx/copy-book.ts';
import { exportAction } from '../../src/interchange/eighteen-xx/export-action.ts';
import type { Imported } from '../../src/interchange/eighteen-xx/import-action.ts';
import { importAction } from '../../src/interchange/eighteen-xx/import-action.ts';
import { parseAction } from '../../src/interchange/eighteen-xx/parse-action.ts';
import type { WrittenId } from '../../src/interchange/eighteen-xx/setup-from-record.ts';
import type { Moment } from './moment.ts';

/** Why writing a move and reading what was written does not give the same move, in the same words; null if it does. */
export const writtenAndRead = (
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

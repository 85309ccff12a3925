/** The moves of a game file one after the other, whichever kind of file it is. */
import type { Box } from '../../spec/box/box.ts';
import type { Position } from '../../spec/state.ts';
import type { InputFault } from '../fault.ts';
import type { CopyBook } from '../interchange/eighteen-xx/copy-book.ts';
import { followMove, newCopyBook } from '../interchange/eighteen-xx/copy-book.ts';
import type { Imported } from '../interchange/eighteen-xx/import-action.ts';
import { importAction } from '../interchange/eighteen-xx/import-action.ts';
import type { EighteenXXGame } from '../interchange/eighteen-xx/read-record.ts';
import type { NativeGame } from '../interchange/native/read-native.ts';
import type { GameFile } from '../interchange/read-file.ts';
import type { Result } from '../result.ts';
import { ok } from '../result.ts';

/** One action, read in the position in which it is to be made. */
export interface Line {
  readonly n: number;
  readonly sub: number;
  readonly id: number;
  readonly action: unknown;
  readonly place: string;
  readonly read: Result<Pick<Imported, 'move' | 'recorded'>, InputFault>;
  /** The script from the next action on; `after` is null when the action could not even be followed. */
  rest(before: Position, after: Position | null): Script;
}

/** What is left of a game file. */
export interface Script {
  /** The next action; null at the end. */
  next(position: Position): Line | null;
}

/** The script of a game file. */
export const scriptOf = (box: Box, file: GameFile, name: string, start: Position): Script =>
  file.kind === 'native' ? nativeScript(file, 0) : recordScript(box, file, name, 0, newCopyBook(start.game));

const nativeScript = (file: NativeGame, index: number): Script => ({
  next: () => {
    const move = file.moves[index];
    if (move === undefined) return null;
    const n = index + 1;
    const rest = (): Script => nativeScript(file, n);
    return { n, sub: 0, id: n, action: move, place: `moves[${index}]`, read: ok({ move }), rest };
  },
});

const recordScript = (box: Box, file: EighteenXXGame, name: string, index: number, book: CopyBook): Script => ({
  next: (position) => {
    const action = file.actions[index];
    if (action === undefined) return null;
    const { n, sub, id, raw, place } = action;
    const read = importAction({ box, file: name }, book, position, action);
    const rest = (before: Position, after: Position | null): Script => {
      const moved = read.ok && after !== null ? followMove(read.value.book, before.game, after.game) : book;
      return recordScript(box, file, name, index + 1, moved);
    };
    return { n, sub, id, action: withoutAutomatic(raw), place, read, rest };
  },
});

/** A record shows an action by itself: its automatic actions have records of their own. */
const withoutAutomatic = ({ auto_actions: _, ...action }: Readonly<Record<string, unknown>>): unknown => action;

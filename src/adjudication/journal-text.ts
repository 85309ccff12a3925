/** What an action of a replay caused, in words. */

import type { Replayed } from '../replay/replay.ts';
import { entryLine } from './entry-text.ts';
import { moveText } from './move-text.ts';
import type { Telling } from './telling.ts';

/** The move and a line for each entry that matters; empty where nothing happened. */
export const journalText = ({ n, sub, move, journal, position }: Replayed, telling: Telling): string => {
  const lines = journal.flatMap((entry) => entryLine(entry, telling, position.game) ?? []);
  if (move === null && lines.length === 0) return '';
  const number = sub === 0 ? String(n) : `${n}.${sub}`;
  const head = move === null ? number : `${number} ${moveText(move, telling)}`;
  return `${[head, ...lines.map((line) => `    ${line}`)].join('\n')}\n`;
};

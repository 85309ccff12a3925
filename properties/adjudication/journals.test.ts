/** Journals in words: whoever gets or pays something is told so, with its rule; nothing is left unfilled. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ChangeKind, Entry } from '../../spec/ledger.ts';
import { entryLine, entryText } from '../../src/adjudication/entry-text.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { engine } from '../support/table.ts';
import { telling } from './telling.ts';

const GAME = fileURLToPath(new URL('../../docs/examples/whole-game.rg', import.meta.url));

const entriesOfGame = (): readonly Entry[] => {
  const file = readGameFile(GAME, engine.box);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return [...replay(engine, file.value, GAME)].flatMap(({ journal }) => journal);
};

/** The memory of the rules: never told. */
const HIDDEN: readonly ChangeKind[] = ['operated', 'card', 'lotsLeft', 'settlement', 'ghostMarks'];
/** Told at times: a new turn of a round, but not what the round remembers of it. */
const PARTLY: readonly ChangeKind[] = ['lot', 'stockRound', 'operatingRound', 'steel', 'priority', 'ends', 'debts'];

describe('the journal of a whole game', () => {
  const entries = entriesOfGame();

  it('tells every transfer and every change that people see, each with its rule', () => {
    expect(entries.length).toBeGreaterThan(1000);
    for (const entry of entries) {
      const line = entryLine(entry, telling);
      if ('change' in entry && (HIDDEN.includes(entry.change) || PARTLY.includes(entry.change))) {
        if (HIDDEN.includes(entry.change)) expect(line).toBeNull();
        continue;
      }
      expect(line, JSON.stringify(entry)).toContain(`[${entry.rule} `);
    }
  });

  it('leaves no figure unfilled', () => {
    const lines = entries.flatMap((entry) => entryLine(entry, telling) ?? []);
    expect(lines.filter((line) => /[{}]|undefined|NaN|\[object/.test(line))).toEqual([]);
  });
});

/** An entry and how it reads. */
const ENTRIES: readonly (readonly [string, Entry])[] = [
  ['ann pays the bank $120', { rule: 'SR-BUY-02', what: { money: 120 }, from: { player: 'ann' }, to: 'bank' }],
  [
    '20% of KP from ann to the pool',
    { rule: 'SR-SELL-01', what: { percent: 20, of: 'KP' }, from: { player: 'ann' }, to: 'pool' },
  ],
  [
    'a 3+ train from the depot to KP',
    { rule: 'TRAIN-01', what: { train: '3+' }, from: 'depot', to: { company: 'KP' } },
  ],
  ['price of KP: $80 to $65, 2 to the left', { rule: 'SR-SELL-04', change: 'price', of: 'KP', from: 9, to: 7 }],
  ['price of KP: $80 to $90, 1 to the right', { rule: 'DIV-06', change: 'price', of: 'KP', from: 9, to: 10 }],
  ['presidency of KP: from ann to bob', { rule: 'PRES-03', change: 'president', of: 'KP', from: 'ann', to: 'bob' }],
  [
    'phase Yellow ends, phase Green begins',
    { rule: 'EVENT-02', change: 'phase', of: 'table', from: 'Yellow', to: 'Green' },
  ],
];

describe('entries', () => {
  it.each(ENTRIES)('%s', (text, entry) => {
    expect(entryText(entry, telling)).toBe(text);
  });
});

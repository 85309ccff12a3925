/** Moves in notation: every move comes back as it was, examples read as the guide says, and bad text is told apart. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Move, MoveType } from '../../spec/moves/move.ts';
import { parseMove } from '../../src/notation/parse-move.ts';
import { seatLetters } from '../../src/notation/players.ts';
import { printMove } from '../../src/notation/print-move.ts';
import { NAMES } from '../support/table.ts';
import { MOVES } from './arbitrary-moves.ts';

const letters = seatLetters(NAMES);

describe('reading gives back what was written', () => {
  it.each(Object.keys(MOVES) as MoveType[])('%s', (type) => {
    const arbitrary: fc.Arbitrary<Move> = MOVES[type];
    fc.assert(
      fc.property(arbitrary, (move) => {
        const text = printMove(move, letters);
        expect(text).not.toMatch(/[\r\n]/);
        expect(parseMove(text, NAMES)).toEqual({ ok: true, value: move });
      }),
      { numRuns: 60 },
    );
  });

  it('two moves that differ are written differently', () => {
    const any = fc.oneof(...Object.values(MOVES)) as fc.Arbitrary<Move>;
    fc.assert(
      fc.property(any, any, (a, b) => {
        fc.pre(JSON.stringify(a) !== JSON.stringify(b));
        const read = [a, b].map((move) => parseMove(printMove(move, letters), NAMES));
        expect(read).toEqual([a, b].map((value) => ({ ok: true, value })));
      }),
      { numRuns: 100 },
    );
  });
});

const EXAMPLES: readonly (readonly [string, Move])[] = [
  ['A bids Y3 45', { type: 'bid', player: 'ann', private: 'Y3', price: 45 }],
  ['B sells 2 KP', { type: 'sellShares', player: 'bob', company: 'KP', percent: 20 }],
  ['C buys 1 CF&I pool', { type: 'buyShares', player: 'cid', company: 'CF&I', from: 'pool', percent: 10 }],
  [
    'C buys 2 VGC pool with B6',
    { type: 'buyShares', player: 'cid', company: 'VGC', from: 'pool', percent: 20, discount: 'B6' },
  ],
  ['A founds SF 80', { type: 'found', player: 'ann', railroad: 'SF', par: 80 }],
  ['KP lays 57@2 I7', { type: 'layTile', railroad: 'KP', hex: 'I7', tile: '57', rotation: 2 }],
  [
    'KP runs 2+ L2-k3-J2, 3+ L2-M3-N4',
    {
      type: 'runTrains',
      railroad: 'KP',
      routes: [
        { train: '2+', legs: [['L2', 'K3', 'J2']] },
        {
          train: '3+',
          legs: [
            ['L2', 'M3'],
            ['M3', 'N4'],
          ],
        },
      ],
    },
  ],
  ['KP runs nothing', { type: 'runTrains', railroad: 'KP', routes: [] }],
  ['KP pays out', { type: 'dividend', railroad: 'KP', kind: 'payOut' }],
  ['KP buys train 3+ depot 180', { type: 'buyTrain', railroad: 'KP', train: '3+', from: 'depot', price: 180 }],
  ['RG pays debt', { type: 'payDebt', railroad: 'RG' }],
];

describe('examples of the guide', () => {
  it.each(EXAMPLES)('%s', (text, move) => {
    expect(printMove(move, letters)).toBe(text);
    expect(parseMove(text, NAMES)).toEqual({ ok: true, value: move });
  });
});

/** Bad text, the code of its fault and the column that it names. */
const FAULTS: readonly (readonly [string, string, number])[] = [
  ['', 'missing-key', 1],
  ['A', 'missing-key', 2],
  ['E bids Y3 45', 'unknown-player', 1],
  ['KP bids Y3 45', 'unknown-player', 1],
  ['A lays 57@2 K7', 'no-railroad', 1],
  ['A dances', 'unknown-action', 3],
  ['A bids Z9 45', 'unknown-name', 8],
  ['A bids Y3 45.5', 'not-whole', 11],
  ['A bids Y3 -5', 'not-whole', 11],
  ['A bids Y3 007', 'not-whole', 11],
  ['A bids Y3 99999999999999999999', 'out-of-range', 11],
  ['A bids Y3', 'missing-key', 10],
  ['A bids Y3 45 now', 'malformed', 14],
  ['KP lays 57 K7', 'malformed', 9],
  ['KP lays 57@6 K7', 'out-of-range', 12],
  ['KP lays 9999@1 K7', 'unknown-name', 9],
  ['KP lays 57@2 Z99', 'unknown-name', 14],
  ['KP runs 2+ l2-K3', 'malformed', 12],
  ['KP runs 2+ L2-Z99', 'unknown-name', 12],
  ['KP pays tribute', 'unknown-name', 9],
  ['A bids "Y3 45', 'unknown-name', 8],
];

describe('bad text has a code and a column', () => {
  it.each(FAULTS)('%j', (text, code, column) => {
    const read = parseMove(text, NAMES);
    expect(read).toMatchObject({ ok: false, error: { code, column } });
    if (!read.ok) expect(read.error.message).not.toMatch(/[\r\n]/);
  });

  it('whatever the text, there is an answer', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
        expect(typeof parseMove(text, NAMES).ok).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});

/** All that the 18xx.games engine accepts and refuses at every stock-round position of the real games. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { engine } from '../support/table.ts';
import { gamesAreHanded, gamesWithLegalSets, legalSetsOf, traceOf } from './engine-records.ts';
import { positionsByNumber } from './recorded-rounds.ts';

const handed = gamesAreHanded('the legal moves of stock rounds are');

/** A move as the legal sets call it; null for what they do not list. */
const labelOf = (move: Move): string | null => {
  switch (move.type) {
    case 'pass':
      return 'pass';
    case 'found':
      return `par ${move.railroad} ${move.par}`;
    case 'buyShares':
      return move.discount === undefined ? `buy ${move.company} ${move.from}` : null;
    case 'sellShares':
      return `sell ${move.company} ${move.percent}`;
    default:
      return null;
  }
};

const labelsAt = (position: Position): readonly string[] =>
  [...engine.options(position)].flatMap(({ move }) => labelOf(move) ?? []).sort();

describe.skipIf(!handed)('legal moves of stock rounds', () => {
  it.each(handed ? gamesWithLegalSets() : [])('%s', (game) => {
    const positions = positionsByNumber(traceOf(game));
    const sets = legalSetsOf(game).filter(({ step }) => step === 'BuySellParShares');
    expect(sets.length).toBeGreaterThan(10);
    for (const { n, accepted, refused } of sets) {
      const position = positions.get(n);
      const labels = position === undefined ? [] : labelsAt(position);
      expect({ n, labels }).toEqual({ n, labels: accepted.toSorted() });
      expect(Object.keys(refused).filter((label) => labels.includes(label))).toEqual([]);
    }
  });
});

/** All that the 18xx.games engine accepts and refuses in the train steps of the real games, and ours. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import type { Company, Railroad, Train } from '../../spec/vocabulary.ts';
import { decidedBy } from '../support/table.ts';
import { gamesAreHanded, gamesWithLegalSets, legalSetsOf } from './engine-records.ts';
import { playedPositions } from './probed-positions.ts';

const handed = gamesAreHanded('legal moves of train steps are');

const PRICES: Readonly<Record<string, number>> = { '2+': 80, '3+': 180, '4+': 400, '5+': 500, '6x2': 650 };

/** What a label of the legal sets stands for: `depot 4+`, `from RG 3+ 180`, `sell KP 20`, `pass`, `bankrupt`. */
const moveOf = (label: string, { game }: Position): Move => {
  const railroad = game.operating?.turn?.railroad ?? 'RG';
  const [what, first = '', second = '', third] = label.split(' ');
  switch (what) {
    case 'depot':
      return { type: 'buyTrain', railroad, train: first as Train, from: 'depot', price: PRICES[first] ?? 0 };
    case 'from':
      return { type: 'buyTrain', railroad, train: second as Train, from: first as Railroad, price: Number(third) };
    case 'sell':
      return {
        type: 'sellShares',
        player: game.railroads[railroad]?.president ?? '',
        company: first as Company,
        percent: Number(second),
      };
    case 'bankrupt':
      return { type: 'declareBankruptcy', railroad };
    default:
      return { type: 'pass', railroad };
  }
};

describe.skipIf(!handed)('legal sets of the 18xx.games engine in train steps', () => {
  it.each(handed ? gamesWithLegalSets() : [])('%s: what it accepts is legal, what it refuses is not', (game) => {
    const sets = legalSetsOf(game).filter(({ step }) => step === 'BuyTrain');
    const asked = { legal: 0, illegal: 0 };
    for (const { n, position, last } of playedPositions(game)) {
      const set = sets.find((each) => each.n === n);
      if (set === undefined || !last) continue;
      const verdicts = (labels: readonly string[]) =>
        labels.map((label) => [label, decidedBy(position, moveOf(label, position)) === null]);
      expect({ n, verdicts: verdicts(set.accepted) }).toEqual({
        n,
        verdicts: set.accepted.map((label) => [label, true]),
      });
      const refused = Object.keys(set.refused);
      expect({ n, verdicts: verdicts(refused) }).toEqual({ n, verdicts: refused.map((label) => [label, false]) });
      asked.legal += set.accepted.length;
      asked.illegal += refused.length;
    }
    expect(asked.legal).toBeGreaterThan(10);
    expect(asked.illegal).toBeGreaterThan(20);
  });
});

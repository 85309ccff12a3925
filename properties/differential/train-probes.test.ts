/** What the 18xx.games engine says of trains, emergencies, bankruptcy, debt and private purchases, and what we say. */
import { describe, expect, it } from 'vitest';
import type { RuleId } from '../../spec/rules/ids.ts';
import { decidedBy } from '../support/table.ts';
import { gamesAreHanded, probedGames } from './engine-records.ts';
import { askedMoves } from './probed-positions.ts';

const handed = gamesAreHanded('verdicts on trains, debt and privates are');

const ASKED = /^(?:train_|company_|bankrupt|div_pay_debt$|sell_emergency$)/;

/** Where the engine and the rules differ, by tag and our verdict, and how often it was asked. */
const DIFFERENT: readonly {
  readonly tag: string;
  readonly rule: RuleId | 'legal';
  readonly why: string;
  readonly times: number;
}[] = [
  { tag: 'train_dear', rule: 'TRAIN-03', why: 'takes any price stated for a train of the depot', times: 10 },
  { tag: 'train_cheap', rule: 'TRAIN-03', why: 'takes any price stated for a train of the depot', times: 11 },
  { tag: 'company_half', rule: 'PRIVATE-04', why: 'only its screen looks for the train symbol', times: 18 },
  { tag: 'company_max', rule: 'PRIVATE-04', why: 'only its screen looks for the train symbol', times: 18 },
  { tag: 'sell_emergency', rule: 'EMERGENCY-09', why: 'takes a sale in the train step without duty', times: 6 },
  { tag: 'bankrupt', rule: 'OR-ORDER-03', why: 'takes a bankruptcy outside of the train step', times: 8 },
  { tag: 'train_second_of_kind', rule: 'legal', why: 'the copy that is named lies below one of its kind', times: 10 },
];

interface Judged {
  readonly tag: string;
  readonly accepted: boolean;
  /** The rule that decides here; `legal` when none stands against it, null where it names what does not exist. */
  readonly verdict: RuleId | 'legal' | null;
}

const judged: readonly Judged[] = !handed
  ? []
  : probedGames().flatMap((game) =>
      [...askedMoves(game, ASKED)].map(({ probe: { tag, accepted }, position, move }) => ({
        tag,
        accepted,
        verdict: move === null ? null : (decidedBy(position, move) ?? 'legal'),
      })),
    );

describe.skipIf(!handed)('verdicts of the 18xx.games engine on trains, debt and privates', () => {
  it('are ours too, but for what its engine leaves unchecked', () => {
    const different: Record<string, number> = {};
    for (const { tag, accepted, verdict } of judged) {
      if (accepted === (verdict === 'legal')) continue;
      const key = `${tag} ${verdict}`;
      different[key] = (different[key] ?? 0) + 1;
    }
    expect(different).toEqual(Object.fromEntries(DIFFERENT.map(({ tag, rule, times }) => [`${tag} ${rule}`, times])));
  });

  it('cover more than a thousand moves, of which many are legal', () => {
    expect(judged.length).toBeGreaterThan(1400);
    expect(judged.filter(({ verdict }) => verdict === 'legal').length).toBeGreaterThan(100);
  });

  it('never accept what names nothing that exists', () => {
    expect(judged.filter(({ accepted, verdict }) => accepted && verdict === null)).toEqual([]);
  });
});

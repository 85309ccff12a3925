/** Tests that read like the rulebook: a sentence, the table before, the move, the table after, and the move that fails. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { Answers } from '../support/seen.ts';
import { answersTo } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { sharesAddUp, stockScene } from '../support/stock-scene.ts';
import { brokenRules, decidedBy, engine } from '../support/table.ts';

/** A table before a move: a scene of a stock round, or a position that is reached some other way. */
export type Table = Scene | ((profile: ProfileId) => Position);

/** The move that breaks the sentence, and the rule that says so. Table and move are those of the legal case if not given. */
export interface Twin {
  readonly says: string;
  readonly table?: Table;
  readonly move?: Move;
  readonly by: RuleId;
  /** Further rules that it breaks. */
  readonly and?: readonly RuleId[];
}

/** One sentence of the rulebook. */
export interface Sentence {
  /** Rule that the sentence belongs to. */
  readonly rule: RuleId;
  /** Statements of the documents, rows of the docket, or `engine`. */
  readonly source: string;
  readonly says: string;
  /** Profiles of which it is true; all if not given. */
  readonly in?: readonly ProfileId[];
  readonly table: Table;
  readonly move: Move;
  /** What the table shows afterwards. */
  readonly shows: Answers;
  /** Rules that cause entries of the journal; those of the sentence itself if not given. */
  readonly causes?: readonly RuleId[];
  /** Rules that cause no entry. */
  readonly causesNo?: readonly RuleId[];
  /** The sentence's illegal twin; where there is none, the reason is told. */
  readonly twin: Twin | { readonly none: string };
}

/** Lays a table out. */
export const laidOut = (table: Table, profile: ProfileId): Position => {
  const position = typeof table === 'function' ? table(profile) : stockScene(profile, table);
  if (!sharesAddUp(position)) throw new Error('shares of a company do not add up to a hundred percent');
  return position;
};

/** Rules that cause entries of a journal. */
export const causesIn = (journal: readonly Entry[]): ReadonlySet<RuleId> => new Set(journal.map(({ rule }) => rule));

const title = ({ rule, source, says }: Sentence): string => `${rule} (${source}): ${says}`;

/** Whether the engine lists the move, alone or in a family. */
const isListed = (at: Position, move: Move): boolean =>
  [...engine.options(at)].some(({ move: listed, vary }) => {
    if (vary === undefined) return isDeepStrictEqual(listed, move);
    const value: unknown = Object.entries(move).find(([field]) => field === vary.field)?.[1];
    const { lo, hi, step } = vary;
    return (
      typeof value === 'number' &&
      value >= lo &&
      value <= hi &&
      (value - lo) % step === 0 &&
      isDeepStrictEqual({ ...listed, [vary.field]: value }, move)
    );
  });

const legalCase = (sentence: Sentence, profile: ProfileId): void => {
  const before = laidOut(sentence.table, profile);
  expect(decidedBy(before, sentence.move)).toBeNull();
  // Any lawful set of routes may be run; of them only the best and the empty one are listed.
  if (sentence.move.type !== 'runTrains') expect(isListed(before, sentence.move)).toBe(true);
  const applied = engine.apply(before, sentence.move);
  if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
  expect(answersTo(applied.position, sentence.shows)).toEqual(sentence.shows);
  const causes = causesIn(applied.journal);
  expect(sentence.causes?.filter((rule) => !causes.has(rule)) ?? []).toEqual([]);
  expect(sentence.causesNo?.filter((rule) => causes.has(rule)) ?? []).toEqual([]);
};

const illegalCase = (sentence: Sentence, twin: Twin, profile: ProfileId): void => {
  const before = laidOut(twin.table ?? sentence.table, profile);
  const move = twin.move ?? sentence.move;
  expect(decidedBy(before, move)).toBe(twin.by);
  expect(isListed(before, move)).toBe(false);
  expect(brokenRules(before, move)).toEqual([twin.by, ...(twin.and ?? [])]);
};

/** Tests a chapter, sentence by sentence, in every profile of which it is true. */
export const chapterReads = (chapter: string, sentences: readonly Sentence[]): void => {
  describe.each(PROFILES)(`${chapter}, %s`, (profile) => {
    for (const sentence of sentences.filter((each) => (each.in ?? PROFILES).includes(profile))) {
      it(title(sentence), () => legalCase(sentence, profile));
      const { twin } = sentence;
      if ('by' in twin)
        it(`${title(sentence)} — ${twin.says}: not allowed by ${twin.by}`, () => illegalCase(sentence, twin, profile));
    }
  });
};

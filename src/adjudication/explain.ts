/**
 * Explains a move: whether it is legal, by which rules with which numbers, by whose reading, what it would cause, and
 * what could be done in its place.
 */
import type { Option } from '../../spec/deed.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import type { RulingId, Rulings } from '../../spec/profiles/rulings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { Engine, Judged, Violation } from '../engine.ts';
import { violationsOf } from '../engine.ts';
import type { AskedRule } from './asked-rule.ts';
import { askedRules } from './asked-rule.ts';
import { bearingOn } from './bearing-rulings.ts';
import { outcomeKey } from './compare.ts';
import { entryLine } from './entry-text.ts';
import { moveText, optionText } from './move-text.ts';
import { outcomeUnder, pivotalRulings } from './pivotal-rulings.ts';
import type { RulingAnswers } from './ruling-answers.ts';
import { answersOf, isUnruled } from './ruling-answers.ts';
import type { Telling } from './telling.ts';

/** What can be said of a move in one word. */
export type VerdictWord = 'legal' | 'illegal' | 'profile-dependent' | 'unruled';

/** An entry of a journal and what it says. */
export interface Cause {
  readonly entry: Entry;
  /** In words with its rule; null for the memory of the rules. */
  readonly text: string | null;
}

/** The same move under another profile. */
export interface OtherVerdict {
  readonly profile: ProfileId;
  readonly legal: boolean;
  readonly broken: readonly AskedRule[];
  readonly causes: readonly Cause[];
  /** Rulings on which other consequences of a move hang that both profiles allow. */
  readonly rulings: readonly RulingAnswers[];
}

/** A legal move in words. */
export interface LegalMove {
  readonly option: Option;
  readonly text: string;
}

/** All that there is to say of a move. */
export interface Explanation {
  readonly move: Move;
  /** The move in words, with the players' names. */
  readonly text: string;
  readonly profile: ProfileId;
  readonly legal: boolean;
  readonly verdict: VerdictWord;
  readonly rules: readonly AskedRule[];
  readonly causes: readonly Cause[];
  /** Whether the move is illegal and was made all the same: `causes` is what the record makes of it then. */
  readonly followed: boolean;
  readonly others: readonly OtherVerdict[];
  /** Rulings on which it hangs that other profiles judge otherwise. */
  readonly pivotal: readonly RulingAnswers[];
  /** Legal moves of the position, those of the same kind first. */
  readonly instead: readonly LegalMove[];
}

/** What a record makes of a move. */
export interface Recorded {
  /** What it states with the move against the rules. */
  readonly violations: readonly Violation[];
  /** What follows from the move, also from one that breaks rules. */
  readonly journal: readonly Entry[];
}

/** What is asked. */
export interface Question {
  readonly position: Position;
  readonly move: Move;
  readonly profile: ProfileId;
  /** What the record makes of it, if it is a recorded move. */
  readonly record?: Recorded;
}

/** The position as if it were played under a profile. */
export const under = ({ at, game }: Position, profile: ProfileId): Position => ({ at, game: { ...game, profile } });

const causesIn = ({ game }: Position, journal: readonly Entry[], telling: Telling): readonly Cause[] => {
  const after = post(game, journal);
  return journal.map((entry) => ({ entry, text: entryLine(entry, telling, after) }));
};

const journalOf = (engine: Engine, { position, move }: Question, profile: ProfileId): readonly Entry[] => {
  const applied = engine.apply(under(position, profile), move);
  return applied.ok ? applied.journal : [];
};

/** The legal moves under a profile, those of a type first. */
export const legalMoves = (
  engine: Engine,
  position: Position,
  profile: ProfileId,
  type: Move['type'] | null,
  telling: Telling,
): readonly LegalMove[] => {
  const all = [...engine.options(under(position, profile))].filter(({ move }) => move.type !== 'breakOff');
  return [...all.filter(({ move }) => move.type === type), ...all.filter(({ move }) => move.type !== type)].map(
    (option) => ({ option, text: optionText(option, telling) }),
  );
};

/** Whether no source of the profile decides a rule, as far as the rule looked rulings up. */
const ruleUnruled = (id: RuleId, read: ReadonlySet<RulingId>, profile: ProfileId): boolean => {
  const rulings = ruleOf(id)?.rulings.filter((ruling) => read.has(ruling)) ?? [];
  return isUnruled({ rulings }, profile);
};

/** The judgement of the move, with what its record states against the rules. */
const judged = (engine: Engine, { position, move, record }: Question, profile: ProfileId): Judged => {
  const judgement = engine.judge(position, move, profile);
  const recorded = record?.violations ?? [];
  if (recorded.length === 0) return judgement;
  const [first] = recorded;
  const verdicts = recorded.map(({ rule, facts = {} }) => ({ rule, asked: true, holds: false, facts }) as const);
  return {
    legal: false,
    refusal: judgement.refusal ?? (first === undefined ? null : { code: first.code, rule: first.rule }),
    verdicts: [...judgement.verdicts, ...verdicts],
  };
};

/** Explains a move. */
export const explain = (engine: Engine, question: Question, telling: Telling): Explanation => {
  const { position, move, profile, record } = question;
  const { lang } = telling;
  const own = judged(engine, question, profile);
  const others = PROFILES.filter((p) => p !== profile).map((p) => ({
    profile: p,
    judgement: judged(engine, question, p),
  }));
  const apart = others.filter(({ judgement }) => judgement.legal !== own.legal);
  // Rules on which the verdict hangs: those that stand against the move here, or else elsewhere.
  const against = (own.legal ? apart.map(({ judgement }) => judgement) : [own]).flatMap((j) =>
    violationsOf(j).map(({ rule }) => rule),
  );
  const legality = (rulings: Rulings): boolean => outcomeUnder(engine.box, position, move, rulings) !== null;
  const pivotal = [...new Set(apart.flatMap((other) => pivotalRulings(profile, other.profile, legality)))].map((id) =>
    answersOf(id, lang),
  );
  const outcome = (rulings: Rulings): string =>
    outcomeKey(position, outcomeUnder(engine.box, position, move, rulings), telling);
  const behind = (other: ProfileId): readonly RulingAnswers[] =>
    outcome(rulingsOf(other)) === outcome(rulingsOf(profile))
      ? []
      : pivotalRulings(profile, other, outcome).map((id) => answersOf(id, lang));
  const read = engine.rulingsRead(position, move, profile);
  const ours =
    pivotal.length > 0
      ? pivotal.every(({ unruled }) => unruled.includes(profile))
      : against.length > 0 && against.every((id) => ruleUnruled(id, read, profile));
  const plain = own.legal ? 'legal' : 'illegal';
  const verdict = ours ? 'unruled' : apart.length > 0 ? 'profile-dependent' : plain;
  return {
    move,
    text: moveText(move, telling),
    profile,
    legal: own.legal,
    verdict,
    rules: askedRules(
      own,
      profile,
      lang,
      new Set(own.legal ? against : []),
      bearingOn(engine, position, move, profile),
    ),
    causes: causesIn(position, own.legal ? journalOf(engine, question, profile) : (record?.journal ?? []), telling),
    followed: !own.legal && record !== undefined,
    others: others.map(({ profile: p, judgement }) => ({
      profile: p,
      legal: judgement.legal,
      broken: askedRules(judgement, p, lang, new Set(), bearingOn(engine, position, move, p)).filter(
        ({ holds }) => !holds,
      ),
      causes: causesIn(position, judgement.legal ? journalOf(engine, question, p) : [], telling),
      rulings: own.legal && judgement.legal ? behind(p) : [],
    })),
    pivotal,
    instead: legalMoves(engine, position, profile, move.type, telling),
  };
};

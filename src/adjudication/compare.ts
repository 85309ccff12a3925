/**
 * Judges every move of a game under several profiles and finds where they part: where a move is legal for some only, and
 * where it is legal for all but has other consequences. The profile of the file drives the game.
 */
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import type { Rulings } from '../../spec/profiles/rulings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Position, Round } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Engine } from '../engine.ts';
import type { GameFile } from '../interchange/read-file.ts';
import type { ReplayEnd } from '../replay/replay.ts';
import { replay } from '../replay/replay.ts';
import type { AskedRule } from './asked-rule.ts';
import { askedRules } from './asked-rule.ts';
import { entryLine } from './entry-text.ts';
import { moveText } from './move-text.ts';
import { outcomeUnder, pivotalRulings } from './pivotal-rulings.ts';
import type { RulingAnswers } from './ruling-answers.ts';
import { answersOf } from './ruling-answers.ts';
import type { Telling } from './telling.ts';

/** What one profile says of a move. */
export interface ProfileVerdict {
  readonly profile: ProfileId;
  readonly legal: boolean;
  /** Rules that stand against it. */
  readonly broken: readonly AskedRule[];
  /** What it causes, in words; nothing where it is illegal. */
  readonly causes: readonly string[];
}

/** A move at which profiles part. */
export interface Difference {
  readonly n: number;
  readonly sub: number;
  readonly round: Round;
  readonly move: Move;
  /** In words, with the players' names. */
  readonly text: string;
  readonly kind: 'legality' | 'consequence';
  readonly verdicts: readonly ProfileVerdict[];
  /** Rulings on which the difference hangs. */
  readonly rulings: readonly RulingAnswers[];
}

/** What a comparison yields: every move judged, with the difference if there is one. */
export interface Compared {
  readonly n: number;
  readonly difference: Difference | null;
}

const linesOf = ({ game }: Position, journal: readonly Entry[] | null, telling: Telling): readonly string[] => {
  const after = post(game, journal ?? []);
  return (journal ?? []).flatMap((entry) => entryLine(entry, telling, after) ?? []);
};

/** Outcomes that people cannot tell apart are the same. */
export const outcomeKey = (before: Position, journal: readonly Entry[] | null, telling: Telling): string =>
  journal === null ? 'illegal' : linesOf(before, journal, telling).join('\n');

const differenceAt = (
  engine: Engine,
  { n, sub }: { readonly n: number; readonly sub: number },
  before: Position,
  move: Move,
  profiles: readonly ProfileId[],
  telling: Telling,
): Difference | null => {
  const outcome = (rulings: Rulings): string =>
    outcomeKey(before, outcomeUnder(engine.box, before, move, rulings), telling);
  const keys = profiles.map((profile) => outcome(rulingsOf(profile)));
  const [first = '', ...rest] = keys;
  if (rest.every((key) => key === first)) return null;
  const verdicts = profiles.map((profile): ProfileVerdict => {
    const journal = outcomeUnder(engine.box, before, move, rulingsOf(profile));
    const judgement = engine.judge(before, move, profile);
    const asked = askedRules(judgement, profile, telling.lang);
    return {
      profile,
      legal: journal !== null,
      broken: asked.filter(({ holds }) => !holds),
      causes: linesOf(before, journal, telling),
    };
  });
  const [base] = profiles;
  const rulings = new Set(
    profiles.flatMap((profile, i) =>
      base === undefined || keys[i] === first ? [] : pivotalRulings(base, profile, outcome),
    ),
  );
  return {
    n,
    sub,
    round: before.game.round,
    move,
    text: moveText(move, telling),
    kind: verdicts.every(({ legal }) => legal) ? 'consequence' : 'legality',
    verdicts,
    rulings: [...rulings].map((id) => answersOf(id, telling.lang)),
  };
};

/** Compares move by move; moves that break rules are followed. */
export const compareProfiles = function* (
  engine: Engine,
  file: GameFile,
  name: string,
  profiles: readonly ProfileId[],
  telling: Telling,
): Generator<Compared, ReplayEnd> {
  const steps = replay(engine, file, name, { follow: true });
  let before: Position | null = null;
  for (;;) {
    const made = steps.next();
    if (made.done) return made.value;
    const { n, move, position } = made.value;
    if (move !== null && before !== null)
      yield { n, difference: differenceAt(engine, made.value, before, move, profiles, telling) };
    before = position;
  }
};

/** A rule as it was asked about a move: its text, its numbers, its sources and the rulings that it reads. */
import type { Rule, Source } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { ruleText } from '../documents/texts/rule-text.ts';
import type { Judged, Violation } from '../engine.ts';
import type { Standing } from '../standing.ts';
import type { Bearing } from './bearing-rulings.ts';
import { comparisonsOf } from './comparison.ts';
import type { RulingAnswers } from './ruling-answers.ts';
import { isUnruled, rulingsRead } from './ruling-answers.ts';
import type { Fact } from './violation-text.ts';
import { factsOf } from './violation-text.ts';

/** What a rule says of a move. */
export interface AskedRule {
  readonly id: RuleId;
  readonly title: string;
  readonly statement: string;
  /** Language of title and statement. */
  readonly lang: Lang;
  readonly holds: boolean;
  /** Whether the verdict hangs on it. */
  readonly deciding: boolean;
  /** What it compared. */
  readonly facts: readonly Fact[];
  /** What it worked out from them and found wanting: `pool + block = 70% > limit 50%`. */
  readonly comparisons: readonly string[];
  /** What was named and is not there. */
  readonly name?: string;
  /** What the game waits for, where the move comes at the wrong time. */
  readonly standing?: Standing;
  readonly code: Violation['code'] | null;
  readonly sources: readonly Source[];
  /** Rulings that bear on it. */
  readonly rulings: readonly RulingAnswers[];
  /** Whether no source of the profile decides it. */
  readonly unruled: boolean;
}

const ruleOfId = (id: RuleId): Rule => {
  const entry = RULEBOOK.get(id);
  if (entry === undefined) throw new RangeError(`no rule ${id}`);
  return entry.rule;
};

type Asked = Pick<AskedRule, 'holds' | 'deciding'> & { readonly violation: Violation };

const askedRule = (
  { violation, holds, deciding }: Asked,
  profile: ProfileId,
  lang: Lang,
  bears: Bearing,
): AskedRule => {
  const rule = ruleOfId(violation.rule);
  return {
    id: rule.id,
    ...ruleText(rule, lang),
    holds,
    deciding,
    facts: factsOf(violation, lang),
    comparisons: holds || violation.facts === undefined ? [] : comparisonsOf(rule.id, violation.facts, lang),
    ...(violation.name === undefined ? {} : { name: violation.name }),
    ...(violation.standing === undefined ? {} : { standing: violation.standing }),
    code: holds ? null : violation.code,
    sources: rule.sources,
    rulings: rulingsRead(rule, lang).filter(({ id }) => bears(rule.id, id)),
    unruled: isUnruled(rule, profile),
  };
};

/** The rules that were asked, those that decide first. `pivotal` are rules that hold here and on which the verdict hangs all the same; `bears` tells which rulings are shown. */
export const askedRules = (
  { refusal, verdicts }: Judged,
  profile: ProfileId,
  lang: Lang,
  pivotal: ReadonlySet<RuleId> = new Set(),
  bears: Bearing = () => true,
): readonly AskedRule[] => {
  if (verdicts.length === 0)
    return refusal === null
      ? []
      : [askedRule({ violation: refusal, holds: false, deciding: true }, profile, lang, bears)];
  const asked = verdicts.flatMap((v): Asked[] => {
    if (!v.asked) return [];
    const { rule, facts, holds } = v;
    return [{ violation: { code: 'illegal', rule, facts }, holds, deciding: !holds || pivotal.has(rule) }];
  });
  return [...asked.filter((a) => a.deciding), ...asked.filter((a) => !a.deciding)].map((a) =>
    askedRule(a, profile, lang, bears),
  );
};

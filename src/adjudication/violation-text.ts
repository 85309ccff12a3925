/** Violations and facts in one line of text: `SR-SELL-06 Limit of the pool: pool 40%, block 20%, limit 50%`. */
import type { AnyFacts, Rule, Unit } from '../../spec/rule.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { PUNCTUATION } from '../documents/texts/punctuation.ts';
import { ruleText } from '../documents/texts/rule-text.ts';
import type { Violation } from '../engine.ts';
import { quoted } from '../fault.ts';
import type { PlayerText } from '../notation/players.ts';
import { figure } from './comparison.ts';
import { factName } from './fact-name.ts';
import { refusedText } from './rule-head.ts';
import { sayIn } from './words.ts';

const withUnit = (value: number | boolean, unit: Unit | undefined, lang: Lang): string => {
  if (typeof value === 'boolean') return sayIn(lang)(value ? 'yes' : 'no');
  return figure(value, unit);
};

/** The clause of a rule that compares just these facts. */
const clauseFor = (violation: Violation, facts: AnyFacts): Rule | undefined => {
  const names = Object.keys(facts);
  return RULEBOOK.get(violation.rule)?.clauses.find(
    (c) => c.kind !== 'declarative' && names.every((name) => name in c.schema),
  );
};

/** A number that a rule compared, with its unit. */
export interface Fact {
  readonly name: string;
  readonly value: number | boolean;
  readonly unit: Unit | null;
  /** Name and value as people read them: `pool 40%`. */
  readonly text: string;
}

/** The numbers that decided a violation, named in a language. */
export const factsOf = (violation: Violation, lang: Lang): readonly Fact[] => {
  const { facts, rule } = violation;
  if (facts === undefined) return [];
  const clause = clauseFor(violation, facts);
  const schema = clause !== undefined && clause.kind !== 'declarative' ? clause.schema : {};
  return Object.entries(facts).map(([name, value]) => {
    const unit = schema[name];
    return { name, value, unit: unit ?? null, text: `${factName(rule, name, lang)} ${withUnit(value, unit, lang)}` };
  });
};

/** A violation in one line, with the id of its rule first. */
export const violationText = (violation: Violation, lang: Lang = 'en', player: PlayerText = (id) => id): string => {
  const { colon, comma } = PUNCTUATION[lang];
  const { rule: id, name } = violation;
  const rule = RULEBOOK.get(id)?.rule;
  const head = rule === undefined ? id : `${id} ${ruleText(rule, lang).title}`;
  const named = name === undefined ? '' : quoted(name);
  const why =
    refusedText({ ...violation, name: named }, { say: sayIn(lang), player, lang }) ??
    factsOf(violation, lang)
      .map(({ text }) => text)
      .join(comma);
  return why === '' ? head : `${head}${colon}${why}`;
};

/** Violations and facts in one line of text: `SR-SELL-06 Limit of the pool: pool 40%, block 20%, limit 50%`. */
import type { AnyFacts, Rule, Unit } from '../../spec/rule.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Violation } from '../engine.ts';
import { quoted } from '../fault.ts';

const withUnit = (value: number | boolean, unit: Unit | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (unit === 'dollars') return `$${value}`;
  if (unit === 'percent') return `${value}%`;
  return String(value);
};

/** `soldThisRound` as people read it: `sold this round`. */
const spaced = (name: string): string => name.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`);

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

/** The numbers that decided a violation. */
export const factsOf = (violation: Violation): readonly Fact[] => {
  const { facts } = violation;
  if (facts === undefined) return [];
  const clause = clauseFor(violation, facts);
  const schema = clause !== undefined && clause.kind !== 'declarative' ? clause.schema : {};
  return Object.entries(facts).map(([name, value]) => {
    const unit = schema[name];
    return { name, value, unit: unit ?? null, text: `${spaced(name)} ${withUnit(value, unit)}` };
  });
};

/** Facts with their units. */
export const factsText = (violation: Violation): string =>
  factsOf(violation)
    .map(({ text }) => text)
    .join(', ');

const REFUSALS: Readonly<Record<Violation['code'], string>> = {
  'unknown-name': 'there is no such',
  'wrong-actor': 'somebody else has to act',
  'wrong-step': 'this is not the time for it',
  illegal: '',
};

/** A violation in one line, with the id of its rule first. */
export const violationText = (violation: Violation): string => {
  const title = RULEBOOK.get(violation.rule)?.rule.title;
  const head = title === undefined ? violation.rule : `${violation.rule} ${title}`;
  const named = violation.name === undefined ? '' : ` ${quoted(violation.name)}`;
  const why = violation.code === 'illegal' ? factsText(violation) : `${REFUSALS[violation.code]}${named}`;
  return why === '' ? head : `${head}: ${why}`;
};

/** The rulebook keeps its promises: permanent ids, sources for everything, rulings that are read. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Ruling } from '../../spec/profiles/ruling.ts';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import type { Rule } from '../../spec/rule.ts';
import { AUCTION_08 } from '../../spec/rules/auction.ts';
import { RETIRED, RULE_IDS } from '../../spec/rules/ids.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import { SETUP_01 } from '../../spec/rules/setup.ts';
import { STATEMENTS } from '../../spec/sources.ts';
import { REGISTERED } from './registered-ids.ts';
import { figureFaults, idFaults, rulingFaults, sourceFaults, uncited } from './rulebook-faults.ts';

const rules: readonly Rule[] = [...RULEBOOK.values()].flatMap((e) => e.clauses);
const changed = (change: Partial<Rule>): Rule => ({ ...AUCTION_08, ...change }) as Rule;
const ruling: Ruling<string> = {
  question: 'May one?',
  says: { A: 'yes' },
  values: { bga: 'a', summary: 'a', '18xx-games': 'a' },
};

describe('rule ids', () => {
  it('are unique, and none that was published is gone', () => {
    expect(idFaults(RULE_IDS, RETIRED, REGISTERED)).toEqual([]);
  });

  it('would be missed, doubled or unregistered', () => {
    expect(idFaults(['A-1'], {}, ['A-1', 'A-2'])).toEqual(['A-2 was removed']);
    expect(idFaults(['A-1'], { 'A-2': 'A-1' }, ['A-1', 'A-2'])).toEqual([]);
    expect(idFaults(['A-1', 'A-1'], {}, ['A-1'])).toEqual(['A-1 stands twice']);
    expect(idFaults(['A-1'], {}, [])).toEqual(['A-1 is not registered']);
    expect(idFaults(['A-1'], { 'A-1': 'A-1' }, ['A-1'])).toEqual(['A-1 is retired and in use']);
    expect(idFaults([], { 'A-2': 'A-1' }, [])).toEqual(['A-2 was replaced by A-1, which does not exist']);
  });
});

describe('rules', () => {
  it('all say something, once, and cite statements that exist', () => {
    expect(sourceFaults(rules, STATEMENTS)).toEqual([]);
  });

  it('that cite nothing, or what does not exist, or say two things, are told', () => {
    expect(sourceFaults([changed({ sources: [] })], STATEMENTS)).toEqual(['AUCTION-08 cites nothing']);
    const wrong = { document: 'A', ref: 'A-99', section: '' } as const;
    expect(sourceFaults([changed({ sources: [wrong] })], STATEMENTS)).toEqual(['AUCTION-08 cites A-99']);
    expect(sourceFaults([changed({ title: '' })], STATEMENTS)).toEqual(['AUCTION-08 says nothing']);
    expect(sourceFaults([AUCTION_08, changed({ statement: 'Else.' })], STATEMENTS)).toContain(
      'AUCTION-08 says two things',
    );
  });

  it('cite every statement of both documents', () => {
    expect(STATEMENTS).toHaveLength(125);
    expect(uncited(rules, STATEMENTS)).toEqual([]);
  });

  it('a statement that nobody cites is told', () => {
    expect(uncited([SETUP_01], ['A-22', 'A-23'])).toEqual(['A-23']);
  });

  it('take their figures from where the game has them', () => {
    expect(figureFaults(rules)).toEqual([]);
  });

  it('with a figure typed in, missing or idle are told', () => {
    const id = 'AUCTION-08';
    expect(figureFaults([{ id, pattern: 'At least $5.', figures: {} }])).toEqual(['AUCTION-08 has a figure typed in']);
    expect(figureFaults([{ id, pattern: 'At least {least}.', figures: {} }])).toEqual(['AUCTION-08 lacks least']);
    expect(figureFaults([{ id, pattern: 'The first 4+.', figures: { least: '1' } }])).toEqual([
      'AUCTION-08 never says least',
    ]);
  });

  it('about the box hold for the box', () => {
    for (const rule of rules)
      if (rule.kind === 'declarative') expect([rule.id, rule.holdsFor(baseBox)]).toEqual([rule.id, true]);
  });

  it('are all written: every id has a rule', () => {
    expect(RULE_IDS.filter((id) => !RULEBOOK.has(id))).toEqual([]);
  });
});

describe('rulings', () => {
  it('are all read by a rule, answered for every profile and sourced', () => {
    expect(rulingFaults(rules, RULINGS)).toEqual([]);
  });

  it('that nobody reads, or without answer, source or question, are told', () => {
    expect(rulingFaults([], { luck: ruling })).toEqual(['no rule reads luck']);
    const reader = changed({ rulings: ['luck' as never] });
    expect(rulingFaults([reader], { luck: { ...ruling, says: {} } })).toEqual(['luck has no source']);
    expect(rulingFaults([reader], { luck: { ...ruling, question: 'Perhaps' } })).toEqual(['luck is no question']);
    const { bga: _, ...values } = ruling.values;
    expect(rulingFaults([reader], { luck: { ...ruling, values: values as never } })).toEqual([
      'luck has no answer for bga',
    ]);
  });
});

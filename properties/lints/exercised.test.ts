/**
 * Every rule is exercised: by a test that names it, or by the random games of the last campaign. And every statement of
 * the documents is carried by such a rule that judges or acts, not only by one that describes the box.
 */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../spec/rule.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import { STATEMENTS } from '../../spec/sources.ts';
import type { Summary } from '../campaign/summary.ts';
import { exercised } from '../campaign/summary.ts';
import { codeOfRules, lastCampaign, testsOfTheRules } from './project-texts.ts';
import type { Work } from './rulebook-faults.ts';
import { actingIn, notEnforced } from './rulebook-faults.ts';

const campaign = lastCampaign();

/** Rules that a test names, by the id or by the object in which it is written down, or that a random game touches. */
const touched = (tests: string, { rules }: Pick<Summary, 'rules'>): ReadonlySet<string> => {
  const named = tests.replaceAll('_', '-').match(/\b[A-Z]+(?:-[A-Z]+)*(?:-[A-Z]\d)?-\d\d\b/g) ?? [];
  return new Set([...exercised({ rules }), ...named]);
};

const nowhere = (ids: readonly string[], tests: string, games: Pick<Summary, 'rules'>): readonly string[] => {
  const found = touched(tests, games);
  return ids.filter((id) => !found.has(id));
};

/** Those about the box are judged one and all in `rulebook.test.ts`. */
const ids = [...RULEBOOK].flatMap(([id, { rule }]) => (rule.kind === 'declarative' ? [] : [id]));

describe('rules', () => {
  it('are all named by a test or touched by a random game', () => {
    expect(campaign.violations).toEqual([]);
    expect(nowhere(ids, testsOfTheRules(), campaign)).toEqual([]);
  });

  it('that neither touches are told', () => {
    const rules = { 'TRACK-01': { cited: 1, held: 0, refused: 0 } };
    const four = ['TRACK-01', 'TRACK-02', 'PRIVATE-Y1-01', 'SR-SELL-06'];
    expect(nowhere(four, "'PRIVATE-Y1-01' SR_SELL_06", { rules })).toEqual(['TRACK-02']);
  });
});

describe('statements of the documents', () => {
  const clauses: readonly Rule[] = [...RULEBOOK.values()].flatMap((entry) => entry.clauses);
  const work: Work = {
    exercised: touched(testsOfTheRules(), campaign),
    acting: new Set([...exercised(campaign), ...actingIn(codeOfRules(), ids)]),
  };
  const without = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
    new Set([...set].filter((each) => each !== id));
  const withSources = (id: string, keep: (ref: string) => boolean): readonly Rule[] =>
    clauses.map((rule) =>
      rule.id === id
        ? { ...rule, sources: rule.sources.filter((s) => s.document === '18xx-games' || keep(s.ref)) }
        : rule,
    );

  it('are all enforced by a rule that judges or acts, and that is exercised', () => {
    expect(STATEMENTS).toHaveLength(125);
    expect(notEnforced(clauses, STATEMENTS, work)).toEqual([]);
  });

  it('whose only citation is removed are told', () => {
    expect(
      notEnforced(
        withSources('STEEL-01', (ref) => ref !== 'A-32'),
        STATEMENTS,
        work,
      ),
    ).toEqual(['A-32']);
    expect(
      notEnforced(
        withSources('ROUTE-06', (ref) => ref !== 'A-37'),
        STATEMENTS,
        work,
      ),
    ).toEqual(['A-37']);
  });

  it('whose rules no test exercises are told', () => {
    const idle = { ...work, exercised: without(work.exercised, 'DIV-01') };
    expect(notEnforced(clauses, STATEMENTS, idle)).toEqual(['A-43']);
  });

  it('whose rules only say something are told', () => {
    const mute = { ...work, acting: without(work.acting, 'SCORE-05') };
    expect(notEnforced(clauses, STATEMENTS, mute)).toEqual(['A-66', 'A-67']);
  });

  it('that only rules about the box cite are told', () => {
    const described = clauses.map((rule) =>
      rule.id === 'STEEL-01' ? ({ ...rule, kind: 'declarative', holdsFor: () => true } as const) : rule,
    );
    expect(notEnforced(described, STATEMENTS, work)).toContain('A-32');
  });

  it('A rule acts where code names it, not where it is written down, imported or told of.', () => {
    const code = `import { DIV_01 } from './x.ts';
      /** See DIV-02. */
      export const DIV_03 = effect({ id: 'DIV-04' });
      book.write({ rule: 'DIV-05' }, amountOf(DIV_06, {}));`;
    const all = [1, 2, 3, 4, 5, 6].map((n) => `DIV-0${n}`);
    expect(actingIn(code, all)).toEqual(['DIV-05', 'DIV-06']);
  });
});

/**
 * Moves that the 18xx.games engine was asked about and refused, in all games in which it was asked: `explain` refuses
 * them by a rule, with its numbers. Whatever is refused otherwise, or not at all, is listed here, and nothing else.
 */
import { describe, expect, it } from 'vitest';
import { askedRules } from '../../src/adjudication/asked-rule.ts';
import { explain } from '../../src/adjudication/explain.ts';
import { explanationLines } from '../../src/adjudication/explain-text.ts';
import type { Lang } from '../../src/documents/texts/languages.ts';
import { LANGS } from '../../src/documents/texts/languages.ts';
import { gamesAreHanded, probedGames } from '../differential/engine-records.ts';
import type { AskedMove } from '../differential/probed-positions.ts';
import { askedMoves } from '../differential/probed-positions.ts';
import { engine } from '../support/table.ts';
import { telling } from './telling.ts';

const handed = gamesAreHanded('explanations of refused moves are');
const PROFILE = '18xx-games';

/** Moves that the rules allow although the engine, whose play they follow, refuses them in this form: by tag. */
const ALLOWED: Readonly<Record<string, readonly [number, string]>> = {
  route_broken: [24, 'legs out of order, which the reading puts in order'],
  route_swap_trains: [1, 'names the copy that is not longer'],
  sell_half_president: [42, 'names the president’s certificate where ordinary shares do'],
  sell_president: [25, 'names the president’s certificate where ordinary shares do'],
  train_second_of_kind: [10, 'names a copy that lies below one of its kind'],
};

/** What is no move at all, and which no rule but the shape of records refuses: by tag. */
const SHAPELESS: Readonly<Record<string, readonly [number, string]>> = {
  div_half: [73, 'a kind of dividend that records do not have'],
};

/** Refused before any number is compared: the rule that says what has its place there, and why nothing was asked. */
const UNASKED: Readonly<Record<string, number>> = {
  'OR-ORDER-03 wrong-step': 1066,
  'OR-ORDER-04 wrong-actor': 50,
  'ROUTE-14 unknown-name': 18,
  'SETUP-14 wrong-step': 288,
  'SR-BUY-01 unknown-name': 13,
};

const counted = (names: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
const numbersOf = (list: Readonly<Record<string, readonly [number, string]>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(list).map(([tag, [count]]) => [tag, count]));

/** What is left of a text when something was not filled in. */
const UNFILLED = /[{}]|undefined|NaN|\[object/;

const refused: readonly AskedMove[] = handed
  ? probedGames().flatMap((game) => [...askedMoves(game, /./)].filter(({ probe }) => !probe.accepted))
  : [];
const judged = refused.flatMap(({ probe, position, move }) =>
  move === null ? [] : [{ tag: probe.tag, position, move, judgement: engine.judge(position, move, PROFILE) }],
);
const illegal = judged
  .filter(({ judgement }) => !judgement.legal)
  .map((each) => ({ ...each, broken: askedRules(each.judgement, PROFILE, 'en').filter(({ holds }) => !holds) }));

describe.skipIf(!handed)('moves that the engine refused', () => {
  it('are many, and each is illegal, or no move, or listed', () => {
    expect(refused.length).toBeGreaterThan(6000);
    expect(counted(judged.filter(({ judgement }) => judgement.legal).map(({ tag }) => tag))).toEqual(
      numbersOf(ALLOWED),
    );
  });

  it('are refused by a rule where they are no move at all', () => {
    const faults = refused.flatMap(({ probe, fault }) => (fault === null ? [] : [{ tag: probe.tag, ...fault }]));
    expect(faults.length).toBeGreaterThan(1000);
    expect(counted(faults.filter(({ rule }) => rule === undefined).map(({ tag }) => tag))).toEqual(
      numbersOf(SHAPELESS),
    );
    expect(faults.filter(({ message }) => message === '' || UNFILLED.test(message))).toEqual([]);
  });

  it('are refused by rules with a title, a statement, sources and numbers', () => {
    const rules = illegal.flatMap(({ broken }) => broken);
    expect(illegal.filter(({ broken }) => broken.length === 0)).toEqual([]);
    expect(new Set(rules.map(({ id }) => id)).size).toBeGreaterThan(70);
    expect(rules.filter(({ title, statement, sources }) => !title || !statement || sources.length === 0)).toEqual([]);
    expect(counted(rules.filter(({ facts }) => facts.length === 0).map(({ id, code }) => `${id} ${code}`))).toEqual(
      UNASKED,
    );
    const texts = rules.flatMap(({ title, statement, facts, comparisons }) => [
      title,
      statement,
      ...comparisons,
      ...facts.map(({ text }) => text),
    ]);
    expect(texts.filter((text) => UNFILLED.test(text))).toEqual([]);
  });

  it('are explained in full, one of each kind and rule, in all languages', () => {
    const kinds = new Map(illegal.map((each) => [`${each.tag} ${each.broken[0]?.id}`, each]));
    expect(kinds.size).toBeGreaterThan(200);
    const langs = (n: number): Lang => LANGS[n % LANGS.length] ?? 'en';
    for (const [n, { position, move, broken }] of [...kinds.values()].entries()) {
      const explained = explain(engine, { position, move, profile: PROFILE }, { ...telling, lang: langs(n) });
      expect(explained.legal).toBe(false);
      expect(['illegal', 'profile-dependent', 'unruled']).toContain(explained.verdict);
      expect(explained.rules.filter(({ deciding }) => deciding).map(({ id }) => id)).toEqual(
        broken.map(({ id }) => id),
      );
      const text = explanationLines(explained, telling).join('\n');
      expect(text).toContain(broken[0]?.id);
      expect(text.replace(/\{"[^}]*\}/g, '')).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});

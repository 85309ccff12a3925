/** Every word of verdicts and journals, and the name of every number, can be said in the other languages. */
import { describe, expect, it } from 'vitest';
import { flatChart } from '../../machines/stepper.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import { factName } from '../../src/adjudication/fact-name.ts';
import { EN } from '../../src/adjudication/words/en.ts';
import { JA_FACTS } from '../../src/adjudication/words/facts-ja.ts';
import { ZH_FACTS } from '../../src/adjudication/words/facts-zh.ts';
import { JA } from '../../src/adjudication/words/ja.ts';
import { MOVES } from '../../src/adjudication/words/moves.ts';
import { STEPS } from '../../src/adjudication/words/steps.ts';
import { ZH } from '../../src/adjudication/words/zh.ts';
import { wordFaults } from './text-faults.ts';

/** Languages with their words and the names of numbers. */
const LANGUAGES = [
  { lang: 'zh', words: ZH, facts: ZH_FACTS },
  { lang: 'ja', words: JA, facts: JA_FACTS },
] as const;

/** Names of the numbers that checks compare. */
const COMPARED: readonly string[] = [...RULEBOOK.values()].flatMap(({ clauses }) =>
  clauses.flatMap((clause) => (clause.kind === 'checked' ? Object.keys(clause.schema) : [])),
);
const compared = Object.fromEntries(COMPARED.map((name) => [name, '']));

/** What can be done in a state in which the game waits for nobody. */
const AT_ANY_TIME: readonly string[] = ['breakOff', 'layPrivateTile'];

/** States in which a position can be: somebody has a choice there, or the game is over. */
const waiting = Object.entries(flatChart.leaves)
  .filter(([id, { on }]) => id === 'game.ended' || Object.keys(on).some((type) => !AT_ANY_TIME.includes(type)))
  .map(([id]) => id)
  .sort();

/** The patterns of the other language stand for the English ones, which are notation. */
const OTHER = { zh: MOVES.ja, ja: MOVES.zh } as const;

describe.each(LANGUAGES)('in $lang', ({ lang, words, facts }) => {
  it('every word is translated', () => {
    expect(wordFaults(EN, words, lang)).toEqual([]);
  });

  it('every kind of move has a pattern', () => {
    expect(wordFaults({ ...OTHER[lang] }, { ...MOVES[lang] }, lang)).toEqual([]);
  });

  it('every state in which the game waits is told, and no other', () => {
    expect(Object.keys(STEPS[lang]).sort()).toEqual(waiting);
    expect(wordFaults(STEPS.en, STEPS[lang], lang)).toEqual([]);
  });

  it('every number that a rule compares has a name', () => {
    expect(wordFaults(compared, facts, lang)).toEqual([]);
  });

  it('no number has a name that no rule compares', () => {
    const names = Object.keys(facts).map((name) => name.replace(/^.*\./, ''));
    expect(names.filter((name) => !(name in compared))).toEqual([]);
  });
});

describe('a table of words', () => {
  it.each([
    [{ a: '付 {sum}' }, []],
    [{ a: '付 {total}' }, ['a: other placeholders']],
    [{ a: 'pays {sum}' }, ['a: left in English: pays', 'a: not written in the language']],
    [{}, ['a: missing']],
  ])('%o', (words, expected) => {
    expect(wordFaults({ a: 'pays {sum}' }, words, 'zh')).toEqual(expected);
  });
});

describe('the name of a number', () => {
  it('is that of the rule where the rule has its own, else the common one', () => {
    expect(factName('ROUTE-14', 'free', 'zh')).toBe(ZH_FACTS['ROUTE-14.free']);
    expect(factName('PRIVATE-03', 'free', 'zh')).toBe(ZH_FACTS.free);
    expect(factName('ROUTE-14', 'free', 'ja')).toBe(JA_FACTS['ROUTE-14.free']);
    expect(factName('PRIVATE-03', 'free', 'ja')).toBe(JA_FACTS.free);
  });

  it('is English, or read from the rule, where the language has none', () => {
    expect(factName('SR-BUY-03', 'soldThisRound', 'en')).toBe('sold this round');
    expect(factName('SR-BUY-03', 'noSuchNumber', 'zh')).toBe('no such number');
  });
});

/** The pages of the rulebook say what the rules in the code say. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import type { Rule } from '../../spec/rule.ts';
import { rulesInOrder } from '../../spec/rules/rulebook.ts';
import { EVIDENCE } from '../../src/documents/evidence/evidence.ts';
import { PAGE_WORDS } from '../../src/documents/pages/page-words.ts';
import { RULEBOOK_FOLDER, rulebookPages } from '../../src/documents/rulebook-pages.ts';
import { rulesNamed } from '../evidence/tests-of-rules.ts';

const rules = rulesInOrder();
const pages = rulebookPages(rules, EVIDENCE);

const published = (name: string): string => {
  const file = new URL(name, RULEBOOK_FOLDER);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'absent: run npm run docs:rulebook';
};

/** Pages that are not as they were published. */
const outdated = (made: ReadonlyMap<string, string>): readonly string[] =>
  [...made].filter(([name, text]) => published(name) !== text).map(([name]) => name);

/** The rulebook with one rule put otherwise. */
const withRule = (id: Rule['id'], change: Partial<Pick<Rule, 'title' | 'statement' | 'pattern'>>): readonly Rule[] =>
  rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule));

/** Targets of the links of a page that lead nowhere. */
const brokenLinks = (name: string, text: string): readonly string[] =>
  [...text.matchAll(/\]\(([^)]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => {
      const url = new URL(target, new URL(name, RULEBOOK_FOLDER));
      const place = url.hash.slice(1);
      url.hash = '';
      if (!url.href.startsWith(RULEBOOK_FOLDER.href)) return !existsSync(url);
      const page = pages.get(url.href.slice(RULEBOOK_FOLDER.href.length));
      return page === undefined || (place !== '' && !page.includes(`<a id="${place}"></a>`));
    });

describe('the pages of the rulebook', () => {
  it('are what the rules in the code say (else: npm run docs:rulebook)', () => {
    expect(outdated(pages)).toEqual([]);
  });

  it('are all of them made from the code', () => {
    const files = readdirSync(RULEBOOK_FOLDER, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.md'));
    expect(files.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...pages.keys()].sort());
  });

  it('are out of date when a rule has changed', () => {
    const changed = withRule('SR-SELL-04', { title: 'Another title', pattern: 'Another.', statement: 'Another.' });
    expect(outdated(rulebookPages(changed, EVIDENCE))).toEqual(expect.arrayContaining(['en/stock.md']));
  });

  it('are out of date when something else stands behind a rule', () => {
    const fewer = new Map(EVIDENCE);
    fewer.delete('SR-SELL-04');
    expect(outdated(rulebookPages(rules, fewer))).toEqual(expect.arrayContaining(['en/stock.md', 'zh/stock.md']));
  });

  it('anchor every rule and every ruling', () => {
    const missing = [
      ...rules.filter((rule) => !pages.get(`en/${rule.chapter}.md`)?.includes(`<a id="${rule.id}"></a>`)),
      ...Object.keys(RULINGS).filter((id) => !pages.get('en/rulings.md')?.includes(`<a id="${id}"></a>`)),
    ];
    expect(missing).toEqual([]);
  });

  it('have no broken link', () => {
    expect([...pages].flatMap(([name, text]) => brokenLinks(name, text))).toEqual([]);
  });

  it.each(['stock.md#SR-SELL-99', 'nowhere.md', '../../../properties/nothing.test.ts'])(
    'would be found out with a link to %s',
    (target) => {
      expect(brokenLinks('en/stock.md', `[x](${target})`)).toEqual([target]);
    },
  );

  it('mark a rule whose translation is of an older text, and no other', () => {
    const marks = (made: ReadonlyMap<string, string>): number =>
      made.get('zh/stock.md')?.split(PAGE_WORDS.zh.untranslated).length ?? 0;
    const changed = rulebookPages(withRule('SR-SELL-04', { pattern: 'Another.', statement: 'Another.' }), new Map());
    expect(marks(changed)).toBe(marks(pages) + 1);
  });
});

describe('a test names a rule', () => {
  it.each([
    ["it('SR-SELL-04: …')", ['SR-SELL-04']],
    ['import { SR_SELL_06 } from …', ['SR-SELL-06']],
    ['SR-SELL-99, SR-SELL-041, XSR-SELL-04', []],
  ])('%s', (text, ids) => {
    expect([...rulesNamed(text)]).toEqual(ids);
  });
});

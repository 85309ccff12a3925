/** Which tests name which rule. */
import { readdirSync, readFileSync } from 'node:fs';
import type { RuleId } from '../../spec/rules/ids.ts';
import { RULE_IDS } from '../../spec/rules/ids.ts';

/** The tests that name a rule, by its id: paths from the folder of the tests, in order. */
export type TestsOfRules = ReadonlyMap<RuleId, readonly string[]>;

/** Folder of the tests. */
const TEST_FOLDER = new URL('../', import.meta.url);

const known: ReadonlySet<string> = new Set(RULE_IDS);
const isRuleId = (word: string): word is RuleId => known.has(word);

/** The rules that a text names, by their id or by the constant of that id. */
export const rulesNamed = (text: string): ReadonlySet<RuleId> =>
  new Set(
    (text.match(/\b[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+\b/g) ?? [])
      .map((word) => word.replaceAll('_', '-'))
      .filter((word) => isRuleId(word)),
  );

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Places that name rules as examples and test none. */
const EXAMPLES = /^(?:documents|evidence|lints|cli)\/|^adjudication\/command-line/;
/** Tables that tests run. */
const TABLES = 'adjudication/docket/';

/** Reads all tests of the checkout that test rules. */
export const testsOfRules = (folder: URL = TEST_FOLDER): TestsOfRules => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => (file.endsWith('.test.ts') || file.startsWith(TABLES)) && !EXAMPLES.test(file))
    .sort(byCodePoint);
  const found = new Map<RuleId, readonly string[]>();
  for (const file of files)
    for (const id of rulesNamed(readFileSync(new URL(file, folder), 'utf8')))
      found.set(id, [...(found.get(id) ?? []), file]);
  return found;
};

/** Every rule is exercised: by a test that names it, or by the random games of the last campaign. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Summary } from '../campaign/summary.ts';
import { exercised } from '../campaign/summary.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Tests name a rule by its id, or by the object in which it is written down. Lints and tests of documents only mention rules. */
const inTests = readdirSync(join(ROOT, 'properties'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !/^(?:lints|documents)\//.test(file))
  .map((file) => readFileSync(join(ROOT, 'properties', file), 'utf8'))
  .join('\n');

const nowhere = (ids: readonly string[], tests: string, campaign: Pick<Summary, 'rules'>): readonly string[] => {
  const played = exercised(campaign);
  const named = new Set(tests.replaceAll('_', '-').match(/\b[A-Z]+(?:-[A-Z]+)*(?:-[A-Z]\d)?-\d\d\b/g) ?? []);
  return ids.filter((id) => !played.has(id) && !named.has(id));
};

/** Those about the box are judged one and all in `rulebook.test.ts`. */
const ids = [...RULEBOOK].flatMap(([id, { rule }]) => (rule.kind === 'declarative' ? [] : [id]));

it('Every rule is named by a test or touched by a random game.', () => {
  const campaign = JSON.parse(readFileSync(join(ROOT, 'docs/campaign.json'), 'utf8')) as Summary;
  expect(campaign.violations).toEqual([]);
  expect(nowhere(ids, inTests, campaign)).toEqual([]);
});

it('A rule that neither touches would be missed.', () => {
  const rules = { 'TRACK-01': { cited: 1, held: 0, refused: 0 } };
  const four = ['TRACK-01', 'TRACK-02', 'PRIVATE-Y1-01', 'SR-SELL-06'];
  expect(nowhere(four, "'PRIVATE-Y1-01' SR_SELL_06", { rules })).toEqual(['TRACK-02']);
});

/** Puts together what stands behind each rule. */
import { readFileSync } from 'node:fs';
import type { RuleId } from '../../spec/rules/ids.ts';
import { RULE_IDS } from '../../spec/rules/ids.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import type { RuleEvidence } from '../../src/documents/evidence/evidence.ts';
import { EVIDENCE } from '../../src/documents/evidence/evidence.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import type { Summary } from '../campaign/summary.ts';
import { HANDED_GAMES } from '../interchange/handed-games.ts';
import { engine } from '../support/table.ts';
import type { Moment } from './example-games.ts';
import { exampleGames, examplesIn, momentsOf } from './example-games.ts';
import { namedInTests } from './named-in-tests.ts';

const CAMPAIGN = new URL('../../docs/campaign.json', import.meta.url);

/** Rules that cause something in a recorded game. */
export const rulesIn = (file: string): ReadonlySet<RuleId> => {
  const read = readGameFile(file, engine.box);
  if (!read.ok) throw new Error(read.error.message);
  return new Set(
    [...replay(engine, read.value, file, { follow: true })].flatMap(({ journal }) => journal.map(({ rule }) => rule)),
  );
};

/** How many recorded games each rule acts in; as it was written down, where the games are not at hand. */
const recorded = (): ((id: RuleId) => number) => {
  if (HANDED_GAMES.length === 0) return (id) => EVIDENCE.get(id)?.recorded ?? 0;
  const games = HANDED_GAMES.map(({ file }) => rulesIn(file));
  return (id) => games.filter((rules) => rules.has(id)).length;
};

/** All but the examples and the recorded games, which take long to find. */
export const quickEvidence = (
  moments: readonly Moment[] = exampleGames().flatMap(momentsOf),
): ((id: RuleId) => Omit<RuleEvidence, 'example' | 'recorded'>) => {
  const named = namedInTests();
  const { rules } = JSON.parse(readFileSync(CAMPAIGN, 'utf8')) as Summary;
  const acting = new Map<RuleId, Set<string>>();
  for (const { game, journal } of moments)
    for (const { rule } of journal) acting.set(rule, new Set([...(acting.get(rule) ?? []), game]));
  return (id) => ({ ...named(id), random: rules[id] ?? null, games: [...(acting.get(id) ?? [])] });
};

/** What stands behind every rule. */
export const collected = (): ReadonlyMap<RuleId, RuleEvidence> => {
  const moments = exampleGames().flatMap(momentsOf);
  const quick = quickEvidence(moments);
  const { refused, caused } = examplesIn(moments);
  const inRecords = recorded();
  return new Map(
    RULE_IDS.filter((id) => ruleOf(id) !== undefined).map((id) => {
      const { accepts, rejects, tests, docket, random, games } = quick(id);
      const [first, second] = ruleOf(id)?.kind === 'checked' ? [refused, caused] : [caused, refused];
      const example = first.get(id) ?? second.get(id) ?? null;
      return [id, { accepts, rejects, tests, docket, random, recorded: inRecords(id), games, example }];
    }),
  );
};

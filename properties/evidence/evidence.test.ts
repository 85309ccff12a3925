/** What the rulebook says to stand behind its rules does: the counts are those of today, and every example runs. */
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../spec/rules/ids.ts';
import { ruleOf } from '../../spec/rules/rulebook.ts';
import { explain } from '../../src/adjudication/explain.ts';
import type { Example } from '../../src/documents/evidence/evidence.ts';
import { EVIDENCE, exampleCommand } from '../../src/documents/evidence/evidence.ts';
import { parseMove } from '../../src/notation/parse-move.ts';
import { telling } from '../adjudication/telling.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { command } from '../support/command-line.ts';
import { engine } from '../support/table.ts';
import { quickEvidence, rulesIn } from './collect.ts';
import type { Moment } from './example-games.ts';
import { exampleGames, momentsOf } from './example-games.ts';

const rules = RULE_IDS.filter((id) => ruleOf(id) !== undefined);
const moments = new Map(exampleGames().map((game) => [game, momentsOf(game)]));

describe('what stands behind the rules', () => {
  it('is what the tests, the campaign and the example games have today (else: npm run docs:evidence)', () => {
    const today = quickEvidence([...moments.values()].flat());
    const written = Object.fromEntries(
      [...EVIDENCE].map(([id, { example: _, recorded: __, ...quick }]) => [id, quick]),
    );
    expect(written).toEqual(Object.fromEntries(rules.map((id) => [id, today(id)])));
  });

  it('is something for every rule', () => {
    const bare = rules.filter((id) => {
      const { tests = [], random = null } = EVIDENCE.get(id) ?? {};
      // Those about the box are checked against it, one and all.
      return tests.length === 0 && random === null && ruleOf(id)?.kind !== 'declarative';
    });
    expect(bare).toEqual([]);
  });

  it.skipIf(handedGamesAbsent())('is at least one recorded game for every rule that acts in one', () => {
    const [game] = HANDED_GAMES;
    const acting = [...rulesIn(game?.file ?? '')];
    expect(acting.length).toBeGreaterThan(40);
    expect(acting.filter((id) => (EVIDENCE.get(id)?.recorded ?? 0) === 0)).toEqual([]);
  });
});

/** Rules that decide what an example asks, or cause something of it that people are told. */
const shownBy = ({ game, at, move: text }: Example): readonly string[] => {
  const before = moments.get(game)?.findLast((each: Moment) => each.at === at);
  if (before === undefined) return [];
  const { position } = before;
  const read =
    text === undefined
      ? null
      : parseMove(
          text,
          position.game.players.map(({ id }) => id),
        );
  const move = read === null ? before.move : read.ok ? read.value : null;
  if (move === null) return [];
  const { legal, rules: asked, causes } = explain(engine, { position, move, profile: position.game.profile }, telling);
  return legal
    ? causes.flatMap((cause) => (cause.text === null ? [] : cause.entry.rule))
    : asked.flatMap(({ id, deciding }) => (deciding ? id : []));
};

describe('examples', () => {
  const examples = [...EVIDENCE].flatMap(([id, { example }]) => (example === null ? [] : [{ id, example }]));

  it('show their rules', () => {
    expect(examples.length).toBeGreaterThan(120);
    expect(examples.filter(({ id, example }) => !shownBy(example).includes(id))).toEqual([]);
  });

  it('would not with another rule', () => {
    const [one, other] = examples.filter(({ example }) => example.move !== undefined);
    expect(one !== undefined && other !== undefined && shownBy(one.example).includes(other.id)).toBe(false);
  });

  it('run as they are printed', async () => {
    const { out } = await command('rules', 'SR-SELL-06');
    const printed = exampleCommand(EVIDENCE.get('SR-SELL-06')?.example ?? { game: '', at: 0 });
    expect(out).toContain(printed);
    const [, ...argv] = [...printed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const ran = await command(...argv);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('SR-SELL-06');
  });
});

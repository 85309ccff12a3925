/** Recorded games under the eyes of other profiles: how often which rule stands against a recorded move. */
import { isDeepStrictEqual } from 'node:util';
import type { Rulings } from '../../spec/profiles/rulings.ts';
import { RULINGS, rulingsOf } from '../../spec/profiles/rulings.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { outcomeUnder } from '../../src/adjudication/pivotal-rulings.ts';
import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import type { HandedGame } from '../interchange/handed-games.ts';

/** The profiles that are read from documents. */
export const JUDGES = ['bga', 'summary'] as const satisfies readonly ProfileId[];

/** By `profile rule`: how many recorded moves the rule stands against, and in how many games. */
export type Standing = Readonly<Record<string, { readonly moves: number; readonly games: number }>>;

const engine = new Engine();

/** Rules that leave a question to another rule: whether a train is owed. */
const ASKS: Readonly<Record<string, readonly string[]>> = {
  'EMERGENCY-01': ['TRAIN-07'],
  'EMERGENCY-09': ['TRAIN-07'],
  'BANKRUPT-02': ['TRAIN-07'],
};

/** The rulings that a rule, or one that it asks, reads and in which a profile differs from the engine of 18xx.games. */
export const differing = (profile: ProfileId, rule: string): readonly string[] => {
  const asked = [rule, ...(ASKS[rule] ?? [])];
  const read = new Set(
    [...RULEBOOK].flatMap(([id, { clauses }]) => (asked.includes(id) ? clauses.flatMap(({ rulings }) => rulings) : [])),
  );
  return [...read].filter((id) => {
    const { values } = RULINGS[id];
    return !isDeepStrictEqual(values[profile], values['18xx-games']);
  });
};

/** What the profiles say of the moves of one game. */
export interface JudgedGame {
  readonly standing: Standing;
  /** Moves that stay illegal when a profile takes the answers of 18xx.games in all rulings of the rules against them. */
  readonly unexplained: readonly string[];
}

/** The profile's rulings, with the answers of 18xx.games where the rules against a move read other ones. */
const answeredOtherwise = (profile: ProfileId, rules: readonly string[], reads: typeof differing): Rulings => {
  const [own, engines] = [rulingsOf(profile), rulingsOf('18xx-games')];
  const asked = new Set<string>(rules.flatMap((rule) => reads(profile, rule)));
  const pick = Object.entries(engines).filter(([id]) => asked.has(id));
  return { ...own, ...Object.fromEntries(pick) };
};

/** What stands against the moves of one game. Moves that its own profile refuses as well are no question of rulings. */
export const judgedGame = (game: HandedGame, reads: typeof differing = differing): JudgedGame => {
  const file = readGameFile(game.file, engine.box);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const moves: Record<string, number> = {};
  const unexplained: string[] = [];
  let before: Position | null = null;
  for (const step of replay(engine, file.value, game.name, { follow: true, judge: JUDGES })) {
    const { n, move, finding, judged, position } = step;
    for (const { profile, violations } of finding === null ? judged : []) {
      const rules = violations.map(({ rule }) => rule);
      for (const rule of rules) moves[`${profile} ${rule}`] = (moves[`${profile} ${rule}`] ?? 0) + 1;
      if (before === null || move === null) continue;
      const outcome = outcomeUnder(engine.box, before, move, answeredOtherwise(profile, rules, reads));
      if (outcome === null) unexplained.push(`${game.name} ${n}: ${profile} ${rules.join()}`);
    }
    before = position;
  }
  const standing = Object.fromEntries(Object.entries(moves).map(([key, count]) => [key, { moves: count, games: 1 }]));
  return { standing, unexplained };
};

export const merged = (a: Standing, b: Standing): Standing => {
  const all: Record<string, Standing[string]> = { ...a };
  for (const [key, { moves, games }] of Object.entries(b))
    all[key] = { moves: (all[key]?.moves ?? 0) + moves, games: (all[key]?.games ?? 0) + games };
  return all;
};

/** The table, as Markdown. */
export const tableOf = (standing: Standing, games: number): string => {
  const rows = Object.entries(standing)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { moves, games: inGames }]) => {
      const [profile = '', rule = ''] = key.split(' ');
      const rulings = differing(profile as ProfileId, rule).map((id) => `\`${id}\``);
      return `| ${profile} | ${rule} | ${moves} | ${inGames} | ${rulings.join(', ')} |`;
    });
  return `# Rulings in records

Made by \`npm run rulings-table\` from ${games} recorded games of 18xx.games. Each recorded move is judged under the
profiles that are read from documents; a row tells how many moves a rule stands against, in how many games, and the
rulings in which the profile differs from the engine that played them.

| profile | rule | moves | games | rulings |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
};

/** Recorded games under the eyes of other profiles: how often which rule stands against a recorded move. */
import { isDeepStrictEqual } from 'node:util';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import type { HandedGame } from '../interchange/handed-games.ts';

/** The profiles that are read from documents. */
export const JUDGES = ['bga', 'summary'] as const satisfies readonly ProfileId[];

/** By `profile rule`: how many recorded moves the rule stands against, and in how many games. */
export type Standing = Readonly<Record<string, { readonly moves: number; readonly games: number }>>;

const engine = new Engine();

/** What stands against the moves of one game. Moves that its own profile refuses as well are no question of rulings. */
export const judgedGame = (game: HandedGame): Standing => {
  const file = readGameFile(game.file, engine.box);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const moves: Record<string, number> = {};
  for (const { finding, judged } of replay(engine, file.value, game.name, { follow: true, judge: JUDGES })) {
    if (finding !== null) continue;
    for (const { profile, violations } of judged)
      for (const { rule } of violations) moves[`${profile} ${rule}`] = (moves[`${profile} ${rule}`] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(moves).map(([key, count]) => [key, { moves: count, games: 1 }]));
};

export const merged = (a: Standing, b: Standing): Standing => {
  const all: Record<string, Standing[string]> = { ...a };
  for (const [key, { moves, games }] of Object.entries(b))
    all[key] = { moves: (all[key]?.moves ?? 0) + moves, games: (all[key]?.games ?? 0) + games };
  return all;
};

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

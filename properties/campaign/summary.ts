/** What a campaign of random games came to: sums that can be added up, and the tables made from them. */
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Exercises, PlayedGame, Violation } from './played-game.ts';

/** The games of one profile with one number of players. */
export interface Combination {
  readonly profile: ProfileId;
  readonly players: number;
  /** Moves of each game, ascending. */
  readonly lengths: readonly number[];
  /** How often games ended for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** All games of a campaign, or of a part of it. */
export interface Summary {
  readonly combinations: readonly Combination[];
  readonly rules: Exercises;
  readonly violations: readonly Violation[];
}

export const EMPTY: Summary = { combinations: [], rules: {}, violations: [] };

const sums = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): Record<string, number> => {
  const total: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) total[key] = (total[key] ?? 0) + count;
  return total;
};

const byName = (a: string, b: string): number => (a < b ? -1 : 1);
const keyOf = ({ profile, players }: Combination): string => `${profile} ${players}`;

/** Two parts of a campaign as one; the order of the parts does not matter. */
export const merged = (a: Summary, b: Summary): Summary => {
  const combinations = new Map<string, Combination>();
  for (const part of [...a.combinations, ...b.combinations]) {
    const before = combinations.get(keyOf(part));
    combinations.set(keyOf(part), {
      ...part,
      lengths: [...(before?.lengths ?? []), ...part.lengths].sort((x, y) => x - y),
      reasons: sums(before?.reasons ?? {}, part.reasons),
    });
  }
  const ids = [...new Set([...Object.keys(a.rules), ...Object.keys(b.rules)])].sort(byName);
  const none = { cited: 0, held: 0, refused: 0 };
  const rules = ids.map((id) => {
    const [x, y] = [a.rules[id] ?? none, b.rules[id] ?? none];
    return [id, { cited: x.cited + y.cited, held: x.held + y.held, refused: x.refused + y.refused }] as const;
  });
  return {
    combinations: [...combinations].sort(([x], [y]) => byName(x, y)).map(([, combination]) => combination),
    rules: Object.fromEntries(rules),
    violations: [...a.violations, ...b.violations],
  };
};

/** One game as a campaign. */
export const summaryOf = ({ input, moves, reason, rules, violations }: PlayedGame): Summary => ({
  combinations: [{ profile: input.profile, players: input.players, lengths: [moves], reasons: { [reason]: 1 } }],
  rules,
  violations,
});

/** Rules that the games exercised: cited by an entry, or asked about a move. */
export const exercised = ({ rules }: Pick<Summary, 'rules'>): ReadonlySet<string> => new Set(Object.keys(rules));

/** Rules about the course of play that no game touched; those about the box are judged without playing. */
export const neverExercised = (summary: Summary): readonly string[] => {
  const touched = exercised(summary);
  return [...RULEBOOK].flatMap(([id, { rule }]) => (rule.kind === 'declarative' || touched.has(id) ? [] : [id]));
};

const REASONS = ['bankruptcy', 'redZone', 'endCard', 'broken'] as const;

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const gamesTable = ({ combinations }: Summary): string =>
  table(
    ['profile', 'players', 'games', 'shortest', 'median', 'longest', ...REASONS],
    combinations.map(({ profile, players, lengths, reasons }) => [
      profile,
      players,
      lengths.length,
      lengths[0] ?? 0,
      lengths[Math.floor(lengths.length / 2)] ?? 0,
      lengths.at(-1) ?? 0,
      ...REASONS.map((reason) => reasons[reason] ?? 0),
    ]),
  );

/** The tables of a campaign, as Markdown; `command` is what plays it again. */
export const summaryText = (summary: Summary, command: string): string => {
  const count = summary.combinations.reduce((sum, { lengths }) => sum + lengths.length, 0);
  const rows = [...RULEBOOK.keys()].flatMap((id) => {
    const found = summary.rules[id];
    return found === undefined ? [] : [[id, found.cited, found.held, found.refused]];
  });
  return `# A campaign of random games

Made by \`${command}\`. ${count} games, ${summary.violations.length} violations of an invariant.

## Games

Lengths are numbers of moves; the last columns say why games ended.

${gamesTable(summary)}

## Rules

How often entries cite a rule, how often it allowed a move that it was asked about, and how often it refused one. Moves
to refuse are made up: one for about every third move.

${table(['rule', 'cited', 'allowed', 'refused'], rows)}

## Not touched by these games

Rules that only compute, or that need a rare place. A test names each of them: \`properties/lints/exercised.test.ts\`
sees to it.

${neverExercised(summary).join(', ')}
`;
};

/**
 * Plays random games to their end and checks every invariant after every move.
 *
 *     npm run campaign -- --games 20 --players 2,3,4 --profiles bga,summary,18xx-games --seed 1
 *
 * `--shard 1/4` plays a quarter of the games; `--json` prints what `--merge FILE…` adds up; `--summary FILE.md` writes
 * the tables, and the sums beside them as JSON. Exit code 1 means that an invariant did not hold.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { terminal } from '../../src/cli/io.ts';
import { progressOn } from '../../src/cli/progress.ts';
import type { RandomGameInput } from '../../src/play/random-game.ts';
import { playedGame } from './played-game.ts';
import { RememberingEngine } from './remembering-engine.ts';
import type { Summary } from './summary.ts';
import { EMPTY, merged, summaryOf, summaryText } from './summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '2' },
    players: { type: 'string', default: '2,3,4' },
    profiles: { type: 'string', default: PROFILES.join() },
    seed: { type: 'string', default: '1' },
    shard: { type: 'string', default: '1/1' },
    json: { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    summary: { type: 'string' },
  },
});

const refused = (what: string): never => {
  process.stderr.write(`campaign: ${what}\n`);
  process.exit(2);
};
const whole = (text: string, what: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : refused(`${what}: expected a whole number, not ${text}`);
const isProfile = (text: string): text is ProfileId => (PROFILES as readonly string[]).includes(text);

/** Every game of the campaign, in a fixed order. */
const allGames = (): readonly RandomGameInput[] => {
  const first = whole(values.seed, '--seed');
  const seeds = Array.from({ length: whole(values.games, '--games') }, (_, i) => first + i);
  return values.profiles.split(',').flatMap((profile) => {
    if (!isProfile(profile)) return refused(`--profiles: there is no ${profile}`);
    return values.players.split(',').flatMap((text) => {
      const players = whole(text, '--players');
      if (players !== 2 && players !== 3 && players !== 4) return refused('--players: 2, 3 or 4');
      return seeds.map((seed) => ({ profile, players, seed }) as const);
    });
  });
};

/** Those of this shard: every k-th of all. */
const gamesOfShard = (): readonly RandomGameInput[] => {
  const [i = 1, k = 1] = values.shard.split('/').map((part) => whole(part, '--shard'));
  return allGames().filter((_, n) => n % k === i - 1);
};

const again = ({ profile, players, seed }: RandomGameInput): string =>
  `npm run campaign -- --games 1 --players ${players} --profiles ${profile} --seed ${seed}`;

const playAll = (): Summary => {
  const engine = new RememberingEngine();
  const progress = progressOn(terminal);
  const games = gamesOfShard();
  let summary = EMPTY;
  games.forEach((input, n) => {
    const { profile, players, seed } = input;
    const game = playedGame(engine, input, (move) =>
      progress.show(
        () => `game ${n + 1} of ${games.length}: ${profile}, ${players} players, seed ${seed}, move ${move}`,
      ),
    );
    for (const { move, says, faults } of game.violations) {
      progress.clear();
      process.stderr.write(
        `After move ${move} this does not hold: ${says}\n${faults.join('\n')}\nAgain: ${again(input)}\n`,
      );
    }
    summary = merged(summary, summaryOf(game));
  });
  progress.clear();
  return summary;
};

const readPart = (file: string): Summary => JSON.parse(readFileSync(file, 'utf8')) as Summary;

process.stderr.write(values.merge ? '' : `seed ${values.seed}\n`);
const summary = values.merge ? positionals.map(readPart).reduce(merged, EMPTY) : playAll();
const command = `npm run campaign -- --games ${values.games} --players ${values.players} --profiles ${values.profiles} --seed ${values.seed}`;
const text = summaryText(summary, command);
if (values.summary !== undefined) {
  writeFileSync(values.summary, text);
  writeFileSync(values.summary.replace(/\.md$/, '.json'), `${JSON.stringify(summary)}\n`);
}
process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : text);
process.exitCode = summary.violations.length === 0 ? 0 : 1;

/**
 * Writes docs/rulings-in-records.md: `npm run rulings-table`. Recorded games of 18xx.games, judged under the two profiles
 * that are read from documents: which rule stands against how many recorded moves, and which rulings it reads.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { terminal } from '../../src/cli/io.ts';
import { progressOn } from '../../src/cli/progress.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import type { Standing } from './judged-records.ts';
import { judgedGame, merged, tableOf } from './judged-records.ts';

if (handedGamesAbsent()) process.exit(2);
const progress = progressOn(terminal);
let standing: Standing = {};
HANDED_GAMES.forEach((game, i) => {
  progress.show(() => `${i + 1} of ${HANDED_GAMES.length}: ${game.name}`);
  standing = merged(standing, judgedGame(game).standing);
});
progress.clear();
const file = fileURLToPath(new URL('../../docs/rulings-in-records.md', import.meta.url));
writeFileSync(file, tableOf(standing, HANDED_GAMES.length));

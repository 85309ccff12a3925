/** Prints how far each handed game agrees with its reference trace: `npx tsx properties/differential/how-far.ts [NAME…]`. */
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { compareGame } from './replayed-games.ts';

const wanted = process.argv.slice(2);
handedGamesAbsent();
let whole = 0;
const games = HANDED_GAMES.filter((g) => wanted.length === 0 || wanted.includes(g.name));
for (const game of games) {
  try {
    const { agreed, total, first, findings } = compareGame(game);
    if (first === null) whole += 1;
    console.log(`${game.name}: ${agreed}/${total}${first === null ? '' : ` ${JSON.stringify(first)}`.slice(0, 900)}`);
    for (const f of findings.slice(0, 3)) console.log(`  finding ${JSON.stringify(f)}`.slice(0, 400));
  } catch (error) {
    console.log(`${game.name}: ${error instanceof Error ? error.stack?.slice(0, 600) : String(error)}`);
  }
}
console.log(`${whole} of ${games.length} games agree to the end`);

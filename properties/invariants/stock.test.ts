/** The invariants over auctions and stock rounds of random games, in every profile and for every number of players. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { MoveType } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import { newGameState } from '../../spec/setup.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { RandomGame, Rules } from '../support/random-play.ts';
import { playRandomly, randomGames } from '../support/random-play.ts';
import { tableMoves } from '../support/raw-moves.ts';
import { engine } from '../support/table.ts';
import { tightEngine } from '../support/tight-table.ts';
import { INVARIANTS, treatedAlike } from './invariants.ts';

const PLAYERS = [2, 3, 4] as const;
const MOVES = 60;
const RUNS = 5;

const atTable = (at: string): boolean => at.startsWith('game.auction') || at.startsWith('game.set.stockRound');

/** Where it is played: with the box as it is sold, and with one whose limits are soon reached. */
const TABLES: readonly (readonly [string, Rules])[] = [
  ['the box', engine],
  ['narrow limits', tightEngine],
];

/** Random games, each with moves made up for its table. */
const withMoves = (games: fc.Arbitrary<RandomGame>) =>
  games.chain((game) =>
    fc.record({ game: fc.constant(game), moves: fc.array(tableMoves(game.setup), { minLength: 12, maxLength: 12 }) }),
  );

describe.each(PROFILES)('random games of profile %s', (profile) => {
  describe.each(PLAYERS)('with %i players', (players) => {
    const games = randomGames(profile, players, MOVES);

    it.each(TABLES)('Every invariant holds after every move, with %s.', (_table, rules) => {
      fc.assert(
        fc.property(games, (game) => {
          for (const step of playRandomly(rules, game))
            if (atTable(step.before.at))
              for (const { says, faults } of INVARIANTS)
                expect({ says, faults: faults(step) }).toEqual({ says, faults: [] });
        }),
        { numRuns: RUNS },
      );
    });

    it.each(TABLES)('A move is accepted exactly if it was enumerated, with %s.', (_table, rules) => {
      fc.assert(
        fc.property(withMoves(games), ({ game, moves }) => {
          for (const step of playRandomly(rules, game))
            if (atTable(step.before.at)) for (const move of moves) expect(treatedAlike(step, move)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    });

    it('The setup and all journals together give the state.', () => {
      fc.assert(
        fc.property(games, (game) => {
          const started = engine.newGame(game.setup);
          if (!started.ok) throw new Error('setup refused');
          let posted = post(newGameState(game.setup, baseBox), started.journal);
          let last = started.position.game;
          for (const { journal, after } of playRandomly(engine, game)) {
            posted = post(posted, journal);
            last = after.game;
          }
          expect(posted).toEqual(last);
        }),
        { numRuns: RUNS },
      );
    });
  });
});

it('The random games go far enough: every kind of move is made, and made-up moves are accepted too.', () => {
  const made = new Set<MoveType>();
  const accepted = new Set<MoveType>();
  const sample = fc.sample(withMoves(randomGames('18xx-games', 3, 2 * MOVES)), { numRuns: 12, seed: 18 });
  for (const { game, moves } of sample)
    for (const step of playRandomly(tightEngine, game)) {
      if (!atTable(step.before.at)) continue;
      made.add(step.move.type);
      for (const move of moves) if (tightEngine.legal(step.before, move)) accepted.add(move.type);
    }
  const kinds = ['bid', 'buyShares', 'found', 'pass', 'sellShares'];
  expect([...made].sort()).toEqual(kinds);
  expect([...accepted].sort()).toEqual(['breakOff', ...kinds].sort());
});

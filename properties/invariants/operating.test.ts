/** The invariants over whole random games: operating rounds, settlements and ends included. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MoveType } from '../../spec/moves/move.ts';
import type { GameResult } from '../../spec/state.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { playRandomly, randomGames } from '../support/random-play.ts';
import { engine } from '../support/table.ts';
import { INVARIANTS } from './invariants.ts';

const MOVES = 240;
const RUNS = 2;

describe.each(PROFILES)('whole random games of profile %s', (profile) => {
  it.each([2, 3, 4] as const)('keep every invariant, with %i players', (players) => {
    fc.assert(
      fc.property(randomGames(profile, players, MOVES), (game) => {
        for (const step of playRandomly(engine, game))
          for (const { says, faults } of INVARIANTS)
            expect({ says, faults: faults(step) }).toEqual({ says, faults: [] });
      }),
      { numRuns: RUNS },
    );
  });
});

it('Whole random games go far enough: trains run and rust, sets are settled, and games end.', () => {
  const made = new Set<MoveType>();
  const reasons = new Set<GameResult['reason']>();
  let sets = 1;
  for (const game of fc.sample(randomGames('18xx-games', 2, 2 * MOVES), { numRuns: 8, seed: 18 }))
    for (const { move, after } of playRandomly(engine, game)) {
      made.add(move.type);
      sets = Math.max(sets, after.game.round.set);
      if (after.game.result !== null) reasons.add(after.game.result.reason);
    }
  for (const type of ['layTile', 'placeStation', 'runTrains', 'dividend', 'buyTrain', 'chooseSteel'] as const)
    expect([...made]).toContain(type);
  expect(sets).toBeGreaterThan(2);
  expect([...reasons]).not.toEqual([]);
});

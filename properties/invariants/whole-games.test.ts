/** A short campaign: random games of every profile and number of players, each to its end, all invariants checked. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { Applied } from '../../src/engine.ts';
import { Engine } from '../../src/engine.ts';
import { playedGame } from '../campaign/played-game.ts';
import type { Summary } from '../campaign/summary.ts';
import { EMPTY, merged, neverExercised, summaryText } from '../campaign/summary.ts';

const engine = new Engine();
const SEED = 1;

/** Pays a dollar to everybody, from nowhere, whenever a railroad is founded. */
class Generous extends Engine {
  override apply(position: Position, move: Move): Applied {
    const applied = super.apply(position, move);
    if (!applied.ok || move.type !== 'found') return applied;
    const { at, game } = applied.position;
    const players = game.players.map((p) => ({ ...p, cash: p.cash + 1 }));
    return { ...applied, position: { at, game: { ...game, players } } };
  }
}

describe.each(PROFILES)('whole games of profile %s', (profile) => {
  it.each([2, 3, 4] as const)('keep every invariant to the end, with %i players', (players) => {
    const { violations, reason } = playedGame(engine, { profile, players, seed: SEED });
    expect(violations).toEqual([]);
    expect(['bankruptcy', 'redZone', 'endCard', 'broken']).toContain(reason);
  });
});

it('An invariant that does not hold ends the game and is told with its move.', () => {
  const { reason, violations } = playedGame(new Generous(), { profile: 'bga', players: 4, seed: SEED });
  expect(reason).toBe('violation');
  expect(violations).toHaveLength(1);
  expect(violations[0]?.says).toMatch(/^Money is never made or lost/);
});

describe('a summary', () => {
  const part = (length: number, rule: string): Summary => ({
    combinations: [{ profile: 'bga', players: 3, lengths: [length], reasons: { endCard: 1 } }],
    rules: { [rule]: { cited: 1, held: 2, refused: 3 } },
    violations: [],
  });
  const both = merged(part(300, 'SR-SELL-06'), part(200, 'SR-SELL-06'));

  it('adds up, in any order', () => {
    expect(both).toEqual(merged(part(200, 'SR-SELL-06'), part(300, 'SR-SELL-06')));
    expect(both.combinations).toEqual([{ profile: 'bga', players: 3, lengths: [200, 300], reasons: { endCard: 2 } }]);
    expect(both.rules).toEqual({ 'SR-SELL-06': { cited: 2, held: 4, refused: 6 } });
    expect(merged(EMPTY, both)).toEqual(both);
  });

  it('names the rules that no game touched', () => {
    expect(neverExercised(both)).toContain('SR-SELL-07');
    expect(neverExercised(both)).not.toContain('SR-SELL-06');
    expect(summaryText(both, 'x')).toContain('| SR-SELL-06 | 2 | 4 | 6 |');
  });
});

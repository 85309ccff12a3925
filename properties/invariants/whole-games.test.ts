/** A short campaign: random games of every profile and number of players, each to its end, all invariants checked. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import { rememberTurn } from '../../spec/operating-round.ts';
import { post } from '../../spec/posting.ts';
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

/** Adds five dollars to every route that is run, as if some card paid them. */
class Paying extends Engine {
  override apply(position: Position, move: Move): Applied {
    const applied = super.apply(position, move);
    const operating = applied.ok ? applied.position.game.operating : null;
    if (!applied.ok || move.type !== 'runTrains' || operating?.turn?.railroad !== move.railroad) return applied;
    const { at, game } = applied.position;
    const routes = operating.turn.routes.map((route) => ({ ...route, revenue: route.revenue + 5 }));
    const entry = rememberTurn('ROUTE-15', game, { routes, income: operating.turn.income + 5 * routes.length });
    return { ok: true, position: { at, game: post(game, [entry]) }, journal: [...applied.journal, entry] };
  }
}

/** Lets trains run anywhere, and says that it is legal. */
class Derailed extends Engine {
  override legal(...asked: Parameters<Engine['legal']>): boolean {
    return super.legal(...asked) || this.#runs(asked[0], asked[1]);
  }
  override judge(...asked: Parameters<Engine['judge']>): ReturnType<Engine['judge']> {
    const judged = super.judge(...asked);
    return this.#runs(asked[0], asked[1]) ? { ...judged, legal: true } : judged;
  }
  override apply(position: Position, move: Move): Applied {
    const made = this.#runs(position, move) ? this.follow(position, move) : null;
    return made === null ? super.apply(position, move) : { ok: true, ...made };
  }
  #runs(position: Position, move: Move): boolean {
    return move.type === 'runTrains' && this.refusal(position, move)?.code === 'illegal';
  }
}

/** Lets trains run on their best routes only. */
class Greedy extends Engine {
  override legal(...[position, move, ...rest]: Parameters<Engine['legal']>): boolean {
    return super.legal(position, move, ...rest) && !this.#forbids(position, move);
  }
  override judge(...[position, move, ...rest]: Parameters<Engine['judge']>): ReturnType<Engine['judge']> {
    const judged = super.judge(position, move, ...rest);
    return this.#forbids(position, move) ? { ...judged, legal: false } : judged;
  }
  override apply(position: Position, move: Move): Applied {
    return this.#forbids(position, move) ? { ok: false, violations: [] } : super.apply(position, move);
  }
  #forbids(position: Position, move: Move): boolean {
    if (move.type !== 'runTrains') return false;
    return ![...this.optionsOf(position, 'runTrains')].some((option) => isDeepStrictEqual(option.move, move));
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

it.each<[string, Engine, RegExp]>([
  ['that is paid too much', new Paying(), /^A route earns what its stops show/],
  ['that no train can make', new Derailed(), /^A run is accepted exactly if its trains have such routes/],
  ['that is lawful and refused', new Greedy(), /^A run is accepted exactly if its trains have such routes/],
])('A run %s is told.', (_what, mutant, says) => {
  const { violations } = playedGame(mutant, { profile: '18xx-games', players: 3, seed: 5 });
  expect(violations.map((v) => v.says)).toEqual([expect.stringMatching(says)]);
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

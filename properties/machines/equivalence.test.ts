/** The flat stepper and XState play every game alike, and no two guarded ways are open at once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../machines/setup.ts';
import { leafAt, start, step } from '../../machines/stepper.ts';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Move } from '../../spec/moves/move.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import { seal } from '../../spec/rule.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { Engine } from '../../src/engine.ts';
import { pickMove } from '../support/pick-move.ts';
import { setupFor } from '../support/table.ts';
import { startByXState, stepByXState } from '../support/xstate-play.ts';

const engine = new Engine(baseBox);
const STEPS = 60;

/** Guarded ways that are open at a position for a move; more than one would make their order matter. */
const openWays = (table: Table, position: Position, move: Move | null): number => {
  const leaf = leafAt(position.at);
  const ways = (move === null ? leaf.always : leaf.on[move.type]) ?? [];
  const view = { at: position.at, game: position.game, ...table };
  return ways.filter((w) => w.guard?.(view, move ?? { type: 'pass' })).length;
};

describe.each(PROFILES)('the two interpreters of the chart, profile %s', (profile) => {
  it.each([2, 3, 4] as const)('agree on every move of random games of %i players', (players) => {
    const setup = setupFor(profile, players);
    const table: Table = { box: baseBox, rulings: seal(rulingsOf(profile)) };
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: STEPS, maxLength: STEPS }), (choices) => {
        const game = newGameState(setup, baseBox);
        const begun = start(table, game);
        expect(startByXState(table, game)).toEqual(begun);
        let { position } = begun;
        for (const choice of choices) {
          const move = pickMove(engine, position, choice);
          if (move === null) return;
          expect(openWays(table, position, move)).toBeLessThanOrEqual(1);
          const flat = step(table, position, move);
          expect(stepByXState(table, position, move)).toEqual(flat);
          if (flat === null) throw new Error(`${JSON.stringify(move)} was enumerated and refused at ${position.at}`);
          position = flat.position;
          expect(openWays(table, position, null)).toBe(0);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('refuse the same moves', () => {
    const table: Table = { box: baseBox, rulings: seal(rulingsOf(profile)) };
    const { position } = start(table, newGameState(setupFor(profile), baseBox));
    const wrong: readonly Move[] = [
      { type: 'pass', player: 'bob' },
      { type: 'found', player: 'ann', railroad: 'KP', par: 60 },
      { type: 'bid', player: 'ann', private: 'Y3', price: 1 },
    ];
    for (const move of wrong) {
      expect(step(table, position, move)).toBeNull();
      expect(stepByXState(table, position, move)).toBeNull();
    }
  });
});

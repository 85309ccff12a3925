/** Several games in one process: they share the box, and nothing else. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Position } from '../../spec/state.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { found, pass } from '../support/moves.ts';
import type { Name } from '../support/stock-scene.ts';
import { deal, engine, play, setupFor, skipAuction } from '../support/table.ts';

/** Freezes everything that can be reached from a value: who changes it throws. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

/** Makes the first legal move, again and again. */
const playOn = (position: Position, moves: number): Position => {
  let at = position;
  for (let i = 0; i < moves; i += 1) {
    const [option] = engine.options(at);
    if (option === undefined) return at;
    at = frozen(play(at, option.move));
  }
  return at;
};

describe('B048 isolation', () => {
  it('games in one process change neither the box nor each other', () => {
    const before = JSON.stringify(frozen(baseBox));
    const setups = PROFILES.flatMap((profile) => ([2, 3, 4] as const).map((players) => setupFor(profile, players)));
    const alone = setups.map((setup) => JSON.stringify(playOn(frozen(deal(setup)), 40)));
    const started = setups.map((setup) => frozen(deal(setup)));
    const together = started.map((at) => playOn(at, 20)).map((at) => playOn(at, 20));
    expect(together.map((at) => JSON.stringify(at))).toEqual(alone);
    expect(started.map((at) => JSON.stringify(at))).toEqual(setups.map((setup) => JSON.stringify(deal(setup))));
    expect(JSON.stringify(baseBox)).toBe(before);
  });

  it('a charter shows its year once, however many games have used it', () => {
    const years = Object.values(baseBox.charters).map(({ established }) => established);
    for (const profile of PROFILES) {
      const at = skipAuction(deal(setupFor(profile)));
      const first = (at.game.stock?.turn ?? 'ann') as Name;
      play(at, found(first, 'KP', 60), pass('bob'));
    }
    expect(Object.values(baseBox.charters).map(({ established }) => established)).toEqual(years);
    expect(new Set(years).size).toBe(years.length);
    expect(Object.values(baseBox.charters).filter(({ name }) => /\d/.test(name))).toEqual([]);
  });
});

/** XState plays recorded games move by move to the positions and journals of the flat stepper. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import { seal } from '../../spec/rule.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import { replay } from '../../src/replay/replay.ts';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { stepByXState } from '../support/xstate-play.ts';

const engine = new Engine(baseBox);
const table = { box: baseBox, rulings: seal(rulingsOf('18xx-games')) };
const GAMES = HANDED_GAMES.filter(({ name }) => ['treaty-4p', 'bankrupt-4p', '2p-13', '3p-x06'].includes(name));

describe.skipIf(handedGamesAbsent())('the two interpreters of the chart', () => {
  it.each(GAMES.map((g) => [g.name, g] as const))('agree on every move of the recorded game %s', (name, { file }) => {
    const read = readGameFile(file, baseBox);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    let before: Position | null = null;
    let compared = 0;
    for (const { move, position, journal } of replay(engine, read.value, name)) {
      if (move !== null && before !== null) {
        expect(stepByXState(table, before, move)).toEqual({ position, journal });
        compared += 1;
      }
      before = position;
    }
    expect(compared).toBeGreaterThan(100);
  });
});

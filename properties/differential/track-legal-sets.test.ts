/** Every lay and every station that the 18xx.games engine accepts or refuses in the real games, and ours. */
import { describe, expect, it } from 'vitest';
import { layTile } from '../../spec/moves/lay-tile.ts';
import { placeStation } from '../../spec/moves/place-station.ts';
import { engine } from '../support/table.ts';
import { gamesAreHanded, gamesWithLegalSets, legalSetsOf, traceOf } from './engine-records.ts';
import { scenesByNumber } from './operating-scenes.ts';

const handed = gamesAreHanded('legal lays and stations are');

const labels = (deed: typeof layTile, position: Parameters<typeof engine.view>[0]): readonly string[] =>
  [...deed.options(engine.view(position))].flatMap(({ move }) => {
    if (move.type === 'layTile') return [`${move.hex} ${move.tile} ${move.rotation}`];
    return move.type === 'placeStation' ? [`token ${move.hex}`] : [];
  });

const STEPS = [
  { step: 'Track', deed: layTile, least: 270 },
  { step: 'Token', deed: placeStation, least: 50 },
] as const;

describe.skipIf(!handed)('legal sets of the 18xx.games engine', () => {
  it.each(STEPS)('step $step: what it accepts, with the money at hand, is what we list', ({ step, deed, least }) => {
    let asked = 0;
    for (const game of gamesWithLegalSets()) {
      const at = scenesByNumber(traceOf(game));
      for (const set of legalSetsOf(game)) {
        const scene = at.get(set.n);
        if (set.step !== step || scene === undefined) continue;
        asked += 1;
        const theirs = set.accepted.filter((label) => label !== 'pass').toSorted();
        expect({ game, n: set.n, lays: labels(deed, scene.position).toSorted() }).toEqual({
          game,
          n: set.n,
          lays: theirs,
        });
      }
    }
    expect(asked).toBeGreaterThan(least);
  });
});

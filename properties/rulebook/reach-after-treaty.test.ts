/**
 * Chapter "replay": what a railroad reaches follows from the board of the moment. The engine behind 18xx.games keeps what
 * it once found out until the next tile or station; when it found it out depends on what its screen asked for, which no
 * record tells. So no profile repeats that.
 */
import { describe, expect, it } from 'vitest';
import { railroadsOf } from '../../spec/holdings.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { Position } from '../../spec/state.ts';
import { networkOf } from '../../spec/track/network.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closingScene } from '../support/closing-scene.ts';
import { engine, play } from '../support/table.ts';
import { buy, rich, withTrains } from '../support/train-scene.ts';
import { chapterReads } from './sentences.ts';

/** Rio Grande is about to buy the second 3+; Santa Fe has a station in Salida, beside the Royal Gorge. */
const eve: ClosingScene = {
  ...rich(
    withTrains(
      {
        acts: 'RG',
        railroads: {
          RG: { president: 'ann', hands: { ann: 50 }, par: 70 },
          SF: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 10 },
        },
      },
      [],
      [],
      ['3+', 1],
    ),
    500,
  ),
  phase: 'Green',
  trains: { SF: ['2+', '3+'] },
  tiles: { C11: 'RG4@0' },
  stations: { C11: ['SF'] },
};
const onTheEve = (profile: ProfileId): Position => closingScene(profile, eve);
const afterTreaty = (profile: ProfileId): Position => {
  const before = onTheEve(profile);
  // What railroads reach is found out before the Treaty, so that there is something to remember.
  for (const id of railroadsOf(before.game)) reachOf(before, id);
  return play(before, buy('3+', 180));
};

const reachOf = (at: Position, id: ReturnType<typeof railroadsOf>[number]): readonly string[] =>
  [...networkOf(mapOf(engine.view(at)), id).stops()].toSorted();

chapterReads('reach', [
  {
    rule: 'REPLAY-11',
    source: 'engine',
    says: 'the Treaty connects Rio Grande with Salida at once: it buys a train there in the same step',
    table: afterTreaty,
    move: buy('2+', 50, 'SF'),
    shows: { 'RG trains': '3+ 2+', 'SF trains': '3+', 'SF cash': 60 },
    twin: { says: 'before the Treaty', table: onTheEve, by: 'TRAIN-05' },
  },
]);

describe.each(PROFILES)('REPLAY-11: connections are those of the board, %s', (profile) => {
  it('Rio Grande reaches the gorge from the moment of the Treaty', () => {
    const gorge = ['D12', 'E13', 'F12'];
    expect(reachOf(onTheEve(profile), 'RG').filter((hex) => gorge.includes(hex))).toEqual([]);
    expect(reachOf(afterTreaty(profile), 'RG').filter((hex) => gorge.includes(hex))).toEqual(gorge);
  });

  it('every railroad reaches what it reaches on a board that was never seen before', () => {
    const after = afterTreaty(profile);
    const copy = structuredClone(after);
    for (const id of railroadsOf(after.game)) expect([id, reachOf(after, id)]).toEqual([id, reachOf(copy, id)]);
    const asked = (at: Position) => [...engine.options(at)];
    expect(asked(after)).toEqual(asked(copy));
  });
});

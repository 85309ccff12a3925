/** Rulings of track, steel and stations that all profiles answer alike: what the other answer would mean. */
import { expect, it } from 'vitest';
import { placeStation } from '../../spec/moves/place-station.ts';
import type { Rulings } from '../../spec/profiles/rulings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { View } from '../../spec/rule.ts';
import { allows, seal } from '../../spec/rule.ts';
import { TOKEN_03, TOKEN_07 } from '../../spec/rules/stations.ts';
import { STEEL_03 } from '../../spec/rules/steel.ts';
import { engine } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { rioGrande, trackScene } from '../support/track-scene.ts';

/** A scene under the rulings of a profile, with one of them answered otherwise. */
const ruledOtherwise = (scene: TrackScene, change: Partial<Rulings>): View => ({
  ...engine.view(trackScene('bga', scene)),
  rulings: seal({ ...rulingsOf('bga'), ...change }),
});

const inSalida: TrackScene = {
  acts: 'SF',
  step: 'station',
  railroads: { SF: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 100 } },
  tiles: { C11: 'RG4@0' },
  stations: { C11: ['SF'] },
};
const D12 = { railroad: 'SF', hex: 'D12' } as const;

it('gorge-slots: where they are open, another railroad may place a station there', () => {
  expect(allows(TOKEN_07, ruledOtherwise(inSalida, {}), D12)).toBe(false);
  const open = ruledOtherwise(inSalida, { 'gorge-slots': 'open' });
  expect(allows(TOKEN_07, open, D12)).toBe(true);
  expect([...placeStation.options(open)].map(({ move }) => move)).toEqual([{ type: 'placeStation', ...D12 }]);
});

it('gorge-slots: homes stay kept where the gorge is open', () => {
  const home = ruledOtherwise(
    { ...inSalida, setup: { railroads: ['KP', 'RG', 'PAV', 'SF', 'CS'] } },
    { 'gorge-slots': 'open' },
  );
  expect(allows(TOKEN_07, home, { railroad: 'SF', hex: 'L14' })).toBe(false);
});

it('second-station: where it is allowed, the first turn may place one', () => {
  const first: TrackScene = { ...rioGrande, fresh: ['RG'] };
  expect(allows(TOKEN_03, ruledOtherwise(first, {}), { railroad: 'RG' })).toBe(false);
  expect(allows(TOKEN_03, ruledOtherwise(first, { 'second-station': 'firstTurn' }), { railroad: 'RG' })).toBe(true);
});

it('steel-columns: where any may be used, a second one may be named', () => {
  const used: TrackScene = { ...rioGrande, remembers: { lays: 1, steel: { yellow: { column: 'B', next: 10 } } } };
  const second = { railroad: 'RG', column: 'A', price: 0 } as const;
  expect(allows(STEEL_03, ruledOtherwise(used, {}), second)).toBe(false);
  expect(allows(STEEL_03, ruledOtherwise(used, { 'steel-columns': 'any' }), second)).toBe(true);
});

/** When the train step waits, when it is left out, and which railroads are connected. */
import { describe, expect, it } from 'vitest';
import { trainsOver } from '../../spec/closing-steps.ts';
import { mapOf } from '../../spec/map-view.ts';
import { decidingStops } from '../../spec/track/connection.ts';
import type { HexId, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closingScene } from '../support/closing-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import { apart, buy, connected, rich, withTrains } from '../support/train-scene.ts';

describe('TRAIN-05 which stops connect two railroads', () => {
  /** Track from Denver south to Pueblo, with something at Fountain; Rio Grande in the north, Santa Fe in the south. */
  const line = (fountain: string, stations: Readonly<Record<HexId, readonly Railroad[]>>): ClosingScene => ({
    acts: 'RG',
    railroads: {
      RG: { president: 'ann', hands: { ann: 50 }, par: 70 },
      SF: { president: 'bob', hands: { bob: 50 }, par: 60 },
    },
    tiles: { L4: '9@0', L6: '9@0', L8: fountain, L10: '9@0', L12: '9@0', L14: '57@0' },
    stations: { L14: ['SF'], ...stations },
  });
  it.each<[string, ClosingScene, readonly HexId[]]>([
    [
      'a city whose only slot is kept for a third railroad, but the way through is open',
      line('57@0', {}),
      ['L2', 'L14'],
    ],
    ['a city full of a third railroad connects nobody', line('57@0', { L8: ['NO'] }), []],
    ['a city with a station of one of them', line('57@0', { L8: ['RG'] }), ['L8', 'L14']],
    ['a city with a station of the other', line('57@0', { L8: ['SF'] }), ['L2', 'L8']],
    ['a city with a slot for anybody', line('14@0', {}), ['L2', 'L8', 'L14']],
    ['a city with one slot taken and one open', line('14@0', { L8: ['NO'] }), ['L2', 'L8', 'L14']],
    ['a town', line('4@0', {}), ['L2', 'L8', 'L14']],
    ['no track', { ...line('57@0', {}), tiles: {} }, []],
  ])('%s', (_what, scene, stops) => {
    const map = mapOf(engine.view(closingScene('bga', scene)));
    expect(decidingStops(map, 'RG', 'SF').toSorted()).toEqual(stops.toSorted());
  });
});

describe('B091 the first turn of a railroad without a train', () => {
  it.each(PROFILES)('%s: it does not run, its price drops, and the duty decides whether it must buy', (profile) => {
    const before = closingScene(profile, {
      acts: 'SF',
      step: 'track',
      fresh: ['SF'],
      railroads: { SF: { president: 'bob', hands: { bob: 20 }, par: 80, cash: 160 } },
    });
    const after = play(before, { type: 'pass', railroad: 'SF' });
    expect([seen(after, 'SF price'), seen(after, 'step')]).toEqual([70, 'trains']);
    const broken = decidedBy(after, { type: 'pass', railroad: 'SF' });
    expect(broken).toBe(profile === '18xx-games' ? 'TRAIN-07' : null);
  });
});

describe('OR-ORDER-05, OR-ORDER-07 when the train step is left out', () => {
  const over = (profile: ProfileId, scene: ClosingScene): boolean =>
    trainsOver(engine.view(closingScene(profile, scene)));

  it.each<[string, ClosingScene, boolean, boolean]>([
    // what, scene, left out by the engine's tests, left out when useless
    ['money for the top train', withTrains(apart, ['2+'], []), false, false],
    ['a route and no train', rich(connected, 0), false, false],
    ['no money, and nobody else has a train', rich(withTrains(apart, ['2+'], []), 79), true, true],
    ['a dollar, and another railroad apart has a train', rich(withTrains(apart, ['2+'], ['2+']), 1), false, true],
    ['a dollar, and a connected railroad has a train', rich(withTrains(connected, ['2+'], ['2+']), 1), false, false],
    ['no dollar at all', rich(withTrains(connected, ['2+'], ['2+']), 0), true, true],
    ['two trains', withTrains(connected, ['2+', '2+'], ['2+']), true, true],
    ['two trains, one of which would rust', withTrains(connected, ['2+', '3+'], ['2+'], ['4+', 0]), false, false],
    [
      'two trains, one of which would rust if there were money',
      rich(withTrains(connected, ['2+', '3+'], ['2+'], ['4+', 0]), 399),
      false,
      true,
    ],
  ])('%s', (_what, scene, byEngine, useless) => {
    expect(PROFILES.map((profile) => over(profile, scene))).toEqual([useless, useless, byEngine]);
  });

  it('without a route and without a train only a profile that always demands one waits', () => {
    expect(PROFILES.map((profile) => over(profile, rich(apart, 0)))).toEqual([true, true, false]);
  });

  it('OR-ORDER-07: the step ends by itself when the last money is spent', () => {
    const before = closingScene('18xx-games', rich(withTrains(connected, ['2+'], ['2+', '2+']), 80));
    expect(play(before, buy('2+', 79, 'NO')).game.operating?.turn?.railroad).toBe('NO');
  });
});

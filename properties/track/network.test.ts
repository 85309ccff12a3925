import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MapView } from '../../spec/track/board.ts';
import { layoutFor } from '../../spec/track/layout.ts';
import { Network, networkOf } from '../../spec/track/network.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { grownView } from './grown-board.ts';
import { LINE, mapOf } from './line.ts';
import { naiveNetwork, pathName } from './naive-network.ts';

/** Steps after which the naive walk of every trail is given up. */
const NAIVE_LIMIT = 30_000;

function pathNames(view: MapView, network: Network): readonly string[] {
  return Object.keys(view.box.hexes)
    .flatMap((hex) => network.pathsOn(hex).map((path) => pathName(hex, path)))
    .toSorted();
}

describe('TRACK-09: a railroad reaches', () => {
  it('all stops along its track', () => {
    const network = networkOf(mapOf(LINE, { L2: ['RG'] }), 'RG');
    expect(network.stops().toSorted()).toEqual(['F12', 'H12', 'I7', 'I9', 'K3', 'K7', 'L2']);
  });

  it('nothing without a station', () => {
    const network = networkOf(mapOf(LINE, { L2: ['RG'] }), 'SF');
    expect(network.stops()).toEqual([]);
    expect(network.edgesOn('L2')).toEqual([]);
  });

  it('the edges of its track, those that face them, and around a station each that leads somewhere', () => {
    const network = networkOf(mapOf({ K3: '58@4' }, { L2: ['RG'] }), 'RG');
    expect(network.edgesOn('K3')).toEqual([0, 4]);
    expect(network.edgesOn('K5')).toEqual([3]);
    expect(network.edgesOn('L4')).toEqual([3]);
    expect(network.edgesOn('L2')).toEqual([0, 1, 5]);
    // Edge 5 of L2 leads to M3, but the print shows no track there, so M3 is not reached over it.
    expect(network.edgesOn('M3')).toEqual([]);
  });

  it('what lies behind a city with an empty slot or an own station, not behind one full of others', () => {
    const reached = (stations: readonly Railroad[], tile = '6@1') =>
      networkOf(mapOf({ ...LINE, K7: tile }, { L2: ['RG'], K7: stations }), 'RG').reachesStop('I7');
    expect(reached([])).toBe(true);
    expect(reached(['SF'])).toBe(false);
    expect(reached(['RG'])).toBe(true);
    expect(reached(['SF'], '15@1')).toBe(true);
    expect(reached(['SF', 'SPP'], '15@1')).toBe(false);
  });

  it('a city full of others as an end', () => {
    expect(networkOf(mapOf(LINE, { L2: ['RG'], K7: ['SF'] }), 'RG').reachesStop('K7')).toBe(true);
  });

  it('by a loop not the other branch of the switch through which it was entered', () => {
    // K7 leads south into K9; behind K11 a loop over J10 and J12 comes back to the edge between K9 and K11.
    const loop = { K7: '57@0', K11: '28@3', J10: '7@5', J12: '7@3' };
    const closed = networkOf(mapOf({ ...loop, K9: '23@0' }, { K7: ['SF'] }), 'SF');
    expect(closed.pathsOn('K9')).toEqual([[0, 3]]);
    expect(closed.edgesOn('L8')).toEqual([]);
    const turned = networkOf(mapOf({ ...loop, K9: '23@3' }, { K7: ['SF'] }), 'SF');
    expect(turned.pathsOn('K9')).toHaveLength(2);
  });
});

describe('ROUTE-17: a route exists', () => {
  it.each([
    ['to a town', { K3: '58@4' }, { L2: ['RG'] }, true],
    ['not to where no tile lies', {}, { L2: ['RG'] }, false],
    ['to another own station', { K7: '6@1', J8: '8@2', I7: '5@5' }, { K7: ['RG'], I7: ['RG'] }, true],
    ['not from station to station without track between', { K7: '6@1', I7: '5@5' }, { K7: ['RG'], I7: ['RG'] }, false],
    ['to a city full of others', { K7: '6@1', J8: '8@2', I7: '5@5' }, { K7: ['RG'], I7: ['SF'] }, true],
  ] as const)('%s: %s', (_, tiles, stations, expected) => {
    expect(networkOf(mapOf(tiles, stations), 'RG').hasRoute).toBe(expected);
  });
});

describe('the network', () => {
  it('is what walking every trail gives', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 150 }), (seed, lays) => {
        const view = grownView(seed, lays);
        for (const railroad of view.inPlay) {
          const naive = naiveNetwork(view, railroad, NAIVE_LIMIT);
          if (naive === null) continue;
          compared++;
          const network = networkOf(view, railroad);
          expect(pathNames(view, network)).toEqual([...naive.paths].toSorted());
          expect(network.hasRoute).toBe(naive.hasRoute);
        }
      }),
      { numRuns: 20 },
    );
    expect(compared).toBeGreaterThan(30);
  });

  it('is kept for a board and the same when it is drawn anew', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 150 }), (seed, lays) => {
        const view = grownView(seed, lays);
        for (const railroad of view.inPlay) {
          const kept = networkOf(view, railroad);
          const fresh = new Network(layoutFor(view, railroad));
          expect(networkOf({ ...view }, railroad)).toBe(kept);
          expect(fresh.edgeSets).toEqual(kept.edgeSets);
          expect(fresh.trace).toEqual(kept.trace);
        }
      }),
      { numRuns: 6 },
    );
  });

  it('is not shared between games that differ in their railroads', () => {
    const { board, ...game } = mapOf({ I13: '57@1' }, { I13: ['FCC'] }, ['RG', 'FCC']);
    const other = { ...game, board, inPlay: ['RG', 'SF'] as const };
    expect(networkOf(other, 'FCC')).not.toBe(networkOf({ ...game, board }, 'FCC'));
  });

  it('is not shared between boxes', () => {
    const view = mapOf(LINE, { L2: ['RG'] });
    const { K3, ...tiles } = view.box.hexes;
    const other = { ...view, box: { ...view.box, hexes: tiles } };
    expect(K3?.stop?.kind).toBe('town');
    expect(networkOf(view, 'RG').reachesStop('K7')).toBe(true);
    expect(networkOf(other, 'RG').reachesStop('K7')).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { MapView } from '../../spec/track/board.ts';
import * as lays from '../../spec/track/lays.ts';
import { type LayOptions, legalLays } from '../../spec/track/legal-lays.ts';
import { isUsefulChange } from '../../spec/track/useful-change.ts';
import { COLOURS, EDGES, type Railroad } from '../../spec/vocabulary.ts';
import { grownView } from './grown-board.ts';
import { LINE, LOOP, mapOf } from './line.ts';
import { isUsefulWhenTraced } from './traced-change.ts';

/** Every hex, tile and rotation, judged condition by condition. */
function bruteForce(view: MapView, railroad: Railroad, { colours, turned }: LayOptions): readonly string[] {
  const found: string[] = [];
  for (const { id: tile, colour } of Object.values(view.box.tiles)) {
    if (!colours.includes(colour) || lays.copiesLeft(view, tile) <= 0) continue;
    for (const hex of Object.keys(view.box.hexes)) {
      for (const rotation of EDGES) {
        const lay = { hex, tile, rotation };
        const legal =
          lays.isNextColour(view, lay) &&
          lays.mayBuildThere(view, lay) &&
          lays.suitsStop(view, lay) &&
          lays.suitsLabel(view, lay) &&
          lays.isOnItsHex(view, lay, turned) &&
          lays.keepsOldTrack(view, lay) &&
          lays.exitsLeadSomewhere(view, lay) &&
          lays.connectsToHex(view, railroad, lay) &&
          isUsefulWhenTraced(view, railroad, lay);
        if (legal) found.push(nameOf(lay));
      }
    }
  }
  return found;
}

function nameOf({ hex, tile, rotation }: lays.Lay): string {
  return `${hex} ${tile} ${rotation}`;
}

/** Boards from the first lay to nearly full ones. */
const boards = fc.record({
  seed: fc.nat(),
  lays: fc.integer({ min: 0, max: 220 }),
  colours: fc.constantFrom(1, 2, 3, 4).map((count) => COLOURS.slice(0, count)),
  turned: fc.boolean(),
});

describe('the list of legal lays', () => {
  it('is what judging every hex, tile and rotation gives', () => {
    fc.assert(
      fc.property(boards, ({ seed, lays: count, colours, turned }) => {
        const view = grownView(seed, count);
        for (const railroad of view.inPlay) {
          const ours = legalLays(view, railroad, { colours, turned }).map(nameOf);
          expect(ours.toSorted()).toEqual(bruteForce(view, railroad, { colours, turned }).toSorted());
        }
      }),
      { numRuns: 12 },
    );
  });

  it('TRACK-10 is judged of any lay, lawful or not, as tracing the network after it tells', () => {
    let useless = 0;
    fc.assert(
      fc.property(boards, fc.nat(), ({ seed, lays: count }, choice) => {
        const view = grownView(seed, count);
        const tiles = Object.keys(view.box.tiles);
        Object.keys(view.board.tiles).forEach((hex, i) => {
          const lay = { hex, tile: tiles[(choice + i * 7) % tiles.length] ?? '', rotation: (choice + i) % 6 };
          for (const railroad of view.inPlay) {
            const traced = isUsefulWhenTraced(view, railroad, lay);
            if (!traced) useless += 1;
            expect([lay, isUsefulChange(view, railroad, lay)]).toEqual([lay, traced]);
          }
        });
      }),
      { numRuns: 20 },
    );
    expect(useless).toBeGreaterThan(100);
  });

  it('is so where the track comes back into a hex that it has left', () => {
    const view = mapOf(LOOP, { K7: ['SF'] });
    const options = { colours: COLOURS, turned: false };
    const ours = legalLays(view, 'SF', options).map(nameOf);
    expect(ours.toSorted()).toEqual(bruteForce(view, 'SF', options).toSorted());
    expect(ours).toContain('K9 24 3');
    expect(ours).not.toContain('K9 26 0');
  });

  it.each([
    [1, false],
    [2, true],
  ])('is so for a city that others fill, of unchanged value and with %i slots', (slots, opens) => {
    const { '15': tile, ...tiles } = baseBox.tiles;
    if (tile?.stop === null || tile === undefined) throw new Error('no city tile 15');
    const box = { ...baseBox, tiles: { ...tiles, '15': { ...tile, stop: { ...tile.stop, revenue: 20, slots } } } };
    const view = { ...mapOf(LINE, { L2: ['RG'], K7: ['SF'] }), box };
    const options = { colours: COLOURS, turned: false };
    const ours = legalLays(view, 'RG', options).map(nameOf);
    expect(ours.toSorted()).toEqual(bruteForce(view, 'RG', options).toSorted());
    expect(ours.includes('K7 15 1')).toBe(opens);
  });

  it('names no lay twice', () => {
    const view = grownView(7, 90);
    for (const railroad of view.inPlay) {
      const names = legalLays(view, railroad, { colours: COLOURS, turned: true }).map(nameOf);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('is empty before the railroad has a station', () => {
    const view = { ...grownView(1, 20), board: { tiles: {}, stations: {} } };
    expect(legalLays(view, 'RG', { colours: COLOURS, turned: true })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { MapView } from '../../spec/track/board.ts';
import type { Lay } from '../../spec/track/lays.ts';
import * as lays from '../../spec/track/lays.ts';
import { isUsefulChange } from '../../spec/track/useful-change.ts';
import { afterTreaty } from './grown-board.ts';
import { LINE, LOOP, mapOf } from './line.ts';

const line = mapOf(LINE, { L2: ['RG'] });
const withFlorence = mapOf({}, {}, ['RG', 'SF', 'FCC']);
const treaty = afterTreaty(mapOf({}));

interface Row {
  readonly rule: string;
  readonly name: string;
  readonly holds: (view: MapView, lay: Lay) => boolean;
  readonly view: MapView;
  /** As `hex tile rotation`. */
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
}

const rows: readonly Row[] = [
  {
    rule: 'TRACK-03',
    name: 'yellow where no tile lies, then one colour further',
    holds: lays.isNextColour,
    view: line,
    legal: ['L4 8 0', 'K5 23 0'],
    illegal: ['L4 23 0', 'K5 9 0', 'K5 43 0'],
  },
  {
    rule: 'TRACK-05',
    name: 'not on impassable hexes, off the map, or in the gorge',
    holds: lays.mayBuildThere,
    view: line,
    legal: ['L4 8 0'],
    illegal: ['E11 8 0', 'J2 57 0', 'E13 8 0', 'F12 5 3', 'D12 RG-D 0', 'Z9 8 0'],
  },
  {
    rule: 'TRACK-14',
    name: 'in the gorge only brown on green',
    holds: lays.mayBuildThere,
    view: treaty,
    legal: ['D12 RG-D 0', 'E13 RG-E 0', 'F12 RG-F 0'],
    illegal: ['D12 63 0', 'D12 RG-F 0', 'E13 87 0'],
  },
  {
    rule: 'TRACK-14',
    name: 'special tiles on their hex, unturned',
    holds: (view, lay) => lays.isOnItsHex(view, lay, false),
    view: treaty,
    legal: ['D12 RG-D 0', 'C11 RG4 0', 'L4 8 5'],
    illegal: ['D12 RG-D 3', 'F12 RG-D 0', 'L4 RG4 0', 'C11 RG4 1'],
  },
  {
    rule: 'TRACK-14',
    name: 'where turning is allowed, only to the same track',
    holds: (view, lay) => lays.isOnItsHex(view, lay, true),
    view: treaty,
    legal: ['D12 RG-D 3', 'F12 RG-F 3'],
    illegal: ['D12 RG-D 1', 'E13 RG-E 3', 'C11 RG4 3', 'F12 RG-D 3'],
  },
  {
    rule: 'TRACK-06',
    name: 'plain track, town or city as the hex shows',
    holds: lays.suitsStop,
    view: line,
    legal: ['L4 8 0', 'M3 4 0', 'G17 57 0', 'I13 4 0'],
    illegal: ['L4 4 0', 'M3 8 0', 'M3 57 0', 'G17 4 0', 'I13 57 0'],
  },
  {
    rule: 'TRACK-06',
    name: 'Florence is a city if its railroad takes part',
    holds: lays.suitsStop,
    view: withFlorence,
    legal: ['I13 57 0'],
    illegal: ['I13 4 0'],
  },
  {
    rule: 'TRACK-06',
    name: 'the letter of the hex, which counts for cities only',
    holds: lays.suitsLabel,
    view: line,
    legal: ['C11 RG4 0', 'E3 3 0', 'G17 57 0'],
    illegal: ['C11 57 0', 'E3 RG1 0', 'G17 RG4 0'],
  },
  {
    rule: 'TRACK-07',
    name: 'the letter of the old tile',
    holds: lays.suitsLabel,
    view: mapOf({ E3: 'RG1@0', C11: 'RG4@0', F6: '3@0' }),
    legal: ['E3 RG2 0', 'C11 RG5 0', 'F6 143 0'],
    illegal: ['E3 143 0', 'C11 14 0', 'F6 RG2 0'],
  },
  {
    rule: 'TRACK-07',
    name: 'as many slots as before',
    holds: lays.suitsStop,
    view: mapOf({ C11: 'RG6@0' }),
    legal: ['C11 RG8 0'],
    illegal: ['C11 RG7 0', 'C11 911 0'],
  },
  {
    rule: 'TRACK-07',
    name: 'all old track is kept',
    holds: lays.keepsOldTrack,
    view: line,
    legal: ['K5 23 0', 'K5 20 0', 'K7 15 0', 'L4 8 1'],
    illegal: ['K5 23 1', 'K5 25 0', 'K7 15 2'],
  },
  {
    rule: 'TRACK-08',
    name: 'each exit leads to where track can be',
    holds: lays.exitsLeadSomewhere,
    view: line,
    legal: ['N2 7 0', 'L4 9 0', 'G13 8 2', 'E9 8 2'],
    illegal: ['N2 7 5', 'N2 7 2', 'M3 4 2', 'E9 9 0'],
  },
  {
    rule: 'TRACK-09',
    name: 'an exit on a reached edge',
    holds: (view, lay) => lays.connectsToHex(view, 'RG', lay),
    view: line,
    legal: ['L4 8 3', 'L4 9 0', 'K7 15 0'],
    illegal: ['L4 8 0', 'M3 4 1', 'N2 7 0'],
  },
  {
    rule: 'TRACK-10',
    name: 'a reached path is new or leads to a stop of another value',
    holds: (view, lay) => isUsefulChange(view, 'RG', lay),
    view: line,
    legal: ['K5 23 3', 'K7 15 0', 'I9 143 1', 'L4 8 3'],
    illegal: ['K5 23 0', 'K5 20 0', 'J8 16 2'],
  },
  {
    rule: 'TRACK-10',
    name: 'a way back into the hex does not reach the edge by which it was left',
    holds: (view, lay) => isUsefulChange(view, 'SF', lay),
    view: mapOf(LOOP, { K7: ['SF'] }),
    legal: ['K9 24 3'],
    illegal: ['K9 26 0'],
  },
  {
    rule: 'TRACK-10',
    name: 'a stop that is not reached does not count',
    holds: (view, lay) => isUsefulChange(view, 'SF', lay),
    view: mapOf({ K7: '57@0', K9: '9@0' }, { O15: ['SF'] }),
    legal: ['K5 9 0'],
    illegal: ['K7 14 0', 'K9 23 0'],
  },
];

function layOf(written: string): Lay {
  const [hex = '', tile = '', rotation] = written.split(' ');
  return { hex, tile, rotation: Number(rotation) };
}

describe('conditions of a lay', () => {
  for (const { rule, name, holds, view, legal, illegal } of rows) {
    it.each(legal)(`${rule}: ${name}: %s`, (written) => expect(holds(view, layOf(written))).toBe(true));
    it.each(illegal)(`${rule}: ${name}: not %s`, (written) => expect(holds(view, layOf(written))).toBe(false));
  }

  it('TRACK-04: a tile is at hand until the last copy lies, and again when it is replaced', () => {
    expect(lays.copiesLeft(line, '9')).toBe(11);
    expect(lays.copiesLeft(mapOf({ K5: '16@0' }), '16')).toBe(0);
    const upgraded = { ...line, board: lays.boardAfterLay(line, layOf('K5 23 0')) };
    expect(lays.copiesLeft(upgraded, '9')).toBe(12);
    expect(lays.copiesLeft(line, 'none')).toBe(0);
  });
});

describe('the board after a lay', () => {
  it('holds the tile and the stations as they were', () => {
    const board = lays.boardAfterLay(line, layOf('L4 8 3'));
    expect(board.tiles).toEqual({ ...line.board.tiles, L4: { tile: '8', rotation: 3 } });
    expect(board.stations).toBe(line.board.stations);
  });

  it('TRACK-14: brown in one hex of the gorge is brown in all, and only the named tile may be turned', () => {
    expect(lays.boardAfterLay(treaty, layOf('F12 RG-F 3')).tiles).toEqual({
      D12: { tile: 'RG-D', rotation: 0 },
      E13: { tile: 'RG-E', rotation: 0 },
      F12: { tile: 'RG-F', rotation: 3 },
    });
  });
});

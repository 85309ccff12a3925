import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { upgradesOf } from '../../spec/track/upgrades.ts';
import { withTile } from './altered-boxes.ts';

describe('TRACK-07: a tile may be replaced', () => {
  it.each([
    { rule: 'by the next colour', old: '9', next: '20', not: '47', because: 'skips green' },
    { rule: 'by a tile that keeps every path', old: '8', next: '16', not: '27', because: 'has no wide curve' },
    { rule: 'when the paths fit in some rotation', old: '7', next: '30', not: '24', because: 'has no sharp curve' },
    { rule: 'city by city', old: '57', next: '14', not: '88', because: 'is a town' },
    { rule: 'town by town', old: '4', next: '204', not: '15', because: 'is a city' },
    { rule: 'plain track by plain track', old: '9', next: '23', not: '87', because: 'is a town' },
    { rule: 'by a town tile that reaches both sides', old: '3', next: '143', not: '144', because: 'has no neighbours' },
    { rule: 'by one with the same letter', old: 'RG1', next: 'RG2', not: '15', because: 'has no R' },
    { rule: 'without a letter by one without', old: '5', next: '15', not: 'RG2', because: 'has an R' },
    { rule: 'when no slot is lost', old: 'RG6', next: 'RG8', not: 'RG7', because: 'has one slot less' },
    { rule: 'slots may be the same', old: '14', next: '63', not: '171', because: 'skips brown' },
    { rule: 'gorge tiles by their own', old: 'RG-A', next: 'RG-D', not: '63', because: 'belongs elsewhere' },
    { rule: 'others by none of the gorge', old: '57', next: '15', not: 'RG-C', because: 'lies in the gorge only' },
    { rule: 'a town of Sulphur Springs as any town', old: '58', next: '144', not: 'RG2', because: 'needs the card' },
  ])('$rule: $old by $next, but not by $not, which $because', ({ old, next, not }) => {
    expect(upgradesOf(baseBox, old)).toContain(next);
    expect(upgradesOf(baseBox, old)).not.toContain(not);
  });

  it.each(['171', 'RG8', '47', '911'])('not at all when it is %s', (last) => {
    expect(upgradesOf(baseBox, last)).toEqual([]);
  });
});

describe('the table follows the tiles', () => {
  it('RG7 with two slots would be open to RG6', () => {
    const box = withTile('RG7', { stop: { kind: 'city', revenue: 50, slots: 2 } });
    expect(upgradesOf(box, 'RG6')).toEqual(['RG7', 'RG8']);
  });

  it('RG8 turned round would be closed to RG5, for it may not be turned back', () => {
    const box = withTile('RG8', {
      paths: [
        [5, 'stop'],
        [0, 'stop'],
        [2, 'stop'],
      ],
    });
    expect(upgradesOf(box, 'RG5')).toEqual(['RG7']);
  });

  it('a tile that is not in the box has no upgrades', () => {
    expect(upgradesOf({ tiles: {} }, '57')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { chained } from '../../src/interchange/eighteen-xx/route-legs.ts';

describe('chained legs', () => {
  const chain = [
    ['O3', 'N4', 'M3'],
    ['M3', 'L4', 'L2'],
    ['L2', 'K3'],
  ];

  it.each([
    ['in order', chain],
    ['out of order', [chain[1], chain[2], chain[0]]],
    ['backwards', [chain[1], chain[2], chain[0]].map((leg) => leg?.toReversed() ?? [])],
  ])('%s: each begins where the one before ended', (_, legs) => {
    const found = chained(legs.map((leg) => leg ?? []));
    expect([found, found.map((leg) => leg.toReversed()).toReversed()]).toContainEqual(chain);
  });

  it('stay as they are where they make no chain', () => {
    const loose = [
      ['O3', 'N4', 'M3'],
      ['L2', 'K3'],
    ];
    expect(chained(loose)).toEqual(loose);
  });
});

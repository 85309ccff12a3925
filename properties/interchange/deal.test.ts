import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { setupFaults } from '../../spec/setup.ts';
import { dealFrom, seedOf } from '../../src/interchange/deal.ts';
import { seedForRecord } from '../../src/interchange/eighteen-xx/write-record.ts';

const seed = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const setupOf = (from: number) => ({
  profile: '18xx-games' as const,
  players: ['a', 'b'],
  priority: 'a',
  shorterEnd: false,
  ...dealFrom(from, baseBox),
});

describe('a deal from a seed', () => {
  it('is a lawful setup', () => {
    fc.assert(fc.property(seed, (n) => setupFaults(setupOf(n), baseBox).length === 0));
  });

  it('depends on the seed only modulo 2 to the 31st', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (n) => {
        expect(dealFrom(n + 2 ** 31, baseBox)).toEqual(dealFrom(n, baseBox));
        expect(dealFrom(n - 2 ** 31, baseBox)).toEqual(dealFrom(n, baseBox));
      }),
    );
  });

  it('is not the same for all seeds', () => {
    const deals = new Set(Array.from({ length: 200 }, (_, n) => dealFrom(n, baseBox).privates.join()));
    expect(deals.size).toBeGreaterThan(100);
  });

  it('has a seed that can be found', () => {
    const { railroads, privates } = dealFrom(156_205_547, baseBox);
    const found = seedOf({ railroads, privates }, baseBox);
    expect(found).not.toBeNull();
    expect(dealFrom(found ?? 0, baseBox)).toMatchObject({ railroads, privates });
  });

  it('keeps a seed that deals it, and looks for another where it does not', () => {
    expect(seedForRecord(setupOf(77), 77, baseBox)).toBe(77);
    const other = seedForRecord(setupOf(77), 78, baseBox);
    expect(other).not.toBe(78);
    expect(dealFrom(other ?? 0, baseBox).privates).toEqual(setupOf(77).privates);
  });
});

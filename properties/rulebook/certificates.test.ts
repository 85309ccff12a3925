/** Chapter "certificates": how many a player may hold and what counts. */
import { describe, expect, it } from 'vitest';
import { certificateLimit } from '../../spec/rules/certificates.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PHASES, PROFILES } from '../../spec/vocabulary.ts';
import { buy, found, sell } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { brokenRules, engine, play } from '../support/table.ts';

/** Certificate limits, with the source of each. */
const LIMITS: readonly (readonly [profile: ProfileId, players: 2 | 3 | 4, limit: number, source: string])[] = [
  ['bga', 2, 20, 'A-22'],
  ['bga', 3, 14, 'A-22'],
  ['bga', 4, 12, 'A-22, row 1'],
  ['summary', 2, 20, 'B-01'],
  ['summary', 3, 14, 'B-01'],
  ['summary', 4, 12, 'B-01, row 1'],
  ['18xx-games', 2, 20, 'engine'],
  ['18xx-games', 3, 14, 'engine'],
  ['18xx-games', 4, 10, 'engine, B117, row 1'],
];

/** Ann holds so many metal shares, sixty percent of a company at most, and shares of the KP for the rest. */
const holding = (certificates: number, players: 2 | 3 | 4): Scene => {
  const [cfi, vgc] = [Math.min(certificates, 6), Math.max(0, Math.min(certificates - 6, 6))];
  const [kp, rg] = [Math.max(0, Math.min(certificates - cfi - vgc, 5)), Math.max(0, certificates - cfi - vgc - 5)];
  return {
    players,
    metals: { 'CF&I': { hands: { ann: 10 * cfi } }, VGC: { hands: { ann: 10 * vgc } } },
    railroads: {
      KP: { president: 'bob', hands: { ann: 10 * kp, bob: 50 } },
      RG: { president: 'bob', hands: { ann: 10 * rg, bob: 40 } },
    },
    cash: { ann: 2000 },
  };
};

describe('CERT-01 the number of players sets the certificate limit', () => {
  it.each(LIMITS)('%s, %d players: %d (%s)', (profile, players, limit) => {
    const below = stockScene(profile, holding(limit - 1, players));
    expect(seen(below, 'ann certificates')).toBe(limit - 1);
    expect(seen(play(below, buy('ann', 'RG', 'treasury')), 'ann certificates')).toBe(limit);
    expect(brokenRules(stockScene(profile, holding(limit, players)), buy('ann', 'RG', 'treasury'))).toEqual([
      'SR-BUY-07',
    ]);
  });
});

/** What is in Ann's hand, and how many certificates that makes. */
const COUNTS: readonly (readonly [says: string, source: string, scene: Scene, count: number])[] = [
  ['CERT-02 nothing counts for nothing', 'A-22', {}, 0],
  ['CERT-02 each ordinary share counts one', 'A-22', { metals: { VGC: { hands: { ann: 30 } } } }, 3],
  [
    'CERT-02 the president’s certificate counts one',
    'A-22',
    { railroads: { KP: { president: 'ann', hands: { ann: 20 } } } },
    1,
  ],
  [
    'CERT-02 20% in ordinary shares count two',
    'A-22',
    { railroads: { KP: { president: 'bob', hands: { ann: 20, bob: 20 } } } },
    2,
  ],
  [
    'CERT-02 the president’s other shares count too',
    'A-22',
    { railroads: { KP: { president: 'ann', hands: { ann: 60 } } } },
    5,
  ],
  [
    'CERT-02 the first certificate of a metal company is one like any other',
    'engine',
    { metals: { 'CF&I': { hands: { ann: 10 }, first: 'ann' } } },
    1,
  ],
  ['CERT-02 a share of a railroad that is not founded counts', 'engine', { unfounded: { RG: { ann: 10 } } }, 1],
  ['CERT-02 a private in the hand counts one', 'A-22', { privates: { Y3: 'ann', G1: 'ann' } }, 2],
  ['CERT-02 a private in another hand counts nothing', 'A-22', { privates: { Y3: 'bob' } }, 0],
  ['CERT-02 a closed private counts nothing', 'engine', { privates: { Y3: { owner: null, closed: true } } }, 0],
  ['CERT-03 the Gold Miner does not count', 'engine, B117, B132', { privates: { B4: 'ann', G1: 'ann' } }, 1],
  [
    'CERT-05 a private of a railroad counts for nobody',
    'engine',
    { privates: { Y3: { owner: { railroad: 'KP' } } } },
    0,
  ],
  [
    'CERT-02 all of it together',
    'A-22',
    {
      metals: { VGC: { hands: { ann: 20 } } },
      railroads: { KP: { president: 'ann', hands: { ann: 30 } } },
      unfounded: { RG: { ann: 10 } },
      privates: { Y4: 'ann', B4: 'ann' },
    },
    2 + 2 + 1 + 1,
  ],
];

describe.each(PROFILES)('certificates, %s', (profile) => {
  it.each(COUNTS)('%s (%s)', (_, _source, scene, count) => {
    expect(seen(stockScene(profile, scene), 'ann certificates')).toBe(count);
  });

  it('CERT-03 (engine, B132): the Gold Miner takes no room, another private does', () => {
    const limit = profile === '18xx-games' ? 10 : 12;
    const withMiner = stockScene(profile, { ...holding(limit - 1, 4), privates: { B4: 'ann' } });
    expect(seen(play(withMiner, buy('ann', 'RG', 'treasury')), 'ann certificates')).toBe(limit);
    const withHoliday = stockScene(profile, { ...holding(limit - 1, 4), privates: { G1: 'ann' } });
    expect(brokenRules(withHoliday, buy('ann', 'RG', 'treasury'))).toEqual(['SR-BUY-07']);
  });

  it('CERT-05 (engine): a private that goes to a railroad gives its owner room', () => {
    const limit = profile === '18xx-games' ? 10 : 12;
    const sold = stockScene(profile, { ...holding(limit - 1, 4), privates: { Y3: { owner: { railroad: 'KP' } } } });
    expect(brokenRules(sold, buy('ann', 'RG', 'treasury'))).toEqual([]);
    const kept = stockScene(profile, { ...holding(limit - 1, 4), privates: { Y3: 'ann' } });
    expect(brokenRules(kept, buy('ann', 'RG', 'treasury'))).toEqual(['SR-BUY-07']);
  });

  it('CERT-06 (engine): the limit is the same in every phase and set', () => {
    for (const players of [2, 3, 4] as const) {
      const limits = PHASES.flatMap((phase) =>
        [1, 2, 7].map((set) => certificateLimit(engine.view(stockScene(profile, { players, phase, set })))),
      );
      const [, , limit] = LIMITS.find(([p, n]) => p === profile && n === players) ?? [];
      expect(new Set(limits)).toEqual(new Set([limit]));
    }
  });

  it('CERT-02 (A-22): founding and selling change the count by the certificates moved', () => {
    const founded = play(stockScene(profile, { unfounded: { RG: { ann: 10 } } }), found('ann', 'RG', 60));
    expect(seen(founded, 'ann certificates')).toBe(2);
    const president = stockScene(profile, { railroads: { KP: { president: 'ann', hands: { ann: 50, bob: 20 } } } });
    // Four certificates; of the 50% he keeps half of his old certificate as one ordinary share.
    expect(seen(president, 'ann certificates')).toBe(4);
    expect(seen(play(president, sell('ann', 'KP', 40)), 'ann certificates')).toBe(1);
  });
});

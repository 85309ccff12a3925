/** PRIVATE-G3-02 before the rent for the bridge is paid: whatever is bought leaves somebody able to pay it whole. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { GORGE, ran, runningScene } from '../support/running-scene.ts';
import { brokenRules, engine, play } from '../support/table.ts';

/** Santa Fe has withheld $140 and owes $14 for the bridge; Bob, its president, has that much. */
const rentDue = (profile: ProfileId, bob: number, owner: 'bob' | 'cid') =>
  play(
    runningScene(profile, {
      acts: 'SF',
      step: 'dividend',
      phase: 'Green',
      cash: { bob },
      railroads: {
        RG: { president: 'ann', hands: { ann: 20 }, price: 65 },
        SF: { president: 'bob', hands: { bob: 20 }, cash: 0 },
      },
      tiles: GORGE,
      stations: { D12: ['RG'], F12: ['RG'], I7: ['SF'] },
      trains: { SF: ['3+'], RG: ['3+'] },
      privates: { G3: { owner: { railroad: 'SF' }, takenBy: 'SF' }, Y5: owner },
      remembers: { ...ran(140, 'E13-F12-G11-G9-H8-I7', 'E13-F12-G9-I7'), leaseDue: 14 },
    }),
    { type: 'dividend', railroad: 'SF', kind: 'withhold' },
  );
const buy = (price: number): Move => ({ type: 'buyPrivate', railroad: 'SF', private: 'Y5', price });
const prices = (at: ReturnType<typeof rentDue>): readonly string[] =>
  [...engine.optionsOf(at, 'buyPrivate')].map(({ vary }) => `${vary?.lo}-${vary?.hi}`);

describe.each<ProfileId>(['summary', '18xx-games'])('while rent is due, %s', (profile) => {
  it.each<[string, number, 'bob' | 'cid', string, number, number | null]>([
    // what, Bob's cash, seller, prices listed, a legal price, an illegal one
    ['the treasury keeps the rent', 0, 'cid', '35-126', 126, 127],
    ['or the president can pay it', 14, 'cid', '35-140', 140, null],
    ['also with what he gets for his own card', 0, 'bob', '35-140', 127, null],
  ])('%s', (_what, bob, seller, listed, legal, illegal) => {
    const at = rentDue(profile, bob, seller);
    expect(at.at).toMatch(/\.lease$/);
    expect(prices(at)).toEqual([listed]);
    expect(brokenRules(at, buy(legal))).toEqual([]);
    expect(engine.apply(at, buy(legal)).ok).toBe(true);
    if (illegal !== null) expect(brokenRules(at, buy(illegal))).toEqual(['PRIVATE-G3-02']);
  });

  it('so the turn always goes on', () => {
    const after = play(rentDue(profile, 0, 'cid'), buy(126));
    expect([...engine.optionsOf(after, 'payLease')].map(({ move }) => move)).toEqual([
      { type: 'payLease', railroad: 'SF', payer: 'railroad' },
    ]);
  });
});

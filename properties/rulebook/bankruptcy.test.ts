/** Chapter "emergency", bankruptcy: when a president cannot raise the money for a train. */
import { describe, expect, it } from 'vitest';
import { bestBlocks } from '../../spec/forced-sales.ts';
import type { Move } from '../../spec/moves/move.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { withCash } from '../support/emergency-scene.ts';
import { decidedBy, engine } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const bankrupt: Move = { type: 'declareBankruptcy', railroad: 'RG' };

/** Rio Grande's treasury and two shares of the steel works that Ann can sell bring $200; she has some cash besides. */
const poor = (ann: number): ClosingScene => ({
  ...withCash(ann),
  railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 100 } },
  metals: { 'CF&I': { hands: { ann: 20, bob: 10 }, price: 50 } },
});

chapterReads('bankruptcy', [
  {
    rule: 'BANKRUPT-01',
    source: 'A-61, B-47',
    says: 'who cannot raise the price is bankrupt, and the game is over',
    table: closing(poor(199)),
    move: bankrupt,
    shows: { 'ann bankrupt': true, 'ann cash': 0, reason: 'bankruptcy', step: 'ended', 'RG trains': '' },
    causes: ['BANKRUPT-02', 'BANKRUPT-03', 'BANKRUPT-04'],
    causesNo: ['SET-END-02', 'SET-END-03', 'SET-END-06', 'DEBT-05'],
    twin: { says: 'with a dollar more he can', table: closing(poor(200)), by: 'BANKRUPT-01' },
  },
  {
    rule: 'BANKRUPT-02',
    source: 'A-61, B-47',
    says: 'bankruptcy needs the duty to buy',
    table: closing({
      ...withCash(0),
      railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 100 } },
      metals: {},
    }),
    move: bankrupt,
    shows: { 'ann bankrupt': true },
    twin: {
      says: 'a railroad with a train',
      table: closing({
        ...withCash(0),
        trains: { RG: ['3+'] },
        railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 100 } },
        metals: {},
      }),
      by: 'BANKRUPT-02',
    },
  },
  {
    rule: 'BANKRUPT-03',
    source: 'engine',
    says: 'what cannot be sold stays, and so do privates',
    table: closing({
      ...withCash(5),
      railroads: {
        RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 0 },
        NO: { president: 'ann', hands: { ann: 30 }, par: 60 },
      },
      metals: { VGC: { hands: { ann: 10, bob: 10 } } },
      privates: { Y3: 'ann' },
    }),
    move: bankrupt,
    shows: { 'ann RG': 20, 'ann NO': 20, 'NO pool': 10, 'ann VGC': 0, 'ann cash': 0, 'Y3 owner': 'ann' },
    causes: ['SR-SELL-01', 'SR-SELL-04', 'BANKRUPT-03'],
    twin: { none: 'the sales are no choice' },
  },
  {
    rule: 'BANKRUPT-03',
    source: 'engine',
    says: 'a company sold before in this turn is left out',
    table: closing({
      ...withCash(5),
      railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 0 } },
      metals: { VGC: { hands: { ann: 10, bob: 10 } } },
      remembers: { emergencySales: [{ company: 'VGC', price: 45 }] },
    }),
    move: bankrupt,
    shows: { 'ann VGC': 10 },
    twin: { none: 'the sales are no choice' },
  },
]);

describe('BANKRUPT-03 course of a bankruptcy', () => {
  it.each(PROFILES)('%s: the dearest company is sold first, each at the price of its moment', (profile) => {
    const before = closingScene(profile, {
      ...withCash(0),
      railroads: {
        RG: { president: 'ann', hands: { ann: 30, bob: 20 }, par: 70, price: 70, cash: 0 },
        NO: { president: 'bob', hands: { bob: 30, ann: 20 }, par: 60, price: 90 },
      },
      metals: { 'CF&I': { hands: { ann: 10, bob: 10 }, price: 80 } },
      top: ['6x2', 1],
    });
    const applied = engine.apply(before, bankrupt);
    const sold = (applied.ok ? applied.journal : []).flatMap((e) =>
      'what' in e && 'percent' in e.what && e.to === 'pool' ? [`${e.what.of} ${e.what.percent}`] : [],
    );
    expect(sold).toEqual(['NO 20', 'CF&I 10', 'RG 10']);
  });

  it('counts the best block of each company', () => {
    const before = closingScene('18xx-games', withCash(0));
    const [ann] = before.game.players;
    // Rio Grande 30% at 70, Denver & New Orleans 20% at 60, the steel works 40% at 50.
    expect(ann === undefined ? 0 : bestBlocks(engine.view(before), 'RG', ann)).toBe(210 + 120 + 200);
  });

  it.each(PROFILES)('BANKRUPT-02, %s: it is declared in the train step only', (profile) => {
    const scene = {
      ...withCash(0),
      metals: {},
      railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70 } },
    } as const;
    expect(decidedBy(closingScene(profile, scene), bankrupt)).toBeNull();
    for (const step of ['track', 'dividend', 'debt', 'privates'] as const)
      expect(engine.apply(closingScene(profile, { ...scene, step }), bankrupt)).toMatchObject({
        ok: false,
        violations: [{ code: 'wrong-step' }],
      });
  });
});

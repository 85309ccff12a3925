/** Docket: shares of the metal companies in stock rounds, and the cards that buy them cheaper. */
import { buy, discounted, pass, sell } from '../../support/moves.ts';
import type { Scene } from '../../support/stock-scene.ts';
import type { Case } from './case.ts';
import { stock } from './case.ts';

/** Ann holds so many metal shares, sixty percent of a company at most. */
const _metals = (certificates: number): NonNullable<Scene['metals']> => ({
  'CF&I': { hands: { ann: 10 * Math.min(certificates, 6) } },
  VGC: { hands: { ann: 10 * Math.max(0, certificates - 6) } },
});
/** Everybody but Ann has passed. */
const lastPass = (scene: Scene, memory: Scene['memory'] = {}) =>
  stock({ ...scene, turn: 'ann', memory: { passed: ['bob', 'cid'], lastActor: 'ann', ...memory } });
const oneRailroad = { KP: { president: 'ann', hands: { ann: 20 } } } as const;
const mintWorker: Scene = { privates: { B6: 'ann' }, metals: { VGC: { hands: { bob: 10 } } } };

export const METAL_CASES: readonly Case[] = [
  {
    id: 'B096',
    says: 'metal shares are sold into a pool of more than half',
    scene: stock({ metals: { VGC: { hands: { ann: 30 } } } }),
    move: sell('ann', 'VGC', 20),
    verdict: 'legal',
  },
  {
    id: 'B133',
    says: 'metal shares have the same limit',
    profile: '18xx-games',
    scene: stock({ metals: { VGC: { hands: { ann: 60 } } } }),
    move: buy('ann', 'VGC', 'pool'),
    verdict: 'illegal',
    rule: 'SR-BUY-04',
    numbers: 'held 60%, bought 10%, limit 60%',
  },
  {
    id: 'B073',
    says: 'the last share of the gold mine joins nine others in the pool',
    scene: stock({ metals: { VGC: { hands: { ann: 10 } } } }),
    move: sell('ann', 'VGC', 10),
    verdict: 'legal',
    causes: ['the bank pays ann $45 [SR-SELL-01', '10% of VGC from ann to the pool [SR-SELL-01'],
    causesNo: ['price of VGC'],
  },
  {
    id: 'B065',
    says: 'a sale of metal shares never moves their price',
    scene: stock({ metals: { 'CF&I': { hands: { ann: 30 } } } }),
    move: sell('ann', 'CF&I', 30),
    verdict: 'legal',
    causes: ['the bank pays ann $135 [SR-SELL-01'],
    causesNo: ['price of CF&I'],
  },
  {
    id: 'B006',
    says: 'who comes to hold most of a metal company presides over nothing',
    scene: stock({ metals: { 'CF&I': { hands: { ann: 20, bob: 20 } } } }),
    move: buy('ann', 'CF&I', 'pool'),
    verdict: 'legal',
    causes: ['ann pays the bank $45 [SR-BUY-02'],
    causesNo: ['presidency', 'price of'],
  },
  {
    id: 'B006',
    says: 'the largest holder sells all without a successor',
    scene: stock({ metals: { 'CF&I': { hands: { ann: 20, bob: 10 } } } }),
    move: sell('ann', 'CF&I', 20),
    verdict: 'legal',
    causesNo: ['presidency', 'price of'],
  },
  {
    id: 'B025',
    says: 'a discounted bundle of two shares costs the price of one',
    scene: stock({ ...mintWorker, metals: { VGC: { hands: {}, price: 145 } } }),
    move: discounted('ann', 'VGC', 'B6', 20),
    verdict: 'legal',
    causes: ['ann pays the bank $145 [PRIVATE-B6-01'],
  },
  {
    id: 'B025',
    says: 'and not half of it',
    scene: stock({ ...mintWorker, metals: { VGC: { hands: {}, price: 145 } }, cash: { ann: 144 } }),
    move: discounted('ann', 'VGC', 'B6', 20),
    verdict: 'illegal',
    rule: 'SR-BUY-02',
  },
  {
    id: 'B024',
    says: 'two shares at $45 cost $45, the Mint Worker closes, and the price stays',
    scene: stock(mintWorker),
    move: discounted('ann', 'VGC', 'B6', 20),
    verdict: 'legal',
    causes: ['ann pays the bank $45 [PRIVATE-B6-01', 'private B6 closes [PRIVATE-B6-01'],
    causesNo: ['price of VGC'],
  },
  {
    id: 'B024',
    says: 'one share costs half of it, rounded up',
    scene: stock(mintWorker),
    move: discounted('ann', 'VGC', 'B6', 10),
    verdict: 'legal',
    causes: ['ann pays the bank $23 [PRIVATE-B6-01'],
  },
  {
    id: 'B008',
    says: 'with an empty pool the Mint Worker buys nothing',
    scene: stock({ ...mintWorker, metals: { VGC: { hands: { bob: 50, cid: 50 } } } }),
    move: discounted('ann', 'VGC', 'B6'),
    verdict: 'illegal',
    rule: 'SR-BUY-01',
    numbers: '0%',
  },
  {
    id: 'B008',
    says: 'and the game goes on',
    scene: stock({ ...mintWorker, metals: { VGC: { hands: { bob: 50, cid: 50 } } } }),
    move: pass('ann'),
    verdict: 'legal',
    causes: ['the turn goes to bob'],
  },
  {
    id: 'B102',
    says: 'a metal company that is all in players’ hands rises one space',
    profile: '18xx-games',
    scene: lastPass({ railroads: oneRailroad, metals: { 'CF&I': { hands: { ann: 60, bob: 40 } } } }),
    move: pass('ann'),
    verdict: 'legal',
    causes: ['price of CF&I: $45 to $50, 1 to the right [SR-END-02'],
  },
  {
    id: 'B102',
    says: 'a railroad likewise, and not with a share in the treasury',
    scene: lastPass({
      railroads: {
        KP: { president: 'ann', hands: { ann: 60, bob: 40 }, par: 80 },
        RG: { president: 'bob', hands: { bob: 60, ann: 30 }, par: 70 },
      },
    }),
    move: pass('ann'),
    verdict: 'legal',
    causes: ['price of KP: $80 to $90, 1 to the right [SR-END-02'],
    causesNo: ['price of RG'],
  },
];

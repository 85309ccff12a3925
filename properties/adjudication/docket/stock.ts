/** Docket: stock rounds: limits, sales, purchases, founding, certificates, the end of the round. */
import { buy, found, pass, sell } from '../../support/moves.ts';
import type { Scene } from '../../support/stock-scene.ts';
import type { Case } from './case.ts';
import { stock } from './case.ts';

/** KP under ann, who holds most of it. */
const kp = (ann: number, pool = 0, more: Scene = {}) =>
  stock({ railroads: { KP: { president: 'ann', hands: { ann, bob: 10 }, pool } }, ...more });

/** Ann holds so many metal shares, sixty percent of a company at most. */
const metals = (certificates: number): NonNullable<Scene['metals']> => ({
  'CF&I': { hands: { ann: 10 * Math.min(certificates, 6) } },
  VGC: { hands: { ann: 10 * Math.max(0, certificates - 6) } },
});
const bobsKp = { KP: { president: 'bob', hands: { bob: 40 } } } as const;
/** Everybody but Ann has passed. */
const lastPass = (scene: Scene, memory: Scene['memory'] = {}) =>
  stock({ ...scene, turn: 'ann', memory: { passed: ['bob', 'cid'], lastActor: 'ann', ...memory } });
const oneRailroad = { KP: { president: 'ann', hands: { ann: 20 } } } as const;
export const STOCK_CASES: readonly Case[] = [
  {
    id: 'B133',
    says: 'a holder of 50% buys up to 60%',
    scene: kp(50),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'legal',
  },
  {
    id: 'B133',
    says: 'a holder of 60% buys no more',
    scene: kp(60),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'illegal',
    rule: 'SR-BUY-04',
    numbers: 'held 60%, bought 10%, limit 60%',
  },
  {
    id: 'B133',
    says: 'of two players, a holder of 60% buys up to 70%',
    scene: kp(60, 0, { players: 2 }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'legal',
  },
  {
    id: 'B120',
    says: 'one share fits into a pool of 40%',
    scene: kp(40, 40),
    move: sell('ann', 'KP', 10),
    verdict: 'legal',
  },
  {
    id: 'B120',
    says: 'two do not',
    scene: kp(40, 40),
    move: sell('ann', 'KP', 20),
    verdict: 'illegal',
    rule: 'SR-SELL-06',
    numbers: 'pool 40%, block 20%, limit 50%',
  },
  {
    id: 'B057',
    says: 'in the first stock round nothing is sold, by our reading',
    scene: kp(40, 0, { set: 1 }),
    move: sell('ann', 'KP', 10),
    verdict: 'unruled',
    rule: 'SR-SELL-02',
    numbers: 'set 1, allowed no',
  },
  {
    id: 'B057',
    says: 'in the second it is',
    scene: kp(40, 0, { set: 2 }),
    move: sell('ann', 'KP', 10),
    verdict: 'legal',
  },
  {
    id: 'B105',
    says: 'who has bought sells no more in that turn',
    scene: kp(40, 0, { memory: { purchases: 1 } }),
    move: sell('ann', 'KP', 10),
    verdict: 'illegal',
    rule: 'SR-ORDER-02',
    numbers: 'purchases 1',
  },
  {
    id: 'B121',
    says: 'who has sold a company does not buy it in the same round',
    scene: kp(40, 10, { memory: { soldBy: { ann: ['KP'] } } }),
    move: buy('ann', 'KP', 'pool'),
    verdict: 'illegal',
    rule: 'SR-BUY-03',
  },
  {
    id: 'B121',
    says: 'but sells more of it in a later turn',
    scene: kp(40, 10, { memory: { soldBy: { ann: ['KP'] } } }),
    move: sell('ann', 'KP', 10),
    verdict: 'legal',
  },
  {
    id: 'B074',
    says: 'prices of the green zone are closed in the Yellow phase',
    scene: stock({}),
    move: found('ann', 'KP', 90),
    verdict: 'illegal',
    rule: 'SR-PAR-02',
  },
  {
    id: 'B074',
    says: 'and open in the Green phase',
    scene: stock({ phase: 'Green' }),
    move: found('ann', 'KP', 90),
    verdict: 'legal',
  },
  {
    id: 'B074',
    says: 'a railroad of the brown colour is not founded in the Green phase',
    scene: stock({ phase: 'Green' }),
    move: found('ann', 'CS', 80),
    verdict: 'illegal',
    rule: 'SR-PAR-03',
  },
  {
    id: 'B117',
    says: 'of four players, one with ten certificates buys an eleventh by the documents only',
    scene: stock({
      players: 4,
      metals: { VGC: { hands: { ann: 50 } }, 'CF&I': { hands: { ann: 50 } } },
      railroads: { KP: { president: 'bob', hands: { bob: 40 } } },
    }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'profile-dependent',
    rule: 'SR-BUY-07',
    numbers: 'certificates 10, limit 12',
  },
  {
    id: 'B117',
    says: 'and not on 18xx.games',
    profile: '18xx-games',
    scene: stock({
      players: 4,
      metals: { VGC: { hands: { ann: 50 } }, 'CF&I': { hands: { ann: 50 } } },
      railroads: { KP: { president: 'bob', hands: { bob: 40 } } },
    }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'profile-dependent',
    rule: 'SR-BUY-07',
    numbers: 'certificates 10, limit 10',
  },
  {
    id: 'B132',
    says: 'who is over a limit and can sell does not pass',
    scene: kp(70),
    move: pass('ann'),
    verdict: 'illegal',
    rule: 'SR-ORDER-06',
  },
  {
    id: 'B133',
    says: 'of two players, a holder of 70% buys no more',
    scene: kp(70, 0, { players: 2 }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'illegal',
    rule: 'SR-BUY-04',
    numbers: 'held 70%, bought 10%, limit 70%',
  },
  {
    id: 'B120',
    says: 'a second block of the same company in one turn',
    scene: kp(40, 10, { memory: { sold: ['KP'], soldBy: { ann: ['KP'] } } }),
    move: sell('ann', 'KP', 10),
    verdict: 'unruled',
    rule: 'SR-SELL-03',
  },
  {
    id: 'B117',
    says: 'the limit of two players is twenty',
    scene: stock({
      players: 2,
      metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 60 } } },
      railroads: { KP: { president: 'bob', hands: { bob: 40, ann: 20 } } },
    }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'legal',
  },
  {
    id: 'B117',
    says: 'of three players, one with fourteen buys no more',
    scene: stock({
      metals: { 'CF&I': { hands: { ann: 60 } }, VGC: { hands: { ann: 60 } } },
      railroads: { KP: { president: 'bob', hands: { bob: 40, ann: 20 } } },
    }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'illegal',
    rule: 'SR-BUY-07',
    numbers: 'certificates 14, limit 14',
  },
  {
    id: 'B132',
    says: 'the Gold Miner takes no room',
    scene: stock({ players: 4, metals: metals(9), railroads: bobsKp, privates: { B4: 'ann' } }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'legal',
  },
  {
    id: 'B132',
    says: 'another private does',
    profile: '18xx-games',
    scene: stock({ players: 4, metals: metals(9), railroads: bobsKp, privates: { G1: 'ann' } }),
    move: buy('ann', 'KP', 'treasury'),
    verdict: 'profile-dependent',
    rule: 'SR-BUY-07',
    numbers: 'certificates 10, limit 10',
  },
  {
    id: 'B132',
    says: 'over the limit with nothing that may be sold, one passes',
    scene: kp(70, 0, { set: 1 }),
    move: pass('ann'),
    verdict: 'legal',
  },
  {
    id: 'B074',
    says: 'a green railroad is founded in the Green phase',
    scene: stock({ phase: 'Green' }),
    move: found('ann', 'SF', 80),
    verdict: 'legal',
    causes: ['SF is founded at $80 [SR-PAR', 'SF enters the price row at $80'],
  },
  {
    id: 'B137',
    says: 'Bob acted last: the player to his left begins the next round',
    scene: lastPass({ railroads: oneRailroad, priority: 'ann' }, { lastActor: 'bob' }),
    move: pass('ann'),
    verdict: 'legal',
    causes: ['the priority marker: from ann to cid [SR-END-04'],
  },
  {
    id: 'B137',
    says: 'nobody acted: it stays',
    scene: lastPass({ railroads: oneRailroad, priority: 'bob' }, { lastActor: null }),
    move: pass('ann'),
    verdict: 'legal',
    causesNo: ['the priority marker'],
  },
  {
    id: 'B105',
    says: 'what was bought on an earlier turn is sold in the second stock round',
    scene: kp(40),
    move: sell('ann', 'KP', 10),
    verdict: 'legal',
    causes: ['price of KP: $70 to $65, 1 to the left [SR-SELL-04'],
  },
];

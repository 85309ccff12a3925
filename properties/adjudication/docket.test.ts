/** Questions that people asked in public about a move: `explain` gives the verdict and names the rule. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { VerdictWord } from '../../src/adjudication/explain.ts';
import { explain } from '../../src/adjudication/explain.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closingScene } from '../support/closing-scene.ts';
import { buy, found, pass, sell } from '../support/moves.ts';
import type { Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { engine } from '../support/table.ts';
import { trackScene } from '../support/track-scene.ts';
import { apart, buy as buyTrain, connected, pass as passTrains, withTrains } from '../support/train-scene.ts';
import { telling } from './telling.ts';

/** A question: the case of the docket, what is asked, and what has to come out. */
interface Case {
  readonly id: string;
  readonly says: string;
  readonly profile?: ProfileId;
  readonly scene: (profile: ProfileId) => Position;
  readonly move: Move;
  readonly verdict: VerdictWord;
  /** The rule that decides; none for a move that is legal everywhere. */
  readonly rule?: RuleId;
  /** What its numbers say. */
  readonly numbers?: string;
}

const stock =
  (scene: Scene) =>
  (profile: ProfileId): Position =>
    stockScene(profile, scene);

/** KP under ann, who holds most of it. */
const kp = (ann: number, pool = 0, more: Scene = {}) =>
  stock({ railroads: { KP: { president: 'ann', hands: { ann, bob: 10 }, pool } }, ...more });

const upgrade = (profile: ProfileId): Position =>
  trackScene(profile, {
    acts: 'KP',
    phase: 'Brown',
    railroads: { KP: { president: 'ann', hands: { ann: 60 }, cash: 500 } },
    tiles: { C11: 'RG6@0' },
    stations: { C11: ['KP'] },
  });

const trains =
  (scene: ClosingScene) =>
  (profile: ProfileId): Position =>
    closingScene(profile, scene);

const beforeTreaty = (profile: ProfileId): Position =>
  trackScene(profile, {
    acts: 'KP',
    step: 'station',
    railroads: { KP: { president: 'ann', hands: { ann: 60 }, cash: 500 } },
  });

const CASES: readonly Case[] = [
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
    id: 'B096',
    says: 'metal shares are sold into a pool of more than half',
    scene: stock({ metals: { VGC: { hands: { ann: 30 } } } }),
    move: sell('ann', 'VGC', 20),
    verdict: 'legal',
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
    id: 'B049',
    says: 'RG6 with two slots does not become RG7 with one',
    scene: upgrade,
    move: { type: 'layTile', railroad: 'KP', hex: 'C11', tile: 'RG7', rotation: 0 },
    verdict: 'illegal',
    rule: 'TRACK-07',
  },
  {
    id: 'B049',
    says: 'it becomes RG8',
    scene: upgrade,
    move: { type: 'layTile', railroad: 'KP', hex: 'C11', tile: 'RG8', rotation: 0 },
    verdict: 'legal',
  },
  {
    id: 'B044',
    says: 'the slots of the Royal Gorge are kept for Rio Grande',
    scene: beforeTreaty,
    move: { type: 'placeStation', railroad: 'KP', hex: 'D12' },
    verdict: 'illegal',
    rule: 'TOKEN-07',
  },
  {
    id: 'B037',
    says: 'a train is not bought from a railroad that is not connected',
    scene: trains(withTrains(apart, ['2+'], ['2+'])),
    move: buyTrain('2+', 1, 'NO'),
    verdict: 'illegal',
    rule: 'TRAIN-05',
  },
  {
    id: 'B037',
    says: 'from a connected one it is',
    scene: trains(withTrains(connected, ['2+'], ['2+'])),
    move: buyTrain('2+', 1, 'NO'),
    verdict: 'legal',
  },
  {
    id: 'B125',
    says: 'a third train is not bought',
    scene: trains(withTrains(apart, ['2+', '2+'], [])),
    move: buyTrain('2+', 80),
    verdict: 'illegal',
    rule: 'TRAIN-06',
  },
  {
    id: 'B084',
    says: 'unless it makes the others rust',
    scene: trains(withTrains(apart, ['2+', '2+'], [], ['4+', 0])),
    move: buyTrain('4+', 400),
    verdict: 'legal',
  },
  {
    id: 'B054',
    says: 'a railroad with a route does not end the step without a train',
    scene: trains(withTrains(connected, [], [])),
    move: passTrains,
    verdict: 'illegal',
    rule: 'TRAIN-07',
  },
  {
    id: 'B054',
    says: 'without a route it may by the documents only',
    scene: trains(withTrains(apart, [], [])),
    move: passTrains,
    verdict: 'profile-dependent',
    rule: 'TRAIN-07',
  },
];

describe('cases of the docket', () => {
  it.each(CASES)('$id $says', ({ profile = 'bga', scene, move, verdict, rule, numbers }) => {
    const explained = explain(engine, { position: scene(profile), move, profile }, telling);
    const deciding = explained.rules.filter((each) => each.deciding);
    expect({ verdict: explained.verdict, rules: deciding.map(({ id }) => id) }).toEqual({
      verdict,
      rules: rule === undefined ? [] : expect.arrayContaining([rule]),
    });
    if (numbers !== undefined) {
      const told = deciding.find(({ id }) => id === rule)?.facts.map(({ text }) => text);
      expect(told?.join(', ')).toContain(numbers);
    }
    if (verdict === 'profile-dependent') expect(explained.pivotal.map(({ id }) => id)).not.toEqual([]);
    if (!explained.legal) {
      expect(explained.instead.length).toBeGreaterThan(0);
      expect(deciding.every(({ sources }) => sources.length > 0)).toBe(true);
    }
  });
});

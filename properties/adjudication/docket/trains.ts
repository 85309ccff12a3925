/** Docket: trains: connection, room, duty to own one, export, rust, emergency. */
import type { ClosingScene } from '../../support/closing-scene.ts';
import { presiding, sell } from '../../support/emergency-scene.ts';
import { EAST, ran, route } from '../../support/running-scene.ts';
import { play } from '../../support/table.ts';
import { apart, buy as buyTrain, connected, pass as passTrains, rich, withTrains } from '../../support/train-scene.ts';
import type { Case } from './case.ts';
import { closing, running } from './case.ts';

const trains = closing;
/** Rio Grande, rich, and Santa Fe. */
const base: ClosingScene = {
  acts: 'RG',
  phase: 'Green',
  railroads: {
    RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 1000 },
    SF: { president: 'bob', hands: { bob: 50 }, par: 60 },
  },
};
/** A purchase that turns the phase, with trains that rust. */
const rusting = closing(withTrains(apart, ['2+'], ['2+'], ['4+', 0]));

export const TRAIN_CASES: readonly Case[] = [
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
  {
    id: 'B084',
    says: 'not when the next train is a 3+, which makes nothing rust',
    scene: trains(withTrains(apart, ['2+', '2+'], [], ['3+', 0])),
    move: buyTrain('3+', 180),
    verdict: 'illegal',
    rule: 'TRAIN-06',
  },
  {
    id: 'B084',
    says: 'nor with two 3+ when it is a 4+',
    scene: trains(withTrains(apart, ['3+', '3+'], [], ['4+', 0])),
    move: buyTrain('4+', 400),
    verdict: 'illegal',
    rule: 'TRAIN-06',
  },
  {
    id: 'B054',
    says: 'without a route it may not on 18xx.games',
    profile: '18xx-games',
    scene: trains(withTrains(apart, [], [])),
    move: passTrains,
    verdict: 'profile-dependent',
    rule: 'TRAIN-07',
  },
  {
    id: 'B050',
    says: 'after six 6x2 there is another one, for $650',
    scene: trains(rich(withTrains(apart, [], [], ['6x2', 6]), 700)),
    move: buyTrain('6x2', 650),
    verdict: 'legal',
    causes: ['RG pays the bank $650 [TRAIN-03'],
  },
  {
    id: 'B109',
    says: 'the first 6x2 makes 3+ rust, and no 4+',
    scene: trains(rich(withTrains(apart, ['3+'], ['4+'], ['6x2', 0]), 700)),
    move: buyTrain('6x2', 650),
    verdict: 'legal',
    causes: ['a 3+ train from RG to the box [TRAIN-09'],
    causesNo: ['a 4+ train from'],
  },
  {
    id: 'B091',
    says: 'Santa Fe, in its first turn and without a train, does not run, and its price drops',
    scene: closing({
      acts: 'SF',
      step: 'track',
      fresh: ['SF'],
      railroads: { SF: { president: 'bob', hands: { bob: 20 }, par: 80, cash: 160 } },
    }),
    move: { type: 'pass', railroad: 'SF' },
    verdict: 'legal',
    causes: ['price of SF: $80 to $70, 1 to the left [DIV-07'],
  },
  {
    id: 'B091',
    says: 'on 18xx.games it must then buy a train although it has no route',
    profile: '18xx-games',
    scene: closing({
      acts: 'SF',
      fresh: ['SF'],
      railroads: { SF: { president: 'bob', hands: { bob: 20 }, par: 80, cash: 160 } },
    }),
    move: { type: 'pass', railroad: 'SF' },
    verdict: 'profile-dependent',
    rule: 'TRAIN-07',
  },
  {
    id: 'B124',
    says: 'an emergency sale passes the presidency of another railroad on',
    scene: closing(presiding(40, { bob: 20 })),
    move: sell('NO', 30),
    verdict: 'legal',
    causes: [
      'presidency of NO: from ann (10%) to bob (20%) [PRES-03',
      'price of NO: $60 to $45, 3 to the left [SR-SELL-04',
    ],
  },
  {
    id: 'B001',
    says: 'the second 3+ brings the Treaty of Boston with all that belongs to it',
    scene: closing({ ...base, top: ['3+', 1], privates: { G1: 'cid' } }),
    move: buyTrain('3+', 180),
    verdict: 'legal',
    causes: [
      'the Treaty of Boston is signed [EVENT-04',
      'debt tokens: Rio Grande 4, Santa Fe 2 [DEBT-01',
      'tile RG-A (rotation 0) from the supply to D12',
      'tile RG-B (rotation 0) from the supply to E13',
      'tile RG-C (rotation 0) from the supply to F12',
      'a station of RG from the box to D12 [TOKEN-10',
      'a station of RG from the box to F12 [TOKEN-10',
    ],
    causesNo: ['a debt token now costs'],
  },
  ...([2, 3] as const).map(
    (gone): Case => ({
      id: 'B002',
      says: `3+ number ${gone + 1} brings it not again`,
      scene: closing({ ...base, top: ['3+', gone], debts: { RG: 3, SF: 2 }, debtMarker: 80 }),
      move: buyTrain('3+', 180),
      verdict: 'legal',
      causesNo: ['Treaty', 'debt token', 'RG-A'],
    }),
  ),
  {
    id: 'B018',
    says: 'the first 5+ closes privates',
    scene: closing({
      ...base,
      phase: 'Brown',
      top: ['5+', 0],
      setup: { privates: ['Y2', 'Y4', 'G2', 'G3', 'B3'] },
      privates: { Y2: 'ann', Y4: 'ann', G2: 'bob', G3: 'bob', B3: 'ann' },
    }),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causes: ['Y2', 'Y4', 'G2', 'G3', 'B3'].map((id) => `private ${id} closes [PRIVATE-07`),
  },
  {
    id: 'B018',
    says: 'and leaves others open',
    scene: closing({
      ...base,
      phase: 'Brown',
      top: ['5+', 0],
      setup: { privates: ['Y1', 'Y5', 'G1', 'G4', 'B6'] },
      privates: { Y1: 'ann', Y5: 'ann', G1: 'bob', G4: 'bob', B6: 'ann' },
    }),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causes: ['private Y5 closes [PRIVATE-07'],
    causesNo: ['private Y1', 'private G1', 'private G4', 'private B6'],
  },
  {
    id: 'B022',
    says: 'the hotel does not close with the first 5+',
    scene: closing({ ...base, phase: 'Brown', top: ['5+', 0], privates: { Y1: { owner: { railroad: 'RG' } } } }),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causesNo: ['private Y1'],
  },
  {
    id: 'B077',
    says: 'Doc Holliday survives the first 5+',
    scene: closing({ ...base, phase: 'Brown', top: ['5+', 0], privates: { G1: 'cid' }, debts: { RG: 1, SF: 1 } }),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causesNo: ['private G1'],
  },
  {
    id: 'B135',
    says: 'a purchase that turns the phase leaves the position before as it was, and replays to the same',
    found: () => {
      const before = rusting('18xx-games');
      const written = JSON.stringify(before);
      play(before, buyTrain('4+', 400));
      return [JSON.stringify(before) === written, play(JSON.parse(written), buyTrain('4+', 400))];
    },
    is: [true, play(rusting('18xx-games'), buyTrain('4+', 400))],
  },
  {
    id: 'B064',
    says: 'a 2+ calls at two cities and any number of towns, which pay: 30 + 10 + 30 + 10',
    scene: running({
      acts: 'RG',
      railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
      tiles: EAST,
      trains: { RG: ['2+'] },
    }),
    move: { type: 'runTrains', railroad: 'RG', routes: [route('2+', 'O3-N4-M3 M3-L4-L2 L2-K3')] },
    verdict: 'legal',
    causes: ['income of the turn: $80'],
  },
  {
    id: 'B083',
    says: 'towns pay and use up nothing',
    scene: running({
      acts: 'RG',
      railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
      tiles: EAST,
      trains: { RG: ['2+'] },
    }),
    move: { type: 'runTrains', railroad: 'RG', routes: [route('2+', 'L2-K3 K3-J4-I5-H4')] },
    verdict: 'legal',
    causes: ['income of the turn: $50'],
  },
  {
    id: 'B086',
    says: 'a railroad with 80% of itself pays out $80',
    scene: running({
      acts: 'RG',
      step: 'dividend',
      railroads: { RG: { president: 'ann', hands: { ann: 20 }, price: 65, cash: 500 } },
      trains: { RG: ['2+'] },
      remembers: ran(80, 'L2-K3-J4-I5-H4', 'L2-K3-H4'),
    }),
    move: { type: 'dividend', railroad: 'RG', kind: 'payOut' },
    verdict: 'legal',
    causes: [
      'the bank pays ann $16 [DIV-02',
      'the bank pays RG $64 [DIV-03',
      'price of RG: $65 to $70, 1 to the right [DIV-06',
    ],
  },
  {
    id: 'B139',
    says: '$130 among two players, treasury and pool: $13 a share, the pool earns for nobody',
    scene: running({
      acts: 'RG',
      step: 'dividend',
      railroads: { RG: { president: 'ann', hands: { ann: 40, bob: 10 }, pool: 20, price: 70 } },
      trains: { RG: ['2+'] },
      remembers: ran(130, 'L2-K3-J4-I5-H4', 'L2-K3-H4'),
    }),
    move: { type: 'dividend', railroad: 'RG', kind: 'payOut' },
    verdict: 'legal',
    causes: ['the bank pays ann $52 [DIV-02', 'the bank pays bob $13 [DIV-02', 'the bank pays RG $39 [DIV-03'],
    causesNo: ['the pool'],
  },
];

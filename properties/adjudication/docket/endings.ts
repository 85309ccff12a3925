import type { Entry } from '../../../spec/ledger.ts';
import type { Move } from '../../../spec/moves/move.ts';
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { statusOf } from '../../../src/adjudication/status.ts';
import {
  departed,
  ending,
  founded,
  indebted,
  inRound,
  lastStep,
  money,
  priced,
  shares,
  shipped,
} from '../../support/end-of-set.ts';
import { engine, firstStockRound, play, staged } from '../../support/table.ts';
import { buy as buyTrain } from '../../support/train-scene.ts';
import { telling } from '../telling.ts';
import type { Case } from './case.ts';
import { closing } from './case.ts';

const PASS: Move = { type: 'pass', railroad: 'RG' };

/** A set without railroads, one pass before its end: what the last pass sets off is the settlement. */
const beforeSettlement =
  (set: number, entries: readonly Entry[]) =>
  (profile: ProfileId): Position => {
    const start = staged(firstStockRound(profile), inRound({ kind: 'stock', set, or: null }), ...entries);
    const order = start.game.players.map(({ id }) => id);
    return play(start, ...order.slice(0, -1).map((id): Move => ({ type: 'pass', player: id })));
  };
/** The last to pass in that round. */
const LAST_PASS: Move = { type: 'pass', player: 'cid' };

/** Rio Grande in its last step, the last of its round. */
const endOfRound = (set: number, or: 1 | 2, entries: readonly Entry[]) => (profile: ProfileId) =>
  lastStep(profile, set, or, 'RG', [...founded('RG', 60, 'ann'), money('RG', 50), ...entries]);

/** What the status says of the end, in a set with what is known of it. */
const endsIn = (set: number, or: 1 | 2 | null, ends: Parameters<typeof ending>[0], profile: ProfileId = 'bga') => {
  const kind = or === null ? 'stock' : 'operating';
  const position = staged(firstStockRound(profile), inRound({ kind, set, or }), ending(ends));
  return statusOf(position, telling).ends[0];
};

const lastFives = [...departed('2+', 4), ...departed('3+', 4), ...departed('4+', 3)];
/** A train bought that may bring the end card. */
const bought = (train: '5+' | '6x2', gone: number) =>
  closing({
    acts: 'RG',
    set: 4,
    phase: train === '5+' ? 'Brown' : 'Silver',
    top: [train, gone],
    railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 1000 } },
  });
export const ENDING_CASES: readonly Case[] = [
  {
    id: 'B087',
    says: 'steel works with $130 at $50 pay $13 a share and rise two spaces, the gold mine $5 and one',
    profile: '18xx-games',
    scene: beforeSettlement(1, [
      money('CF&I', 80),
      priced('CF&I', 50),
      shares('ann', 10, 'CF&I'),
      shares('bob', 10, 'VGC'),
    ]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: [
      'CF&I pays ann $13 [SET-END-02',
      'price of CF&I: $50 to $60, 2 to the right [SET-END-05',
      'VGC pays bob $5 [SET-END-03',
      'price of VGC: $45 to $50, 1 to the right [SET-END-05',
    ],
  },
  {
    id: 'B040',
    says: 'the payout comes before the next stock round',
    profile: '18xx-games',
    scene: beforeSettlement(1, [money('CF&I', 80), priced('CF&I', 50), shares('ann', 10, 'CF&I')]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['CF&I pays ann $13 [SET-END-02', 'stock round 2 begins'],
  },
  {
    id: 'B065',
    says: 'a share earns a tenth, rounded down',
    scene: beforeSettlement(1, [money('CF&I', 89), shares('ann', 30, 'CF&I')]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['CF&I pays ann $39 [SET-END-02'],
  },
  {
    id: 'B028',
    says: 'in the last set the metal companies pay, no train is exported and no debt rises',
    scene: beforeSettlement(3, [
      ending({ endCard: 3 }),
      ...indebted({ RG: 2 }),
      ...shipped(2),
      shares('ann', 10, 'VGC'),
    ]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['VGC pays ann $14 [SET-END-03', 'the game is over'],
    causesNo: ['train from the depot', 'a debt token now costs'],
  },
  {
    id: 'B034',
    says: 'both 2+ that are left are exported, and the Green phase begins',
    scene: beforeSettlement(1, departed('2+', 2)),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['a 2+ train from the depot to the box [SET-END-0', 'phase Yellow ends, phase Green begins [EVENT-02'],
    causesNo: ['a 3+ train'],
  },
  {
    id: 'B035',
    says: 'all four go in one settlement, with one change of phase',
    found: () => {
      const applied = engine.apply(beforeSettlement(1, [])('bga'), LAST_PASS);
      const journal = applied.ok ? applied.journal : [];
      return [
        journal.filter((e) => 'what' in e && 'train' in e.what && e.from === 'depot').map((e) => 'what' in e && e.what),
        journal.filter((e) => 'change' in e && e.change === 'phase').length,
      ];
    },
    is: [Array(4).fill({ train: '2+' }), 1],
  },
  {
    id: 'B029',
    says: 'an empty depot is no error: only the 6x2, of which there is no end, goes',
    scene: beforeSettlement(6, [...lastFives, ...departed('5+', 2), ...departed('6x2', 7)]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['a 6x2 train from the depot to the box [SET-END-0'],
  },
  {
    id: 'B030',
    says: 'the first 6x2, exported at the end of set 3, ends the game with set 4',
    profile: '18xx-games',
    scene: beforeSettlement(3, [...lastFives, ...departed('5+', 2)]),
    move: LAST_PASS,
    verdict: 'legal',
    causes: ['the end card is out: the game ends with set 4 [END-04'],
  },
  {
    id: 'B030',
    says: 'and so it reads in SR 4 and in OR 4.1',
    found: () => [endsIn(4, null, { endCard: 4 }, '18xx-games'), endsIn(4, 1, { endCard: 4 }, '18xx-games')],
    is: Array(2).fill('after set 4, because the end card is out'),
  },
  {
    id: 'B032',
    says: 'exported at the end of set 4: set 5, through SR 5 and its operating rounds',
    found: () => ([null, 1, 2] as const).map((or) => endsIn(5, or, { endCard: 5 })),
    is: Array(3).fill('after set 5, because the end card is out'),
  },
  {
    id: 'B032',
    says: 'a later 6x2 does not move it',
    profile: '18xx-games',
    scene: bought('6x2', 1),
    move: buyTrain('6x2', 650),
    verdict: 'legal',
    causesNo: ['the end card'],
  },
  {
    id: 'B043',
    says: 'three things end the game: a bankruptcy, the red zone, the end card',
    found: () => [
      endsIn(4, 1, { bankruptcy: true }),
      endsIn(4, 1, { redZone: 4 }),
      endsIn(4, 1, { endCard: 5 }),
      endsIn(4, 1, {}),
    ],
    is: [
      'at once, because somebody is bankrupt',
      'after set 4, because a share price has entered the red zone',
      'after set 5, because the end card is out',
      'nothing has happened that ends it',
    ],
  },
  {
    id: 'B052',
    says: 'red zone in OR 1, no 6x2 out: OR 2 of the same set is still played',
    scene: endOfRound(4, 1, [ending({ redZone: 4 })]),
    move: PASS,
    verdict: 'legal',
    causes: ['operating round 4.2 begins'],
    causesNo: ['the game is over'],
  },
  {
    id: 'B052',
    says: 'and then the game is over',
    scene: endOfRound(4, 2, [ending({ redZone: 4 })]),
    move: PASS,
    verdict: 'legal',
    causes: ['the game is over'],
  },
  ...(['B059', 'B106'] as const).map(
    (id): Case => ({
      id,
      says: 'the red zone moves the end that the card announced forward',
      scene: endOfRound(4, 2, [ending({ redZone: 4, endCard: 5 })]),
      move: PASS,
      verdict: 'legal',
      causes: ['the game is over'],
    }),
  ),
  {
    id: 'B100',
    says: 'of several ends the earlier wins',
    found: () => [
      endsIn(4, 1, { redZone: 4, endCard: 5 }),
      endsIn(4, 1, { redZone: 4, endCard: 5, bankruptcy: true }),
      endsIn(5, 1, { redZone: 5, endCard: 4 }),
    ],
    is: [
      'after set 4, because a share price has entered the red zone',
      'at once, because somebody is bankrupt',
      'after set 4, because the end card is out',
    ],
  },
  {
    id: 'B062',
    says: 'on 18xx.games the Silver phase alone announces no end',
    profile: '18xx-games',
    scene: bought('5+', 1),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causes: ['phase Brown ends, phase Silver begins'],
    causesNo: ['the end card'],
  },
  {
    id: 'B062',
    says: 'the first 6x2 does',
    profile: '18xx-games',
    scene: bought('6x2', 0),
    move: buyTrain('6x2', 650),
    verdict: 'legal',
    causes: ['the end card is out: the game ends with set 5 [END-04'],
  },
  {
    id: 'B107',
    says: 'by the documents the Silver phase is the end card: this set and one more',
    scene: bought('5+', 1),
    move: buyTrain('5+', 500),
    verdict: 'legal',
    causes: ['the end card is out: the game ends with set 5 [END-04'],
  },
  {
    id: 'B080',
    says: 'what leaves one purse enters another',
    found: () => {
      const applied = engine.apply(
        beforeSettlement(1, [money('CF&I', 80), shares('ann', 10, 'CF&I')])('bga'),
        LAST_PASS,
      );
      const moved = applied.ok ? applied.journal.filter((e) => 'what' in e && 'money' in e.what) : [];
      return [moved.length > 0, moved.every((e) => 'what' in e && e.from !== e.to)];
    },
    is: [true, true],
  },
];

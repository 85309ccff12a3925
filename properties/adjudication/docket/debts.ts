/** Docket: the debts since the Treaty of Boston. */
import { priceAt } from '../../../spec/holdings.ts';
import type { Entry } from '../../../spec/ledger.ts';
import type { Move } from '../../../spec/moves/move.ts';
import type { ProfileId, Railroad } from '../../../spec/vocabulary.ts';
import { statusOf } from '../../../src/adjudication/status.ts';
import type { ClosingScene } from '../../support/closing-scene.ts';
import { inDebt } from '../../support/closing-turns.ts';
import { founded, indebted, lastStep, marked, money } from '../../support/end-of-set.ts';
import { engine, firstStockRound, staged } from '../../support/table.ts';
import { telling } from '../telling.ts';
import type { Case } from './case.ts';
import { closing } from './case.ts';

const PASS: Move = { type: 'pass', railroad: 'RG' };

/** Rio Grande in its last step, the last of its round. */
const endOfRound = (set: number, or: 1 | 2, entries: readonly Entry[]) => (profile: ProfileId) =>
  lastStep(profile, set, or, 'RG', [...founded('RG', 60, 'ann'), money('RG', 50), ...entries]);

const payDebt = (railroad: Railroad): Move => ({ type: 'payDebt', railroad });
const indebtedRG = inDebt(60);
const santaFe = (debts: NonNullable<ClosingScene['debts']>, more: Partial<ClosingScene>): ClosingScene => ({
  ...indebtedRG,
  acts: 'SF',
  railroads: {
    SF: { president: 'bob', hands: { bob: 50 }, par: 70, cash: 200 },
    RG: { president: 'ann', hands: { ann: 50 }, par: 60 },
  },
  debts,
  ...more,
});
const withoutDoc = { privates: { G4: 'bob' }, setup: { privates: ['Y3', 'Y5', 'G2', 'G4', 'B6'] } } as const;

/** A train bought that may bring the end card. */
const _bought = (train: '5+' | '6x2', gone: number) =>
  closing({
    acts: 'RG',
    set: 4,
    phase: train === '5+' ? 'Brown' : 'Silver',
    top: [train, gone],
    railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 1000 } },
  });
const owing = (RG: number, SF: number): readonly Entry[] => [
  ...founded('RG', 240, 'ann'),
  ...founded('SF', 240, 'bob'),
  money('RG', 50),
  ...indebted({ RG, SF }),
];
const BREAK: Move = { type: 'breakOff' };

export const DEBT_CASES: readonly Case[] = [
  {
    id: 'B004',
    says: 'at the start the debt marker is on the seventh cell, $60',
    found: () => {
      const { debtMarker } = firstStockRound('18xx-games').game;
      return [debtMarker, priceAt(engine.box, debtMarker)];
    },
    is: [6, 60],
  },
  {
    id: 'B017',
    says: 'without Doc Holliday Santa Fe pays the bank',
    scene: closing(santaFe({ RG: 0, SF: 2, creditorOfSF: null }, withoutDoc)),
    move: payDebt('SF'),
    verdict: 'legal',
    causes: ['SF pays the bank $60 [DEBT-0', 'debt tokens: Rio Grande 0, Santa Fe 1 [DEBT-02'],
  },
  {
    id: 'B017',
    says: 'the second token too, and nothing is left',
    scene: closing(santaFe({ RG: 0, SF: 1, creditorOfSF: null }, withoutDoc)),
    move: payDebt('SF'),
    verdict: 'legal',
    causes: ['SF pays the bank $60 [DEBT-0', 'debt tokens: Rio Grande 0, Santa Fe 0 [DEBT-02'],
  },
  {
    id: 'B067',
    says: 'one token costs what the marker shows',
    scene: closing(indebtedRG),
    move: payDebt('RG'),
    verdict: 'legal',
    causes: ['RG pays SF $60 [DEBT-0', 'debt tokens: Rio Grande 3, Santa Fe 2'],
  },
  {
    id: 'B067',
    says: 'a second one in the same turn is not bought back',
    scene: closing({ ...indebtedRG, remembers: { debtPaid: true } }),
    move: payDebt('RG'),
    verdict: 'illegal',
    rule: 'DEBT-02',
  },
  ...(
    [
      [60, 65],
      [65, 70],
      [70, 80],
      [80, 90],
      [90, 100],
    ] as const
  ).flatMap(([from, to]) =>
    ([1, 2] as const).map(
      (or): Case => ({
        id: 'B067',
        says: `on 18xx.games the marker goes from $${from} to $${to} at the end of OR ${or}`,
        profile: '18xx-games',
        scene: endOfRound(2, or, [...indebted({ RG: 4, SF: 2 }), marked(from)]),
        move: PASS,
        verdict: 'legal',
        causes: [`a debt token now costs $${to} [DEBT-05`],
      }),
    ),
  ),
  {
    id: 'B115',
    says: 'Santa Fe’s treasury is paid before Santa Fe is founded',
    profile: '18xx-games',
    scene: closing({ ...indebtedRG, railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 200 } } }),
    move: payDebt('RG'),
    verdict: 'legal',
    causes: ['RG pays SF $60 [DEBT-0'],
  },
  {
    id: 'B077',
    says: 'Doc Holliday closes with the last token of Santa Fe',
    scene: closing(santaFe({ RG: 4, SF: 1, creditorOfSF: 'cid' }, {})),
    move: payDebt('SF'),
    verdict: 'legal',
    causes: ['SF pays cid $60', 'private G1 closes [DEBT-06'],
  },
  {
    id: 'B077',
    says: 'and not before',
    scene: closing(santaFe({ RG: 4, SF: 2, creditorOfSF: 'cid' }, {})),
    move: payDebt('SF'),
    verdict: 'legal',
    causesNo: ['private G1 closes'],
  },
  {
    id: 'B079',
    says: 'the status tells what debts would cost the price',
    found: () =>
      statusOf(staged(firstStockRound('bga'), ...owing(2, 1)), telling).debts.map((line) => line.split('; ')[1]),
    is: [3, 1].map((n) => `unpaid at the end, they lower its price by ${n} space${n === 1 ? '' : 's'}`),
  },
  {
    id: 'B089',
    says: 'two tokens of each at $240 press both prices to $180',
    scene: (profile) => staged(firstStockRound(profile), ...owing(2, 2)),
    move: BREAK,
    verdict: 'legal',
    causes: ['price of SF: $240 to $180, 3 to the left [DEBT-07', 'price of RG: $240 to $180, 3 to the left [DEBT-07'],
  },
  {
    id: 'B089',
    says: 'the penalties are 1 and 3 spaces, and 2, 3, 5 and 8',
    found: () => [engine.box.debt.SF.penalties.slice(1), engine.box.debt.RG.penalties.slice(1)],
    is: [
      [1, 3],
      [2, 3, 5, 8],
    ],
  },
];

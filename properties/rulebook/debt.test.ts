/** Chapter "debt": who owes whom since the Treaty of Boston, and how debt tokens are bought back. */
import { describe, expect, it } from 'vitest';
import { debtStepOver } from '../../spec/closing-steps.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { inDebt } from '../support/closing-turns.ts';
import { seen } from '../support/seen.ts';
import { deal, decidedBy, engine, play, setupFor } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const payDebt = (railroad: Railroad): Move => ({ type: 'payDebt', railroad });

const indebted = inDebt(80);
/** Santa Fe on turn with that much in its treasury, and Rio Grande after it. */
const santaFe = (debts: ClosingScene['debts'], cash = 100): ClosingScene => ({
  ...indebted,
  acts: 'SF',
  railroads: {
    SF: { president: 'bob', hands: { bob: 50 }, par: 70, cash },
    RG: { president: 'ann', hands: { ann: 50 }, par: 60 },
  },
  ...(debts === undefined ? {} : { debts }),
});
/** The step in which each profile can be asked for the same payment. */
const inStep = (scene: ClosingScene) => closing(scene);
const atTrains = (scene: ClosingScene) => closing({ ...scene, step: 'trains' });

const STEP = ['bga', 'summary'] as const;
const ANY_TIME = ['18xx-games'] as const;

chapterReads('debt', [
  ...([STEP, ANY_TIME] as const).flatMap((profiles) => {
    const table = profiles === STEP ? inStep : atTrains;
    return [
      {
        rule: 'DEBT-02',
        source: 'A-51, B-37, B067',
        says: 'Rio Grande buys back one token from Santa Fe at the price of the marker',
        in: profiles,
        table: table(indebted),
        move: payDebt('RG'),
        shows: { 'RG cash': 120, 'SF cash': 180, owed: 'RG 3 SF 2' },
        causes: ['DEBT-02'],
        twin: {
          says: 'a second one in the same turn',
          table: table({ ...indebted, remembers: { debtPaid: true } }),
          by: 'DEBT-02',
        },
      },
      {
        rule: 'DEBT-02',
        source: 'A-51, B-37',
        says: 'the last dollar will do',
        in: profiles,
        table: table(santaFe({ RG: 4, SF: 2, creditorOfSF: 'cid' }, 80)),
        move: payDebt('SF'),
        shows: { 'SF cash': 0, 'cid cash': 630, owed: 'RG 4 SF 1' },
        causesNo: ['DEBT-06'],
        twin: {
          says: 'a treasury that has too little',
          table: table(santaFe({ RG: 4, SF: 2, creditorOfSF: 'cid' }, 79)),
          by: 'DEBT-02',
        },
      },
      {
        rule: 'DEBT-02',
        source: 'A-51, B-37',
        says: 'debt is there after the Treaty',
        in: profiles,
        table: table({ ...indebted, debts: { RG: 1 } }),
        move: payDebt('RG'),
        shows: { owed: 'RG 0 SF 0' },
        twin: { says: 'all paid', table: table({ ...indebted, debts: { RG: 0, SF: 2 } }), by: 'DEBT-02' },
      },
      {
        rule: 'DEBT-06',
        source: 'B077',
        says: 'Doc Holliday closes with the last token of Santa Fe',
        in: profiles,
        table: table(santaFe({ RG: 4, SF: 1, creditorOfSF: 'cid' })),
        move: payDebt('SF'),
        shows: { 'G1 closed': true, 'cid cash': 630, owed: 'RG 4 SF 0' },
        causes: ['DEBT-06'],
        twin: { none: 'the closing is no choice' },
      },
      {
        rule: 'DEBT-01',
        source: 'B017',
        says: 'without Doc Holliday the bank is paid, the last token too',
        in: profiles,
        table: table({
          ...santaFe({ RG: 0, SF: 1, creditorOfSF: null }),
          privates: { G4: 'bob' },
          setup: { privates: ['Y3', 'Y5', 'G2', 'G4', 'B6'] },
        }),
        move: payDebt('SF'),
        shows: { 'SF cash': 20, 'bob cash': 550, 'cid cash': 550, owed: 'RG 0 SF 0' },
        causesNo: ['DEBT-06'],
        twin: { none: 'the creditor is no choice' },
      },
      {
        rule: 'DEBT-06',
        source: 'engine',
        says: 'the creditor of Santa Fe is the one of the Treaty, whoever has the card',
        in: profiles,
        table: table({ ...santaFe({ RG: 0, SF: 2, creditorOfSF: 'bob' }) }),
        move: payDebt('SF'),
        shows: { 'bob cash': 630, 'cid cash': 550 },
        twin: { none: 'the creditor is no choice' },
      },
      {
        rule: 'DEBT-01',
        source: 'B115',
        says: 'Santa Fe’s treasury is paid before Santa Fe is founded',
        in: profiles,
        table: table({
          ...indebted,
          railroads: { RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 200 } },
        }),
        move: payDebt('RG'),
        shows: { 'SF cash': 80, 'RG cash': 120 },
        twin: { none: 'the creditor is no choice' },
      },
    ] as const;
  }),
  {
    rule: 'DEBT-03',
    source: 'A-51, A-69, B-51',
    says: 'debt is paid in the step after the trains',
    in: STEP,
    table: closing(indebted),
    move: payDebt('RG'),
    shows: { owed: 'RG 3 SF 2', turn: 'SF' },
    twin: { says: 'in the train step', table: atTrains(indebted), by: 'DEBT-03' },
  },
  {
    rule: 'DEBT-08',
    source: 'engine',
    says: 'nobody has to pay',
    in: STEP,
    table: closing(indebted),
    move: { type: 'pass', railroad: 'RG' },
    shows: { owed: 'RG 4 SF 2', 'RG cash': 200, turn: 'SF' },
    twin: { none: 'leaving it out is always allowed' },
  },
]);

describe('DEBT-03 when debt is paid', () => {
  it.each(PROFILES)('%s: at any moment of the turn, or after the trains', (profile) => {
    const broken = (['track', 'dividend', 'trains', 'privates'] as const).map((step) =>
      decidedBy(closingScene(profile, { ...indebted, step }), payDebt('RG')),
    );
    expect(broken).toEqual(Array(4).fill(profile === '18xx-games' ? null : 'DEBT-03'));
  });

  it.each<[string, ClosingScene, boolean]>([
    ['a token can be paid', indebted, false],
    ['it was paid in this turn', { ...indebted, remembers: { debtPaid: true } }, true],
    ['the treasury has too little', santaFe({ SF: 2 }, 79), true],
    ['nothing is owed', { ...indebted, debts: {} }, true],
  ])('OR-ORDER-05 the step waits or not: %s', (_what, scene, over) => {
    const left = PROFILES.map((profile) => debtStepOver(engine.view(closingScene(profile, scene))));
    expect(left).toEqual([over, over, true]);
  });
});

describe('DEBT-09 the turn of the Treaty', () => {
  const before: ClosingScene = { ...indebted, step: 'trains', top: ['3+', 1], trains: {}, debtMarker: 60 };
  const { debts: _, ...noDebts } = before;
  const rich = {
    ...noDebts,
    railroads: { ...before.railroads, RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 300 } },
  } as const;

  it.each(PROFILES)('%s: the debtor may pay a token in the same turn', (profile) => {
    const scene = closingScene(profile, rich);
    expect(decidedBy(scene, payDebt('RG'))).not.toBeNull();
    const bought = play(scene, { type: 'buyTrain', railroad: 'RG', train: '3+', from: 'depot', price: 180 });
    const passed =
      profile === '18xx-games' || bought.at.endsWith('.debt') ? bought : play(bought, { type: 'pass', railroad: 'RG' });
    const paid = play(passed, payDebt('RG'));
    expect(seen(paid, 'owed')).toBe('RG 3 SF 2');
    expect(seen(paid, 'RG cash')).toBe(60);
  });
});

describe('DEBT-04 the marker', () => {
  it.each(PROFILES)('B004, %s: it waits on $60 and nothing is owed before the Treaty', (profile) => {
    const { game } = deal(setupFor(profile));
    expect(engine.box.market[game.debtMarker]?.price).toBe(60);
    expect(game.debts).toBeNull();
  });
});

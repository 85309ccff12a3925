/** Chapter "dividends": paying out, withholding, and the price. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import { amountOf } from '../../spec/rule.ts';
import { DIV_03, DIV_04, DIV_06, DIV_07 } from '../../spec/rules/dividends.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { RunningScene } from '../support/running-scene.ts';
import { EAST, ran, running, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { Sentence } from './sentences.ts';
import { chapterReads } from './sentences.ts';

const payOut: Move = { type: 'dividend', railroad: 'RG', kind: 'payOut' };
const withhold: Move = { type: 'dividend', railroad: 'RG', kind: 'withhold' };

/** Rio Grande has earned something; its president holds as little as he may. */
const EARNED = (income: number, price = 70): RunningScene => ({
  acts: 'RG',
  step: 'dividend',
  cash: { ann: 100, bob: 100, cid: 100 },
  railroads: {
    RG: { president: 'ann', hands: { ann: 20 }, price, cash: 500 },
    KP: { president: 'bob', hands: { bob: 20 }, price: 60 },
  },
  tiles: EAST,
  trains: { RG: ['2+'] },
  remembers: ran(income, 'L2-K3-J4-I5-H4', 'L2-K3-H4'),
});
const SPREAD: RunningScene = {
  ...EARNED(130),
  railroads: { RG: { president: 'ann', hands: { ann: 40, bob: 10 }, pool: 20, cash: 500, price: 70 } },
};

const SENTENCES: readonly Sentence[] = [
  {
    rule: 'DIV-02',
    source: 'B086; A-44, B-32',
    says: 'shares earn a tenth each; those in the treasury earn for it (DIV-03), and the price rises',
    table: running(EARNED(80, 65)),
    move: payOut,
    shows: { 'ann cash': 116, 'RG cash': 564, 'bob cash': 100, 'RG price': 70 },
    causes: ['DIV-02', 'DIV-03', 'DIV-06'],
    twin: { says: 'a railroad that is not on turn', move: { ...payOut, railroad: 'KP' }, by: 'OR-ORDER-01' },
  },
  {
    rule: 'DIV-03',
    source: 'B139; A-44, B-32',
    says: 'shares in the pool earn for nobody',
    table: running(SPREAD),
    move: payOut,
    shows: { 'ann cash': 152, 'bob cash': 113, 'cid cash': 100, 'RG cash': 539, 'RG pool': 20 },
    twin: { says: 'a railroad that is not in the game', move: { ...payOut, railroad: 'PAV' }, by: 'SETUP-05' },
  },
  {
    rule: 'DIV-05',
    source: 'A-46, B-33',
    says: 'withheld income goes to the treasury, and the price drops one space (DIV-07)',
    table: running(SPREAD),
    move: withhold,
    shows: { 'ann cash': 100, 'bob cash': 100, 'RG cash': 630, 'RG price': 65 },
    causes: ['DIV-05', 'DIV-07'],
    causesNo: ['DIV-02', 'DIV-06'],
    twin: {
      says: 'half of it',
      move: { type: 'dividend', railroad: 'RG', kind: 'half' as 'withhold' },
      by: 'DIV-01',
    },
  },
];

chapterReads('dividends', SENTENCES);

describe.each(PROFILES)('DIV-06 the price after paying out, profile %s', (profile) => {
  it.each<[string, number, number, number]>([
    // why, income, price before, price after
    ['less than the price moves nothing', 60, 70, 70],
    ['as much as the price moves one space', 70, 70, 80],
    ['just below twice the price is still one space', 130, 70, 80],
    ['twice the price moves two spaces', 140, 70, 90],
    ['just below three times the price is still two spaces', 200, 70, 90],
    ['three times the price moves three spaces', 210, 70, 100],
    ['five times the price moves no more', 350, 70, 100],
  ])('%s: %d at %d leads to %d', (_why, income, price, after) => {
    const position = play(runningScene(profile, EARNED(income, price)), payOut);
    expect(seen(position, 'RG price')).toBe(after);
  });

  it('DIV-08 the money comes first', () => {
    const applied = engine.apply(runningScene(profile, EARNED(80)), payOut);
    const causes = applied.ok ? applied.journal.map(({ rule }) => rule) : [];
    expect(causes.slice(0, 3)).toEqual(['DIV-02', 'DIV-03', 'DIV-06']);
  });

  it('both choices are offered, and nothing else but gold', () => {
    const offers = [...engine.options(runningScene(profile, EARNED(80)))].map(({ move }) => move);
    expect(offers.filter(({ type }) => type === 'dividend')).toEqual([payOut, withhold]);
  });
});

describe.each(PROFILES)('DIV-07 without income, profile %s', (profile) => {
  const first: RunningScene = {
    acts: 'SF',
    step: 'station',
    railroads: { SF: { president: 'ann', hands: { ann: 20 }, par: 80 } },
    fresh: ['SF'],
  };

  it('B091: a first turn without a train drops the price, and the railroad has operated', () => {
    const before = runningScene(profile, first);
    expect(before.game.railroads.SF?.operated).toBe(false);
    const after = play(before, { type: 'pass', railroad: 'SF' });
    expect(seen(after, 'SF price')).toBe(70);
    expect(after.game.railroads.SF?.operated).toBe(true);
  });

  it.each([payOut, withhold])('a first dividend too makes a railroad one that has operated: %j', (move) => {
    const after = play(runningScene(profile, { ...EARNED(50), fresh: ['RG'] }), move);
    expect(after.game.railroads.RG?.operated).toBe(true);
  });

  it('a run without routes counts as none', () => {
    const at = runningScene(profile, { ...EARNED(0), step: 'run' });
    const applied = engine.apply(at, { type: 'runTrains', railroad: 'RG', routes: [] });
    expect(applied.ok && seen(applied.position, 'RG price')).toBe(65);
    expect(decidedBy(at, payOut)).toBe('OR-ORDER-03');
  });

  it('no price leaves the row at its lower end', () => {
    const lowest = engine.box.market[0]?.price ?? 0;
    const after = play(runningScene(profile, EARNED(50, lowest)), withhold);
    expect(seen(after, 'RG price')).toBe(lowest);
  });
});

describe('laws of the chapter', () => {
  it.each([
    // percent, income, dollars
    [10, 130, 13],
    [60, 80, 48],
    [10, 5, 1],
    [20, 33, 7],
    [0, 130, 0],
  ])('DIV-04 %d%% of %d pay %d, rounded up', (percent, income, payment) => {
    expect(amountOf(DIV_04, { percent, income })).toEqual({ payment });
  });

  it('DIV-03 a ruling could leave the treasury out', () => {
    expect(amountOf(DIV_03, { treasury: 40, paid: true })).toEqual({ percent: 40 });
    expect(amountOf(DIV_03, { treasury: 40, paid: false })).toEqual({ percent: 0 });
  });

  it('DIV-06 moves three spaces at most', () => {
    expect(amountOf(DIV_06, { income: 1000, price: 10 })).toEqual({ spaces: 3 });
    expect(amountOf(DIV_06, { income: 0, price: 10 })).toEqual({ spaces: 0 });
  });

  it.each([
    [true, true, 1],
    [true, false, 1],
    [false, true, 1],
    [false, false, 0],
  ])('DIV-07 a ruling could spare who earned nothing: earned %s, ruled %s', (earned, leftWithout, spaces) => {
    expect(amountOf(DIV_07, { earned, leftWithout })).toEqual({ spaces });
  });
});

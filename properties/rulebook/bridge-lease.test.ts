/** The lease of the hanging bridge: the right of way through the Royal Gorge, and its rent. */
import { describe, expect, it } from 'vitest';
import type { DeclaredRoute, Move } from '../../spec/moves/move.ts';
import type { PrivateState } from '../../spec/state.ts';
import type { Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { RunningScene } from '../support/running-scene.ts';
import { GORGE, ran, route, running, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import type { Sentence } from './sentences.ts';
import { chapterReads } from './sentences.ts';

const run = (railroad: Railroad, ...routes: readonly DeclaredRoute[]): Move => ({
  type: 'runTrains',
  railroad,
  routes,
});
/** After the Treaty: Rio Grande fills the gorge, Santa Fe comes from Cripple Creek and may have the lease. */
const IN_GORGE: RunningScene = {
  acts: 'SF',
  phase: 'Green',
  cash: { ann: 100, bob: 100 },
  railroads: {
    RG: { president: 'ann', hands: { ann: 20 }, price: 65 },
    SF: { president: 'bob', hands: { bob: 20 }, cash: 50 },
  },
  tiles: GORGE,
  stations: { D12: ['RG'], F12: ['RG'], I7: ['SF'] },
  trains: { SF: ['3+', '3+'], RG: ['3+'] },
};
const LEASE: Partial<PrivateState> = { owner: { railroad: 'SF' }, takenBy: 'SF' };
const LEASED: RunningScene = { ...IN_GORGE, privates: { G3: LEASE } };
const OVER_BRIDGE = route('3+', 'E13-F12 F12-G11-G9 G9-H8-I7');
const FROM_SALIDA = route('3+', 'C11-D12 D12-E13');
const RENT = (privates: RunningScene['privates'], cash = 50): RunningScene => ({
  ...IN_GORGE,
  step: 'lease',
  privates: privates ?? {},
  railroads: { ...IN_GORGE.railroads, SF: { president: 'bob', hands: { bob: 20 }, cash } },
  remembers: { ...ran(190, 'E13-F12-G11-G9-H8-I7', 'E13-F12-G9-I7'), leaseDue: 19 },
});

const LEASES: readonly Sentence[] = [
  {
    rule: 'PRIVATE-G3-01',
    source: 'B116; engine',
    says: 'the holder of the lease passes through the gorge, and owes a tenth, rounded down (PRIVATE-G3-02)',
    table: running(LEASED),
    move: run('SF', OVER_BRIDGE),
    shows: { income: 140, rent: 14, 'G3 armed': true },
    twin: {
      says: 'a player still owns it (PRIVATE-09)',
      table: running({ ...IN_GORGE, privates: { G3: 'bob' } }),
      by: 'ROUTE-06',
    },
  },
  {
    rule: 'PRIVATE-G3-02',
    source: 'engine',
    says: 'a run that does not stop at the bridge costs nothing',
    table: running(LEASED),
    move: run('SF', route('3+', 'F12-G11-G9 G9-H8-I7')),
    shows: { income: 100, rent: 0, 'G3 armed': false },
    twin: {
      says: 'and gives nobody else the way over it',
      table: running({ ...LEASED, acts: 'SF', privates: { G3: { owner: { railroad: 'RG' } } } }),
      move: run('SF', OVER_BRIDGE),
      by: 'ROUTE-06',
    },
  },
  {
    rule: 'PRIVATE-G3-02',
    source: 'engine',
    says: 'Rio Grande owes itself nothing',
    table: running({ ...IN_GORGE, acts: 'RG', privates: { G3: { owner: { railroad: 'RG' } } } }),
    move: run('RG', route('3+', 'D12-E13 E13-F12')),
    shows: { income: 130, rent: 0 },
    twin: { none: 'it needs no lease' },
  },
  {
    rule: 'PRIVATE-G3-02',
    source: 'B070; engine',
    says: 'the railroad pays the rent to Rio Grande',
    table: running(RENT({ G3: LEASE })),
    move: { type: 'payLease', railroad: 'SF', payer: 'railroad' },
    shows: { 'SF cash': 31, 'RG cash': 19, 'bob cash': 100 },
    causes: ['PRIVATE-G3-02'],
    twin: { says: 'with less in its treasury', table: running(RENT({ G3: LEASE }, 18)), by: 'PRIVATE-G3-02' },
  },
  {
    rule: 'PRIVATE-G3-02',
    source: 'B070; engine',
    says: 'or its president does',
    table: running(RENT({ G3: LEASE }, 18)),
    move: { type: 'payLease', railroad: 'SF', payer: 'president' },
    shows: { 'SF cash': 18, 'RG cash': 19, 'bob cash': 81 },
    twin: {
      says: 'with less in his pocket',
      table: running({ ...RENT({ G3: LEASE }, 18), cash: { bob: 18 } }),
      by: 'PRIVATE-G3-02',
    },
  },
  {
    rule: 'PRIVATE-G3-02',
    source: 'engine',
    says: 'a railroad or its president pays, nobody else',
    table: running(RENT({ G3: LEASE })),
    move: { type: 'payLease', railroad: 'SF', payer: 'railroad' },
    shows: { 'SF cash': 31 },
    twin: {
      says: 'the bank',
      move: { type: 'payLease', railroad: 'SF', payer: 'bank' as 'railroad' },
      by: 'PRIVATE-G3-02',
    },
  },
];

chapterReads('bridge lease', LEASES);

describe.each(PROFILES)('the bridge lease, profile %s', (profile) => {
  it.each([
    ['the one from Cripple Creek', [OVER_BRIDGE, FROM_SALIDA], 14],
    ['the one from Salida', [FROM_SALIDA, OVER_BRIDGE], 10],
  ])('of two routes over the bridge the first is charged: %s', (_which, routes, rent) => {
    const tiles = { ...GORGE, C11: 'RG4@0' };
    const stations = { ...IN_GORGE.stations, C11: ['SF'] } as const;
    const after = play(runningScene(profile, { ...LEASED, tiles, stations }), run('SF', ...routes));
    expect([seen(after, 'income'), seen(after, 'rent')]).toEqual([240, rent]);
  });

  it('whoever can pay is offered', () => {
    const payers = (scene: RunningScene): readonly string[] =>
      [...engine.options(runningScene(profile, scene))].flatMap(({ move }) =>
        move.type === 'payLease' ? [move.payer] : [],
      );
    expect(payers(RENT({ G3: LEASE }))).toEqual(['railroad', 'president']);
    expect(payers(RENT({ G3: LEASE }, 18))).toEqual(['president']);
  });

  it('after the dividend the rent is due, then trains are bought (DIV-09)', () => {
    const at = play(runningScene(profile, LEASED), run('SF', OVER_BRIDGE));
    const due = play(at, { type: 'dividend', railroad: 'SF', kind: 'payOut' });
    expect(seen(due, 'step')).toBe('lease');
    const paid = play(due, { type: 'payLease', railroad: 'SF', payer: 'president' });
    expect(seen(paid, 'step')).not.toBe('lease');
    expect(decidedBy(due, { type: 'payLease', railroad: 'RG', payer: 'railroad' })).toBe('OR-ORDER-01');
    expect(decidedBy(due, { type: 'payLease', railroad: 'PAV', payer: 'railroad' })).toBe('SETUP-05');
  });

  it('whoever pays out or withholds can pay the rent', () => {
    for (const kind of ['payOut', 'withhold'] as const) {
      const poor: RunningScene = {
        ...LEASED,
        cash: { bob: 0 },
        railroads: { ...IN_GORGE.railroads, SF: { president: 'bob', hands: { bob: 20 }, cash: 0 } },
      };
      const due = play(runningScene(profile, poor), run('SF', OVER_BRIDGE), { type: 'dividend', railroad: 'SF', kind });
      expect(
        [...engine.options(due)].some(({ move }) => move.type === 'payLease'),
        kind,
      ).toBe(true);
    }
  });

  const closed = (armed: boolean, takenBy: Railroad | null): RunningScene => ({
    ...IN_GORGE,
    privates: { G3: { owner: null, closed: true, armed, takenBy } },
  });
  const survives = profile === '18xx-games';

  it.each<[string, boolean, Railroad | null, boolean]>([
    ['that has used it', true, 'SF', survives],
    ['that has not used it', false, 'SF', false],
    ['that did not hold it', true, 'RG', false],
    ['when no railroad held it', false, null, false],
  ])('B113: the right of a railroad %s after the lease closed', (_who, armed, takenBy, passes) => {
    const at = runningScene(profile, closed(armed, takenBy));
    expect(decidedBy(at, run('SF', OVER_BRIDGE))).toBe(passes ? null : 'ROUTE-06');
    if (passes) expect(seen(play(at, run('SF', OVER_BRIDGE)), 'rent')).toBe(0);
  });
});

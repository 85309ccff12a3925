/** Docket: what privates do: coal, hotel, springs, lease, jeweler. */
import type { DeclaredRoute, Move } from '../../../spec/moves/move.ts';
import type { PrivateState } from '../../../spec/state.ts';
import { beginStockRound } from '../../../spec/stock-turn.ts';
import type { Railroad } from '../../../spec/vocabulary.ts';
import { entryLine } from '../../../src/adjudication/entry-text.ts';
import type { RunningScene } from '../../support/running-scene.ts';
import { EAST, GORGE, ran, route } from '../../support/running-scene.ts';
import { stockScene } from '../../support/stock-scene.ts';
import { engine } from '../../support/table.ts';
import { lay, rioGrande } from '../../support/track-scene.ts';
import { telling } from '../telling.ts';
import type { Case } from './case.ts';
import { running, track } from './case.ts';

const run = (railroad: Railroad, ...routes: readonly DeclaredRoute[]): Move => ({
  type: 'runTrains',
  railroad,
  routes,
});
const OWNED: Partial<PrivateState> = { owner: { railroad: 'RG' }, takenBy: 'RG' };

/** Rio Grande with a 2+, a 3+ and track to Kit Carson and Divide. */
const eastward: RunningScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 20 }, cash: 100 } },
  tiles: EAST,
  trains: { RG: ['2+', '3+'] },
};
const spentDepot: RunningScene = { ...eastward, privates: { G6: { ...OWNED, cubes: 0, taken: 0 } } };
/** A railroad at Coal Creek and Canon City. */
const coalCreek = (privates: NonNullable<RunningScene['privates']>, phase: 'Green' | 'Brown' = 'Green') =>
  running({
    acts: 'RG',
    phase,
    railroads: { RG: { president: 'ann', hands: { ann: 20 }, cash: 100 } },
    tiles: { H14: '4@0', H12: '57@0' },
    stations: { H12: ['RG'] },
    trains: { RG: ['2+'] },
    privates,
  });
const toCoalCreek = run('RG', route('2+', 'H12-H14'));
/** After the Treaty, Santa Fe holds the lease. */
const leased = (lease: Partial<PrivateState>, more: Partial<RunningScene> = {}) =>
  running({
    acts: 'SF',
    phase: 'Green',
    railroads: {
      RG: { president: 'ann', hands: { ann: 20 }, price: 65 },
      SF: { president: 'bob', hands: { bob: 20 }, cash: 50 },
    },
    tiles: GORGE,
    stations: { D12: ['RG'], F12: ['RG'], I7: ['SF'] },
    trains: { SF: ['3+', '3+'], RG: ['3+'] },
    privates: { G3: lease },
    ...more,
  });
const LEASE: Partial<PrivateState> = { owner: { railroad: 'SF' }, takenBy: 'SF' };
const overBridge = run('SF', route('3+', 'E13-F12 F12-G11-G9 G9-H8-I7'));
const leaseEnded: Partial<PrivateState> = { owner: null, closed: true, takenBy: 'SF', armed: true };
/** The start of a stock round with the jeweler’s card, in words. */
const jeweler = (card: Partial<PrivateState>): readonly string[] =>
  beginStockRound(engine.view(stockScene('bga', { privates: { Y6: card } }))).journal.flatMap(
    (entry) => entryLine(entry, telling) ?? [],
  );

export const POWER_CASES: readonly Case[] = [
  ...(['B009', 'B010'] as const).map(
    (id): Case => ({
      id,
      says: 'a Coal Depot without cubes makes nothing longer',
      scene: running(spentDepot),
      move: { type: 'lengthenTrain', railroad: 'RG', private: 'G6', train: '2+', by: 1 },
      verdict: 'illegal',
      rule: 'PRIVATE-G6-01',
      numbers: '0',
    }),
  ),
  {
    id: 'B009',
    says: 'after the track step the trains run at their printed length',
    scene: running(spentDepot),
    move: run('RG', route('2+', 'L2-K3 K3-J4-I5-H4')),
    verdict: 'legal',
    causes: ['income of the turn: $50'],
  },
  {
    id: 'B010',
    says: 'and nothing but a run is offered',
    found: () => [...new Set([...engine.options(running(spentDepot)('bga'))].map(({ move }) => move.type))],
    is: ['runTrains', 'breakOff'],
  },
  {
    id: 'B005',
    says: 'a run to Coal Creek moves one',
    scene: coalCreek({ Y3: { ...OWNED, cubes: 12 } }),
    move: toCoalCreek,
    verdict: 'legal',
    causes: ['coal cubes: 1, from private Y3 to RG [PRIVATE-Y3-01'],
  },
  {
    id: 'B114',
    says: 'when all twelve are gone it moves none',
    scene: coalCreek({ Y3: { ...OWNED, cubes: 0, taken: 4 } }),
    move: toCoalCreek,
    verdict: 'legal',
    causesNo: ['coal cubes'],
  },
  {
    id: 'B021',
    says: 'in the Brown phase the hotel earns $20 in Canon City',
    scene: coalCreek({ Y1: OWNED }, 'Brown'),
    move: toCoalCreek,
    verdict: 'legal',
    causes: ['income of the turn: $50'],
  },
  {
    id: 'B021',
    says: 'and nothing there before',
    scene: coalCreek({ Y1: OWNED }, 'Green'),
    move: toCoalCreek,
    verdict: 'legal',
    causes: ['income of the turn: $30'],
  },
  {
    id: 'B076',
    says: 'Madam Evens adds $10 in Denver',
    scene: running({
      acts: 'RG',
      railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
      tiles: { K3: '3@3' },
      stations: { K1: ['RG'] },
      trains: { RG: ['2+'] },
      privates: { Y8: OWNED },
    }),
    move: run('RG', route('2+', 'K1-K3')),
    verdict: 'legal',
    causes: ['income of the turn: $50'],
  },
  {
    id: 'B076',
    says: 'she is in no game that is dealt',
    found: () => [engine.box.privates.Y8.dealt, engine.box.privates.Y1.dealt],
    is: [false, true],
  },
  {
    id: 'B027',
    says: 'a tile on E3 while a player owns Sulphur Springs is remembered',
    found: () => {
      const at = track({ ...rioGrande, stations: { E3: ['RG'] }, privates: { B2: 'bob' } })('bga');
      const applied = engine.apply(at, lay('E3', '58', 5));
      return applied.ok && applied.position.game.privates.B2?.armed;
    },
    is: true,
  },
  ...(
    [
      ['Green', true, { player: 'bob' }, 0],
      ['Brown', true, { player: 'bob' }, 50],
      ['Brown', false, { player: 'bob' }, 0],
      ['Brown', true, { railroad: 'RG' }, 0],
    ] as const
  ).map(
    ([phase, armed, owner, income]): Case => ({
      id: 'B027',
      says: `its income in ${phase}, ${armed ? 'track on E3' : 'no track'}, owner ${JSON.stringify(owner)}: $${income}`,
      scene: (profile) =>
        stockScene(profile, {
          phase,
          turn: 'ann',
          memory: { passed: ['bob', 'cid'], lastActor: 'ann' },
          railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
          privates: { B2: { owner, armed } },
        }),
      move: { type: 'pass', player: 'ann' },
      verdict: 'legal',
      ...(income === 0 ? { causesNo: ['PRIVATE-B2-02'] } : { causes: [`the bank pays bob $${income} [`] }),
    }),
  ),
  {
    id: 'B070',
    says: 'a run over the bridge worth $190 costs its holder $19',
    scene: leased(LEASE, { step: 'lease', remembers: { ...ran(190, 'E13-F12', 'E13-F12'), leaseDue: 19 } }),
    move: { type: 'payLease', railroad: 'SF', payer: 'railroad' },
    verdict: 'legal',
    causes: ['SF pays RG $19 [PRIVATE-G3-02'],
  },
  {
    id: 'B070',
    says: 'or its president',
    scene: leased(LEASE, { step: 'lease', remembers: { ...ran(190, 'E13-F12', 'E13-F12'), leaseDue: 19 } }),
    move: { type: 'payLease', railroad: 'SF', payer: 'president' },
    verdict: 'legal',
    causes: ['bob pays RG $19 [PRIVATE-G3-02'],
  },
  {
    id: 'B113',
    says: 'after the lease has closed its holder passes no more',
    scene: leased(leaseEnded),
    move: overBridge,
    verdict: 'unruled',
    rule: 'ROUTE-06',
  },
  {
    id: 'B113',
    says: 'on 18xx.games he still does, and pays nothing',
    profile: '18xx-games',
    scene: leased(leaseEnded),
    move: overBridge,
    verdict: 'profile-dependent',
    rule: 'ROUTE-06',
    causes: ['income of the turn: $140'],
    causesNo: ['PRIVATE-G3-02'],
  },
  {
    id: 'B068',
    says: 'with the nugget a cube earns $130',
    scene: running({
      ...eastward,
      step: 'dividend',
      gold: { H4: 1 },
      privates: { G2: OWNED },
      remembers: ran(50, 'L2-K3-J4-I5-H4', 'L2-K3-H4'),
    }),
    move: { type: 'shipGold', railroad: 'RG', hex: 'H4', nugget: true },
    verdict: 'legal',
    causes: ['income of the turn: $180', 'private G2 closes', 'gold cubes: 1, from H4 to the gold track [GOLD-02'],
  },
  {
    id: 'B068',
    says: 'the jeweler gets $5 for gold of anybody',
    scene: running({
      ...eastward,
      step: 'dividend',
      gold: { H4: 1 },
      privates: { Y6: { owner: { player: 'bob' }, cash: 10 } },
      remembers: ran(50, 'L2-K3-J4-I5-H4', 'L2-K3-H4'),
    }),
    move: { type: 'shipGold', railroad: 'RG', hex: 'H4' },
    verdict: 'legal',
    causes: ['the bank pays private Y6 $5 [PRIVATE-Y6-01'],
  },
  {
    id: 'B068',
    says: 'and his owner takes it at the start of a stock round',
    found: () => jeweler({ owner: { player: 'bob' }, cash: 15 }).filter((line) => line.includes('$15')),
    is: ['private Y6 pays bob $15 [PRIVATE-Y6-01 Local Jeweler]'],
  },
  {
    id: 'B111',
    says: 'money on a jeweler’s card that has closed is never paid',
    found: () => jeweler({ owner: null, closed: true, cash: 15 }).filter((line) => line.includes('$15')),
    is: [],
  },
];

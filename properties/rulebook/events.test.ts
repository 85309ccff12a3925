/** Chapter "events": what happens when a certain train leaves the depot, and what the phases are. */
import { describe, expect, it } from 'vitest';
import { topTrain } from '../../spec/depot.ts';
import { exportTop } from '../../spec/export.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Game, PrivateState } from '../../spec/state.ts';
import type { Private, ProfileId, Train } from '../../spec/vocabulary.ts';
import { PRIVATES, PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closingScene } from '../support/closing-scene.ts';
import { seen } from '../support/seen.ts';
import { engine } from '../support/table.ts';

const base: ClosingScene = {
  acts: 'RG',
  railroads: {
    RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 1000 },
    SF: { president: 'bob', hands: { bob: 50 }, par: 60 },
  },
};

/** What became of the departure. */
interface Left {
  readonly game: Game;
  readonly journal: readonly Entry[];
}
const WAYS = ['purchase', 'export'] as const;
type Way = (typeof WAYS)[number];

/** The top train leaves the depot, in either way. */
const leave = (profile: ProfileId, scene: ClosingScene, way: Way): Left => {
  const position = closingScene(profile, scene);
  const view = engine.view(position);
  if (way === 'export') return exportTop(view);
  const top = topTrain(view);
  const applied = engine.apply(position, {
    type: 'buyTrain',
    railroad: 'RG',
    train: top?.name ?? '2+',
    from: 'depot',
    price: top?.price ?? 0,
  });
  if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
  return { game: applied.position.game, journal: applied.journal };
};
const shows = ({ game }: Left, question: Parameters<typeof seen>[1]) => seen({ at: '', game }, question);
/** Privates that close. */
const closed = ({ journal }: Left): readonly Private[] =>
  journal.flatMap((e) => ('change' in e && e.change === 'closed' && e.rule === 'PRIVATE-07' ? [e.of] : []));
/** Rules that cause entries. */
const causes = ({ journal }: Left): readonly string[] => [...new Set(journal.map(({ rule }) => rule))];

describe.each(PROFILES)('phases, %s', (profile) => {
  describe.each(WAYS)('by %s', (way) => {
    it.each<[string, Train, number, ClosingScene['phase'], string]>([
      // rule, train, copies gone before, phase before, phase after
      ['EVENT-02', '2+', 3, 'Yellow', 'Green'],
      ['PHASE-02: the third 2+ changes nothing', '2+', 2, 'Yellow', 'Yellow'],
      ['PHASE-02: the first 3+ changes nothing', '3+', 0, 'Green', 'Green'],
      ['PHASE-02: the last 3+ changes nothing', '3+', 3, 'Green', 'Green'],
      ['PHASE-02: the first 4+ changes nothing', '4+', 0, 'Green', 'Green'],
      ['EVENT-05', '4+', 2, 'Green', 'Brown'],
      ['EVENT-06: the first 5+ changes no phase', '5+', 0, 'Brown', 'Brown'],
      ['EVENT-07', '5+', 1, 'Brown', 'Silver'],
      ['PHASE-05: the first 6x2 changes no phase', '6x2', 0, 'Silver', 'Silver'],
    ])('%s: %s number %i + 1', (_rule, train, gone, phase, after) => {
      const left = leave(profile, { ...base, top: [train, gone], phase: phase ?? 'Yellow' }, way);
      expect(shows(left, 'phase')).toBe(after);
    });
  });
});

describe.each(PROFILES)('EVENT-04 Treaty of Boston, %s', (profile) => {
  const second3: ClosingScene = { ...base, phase: 'Green', top: ['3+', 1], privates: { G1: 'cid' } };

  it.each(WAYS)('B001: the second 3+ brings it, by %s', (way) => {
    const left = leave(profile, second3, way);
    expect(shows(left, 'treaty')).toBe(true);
    expect(left.game.debts).toEqual({ RG: 4, SF: 2, creditorOfSF: 'cid' });
    expect(['D12', 'E13', 'F12'].map((hex) => shows(left, `tile ${hex}`))).toEqual(['RG-A@0', 'RG-B@0', 'RG-C@0']);
    expect(['D12', 'F12'].map((hex) => shows(left, `stations ${hex}`))).toEqual(['RG', 'RG']);
    expect(shows(left, 'RG stationCosts')).toBe('0 40 60 0 0');
    expect(engine.box.market[left.game.debtMarker]?.price).toBe(60);
    expect(causes(left)).toEqual(expect.arrayContaining(['EVENT-04', 'DEBT-01', 'TOKEN-10']));
    expect(causes(left)).not.toContain('TOKEN-09');
    expect(left.game.steel).toEqual(closingScene(profile, second3).game.steel);
  });

  it.each<[string, readonly [Train, number], boolean]>([
    ['the first 3+', ['3+', 0], false],
    ['B002: the third 3+', ['3+', 2], true],
    ['B002: the fourth 3+', ['3+', 3], true],
  ])('%s does nothing', (_what, top, happened) => {
    const debts = { RG: 3, SF: 2, creditorOfSF: 'cid' };
    const scene = { ...second3, top, debtMarker: 80, ...(happened ? { debts } : {}) };
    for (const way of WAYS) {
      const left = leave(profile, scene, way);
      expect(left.game.debts).toEqual(happened ? debts : null);
      expect(left.game.treaty).toBe(happened);
      expect(engine.box.market[left.game.debtMarker]?.price).toBe(80);
      expect(causes(left)).not.toContain('EVENT-04');
    }
  });

  it('DEBT-01: without an owner of Doc Holliday the bank is the creditor', () => {
    for (const G1 of [{ owner: null }, { closed: true }] satisfies readonly Partial<PrivateState>[])
      expect(leave(profile, { ...second3, privates: { G1 } }, 'export').game.debts?.creditorOfSF).toBeNull();
    const { privates: _, ...withoutDoc } = second3;
    const setup = { privates: ['Y3', 'Y5', 'G2', 'G4', 'B6'] as const };
    expect(leave(profile, { ...withoutDoc, setup }, 'export').game.debts?.creditorOfSF).toBeNull();
  });

  it.each<[string, Readonly<Record<string, readonly ['RG']>>, string, string]>([
    // stations in the gorge before, prices after, stations on the charter after
    ['one returned, one never used', { D12: ['RG'] }, '0 60 80 0 0', ' D12 F12'],
    ['two returned', { D12: ['RG'], F12: ['RG'] }, '0 60 80 0 0', ' D12 F12'],
    ['one returned, the other placed elsewhere', { K7: ['RG'], F12: ['RG'] }, '0 40 80 0 0', ' K7 D12 F12'],
    ['none returned', { K7: ['RG'] }, '0 40 60 0 0', ' K7 D12 F12'],
  ])('TOKEN-09: %s', (_what, stations, prices, placed) => {
    const left = leave(profile, { ...second3, stations }, 'export');
    expect(shows(left, 'RG stationCosts')).toBe(prices);
    const hexes = left.game.railroads.RG?.stations.flatMap(({ hex }) => (hex === null ? [] : [hex]));
    expect(` ${hexes?.slice(1).join(' ')}`).toBe(placed);
    expect(left.game.board.stations.D12?.filter((railroad) => railroad === 'RG')).toHaveLength(1);
  });

  it('TOKEN-10: Rio Grande gets its stations before it is founded, and founds at home afterwards', () => {
    const scene: ClosingScene = {
      ...second3,
      acts: 'SF',
      railroads: { SF: { president: 'bob', hands: { bob: 50 }, par: 60 } },
    };
    const left = leave(profile, scene, 'export');
    expect(['D12', 'F12'].map((hex) => shows(left, `stations ${hex}`))).toEqual(['RG', 'RG']);
    expect(left.game.railroads.RG?.stations.map(({ hex }) => hex)).toEqual([null, null, null, 'D12', 'F12']);
  });
});

describe.each(PROFILES)('EVENT-06 privates close, %s', (profile) => {
  const closing = [
    'Y2',
    'Y3',
    'Y4',
    'Y5',
    'Y6',
    'G2',
    'G3',
    'G5',
    'G6',
    'B3',
    'B4',
    'B5',
  ] as const satisfies readonly Private[];
  const dealt = PRIVATES.filter((id) => engine.box.privates[id].dealt);
  const first5 = (id: Private, top: readonly [Train, number], card: Partial<PrivateState>): ClosingScene => ({
    ...base,
    phase: 'Brown',
    top,
    privates: { [id]: card },
  });

  it.each(dealt)('B018, B022: %s with the first 5+', (id) => {
    const closes = (closing as readonly Private[]).includes(id);
    for (const way of WAYS)
      for (const owner of [{ player: 'bob' }, { railroad: 'SF' }] as const) {
        const left = leave(profile, first5(id, ['5+', 0], { owner }), way);
        expect(shows(left, `${id} closed`)).toBe(closes);
        expect(shows(left, 'bob cash')).toBe(550);
        expect(closed(left).includes(id)).toBe(closes);
      }
  });

  it('no other train closes any', () => {
    for (const top of [
      ['4+', 2],
      ['5+', 1],
      ['6x2', 0],
    ] satisfies readonly [Train, number][])
      for (const id of closing) {
        const left = leave(profile, first5(id, top, { owner: { player: 'bob' } }), 'export');
        expect([id, shows(left, `${id} closed`)]).toEqual([id, false]);
      }
  });

  it('B111: money on the jeweler’s card is lost', () => {
    const left = leave(profile, first5('Y6', ['5+', 0], { owner: { player: 'bob' }, cash: 15 }), 'purchase');
    expect([shows(left, 'Y6 closed'), shows(left, 'bob cash'), shows(left, 'Y6 cash')]).toEqual([true, 550, 15]);
  });
});

describe('EVENT-07, EVENT-08 the end card', () => {
  const last = (train: Train, gone: number, change: Partial<ClosingScene> = {}): ClosingScene => ({
    ...base,
    phase: 'Brown',
    set: 4,
    top: [train, gone],
    ...change,
  });
  const endCard = (profile: ProfileId, scene: ClosingScene, way: Way) => shows(leave(profile, scene, way), 'endCard');

  it.each(WAYS)('A-60, B-49: the last 5+ brings it where Silver is the end card, by %s', (way) => {
    expect(PROFILES.map((profile) => endCard(profile, last('5+', 1), way))).toEqual([5, 5, null]);
  });
  it.each(WAYS)('B062: the first 6x2 brings it where the engine says so, by %s', (way) => {
    expect(PROFILES.map((profile) => endCard(profile, last('6x2', 0), way))).toEqual([null, null, 5]);
    expect(PROFILES.map((profile) => endCard(profile, last('6x2', 1), way))).toEqual([null, null, null]);
  });
  it('END-07: the shorter end counts for a purchase, not for an export', () => {
    const shorter = last('6x2', 0, { setup: { shorterEnd: true } });
    expect(WAYS.map((way) => endCard('18xx-games', shorter, way))).toEqual([4, 5]);
  });
});

describe.each(PROFILES)('EVENT-01, EVENT-03 order and time of events, %s', (profile) => {
  it.each(WAYS)(
    'the 2+ rust when the first 4+ leaves by %s, and only those that railroads own bring salvage',
    (way) => {
      const scene: ClosingScene = { ...base, phase: 'Green', top: ['4+', 0], trains: { SF: ['2+', '2+'] } };
      const left = leave(profile, scene, way);
      expect([shows(left, 'SF trains'), shows(left, 'SF cash')]).toEqual(['', 40]);
      const later = leave(profile, { ...scene, top: ['4+', 1] }, way);
      expect([shows(later, 'SF trains'), shows(later, 'SF cash')]).toEqual(['2+ 2+', 0]);
    },
  );

  it('trains rust before the end card comes', () => {
    const scene: ClosingScene = { ...base, phase: 'Silver', top: ['6x2', 0], trains: { SF: ['3+'] } };
    const rules = causes(leave(profile, scene, 'export'));
    expect(rules.slice(0, 3)).toEqual(['SET-END-06', 'TRAIN-09', 'TRAIN-10']);
    expect(rules.includes('END-04')).toBe(profile === '18xx-games');
  });

  it('PHASE-03: a new phase holds for the rest of the turn', () => {
    const scene: ClosingScene = {
      ...base,
      phase: 'Yellow',
      top: ['2+', 3],
      privates: { Y3: 'bob' },
    };
    const position = closingScene(profile, scene);
    const applied = engine.apply(position, { type: 'buyTrain', railroad: 'RG', train: '2+', from: 'depot', price: 80 });
    if (!applied.ok) throw new Error('refused');
    const sales = [...engine.options(applied.position)].filter(({ move }) => move.type === 'buyPrivate');
    expect(sales.length > 0).toBe(profile !== 'bga');
    const inLast = engine.apply(applied.position, { type: 'pass', railroad: 'RG' });
    expect(inLast.ok && seen(inLast.position, 'step')).toBe('privates');
  });
});

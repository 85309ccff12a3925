/** Chapter "settlement": what happens after the second operating round of a set, in each profile. */
import { describe, expect, it } from 'vitest';
import type { Box } from '../../spec/box/box.ts';
import { held } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { View } from '../../spec/rule.ts';
import { amountOf } from '../../spec/rule.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import { SET_END_05, SET_END_06 } from '../../spec/rules/settlement.ts';
import { emptyGold, exportTrains, payCfi, payVgc, refillSteel } from '../../spec/settlement.ts';
import type { Game } from '../../spec/state.ts';
import type { ProfileId, Railroad, SettlementStep, Train } from '../../spec/vocabulary.ts';
import { PROFILES, STEEL_COLUMNS } from '../../spec/vocabulary.ts';
import type { Outcome } from '../support/end-of-set.ts';
import {
  cashOf,
  departed,
  ending,
  endRound,
  firstBy,
  founded,
  indebted,
  lastStep,
  marked,
  money,
  owned,
  priced,
  priceNow,
  settledSet,
  shares,
  shipped,
} from '../support/end-of-set.ts';
import { deal, decidedBy, engine, firstStockRound, setupFor, staged } from '../support/table.ts';

const view = (profile: ProfileId, ...entries: readonly Entry[]): View =>
  engine.view(staged(firstStockRound(profile), ...entries));

const marker = ({ game }: { readonly game: Game }): number => engine.box.market[game.debtMarker]?.price ?? 0;

/** Steps of a settlement in the order in which the chart took them up. */
const stepsTaken = (journal: readonly Entry[]): readonly SettlementStep[] => {
  const laidOut = journal.flatMap((e) =>
    'change' in e && e.change === 'settlement' && e.rule === 'SET-END-01' ? [e] : [],
  );
  return laidOut.slice(1).flatMap(({ from, to }) => from[from.length - to.length - 1] ?? []);
};

describe('SET-END-01 a set is settled in the order of the profile', () => {
  it.each<[ProfileId, readonly SettlementStep[], string]>([
    ['bga', ['payVgc', 'emptyGold', 'payCfi', 'export', 'refillSteel', 'debtMarker'], 'A-70'],
    ['summary', ['debtMarker', 'payVgc', 'emptyGold', 'export', 'payCfi', 'refillSteel'], 'B-52'],
    ['18xx-games', ['debtMarker', 'payCfi', 'refillSteel', 'payVgc', 'emptyGold', 'export'], 'engine'],
  ])('%s: %j (%s)', (profile, order) => {
    const { journal, position } = settledSet(profile, 1, []);
    expect(stepsTaken(journal)).toEqual(order);
    expect(position.game.settlement).toEqual([]);
    expect(position.game.round).toEqual({ kind: 'stock', set: 2, or: null });
    expect(position.game.operating).toBeNull();
  });
});

describe.each(PROFILES)('payouts of the metal companies, profile %s', (profile) => {
  it.each<[string, number, number, number, number]>([
    // docket, dollars on the steel works, price before, per share, price after
    ['B087: 130 at 50 is 13 a share and two spaces', 130, 50, 13, 60],
    ['B065: rounded down to whole dollars for each share', 139, 50, 13, 60],
    ['less than the price raises nothing', 50, 55, 5, 55],
    ['as much as the price raises one space', 60, 60, 6, 65],
    ['twice the price less one dollar is still one space', 119, 60, 11, 65],
    ['three times the price raises three spaces', 180, 60, 18, 80],
    ['five times the price raises no more', 300, 60, 30, 80],
    ['nobody leaves the row at its upper end', 500, 460, 50, 460],
  ])('SET-END-02 and SET-END-05: %s', (_why, onBoard, price, perShare, after) => {
    const at = view(
      profile,
      money('CF&I', onBoard - 50),
      priced('CF&I', price),
      shares('ann', 30, 'CF&I'),
      shares('bob', 10, 'CF&I'),
    );
    const { game, journal } = payCfi(at);
    expect(cashOf(game, 'ann') - cashOf(at.game, 'ann')).toBe(3 * perShare);
    expect(cashOf(game, 'bob') - cashOf(at.game, 'bob')).toBe(perShare);
    expect(cashOf(game, 'cid')).toBe(cashOf(at.game, 'cid'));
    expect(game.metals['CF&I'].cash).toBe(0);
    expect(priceNow(game, 'CF&I')).toBe(after);
    expect(new Set(journal.map((e) => e.rule)).has('SET-END-05')).toBe(after !== price);
  });

  it('B040: the money of the steel works goes to players and bank, then they hold their base money again', () => {
    const at = view(profile, money('CF&I', 80), shares('ann', 20, 'CF&I'));
    const paid = payCfi(at);
    const toBank = paid.journal.flatMap((e) => ('what' in e && e.to === 'bank' && 'money' in e.what ? [e.what] : []));
    expect(toBank).toEqual([{ money: 104 }]);
    expect(refillSteel({ ...at, game: paid.game }).game.metals['CF&I'].cash).toBe(50);
  });

  it.each<[number, number, number, number]>([
    [0, 45, 5, 50],
    [1, 45, 9, 55],
    [2, 45, 14, 60],
    [3, 90, 20, 110],
    [4, 90, 27, 120],
    [5, 110, 35, 145],
  ])('SET-END-03 and GOLD-05: %i cubes shipped at a price of %i pay %i a share and raise it to %i', (...row) => {
    const [cubes, price, perShare, after] = row;
    const at = view(profile, ...shipped(cubes), priced('VGC', price), shares('bob', 20, 'VGC'));
    const { game } = payVgc(at);
    expect(cashOf(game, 'bob') - cashOf(at.game, 'bob')).toBe(2 * perShare);
    expect(game.metals.VGC.cash).toBe(0);
    expect(priceNow(game, 'VGC')).toBe(after);
  });

  it('B087: the gold mine at 45 pays 50 and rises one space; a cheaper payout than the price moves nothing', () => {
    expect(priceNow(payVgc(view(profile)).game, 'VGC')).toBe(50);
    expect(priceNow(payVgc(view(profile, priced('VGC', 55))).game, 'VGC')).toBe(55);
  });

  it('SET-END-05: the limit of the ruling binds the rise, whatever it is', () => {
    const rise = (most: number): number => amountOf(SET_END_05, { payout: 300, price: 60, most }).spaces;
    expect([rise(0), rise(1), rise(2), rise(3)]).toEqual([0, 1, 2, 3]);
  });

  it('SET-END-04: the Gold Miner is two more shares, paid by the bank; in nobody’s hand he is none', () => {
    const cards = { privates: ['Y3', 'Y5', 'G1', 'G4', 'B4'] } as const;
    const dealt = staged(deal(setupFor(profile, 3, cards)), ...shipped(1), shares('bob', 20, 'VGC'));
    const gain = (...entries: readonly Entry[]): number => {
      const { game } = payVgc(engine.view(staged(dealt, ...entries)));
      return cashOf(game, 'bob') - cashOf(dealt.game, 'bob');
    };
    expect(gain()).toBe(18);
    expect(gain(owned('B4', 'bob'))).toBe(36);
    const closed: Entry = { rule: 'PRIVATE-07', change: 'closed', of: 'B4', from: false, to: true };
    expect(gain(owned('B4', 'bob'), closed)).toBe(18);
    expect(gain(owned('B4', 'cid'))).toBe(18);
  });

  it('GOLD-06: the gold track is emptied after the payout, and the gold mine shows its base money', () => {
    const at = view(profile, ...shipped(3));
    const { game, journal } = emptyGold({ ...at, game: payVgc(at).game });
    expect([game.gold.shipped, game.metals.VGC.cash]).toEqual([0, 50]);
    expect(new Set(journal.map((e) => e.rule))).toEqual(new Set(['GOLD-06']));
  });

  it('STEEL-09: every column is filled again, and only what was missing is noted', () => {
    const spend: Entry = { rule: 'STEEL-01', change: 'steel', of: 'A', from: [30, 20, 10, 0], to: [30] };
    const { game, journal } = refillSteel(view(profile, spend));
    expect(STEEL_COLUMNS.map((c) => game.steel[c])).toEqual(
      STEEL_COLUMNS.map((c) => [...engine.box.steel.columns[c].cubes].sort((a, b) => b - a)),
    );
    expect(journal.filter((e) => e.rule === 'STEEL-09')).toHaveLength(1);
  });

  it('B040: a set is paid before the next begins: the record of the last move of OR 2 has it', () => {
    const { journal, position, before } = settledSet(profile, 1, [shares('ann', 20, 'CF&I'), money('CF&I', 80)]);
    const nextSet = journal.findIndex((e) => 'change' in e && e.change === 'round' && e.to.set === 2);
    expect(firstBy(journal, 'SET-END-02')).toBeGreaterThan(0);
    expect(firstBy(journal, 'SET-END-02')).toBeLessThan(nextSet);
    expect(cashOf(position.game, 'ann') - cashOf(before, 'ann')).toBe(26);
  });

  it('SET-END-08, B065: after OR 1 nobody is paid, nothing refilled and nothing exported', () => {
    const between: readonly RuleId[] = ['SET-END-01', 'SET-END-02', 'SET-END-03', 'SET-END-06', 'STEEL-09', 'GOLD-06'];
    const caused = (or: 1 | 2): readonly RuleId[] => {
      const scene = [...founded('RG', 60, 'ann'), money('RG', 100), money('CF&I', 80), ...shipped(1)];
      const { journal } = endRound(lastStep(profile, 2, or, 'RG', scene), 'RG');
      return between.filter((id) => firstBy(journal, id) >= 0);
    };
    expect(caused(1)).toEqual([]);
    expect(caused(2)).not.toEqual([]);
  });
});

describe('DEBT-05 the debt marker', () => {
  it.each<[ProfileId, number, number]>([
    ['bga', 60, 65],
    ['summary', 60, 65],
    ['18xx-games', 65, 70],
  ])('B067: %s has it at %i after OR 1 and at %i after OR 2', (profile, afterOne, afterTwo) => {
    const scene = [...founded('RG', 60, 'ann'), money('RG', 100), ...indebted({ RG: 4 })];
    const one = endRound(lastStep(profile, 3, 1, 'RG', scene), 'RG');
    expect(marker(one.position)).toBe(afterOne);
    const two = endRound(lastStep(profile, 3, 2, 'RG', [...scene, marked(afterOne)]), 'RG');
    expect(marker(two.position)).toBe(afterTwo);
  });

  it.each(PROFILES)('B004, SETUP-13: in %s it stays on $60 before the Treaty', (profile) => {
    expect(marker(settledSet(profile, 1, []).position)).toBe(60);
  });

  it.each(PROFILES)('DEBT-04: in %s it climbs cell by cell and stops at the last', (profile) => {
    const climb = (price: number): number => marker(settledSet(profile, 3, [...indebted({}), marked(price)]).position);
    expect([climb(80), climb(130), climb(460)]).toEqual(profile === '18xx-games' ? [100, 160, 460] : [90, 145, 460]);
  });
});

describe('SET-END-09 a Treaty by export', () => {
  it.each<[ProfileId, number]>([
    ['bga', 65],
    ['summary', 60],
    ['18xx-games', 60],
  ])('in %s leaves the marker at %i', (profile, price) => {
    const { position } = settledSet(profile, 2, [...departed('2+', 4), ...departed('3+', 1)]);
    expect([position.game.treaty, marker(position)]).toEqual([true, price]);
    expect(settledSet(profile, 2, [...departed('2+', 4), ...departed('3+', 2)]).position.game.treaty).toBe(false);
  });
});

describe.each(PROFILES)('SET-END-06 export, profile %s', (profile) => {
  const left = ({ position }: Outcome, train: Train): number => position.game.departed[train];

  it.each<[string, readonly Entry[], Partial<Record<Train, number>>]>([
    ['B034: two 2+ left, both go', departed('2+', 2), { '2+': 4, '3+': 0 }],
    ['B035: four 2+ left, all go and no 3+', [], { '2+': 4, '3+': 0 }],
    ['one 2+ left, it alone goes', departed('2+', 3), { '2+': 4, '3+': 0 }],
    ['no 2+ left, one 3+ goes', departed('2+', 4), { '2+': 4, '3+': 1 }],
    ['the top one is the last 3+', [...departed('2+', 4), ...departed('3+', 3)], { '3+': 4, '4+': 0 }],
  ])('%s', (_why, gone, expected) => {
    const outcome = settledSet(profile, 1, gone);
    for (const [train, copies] of Object.entries(expected) as [Train, number][])
      expect([train, left(outcome, train)]).toEqual([train, copies]);
  });

  it('B034, B035: the last 2+ brings Green, once, however many go', () => {
    for (const gone of [0, 2, 3]) {
      const { journal, position } = settledSet(profile, 1, departed('2+', gone));
      expect(position.game.phase).toBe('Green');
      expect(journal.filter((e) => 'change' in e && e.change === 'phase')).toHaveLength(1);
    }
    expect(settledSet(profile, 1, departed('2+', 4)).position.game.phase).toBe('Yellow');
  });

  it('B034: with Green come the green railroads and their start prices, in the very next stock round', () => {
    const rich = money('ann', 1000);
    const found = (railroad: Railroad, par: number) => ({ type: 'found', player: 'ann', railroad, par }) as const;
    const green = settledSet(profile, 1, [rich, ...departed('2+', 2)]).position;
    expect([decidedBy(green, found('SF', 60)), decidedBy(green, found('RG', 120))]).toEqual([null, null]);
    const yellow = settledSet(profile, 1, [rich, ...departed('2+', 4)]).position;
    expect([decidedBy(yellow, found('SF', 60)), decidedBy(yellow, found('RG', 120))]).not.toContain(null);
    expect(decidedBy(yellow, found('RG', 60))).toBeNull();
  });

  it('SET-END-06: an exported train makes others rust, as if it had been bought', () => {
    const old: Entry = { rule: 'TRAIN-02', what: { train: '2+' }, from: 'box', to: { company: 'SF' } };
    const scene = [...departed('2+', 4), ...departed('3+', 4), ...departed('4+', 0), old];
    const { position } = settledSet(profile, 3, scene);
    expect(position.game.railroads.SF).toMatchObject({ trains: [], cash: 20 });
    expect(settledSet(profile, 3, [...departed('2+', 4), old]).position.game.railroads.SF?.trains).toEqual(['2+']);
  });

  it('SET-END-07: a 6x2 goes each time, for they never run out (B050)', () => {
    const gone = [...departed('2+', 4), ...departed('3+', 4), ...departed('4+', 3), ...departed('5+', 2)];
    expect(left(settledSet(profile, 6, [...gone, ...departed('6x2', 7)]), '6x2')).toBe(8);
  });

  it('B029: an empty depot exports nothing, and nothing breaks', () => {
    const box: Box = { ...engine.box, trains: engine.box.trains.slice(0, 1) };
    expect(amountOf(SET_END_06, { twos: 0, left: 0, allTwos: true })).toEqual({ exported: 0 });
    const at = { ...view(profile, ...departed('2+', 4)), box };
    expect(exportTrains(at).journal).toEqual([]);
    expect(exportTrains({ ...view(profile, ...departed('2+', 3)), box }).journal).not.toEqual([]);
  });

  it('the set with which the game ends exports nothing, the one before it does', () => {
    const gone = departed('2+', 4);
    expect(left(settledSet(profile, 4, [...gone, ending({ endCard: 4 })]), '3+')).toBe(0);
    expect(left(settledSet(profile, 3, [...gone, ending({ endCard: 4 })]), '3+')).toBe(1);
  });
});

describe('END-06 the last settlement', () => {
  it.each<[ProfileId, readonly SettlementStep[]]>([
    ['bga', ['payVgc', 'payCfi']],
    ['summary', ['payVgc', 'payCfi']],
    ['18xx-games', ['payCfi', 'payVgc']],
  ])('B028: in %s only the metal companies pay: %j', (profile, order) => {
    const scene = [ending({ endCard: 3 }), ...indebted({}), ...shipped(2), shares('ann', 10, 'VGC')];
    const { journal, position, before } = settledSet(profile, 3, scene);
    expect(stepsTaken(journal)).toEqual(order);
    expect(cashOf(position.game, 'ann') - cashOf(before, 'ann')).toBe(14);
    expect(position.game.settlement).toEqual([]);
    expect(position.game.gold.shipped).toBe(2);
  });

  it('a price in the red zone by the last payout shortens the settlement that is running', () => {
    const scene = [...departed('2+', 4), priced('VGC', 280), priced('CF&I', 280), money('CF&I', 500), ...shipped(4)];
    const steps = Object.fromEntries(PROFILES.map((p) => [p, stepsTaken(settledSet(p, 3, scene).journal)]));
    expect(steps.bga).toEqual(['payVgc', 'emptyGold', 'payCfi']);
    expect(steps.summary).toEqual(['debtMarker', 'payVgc', 'emptyGold', 'export', 'payCfi']);
    expect(steps['18xx-games']).toHaveLength(6);
  });
});

it('shares that lie in the pool pay nobody', () => {
  const at = view('bga', shares('ann', 10, 'CF&I'));
  const before = at.game.players.reduce((sum, p) => sum + p.cash, 0);
  const after = payCfi(at).game.players.reduce((sum, p) => sum + p.cash, 0);
  expect([held(at.game, 'ann', 'CF&I'), after - before]).toEqual([10, 5]);
});

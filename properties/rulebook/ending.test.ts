/** Chapter "ending": what ends the game, how much is still played, and what is done at the end. */
import { describe, expect, it } from 'vitest';
import { endCardOut } from '../../spec/end-card.ts';
import { adjustForDebt, dueEnd } from '../../spec/ending.ts';
import type { Entry } from '../../spec/ledger.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import { amountOf, seal } from '../../spec/rule.ts';
import { DEBT_07 } from '../../spec/rules/debt-marker.ts';
import { movePrice } from '../../spec/share-price.ts';
import type { EndTriggers, GameResult, Position } from '../../spec/state.ts';
import type { Company, ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import {
  cashOf,
  departed,
  ending,
  endRound,
  firstBy,
  founded,
  indebted,
  inRound,
  lastStep,
  money,
  priced,
  priceNow,
  settledSet,
  shares,
} from '../support/end-of-set.ts';
import { deal, decidedBy, engine, firstStockRound, play, setupFor, staged } from '../support/table.ts';
import { stepByXState } from '../support/xstate-play.ts';

const reasonOf = (position: Position): GameResult['reason'] | null => position.game.result?.reason ?? null;

describe('END-02 and END-05 which end is due in set 4', () => {
  it.each<[string, Partial<EndTriggers>, GameResult['reason'] | null]>([
    ['nothing has happened', {}, null],
    ['B043: a bankruptcy, at once', { bankruptcy: true }, 'bankruptcy'],
    ['B043, B052: a price in the red zone, in this set', { redZone: 4 }, 'redZone'],
    ['B043: the end card bounds the game with this set', { endCard: 4 }, 'endCard'],
    ['B030, B032: the end card bounds it with the next set only', { endCard: 5 }, null],
    ['B059, B106: red zone now, although the end card allowed a further set', { endCard: 5, redZone: 4 }, 'redZone'],
    ['B100: of two for this set the red zone is named', { endCard: 4, redZone: 4 }, 'redZone'],
    ['B100: bankruptcy before all', { endCard: 4, redZone: 4, bankruptcy: true }, 'bankruptcy'],
  ])('%s', (_why, ends, reason) => {
    const position = staged(firstStockRound('bga'), inRound({ kind: 'operating', set: 4, or: 2 }), ending(ends));
    expect(dueEnd(position.game)).toBe(reason);
  });

  it.each(PROFILES)('in %s a full treasury of the bank, a full map or set 100 end nothing', (profile) => {
    expect(reasonOf(settledSet(profile, 100, []).position)).toBeNull();
  });
});

describe.each(PROFILES)('the end of a set, profile %s', (profile) => {
  it.each<[string, Partial<EndTriggers>, string]>([
    ['goes on without a cause', {}, 'game.set.stockRound.turn.selling'],
    ['END-03: red zone', { redZone: 4 }, 'game.ended'],
    ['END-04: the last set that the end card allows', { endCard: 4 }, 'game.ended'],
    ['END-04, B107: not the set in which the card came', { endCard: 5 }, 'game.set.stockRound.turn.selling'],
  ])('%s', (_why, ends, at) => {
    const { position, journal } = settledSet(profile, 4, [ending(ends)]);
    expect(position.at).toBe(at);
    expect(position.game.round.set).toBe(at === 'game.ended' ? 4 : 5);
    expect(firstBy(journal, 'SCORE-01') >= 0).toBe(at === 'game.ended');
  });

  it('END-03, B052: a price that entered the red zone before OR 1 lets both operating rounds be played', () => {
    const scene = [...founded('RG', 60, 'ann'), money('RG', 50), ending({ redZone: 4 })];
    expect(endRound(lastStep(profile, 4, 1, 'RG', scene), 'RG').position.game.round).toMatchObject({ set: 4, or: 2 });
    expect(reasonOf(endRound(lastStep(profile, 4, 2, 'RG', scene), 'RG').position)).toBe('redZone');
  });

  it('END-03: sold out into the red zone at the end of the stock round, the game ends with this set', () => {
    const soldOut = [...founded('RG', 280, 'ann', 50), shares('bob', 50, 'RG'), money('RG', 50)];
    const at = staged(firstStockRound(profile), inRound({ kind: 'stock', set: 4, or: null }), ...soldOut);
    const operating = play(at, ...at.game.players.map(({ id }) => ({ type: 'pass', player: id }) as const));
    expect(priceNow(operating.game, 'RG')).toBe(310);
    expect([operating.game.round.kind, operating.game.ends.redZone]).toEqual(['operating', 4]);
  });

  it.each([1, 2] as const)('END-01, BANKRUPT-04: a bankruptcy in OR %i ends the game without any settlement', (or) => {
    const scene = [...founded('RG', 60, 'ann'), ...departed('2+', 4), ending({ bankruptcy: true })];
    const { journal, position, before } = endRound(lastStep(profile, 3, or, 'RG', scene), 'RG');
    expect(reasonOf(position)).toBe('bankruptcy');
    expect(position.game.round).toEqual({ kind: 'operating', set: 3, or });
    expect(firstBy(journal, 'SET-END-01')).toBe(-1);
    expect(position.game.metals).toEqual(before.metals);
    expect(position.game.departed).toEqual(before.departed);
  });
});

describe('END-03 whose token in the red zone ends the game', () => {
  const into = (profile: ProfileId, company: Company): number | null => {
    const scene = company === 'RG' ? [...founded('RG', 280, 'ann')] : [priced(company, 280)];
    const at = engine.view(staged(firstStockRound(profile), ...scene));
    const [, entry] = movePrice(at, at.game, 'DIV-06', company, 1);
    return entry !== undefined && 'change' in entry && entry.change === 'ends' ? entry.to.redZone : null;
  };

  it.each(PROFILES)('a railroad’s in %s', (profile) => {
    expect(into(profile, 'RG')).toBe(1);
  });

  it.each<[ProfileId, number | null]>([
    ['bga', 1],
    ['summary', 1],
    ['18xx-games', null],
  ])('a metal company’s: %s says set %s', (profile, set) => {
    expect([into(profile, 'CF&I'), into(profile, 'VGC')]).toEqual([set, set]);
  });

  it.each<[ProfileId, GameResult['reason'] | null]>([
    ['bga', 'redZone'],
    ['summary', 'redZone'],
    ['18xx-games', null],
  ])('the payout of the settlement itself can bring it there: in %s the game ends by %s', (profile, reason) => {
    const { position } = settledSet(profile, 3, [priced('CF&I', 280), money('CF&I', 300)]);
    expect(reasonOf(position)).toBe(reason);
  });

  it('END-03: a price that falls back does not take the end away', () => {
    const at = engine.view(staged(firstStockRound('bga'), ...founded('RG', 310, 'ann'), ending({ redZone: 1 })));
    const entries = movePrice(at, at.game, 'DIV-07', 'RG', -2);
    expect(entries.map((e) => ('change' in e ? e.change : ''))).toEqual(['price']);
  });
});

describe('END-04 and END-07 the end card', () => {
  const lastSet = (profile: ProfileId, event: 'silver' | 'endCard', by: 'purchase' | 'export', shorter = false) => {
    const start = deal(setupFor(profile, 3, { shorterEnd: shorter }));
    const at = engine.view(staged(start, inRound({ kind: 'operating', set: 4, or: 1 })));
    const [entry] = endCardOut(at, at.game, event, by);
    return entry !== undefined && 'change' in entry && entry.change === 'ends' ? entry.to.endCard : null;
  };

  it.each<[ProfileId, number | null, number | null]>([
    ['bga', 5, null],
    ['summary', 5, null],
    ['18xx-games', null, 5],
  ])('B062, B107: in %s the last 5+ of set 4 makes set %s the last, the first 6x2 set %s', (profile, five, six) => {
    expect([lastSet(profile, 'silver', 'purchase'), lastSet(profile, 'endCard', 'purchase')]).toEqual([five, six]);
    expect([lastSet(profile, 'silver', 'export'), lastSet(profile, 'endCard', 'export')]).toEqual([five, six]);
  });

  it.each<[string, 'purchase' | 'export', boolean, number]>([
    ['bought, the common rule', 'purchase', false, 5],
    ['exported, the common rule', 'export', false, 5],
    ['bought, the shorter end', 'purchase', true, 4],
    ['exported, the shorter end', 'export', true, 5],
  ])('%s', (_why, by, shorter, set) => {
    expect(lastSet('18xx-games', 'endCard', by, shorter)).toBe(set);
    expect(lastSet('bga', 'silver', by, shorter)).toBe(set);
  });

  it('B032: once it is out, a later train does not move the end', () => {
    const at = engine.view(staged(firstStockRound('18xx-games'), ending({ endCard: 5 })));
    expect(endCardOut(at, at.game, 'endCard', 'purchase')).toEqual([]);
  });

  it.each<[ProfileId, number, number]>([
    ['bga', 1, 0],
    ['summary', 1, 0],
    ['18xx-games', 2, 0],
  ])('B030: in %s a card exported in the settlement of set 3 ends the game after set 4', (profile, fives, sixes) => {
    const gone = [...departed('2+', 4), ...departed('3+', 4), ...departed('4+', 3)];
    const scene = [...gone, ...departed('5+', fives), ...departed('6x2', sixes)];
    const { position } = settledSet(profile, 3, scene);
    expect([position.game.ends.endCard, position.game.round.set]).toEqual([4, 4]);
    expect(reasonOf(settledSet(profile, 4, [...scene, ending({ endCard: 4 })]).position)).toBe('endCard');
  });
});

it('END-07: a card that the settlement exports allows a whole set also under the shorter end', () => {
  const gone = [...departed('2+', 4), ...departed('3+', 4), ...departed('4+', 3), ...departed('5+', 2)];
  const { position } = settledSet('18xx-games', 3, gone, { shorterEnd: true });
  expect([position.game.ends.endCard, reasonOf(position)]).toEqual([4, null]);
});

describe('END-08 breaking off', () => {
  const end = { type: 'breakOff' } as const;
  const table = { box: engine.box, rulings: seal(rulingsOf('18xx-games')) };
  const operating = lastStep('18xx-games', 3, 1, 'RG', [
    ...founded('RG', 90, 'ann'),
    money('RG', 50),
    ...indebted({ RG: 1 }),
  ]);

  it.each<[string, Position]>([
    ['in the auction', deal(setupFor('18xx-games'))],
    ['in a stock round', firstStockRound('18xx-games')],
    ['in an operating round', operating],
  ])('%s nothing is paid any more, debt counts, and the score is made', (_where, position) => {
    const applied = engine.apply(position, end);
    if (!applied.ok) throw new Error('refused');
    expect([applied.position.at, reasonOf(applied.position)]).toEqual(['game.ended', 'broken']);
    expect(applied.position.game.metals).toEqual(position.game.metals);
    expect(firstBy(applied.journal, 'SET-END-02')).toBe(-1);
    expect(stepByXState(table, position, end)).toEqual({ position: applied.position, journal: applied.journal });
  });

  it('pays for debt and keeps the round of the moment', () => {
    const { game } = play(operating, end);
    expect(priceNow(game, 'RG')).toBe(70);
    expect(game.round).toEqual({ kind: 'operating', set: 3, or: 1 });
    expect(game.result?.totals.ann).toBe(cashOf(game, 'ann') + 140);
  });

  it('a game that is over cannot be broken off, nor played on', () => {
    const over = play(operating, end);
    expect(decidedBy(over, end)).toBe('END-08');
    expect(decidedBy(over, { type: 'pass', railroad: 'RG' })).not.toBeNull();
    expect([...engine.options(over)]).toEqual([]);
    expect([...engine.options(operating)].map((o) => o.move)).toContainEqual(end);
  });
});

describe('DEBT-07 and SCORE-02 unpaid debt', () => {
  const scene = (price: number, RG: number, SF: number): readonly Entry[] => [
    ...founded('RG', price, 'ann'),
    ...founded('SF', price, 'bob'),
    ...indebted({ RG, SF }),
  ];

  it.each<[string, number, number, number, number, number]>([
    ['B089: two tokens of each at 240', 240, 2, 2, 180, 180],
    ['nothing is owed', 240, 0, 0, 240, 240],
    ['one token of each', 240, 1, 1, 200, 220],
    ['three tokens of RG', 240, 3, 0, 145, 240],
    ['four tokens of RG', 240, 4, 0, 110, 240],
    ['B089: the row ends at 30', 50, 4, 2, 30, 35],
  ])('%s: from %i with %i and %i left to %i and %i', (_why, price, RG, SF, afterRG, afterSF) => {
    for (const profile of PROFILES) {
      const { game } = adjustForDebt(engine.view(staged(firstStockRound(profile), ...scene(price, RG, SF))));
      expect([priceNow(game, 'RG'), priceNow(game, 'SF')]).toEqual([afterRG, afterSF]);
      expect(game.debts).toMatchObject({ RG: 0, SF: 0 });
    }
  });

  it('B089: on one cell Santa Fe’s token, which drops first, lies before that of Rio Grande', () => {
    const { game } = adjustForDebt(engine.view(staged(firstStockRound('18xx-games'), ...scene(240, 2, 2))));
    expect(game.market.slice(0, 2).map((t) => t.company)).toEqual(['SF', 'RG']);
  });

  it('B089: a railroad that was never founded has no price to press', () => {
    expect(amountOf(DEBT_07, { penalty: 8, founded: false })).toEqual({ spaces: 0 });
    expect(amountOf(DEBT_07, { penalty: 8, founded: true })).toEqual({ spaces: 8 });
    const at = engine.view(staged(firstStockRound('18xx-games'), ...indebted({ RG: 4, SF: 2 })));
    expect(adjustForDebt(at).journal.map((e) => e.rule)).toEqual(['SCORE-02']);
  });

  it.each(PROFILES)(
    'B028: in %s the metal companies pay before debt presses prices, and debt before the score',
    (p) => {
      const owing = [...founded('RG', 240, 'ann'), money('RG', 50), ...indebted({ RG: 3 }), ending({ endCard: 3 })];
      const { journal } = endRound(lastStep(p, 3, 2, 'RG', [...owing, shares('ann', 10, 'CF&I')]), 'RG');
      const order = ['SET-END-02', 'DEBT-07', 'SCORE-02', 'SCORE-01'] as const;
      const places = order.map((rule) => firstBy(journal, rule));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(firstBy(journal, 'DEBT-05')).toBe(-1);
      expect(firstBy(journal, 'SET-END-06')).toBe(-1);
    },
  );
});

/** Chapter "emergency": whose money a train in an emergency costs, and in which order it is raised. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { ClosingScene } from '../support/closing-scene.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { buy, needy, sell, withCash } from '../support/emergency-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

/** Ann has a card besides; Bob is rich, and so is the bank. */
const withCard: ClosingScene = { ...needy, cash: { ann: 300, bob: 2000 }, privates: { G4: 'ann', Y5: 'ann' } };
const dollarShort: ClosingScene = { ...withCard, cash: { ann: 299, bob: 2000 } };

chapterReads('means of an emergency', [
  {
    rule: 'EMERGENCY-07',
    source: 'engine, B-36',
    says: 'the treasury and the president pay, nobody else',
    table: closing(withCard),
    move: buy('4+', 400),
    shows: {
      'ann cash': 0,
      'RG cash': 0,
      'bob cash': 2000,
      'RG treasury': 30,
      'RG pool': 0,
      'NO treasury': 40,
      'Y5 owner': 'ann',
      'G4 owner': 'ann',
    },
    twin: { says: 'the rich player does not add a dollar', table: closing(dollarShort), by: 'EMERGENCY-01' },
  },
  {
    rule: 'EMERGENCY-07',
    source: 'engine',
    says: 'own shares may be sold',
    table: closing(dollarShort),
    move: sell('CF&I', 10),
    shows: { 'ann cash': 349, 'ann CF&I': 30 },
    twin: { says: 'not those of another player', move: sell('CF&I', 10, 'bob'), by: 'EMERGENCY-04' },
  },
  {
    rule: 'EMERGENCY-07',
    source: 'engine',
    says: 'all that the president may sell of a railroad',
    table: closing(withCash(0)),
    move: sell('NO', 20),
    shows: { 'ann NO': 0, 'NO treasury': 40, 'NO pool': 20 },
    twin: { says: 'and none of its treasury', move: sell('NO', 30), by: 'SR-SELL-01' },
  },
  {
    rule: 'EMERGENCY-08',
    source: 'engine',
    says: 'shares may be sold while there is cash',
    table: closing(withCash(200)),
    move: sell('NO', 20),
    shows: { 'ann cash': 320, 'RG cash': 100 },
    twin: {
      says: 'as long as it is not enough',
      table: closing(withCash(300)),
      by: 'EMERGENCY-04',
      and: ['EMERGENCY-05'],
    },
  },
]);

describe('EMERGENCY-07 no other help', () => {
  it.each(PROFILES)('%s: what can be done is to buy, to sell shares, or to break off', (profile) => {
    const kinds = (scene: ClosingScene): readonly string[] =>
      [...new Set([...engine.options(closingScene(profile, scene))].map(({ move }) => move.type))].toSorted();
    expect(kinds({ ...withCard, privates: { G4: 'ann' } })).toEqual(['breakOff', 'buyTrain']);
    expect(kinds({ ...dollarShort, privates: { G4: 'ann' } })).toEqual(['breakOff', 'sellShares']);
  });

  it.each<[string, Move]>([
    ['a share out of the treasury', { type: 'buyShares', player: 'bob', company: 'RG', from: 'treasury', percent: 10 }],
    ['a card to another player', { type: 'bid', player: 'bob', private: 'Y5', price: 75 }],
    ['a start price for shares', { type: 'found', player: 'ann', railroad: 'RG', par: 70 }],
  ])('%s is sold in no profile', (_what, move) => {
    for (const profile of PROFILES)
      expect(engine.apply(closingScene(profile, dollarShort), move)).toMatchObject({
        ok: false,
        violations: [{ code: 'wrong-step' }],
      });
  });

  it.each(PROFILES)(
    '%s: a card that the railroad itself may buy raises nothing: it pays as much as its president gets',
    (profile) => {
      const before = closingScene(profile, dollarShort);
      const cards: readonly Move[] = [35, 70, 100].map((price) => ({
        type: 'buyPrivate',
        railroad: 'RG',
        private: 'Y5',
        price,
      }));
      for (const move of cards) {
        const applied = engine.apply(before, move);
        const after = applied.ok ? applied.position : before;
        expect(Number(seen(after, 'ann cash')) + Number(seen(after, 'RG cash'))).toBe(399);
        expect(decidedBy(after, buy('4+', 400))).toBe('EMERGENCY-01');
      }
      expect(cards.map((move) => decidedBy(before, move))).toEqual(
        Array(3).fill(profile === 'bga' ? 'PRIVATE-05' : null),
      );
    },
  );
});

describe('EMERGENCY-08 the president chooses', () => {
  const money = (at: Position): number => Number(seen(at, 'ann cash'));

  it.each(PROFILES)('%s: any order of sales leads to the train', (profile) => {
    const before = closingScene(profile, withCash(130));
    const orders: readonly (readonly Move[])[] = [
      [sell('NO', 20), sell('CF&I', 10)],
      [sell('CF&I', 10), sell('NO', 20)],
      [sell('CF&I', 30), sell('NO', 10)],
    ];
    const ends = orders.map((sales) => play(before, ...sales));
    expect(ends.map(money)).toEqual([300, 300, 340]);
    for (const at of ends) expect(seen(play(at, buy('4+', 400)), 'RG trains')).toBe('4+');
  });

  it.each(PROFILES)('%s: every company that he may sell from is offered, not one alone', (profile: ProfileId) => {
    const offered = [...engine.options(closingScene(profile, withCash(0)))].flatMap(({ move }) =>
      move.type === 'sellShares' ? [move.company] : [],
    );
    expect([...new Set(offered)].toSorted()).toEqual(['CF&I', 'NO', 'RG']);
    expect([...engine.options(closingScene(profile, withCash(300)))].map(({ move }) => move.type)).not.toContain(
      'sellShares',
    );
  });
});

describe('BANKRUPT-05 one is enough', () => {
  const bankrupt: Move = { type: 'declareBankruptcy', railroad: 'RG' };
  const poor = (players: 2 | 3 | 4, ann: number): ClosingScene => ({
    ...withCash(ann),
    players,
    railroads: { RG: { president: 'ann', hands: { ann: 20 }, par: 70, cash: 100 } },
    metals: {},
  });

  it.each(PROFILES.flatMap((profile) => ([2, 3, 4] as const).map((players) => [profile, players] as const)))(
    '%s: among %i players the first bankruptcy ends the game',
    (profile, players) => {
      const before = closingScene(profile, poor(players, 299));
      expect(before.game.players).toHaveLength(players);
      const after = play(before, bankrupt);
      expect([seen(after, 'step'), seen(after, 'reason')]).toEqual(['ended', 'bankruptcy']);
      expect(after.game.players.filter((p) => p.bankrupt).map(({ id }) => id)).toEqual(['ann']);
      expect(Object.keys(after.game.result?.totals ?? {})).toHaveLength(players);
      expect([...engine.options(after)]).toEqual([]);
    },
  );

  it.each(PROFILES)('%s: as long as nobody is bankrupt the game goes on', (profile) => {
    const before = closingScene(profile, poor(4, 300));
    expect(decidedBy(before, bankrupt)).toBe('BANKRUPT-01');
    expect(play(before, buy('4+', 400)).game.result).toBeNull();
  });
});

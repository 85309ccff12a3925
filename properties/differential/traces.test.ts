/** Recorded games replay, record by record, to the states of the engine that played them. */
import { describe, expect, it } from 'vitest';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { compareGame } from './replayed-games.ts';
import { differences } from './trace-view.ts';

/** Moves of the handed games that break a rule: game, action and rule. */
const KNOWN_FINDINGS: Readonly<Record<string, readonly string[]>> = {
  // It ships gold from a hex that has no mine (REPLAY-13).
  'final-train-4p': ['101.0 GOLD-02'],
};

describe.skipIf(handedGamesAbsent())('recorded games under profile 18xx-games', () => {
  it.each(HANDED_GAMES.map((g) => [g.name, g] as const))(
    '%s agrees in every field of every record, from the first bid to the score',
    (name, game) => {
      const { first, agreed, total, findings } = compareGame(game);
      expect(first).toBeNull();
      expect(agreed).toBe(total);
      const found = findings.map((f) => `${f.n}.${f.sub} ${f.violations.map((v) => v.rule).join()}`);
      expect(found).toEqual(KNOWN_FINDINGS[name] ?? []);
    },
  );
});

describe('the comparison', () => {
  const record = {
    round: { kind: 'stock', turn: 1, or: null },
    players: [{ id: 1, cash: 5, shares: { KP: 20 } }],
    corporations: [
      { sym: 'KP', type: 'rail', price: 60, tokens: [{ hex: null, price: 40 }] },
      { sym: 'DEBT', type: 'debt', price: 60 },
    ],
    market: { 6: ['KP', 'DEBT'] },
  };

  it.each([
    ['cash', { ...record, players: [{ id: 1, cash: 6, shares: { KP: 20 } }] }, 'player 1 cash'],
    ['a player’s id of another type', { ...record, playerOrder: ['1'] }, 'playerOrder'],
    ['a price', { ...record, corporations: [{ sym: 'KP', type: 'rail', price: 65 }] }, 'KP price'],
    ['a cell of the market', { ...record, market: { 7: ['KP'] } }, 'market'],
    ['a tile', { ...record, tiles: { K7: '57@0' } }, 'tiles'],
    ['a round', { ...record, round: { kind: 'stock', turn: 2, or: null } }, 'round'],
  ])('notices another value of %s', (_what, other, field) => {
    expect(differences(record, { ...record, playerOrder: [1] }).map((d) => d.field)).toEqual(['playerOrder']);
    expect(differences(record, other).map((d) => d.field)).toContain(field);
  });

  it('passes over the debt marker and the order of keys', () => {
    expect(differences(record, { ...record, market: { 6: ['KP'] } })).toEqual([]);
    expect(differences(record, { ...record, round: { or: null, turn: 1, kind: 'stock' } })).toEqual([]);
  });
});

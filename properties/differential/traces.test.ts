/** Recorded games replay, record by record, to the states of the engine that played them. */
import { describe, expect, it } from 'vitest';
import { HANDED_GAMES, handedGamesAbsent } from '../interchange/handed-games.ts';
import { compareGame } from './replayed-games.ts';
import { differences } from './trace-view.ts';

describe.skipIf(handedGamesAbsent())('recorded games under profile 18xx-games', () => {
  it.each(HANDED_GAMES.map((g) => [g.name, g] as const))(
    '%s agrees through the auction and the first stock round',
    (_name, game) => {
      const { first, agreed } = compareGame(game, (line) => line.round.kind === 'operating');
      expect(first).toBeNull();
      expect(agreed).toBeGreaterThan(10);
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

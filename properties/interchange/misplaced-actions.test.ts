/** Actions that a record has at the wrong place or in a wrong name: told where they stand, and all after them goes on. */
import { describe, expect, it } from 'vitest';
import { isMetal, presidentOf } from '../../spec/holdings.ts';
import type { Action, RandomRecord } from '../support/random-record.ts';
import { randomRecord, replayed } from '../support/random-record.ts';

/** The first game of these seeds in which that happens. */
const gameWith = (wanted: (action: Action) => boolean): RandomRecord => {
  for (let seed = 1; seed <= 60; seed++) {
    const game = randomRecord(4, seed);
    if (game.actions.some(wanted)) return game;
  }
  throw new RangeError('none of these games has such an action');
};

describe('an action that is written too early, at a step where it has no place,', () => {
  const game = randomRecord(3, 8);
  const early = game.actions.findIndex(({ type }) => type === 'bid') + 1;

  it.each(['lay_tile', 'buy_shares'])('%s is one finding, and what follows is as recorded', (type) => {
    const later = game.actions.find((action) => action.type === type);
    if (later === undefined) throw new RangeError(`no ${type}`);
    const { steps, end } = replayed(game, game.actions.toSpliced(early, 0, later), { follow: true });
    expect(end.kind).toBe('complete');
    expect(steps.flatMap(({ n, finding }) => (finding === null ? [] : [n]))).toEqual([early + 1]);
    expect(steps.at(-1)?.position).toEqual(game.moves.at(-1)?.after);
  });
});

describe('BANKRUPT-02: bankruptcy is declared by the president', () => {
  const isBankruptcy = ({ type }: Action): boolean => type === 'bankrupt';
  const game = gameWith(isBankruptcy);
  const index = game.actions.findIndex(isBankruptcy);
  const president = game.moves[index]?.after.game.players.find(({ bankrupt }) => bankrupt)?.id ?? '';
  const declaredBy = (entity: unknown) =>
    replayed(game, game.actions.with(index, { ...game.actions[index], entity, entity_type: 'player' }), {}).end;

  it('in his name it is accepted', () => {
    expect(declaredBy(Number(president)).kind).toBe('complete');
  });

  it.each(['another player', 'nobody'])('not in the name of %s', (who) => {
    const end = declaredBy(who === 'nobody' ? 99 : (Number(president) % 4) + 1);
    expect(end.kind === 'fault' && [end.fault.place, end.fault.code]).toEqual([
      `actions[${index}].entity`,
      expect.stringMatching(/^unknown-/),
    ]);
  });
});

describe('REPLAY-06: gold sent by the Gold Nugget, and by no other card, means its bonus', () => {
  const isNugget = ({ type, entity_type: kind }: Action): boolean => type === 'choose' && kind === 'company';
  const game = gameWith(isNugget);
  const index = game.actions.findIndex(isNugget);

  it.each([
    ['G2', 'complete'],
    ['Y5', 'fault'],
  ])('%s: %s', (entity, kind) => {
    const { end } = replayed(game, game.actions.with(index, { ...game.actions[index], entity }), { at: index + 1 });
    expect(end.kind).toBe(kind);
  });
});

describe('SR-SELL-07: a sale names the president’s certificate only if another player could take it over', () => {
  /** The first sale by a president of two shares or more, with a player who could take over or without one. */
  const saleIn = (game: RandomRecord, hasSuccessor: boolean): number =>
    game.moves.findIndex(({ move, before: { game: state } }) => {
      if (move.type !== 'sellShares' || move.percent < 20 || isMetal(move.company)) return false;
      const others = state.players.filter(({ id }) => id !== move.player);
      const most = Math.max(...others.map(({ shares }) => shares[move.company] ?? 0));
      return presidentOf(state, move.company) === move.player && most >= 20 === hasSuccessor;
    });

  it.each([
    [true, 'complete'],
    [false, 'finding'],
  ])('another holds as much: %s', (hasSuccessor, kind) => {
    const games = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seed) => randomRecord(4, seed));
    const game = games.find((each) => saleIn(each, hasSuccessor) >= 0);
    if (game === undefined) throw new RangeError('no such sale');
    const index = saleIn(game, hasSuccessor);
    const { shares, ...action } = game.actions[index] as { readonly shares: readonly string[] };
    const named = [(shares[0] ?? '').replace(/\d$/, '0'), ...shares.slice(2)].filter(
      (name, i, all) => all.indexOf(name) === i,
    );
    const actions = game.actions.with(index, { ...action, shares: named });
    const { end } = replayed(game, actions, { at: index + 1 });
    expect(end.kind).toBe(kind);
    if (end.kind === 'finding') expect(end.finding.violations.map(({ rule }) => rule)).toEqual(['SR-SELL-07']);
  });
});

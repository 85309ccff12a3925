/** Chapter "scoring": what a player is worth, and who has won. */
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../spec/ledger.ts';
import { winners, worth } from '../../spec/score.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { traceRecord } from '../../src/trace/record.ts';
import { cashOf, founded, indebted, money, owned, priced, shares } from '../support/end-of-set.ts';
import { deal, engine, play, setupFor, staged } from '../support/table.ts';

/** A new game of which the cash is set aside, so that only what the case adds counts. */
const scene = (profile: ProfileId, ...entries: readonly Entry[]): Position =>
  staged(deal(setupFor(profile)), ...entries);
const gain = (position: Position, player = 'ann'): number =>
  worth(engine.view(position), player) - cashOf(deal(setupFor(position.game.profile)).game, player);

describe.each(PROFILES)('SCORE-01 the score, profile %s', (profile) => {
  it.each<[string, readonly Entry[], number]>([
    ['nothing more than at the start', [], 0],
    ['cash counts', [money('ann', 130)], 130],
    ['shares of a railroad count at its price', founded('RG', 90, 'ann', 30), 270],
    ['the president’s certificate is two shares', founded('RG', 90, 'ann', 20), 180],
    ['shares of a metal company count too', [shares('ann', 20, 'CF&I'), priced('CF&I', 110)], 220],
    ['treasuries count for nobody', [...founded('RG', 90, 'bob'), money('RG', 500), money('CF&I', 200)], 0],
    ['SCORE-04: a share of a railroad never founded is worth nothing', [shares('ann', 10, 'RG')], 0],
    [
      'trains and stations count for nobody',
      [...founded('RG', 90, 'bob'), { rule: 'TRAIN-02', what: { train: '6x2' }, from: 'depot', to: { company: 'RG' } }],
      0,
    ],
    [
      'SCORE-06: a bankrupt player is scored with what he has',
      [money('ann', 40), { rule: 'BANKRUPT-03', change: 'bankrupt', of: 'ann', from: false, to: true }],
      40,
    ],
  ])('%s', (_why, entries, dollars) => {
    expect(gain(scene(profile, ...entries))).toBe(dollars);
  });
});

describe('SCORE-03 privates', () => {
  it.each<[ProfileId, number]>([
    ['bga', 0],
    ['summary', 0],
    ['18xx-games', 55 + 75],
  ])('in %s Doc Holliday and the oil fields together count $%i', (profile, dollars) => {
    expect(gain(scene(profile, owned('G1', 'ann'), owned('G4', 'ann')))).toBe(dollars);
  });

  it('a closed private and one that a railroad owns count in no profile', () => {
    const closed: Entry = { rule: 'PRIVATE-07', change: 'closed', of: 'G1', from: false, to: true };
    const sold: Entry = { rule: 'PRIVATE-01', what: { private: 'Y3' }, from: { player: 'ann' }, to: { company: 'RG' } };
    expect(gain(scene('18xx-games', owned('G1', 'ann'), closed, owned('Y3', 'ann'), sold))).toBe(0);
  });
});

describe('SCORE-02 debt comes first', () => {
  it.each(PROFILES)(
    'B079: in %s the result has the price after the drop, the worth before it has the price of the day',
    (p) => {
      const position = scene(p, ...founded('RG', 100, 'ann', 40), ...indebted({ RG: 2 }));
      const before = worth(engine.view(position), 'ann');
      const { result } = play(position, { type: 'breakOff' }).game;
      expect(before - (result?.totals.ann ?? 0)).toBe(4 * (100 - 70));
    },
  );
});

describe('SCORE-05 the winner', () => {
  it.each<[string, Readonly<Record<string, number>>, readonly string[]]>([
    ['the highest total wins', { ann: 900, bob: 1000, cid: 400 }, ['bob']],
    ['equal totals share the victory', { ann: 900, bob: 400, cid: 900 }, ['ann', 'cid']],
    ['one dollar less is second', { ann: 900, bob: 899, cid: 0 }, ['ann']],
  ])('%s', (_why, totals, names) => {
    expect(winners({ reason: 'endCard', totals })).toEqual(names);
  });
});

it.each(PROFILES)(
  'REPLAY-12: in %s the trace shows the same worth, and the result under each player’s id',
  (profile) => {
    const position = scene(profile, ...founded('SF', 120, 'bob', 50), owned('G4', 'bob'), shares('bob', 10, 'RG'));
    const step = { n: 1, sub: 0, id: 1, action: null };
    const shown = traceRecord(position, engine.box, step).players.map((p) => p.value);
    expect(shown).toEqual(position.game.players.map((p) => worth(engine.view(position), p.id)));
    const over = play(position, { type: 'breakOff' });
    expect(traceRecord(over, engine.box, step).result).toEqual(over.game.result?.totals);
  },
);

/** Chapter "replay": how a record is read. Records are made from random games; what is done to them changes nothing, or is told. */
import { describe, expect, it } from 'vitest';
import { held, isMetal, presidentOf } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Position } from '../../spec/state.ts';
import type { FaultCode } from '../../src/fault.ts';
import type { Action, Course, RandomRecord } from '../support/random-record.ts';
import { randomRecord, replayed } from '../support/random-record.ts';

const game = randomRecord(3, 3);
const { actions, moves } = game;

/** Actions of the record that are looked at; more would only take longer. */
const SHOWN = 60;
const shown = actions.slice(0, SHOWN);
const last = moves[SHOWN - 1]?.after;

const finalOf = ({ steps }: Course): Position | undefined => steps.at(-1)?.position;
/** What is wrong with a record: its fault, or the rules of its finding. */
const wrongWith = ({ end }: Course): readonly (string | undefined)[] => {
  if (end.kind === 'fault') return [end.fault.code, end.fault.place, end.fault.rule];
  return end.kind === 'finding' ? [`${end.finding.n}`, ...end.finding.violations.map(({ rule }) => rule)] : [];
};
const course = (changed: readonly Action[], record: Pick<RandomRecord, 'frame'> = game): Course =>
  replayed(record, changed);
const action = (index: number): Action => shown[index] ?? {};
const undo = (downTo?: number): Action => ({ type: 'undo', ...(downTo === undefined ? {} : { action_id: downTo }) });
const redo: Action = { type: 'redo' };
const message: Action = { type: 'message', message: 'well played' };
/** The record with further actions behind the first `index`. */
const inserted = (index: number, ...more: readonly Action[]): readonly Action[] => shown.toSpliced(index, 0, ...more);

it('A record as it was written is the game.', () => {
  const { steps, end } = course(actions);
  expect(end.kind).toBe('complete');
  expect(steps.slice(1).map(({ position }) => position)).toEqual(moves.map(({ after }) => after));
});

describe('REPLAY-02 undo and redo', () => {
  it.each<[string, readonly Action[]]>([
    ['an action that was undone and made again counts once', inserted(20, undo(), action(19))],
    ['an undo is taken back by a redo', inserted(20, undo(), redo)],
    ['an undo down to an action takes all after it', inserted(20, undo(15), ...shown.slice(15, 20))],
    ['a redo puts back all of them', inserted(20, undo(15), redo)],
    ['two undos and two redos', inserted(20, undo(), undo(), redo, redo)],
    ['chat between them does not count', inserted(20, message, undo(), message, redo)],
    ['another action is undone first', inserted(20, action(3), undo())],
  ])('%s', (_says, changed) => {
    const found = course(changed);
    expect(wrongWith(found)).toEqual([]);
    expect(finalOf(found)).toEqual(last);
  });

  it.each<[string, readonly Action[], FaultCode, string]>([
    ['a redo after another action', inserted(20, undo(), action(19), redo), 'nothing-to-redo', 'actions[22]'],
    ['a redo without an undo', inserted(20, redo), 'nothing-to-redo', 'actions[20]'],
    ['an undo of nothing', [undo(), ...shown], 'nothing-to-undo', 'actions[0]'],
  ])('%s is told', (_says, changed, code, place) => {
    expect(wrongWith(course(changed))).toEqual([code, place, 'REPLAY-02']);
  });

  it('an undo that is not made good is another game', () => {
    expect(finalOf(course(inserted(20, undo())))).not.toEqual(last);
  });
});

describe('REPLAY-03 automatic actions', () => {
  /** Action `index` with those after it hanging on it. */
  const hanging = (index: number, count: number): readonly Action[] => [
    ...shown.slice(0, index),
    { ...action(index), auto_actions: shown.slice(index + 1, index + 1 + count) },
    ...shown.slice(index + 1 + count),
  ];

  it.each([1, 2, 5])('%i of them follow the action on which they hang, in order', (count) => {
    const found = course(hanging(10, count));
    expect(wrongWith(found)).toEqual([]);
    expect(finalOf(found)).toEqual(last);
    const places = found.steps.filter(({ n }) => n === 11).map(({ n, sub }) => `${n}.${sub}`);
    expect(places).toEqual(Array.from({ length: count + 1 }, (_, sub) => `11.${sub}`));
  });

  it('they are undone with it', () => {
    const changed = hanging(10, 2).toSpliced(11, 0, undo(), ...shown.slice(10, 13));
    expect(finalOf(course(changed))).toEqual(last);
  });

  it.each(['program_share_pass', 'program_auction_bid', 'program_disable'])('%s changes nothing', (type) => {
    const found = course(inserted(20, { type, entity: 1, entity_type: 'player' }));
    expect(wrongWith(found)).toEqual([]);
    expect(finalOf(found)).toEqual(last);
    expect(found.steps[21]).toMatchObject({ n: 21, move: null, journal: [], position: moves[19]?.after });
  });

  it('in another order they are other moves', () => {
    const [one, two] = [action(11), action(12)];
    const found = course(shown.with(10, { ...action(10), auto_actions: [two, one] }).toSpliced(11, 2));
    expect(wrongWith(found)).not.toEqual([]);
  });

  it('an undo is none of them', () => {
    const changed = shown.with(10, { ...action(10), auto_actions: [undo()] });
    expect(wrongWith(course(changed))).toEqual(['unknown-action', 'actions[10].auto_actions[0].type', 'REPLAY-03']);
  });
});

describe('REPLAY-04 what is not recorded', () => {
  it('a step that was skipped has no action: a pass for it is refused', () => {
    const index = moves.findIndex(
      ({ move, before, after }) =>
        move.type === 'pass' && before.at.endsWith('company.track') && after.at.endsWith('company.run'),
    );
    expect(index).toBeGreaterThan(0);
    const pass = actions[index] ?? {};
    const found = course(actions.toSpliced(index + 1, 0, pass));
    expect(found.end.kind).toBe('finding');
    expect(wrongWith(found)[0]).toBe(`${index + 2}`);
  });

  it('a player who can do nothing has no action: a pass for him is refused', () => {
    const unasked = (journal: readonly Entry[]): readonly string[] =>
      journal.flatMap((e) =>
        e.rule === 'SR-ORDER-05' && 'change' in e && e.change === 'stockRound' ? [e.from?.turn ?? ''] : [],
      );
    const index = moves.findIndex(({ journal }) => unasked(journal).length > 0);
    expect(index).toBeGreaterThan(0);
    const player = unasked(moves[index]?.journal ?? [])[0];
    const pass = { type: 'pass', entity: Number(player), entity_type: 'player' };
    expect(actions[index + 1]).not.toMatchObject(pass);
    const found = course(actions.toSpliced(index + 1, 0, pass));
    expect(wrongWith(found)).toEqual([`${index + 2}`, 'SR-ORDER-01']);
  });
});

describe('REPLAY-07 numbered certificates', () => {
  const named = ({ shares }: Action): readonly string[] => (shares ?? []) as readonly string[];

  /** The first purchase from a treasury, and an ordinary certificate that lies there as well. */
  const purchase = actions.findIndex(
    ({ type, shares }, i) => type === 'buy_shares' && /^(?!VGC)[A-Z]+_1$/.test(named({ shares })[0] ?? '') && i < SHOWN,
  );
  const company = (named(action(purchase))[0] ?? '').split('_')[0];
  const buying = (name: string): Course => course(shown.with(purchase, { ...action(purchase), shares: [name] }));

  it('which of the ordinary certificates it was makes no difference', () => {
    expect(purchase).toBeGreaterThan(0);
    const { steps } = buying(`${company}_8`);
    expect(steps[purchase + 1]?.position).toEqual(moves[purchase]?.after);
  });

  it.each<[string, string, FaultCode]>([
    ['the president’s certificate, which a player holds', '0', 'certificate-elsewhere'],
    ['a certificate that does not exist', '9', 'unknown-name'],
  ])('%s is told', (_says, number, code) => {
    expect(wrongWith(buying(`${company}_${number}`)).slice(0, 2)).toEqual([code, `actions[${purchase}].shares[0]`]);
  });

  it('the first of a railroad is 20%, of a metal company 10%', () => {
    for (const [index, { type, shares }] of actions.entries()) {
      const { move, before, after } = moves[index] ?? {};
      if (type !== 'sell_shares' && type !== 'buy_shares') continue;
      if (move?.type !== 'sellShares' && move?.type !== 'buyShares') throw new Error('another move');
      if (before === undefined || after === undefined) throw new Error('no positions');
      const percent = named({ shares })
        .map((name) => (name.endsWith('_0') && !isMetal(move.company) ? 20 : 10))
        .reduce((sum, each) => sum + each, 0);
      expect([percent, percent - 10]).toContain(move.percent);
      expect(Math.abs(held(after.game, move.player, move.company) - held(before.game, move.player, move.company))).toBe(
        move.percent,
      );
    }
  });

  it('half of the president’s certificate may be sold, and the other half stays with him', () => {
    const record = randomRecord(4, 3);
    const index = record.actions.findIndex(
      ({ shares, percent }) => /^(?!VGC|CF)[A-Z]+_0$/.test(named({ shares })[0] ?? '') && percent === 10,
    );
    const { move, before } = record.moves[index] ?? {};
    if (move?.type !== 'sellShares' || before === undefined || isMetal(move.company)) throw new Error('no such sale');
    const { steps, end } = replayed(record, record.actions, { at: index + 1 });
    const after = steps.at(-1)?.position;
    expect(end.kind).toBe('complete');
    expect(presidentOf(before.game, move.company)).toBe(move.player);
    expect(after === undefined ? null : presidentOf(after.game, move.company)).not.toBe(move.player);
    expect(after === undefined ? 0 : held(after.game, move.player, move.company)).toBe(
      held(before.game, move.player, move.company) - 10,
    );
  });
});

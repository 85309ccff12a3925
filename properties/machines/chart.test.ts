/** The charts stay within their subset, and tell a story without holes. */

import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createMachine } from 'xstate';
import { game } from '../../machines/game.ts';
import { chartFaults } from './chart-faults.ts';

const meta = { rules: ['SR-ORDER-01'] };
const over = { type: 'final' } as const;
const pass = { target: 'over', meta };

/** Charts that each break one promise, and what is said of them. */
const BROKEN: readonly (readonly [string, object])[] = [
  ['a parallel state', { type: 'parallel', states: { a: { ...over }, b: { ...over } } }],
  ['uses after', { initial: 'a', states: { a: { meta, after: { 10: 'over' }, on: { pass } }, over } }],
  ['uses invoke', { initial: 'a', states: { a: { meta, invoke: { src: 'x' }, on: { pass } }, over } }],
  ['has an id of its own', { initial: 'a', states: { a: { id: 'mine', meta, on: { pass } }, over } }],
  ['cannot be reached', { initial: 'a', states: { a: { meta, on: { pass } }, b: { meta, on: { pass } }, over } }],
  ['is a dead end', { initial: 'a', states: { a: { meta } } }],
  [
    'guard "luck" is not bound',
    { initial: 'a', states: { a: { meta, on: { pass: { ...pass, guard: 'luck' } } }, over } },
  ],
  [
    'guard an inline function is not bound',
    { initial: 'a', states: { a: { meta, on: { pass: { ...pass, guard: () => true } } }, over } },
  ],
  ['effect "gift" is not bound', { initial: 'a', states: { a: { meta, entry: 'gift', on: { pass } }, over } }],
  ['waits without citing a rule', { initial: 'a', states: { a: { on: { pass } }, over } }],
  ['pass cites no rule', { initial: 'a', states: { a: { meta, on: { pass: { target: 'over' } } }, over } }],
  ['cites SR-99', { initial: 'a', states: { a: { meta: { rules: ['SR-99'] }, on: { pass } }, over } }],
  ['answers any event', { initial: 'a', states: { a: { meta, on: { '*': pass } }, over } }],
  ['alternative 1 hides those behind it', { initial: 'a', states: { a: { meta, on: { pass: [pass, pass] } }, over } }],
  [
    'pass is answered at two levels',
    { initial: 'a', on: { pass: { meta } }, states: { a: { meta, on: { pass } }, over } },
  ],
];

describe('the charts', () => {
  it('keep every promise', () => {
    expect(chartFaults(game as unknown as AnyStateMachine)).toEqual([]);
  });

  it.each(BROKEN)('a chart that breaks one is told: %s', (fault, config) => {
    const machine = createMachine({ id: 'broken', ...config } as Parameters<typeof createMachine>[0]);
    expect(chartFaults(machine).map((f) => f.fault)).toContain(fault);
  });
});

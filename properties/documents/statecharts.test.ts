/** The pictures of the charts show the machine as it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { game } from '../../machines/game.ts';
import { flatChart } from '../../machines/stepper.ts';
import type { DrawnState, StateKind } from '../../src/documents/statecharts/chart-graph.ts';
import { chartGraph } from '../../src/documents/statecharts/chart-graph.ts';
import { layOutChart } from '../../src/documents/statecharts/chart-layout.ts';
import { PICTURES, STATECHART_FOLDER, statecharts } from '../../src/documents/statecharts.ts';

const published = (name: string): string => {
  const file = new URL(name, STATECHART_FOLDER);
  return existsSync(file) ? readFileSync(file, 'utf8') : 'absent: run npm run docs:statecharts';
};

const outdated = (made: ReadonlyMap<string, string>): readonly string[] =>
  [...made].filter(([name, text]) => published(name) !== text).map(([name]) => name);

const drawn = await statecharts();

const withInside = (state: DrawnState): readonly DrawnState[] => [state, ...state.children.flatMap(withInside)];
const whole = chartGraph(game, { roots: ['game'], closed: [] });
const leaves = whole.states.flatMap(withInside).filter(({ children }) => children.length === 0);

describe('the pictures of the charts', () => {
  it('are what the machine says, to the byte (else: npm run docs:statecharts)', () => {
    expect(outdated(drawn)).toEqual([]);
  });

  it('are all of them made from the machine', () => {
    expect(readdirSync(STATECHART_FOLDER).sort()).toEqual([...drawn.keys()].sort());
  });

  it('are out of date when a transition cites another rule', async () => {
    const { config } = game;
    const breakOff = { guard: 'mayBreakOff', actions: 'breakOff', target: '.ending', meta: { rules: ['END-01'] } };
    const other = createMachine({ ...config, on: { breakOff } } as unknown as Parameters<typeof createMachine>[0]);
    expect(outdated(await statecharts(other))).toEqual(['game.svg']);
  }, 30_000);
});

describe.each(PICTURES)('the picture of $name', ({ direction, ...scope }) => {
  it('has a place for every state and a way for every transition', async () => {
    const graph = chartGraph(game, scope);
    const { states, transitions } = await layOutChart(graph, direction);
    expect(states.filter(({ width, height }) => width <= 0 || height <= 0)).toEqual([]);
    expect(transitions.length).toBeGreaterThanOrEqual(graph.transitions.length);
    expect(transitions.filter(({ points }) => points.length < 2)).toEqual([]);
  }, 30_000);
});

describe('the graph of the whole chart', () => {
  it('has every leaf of the flat chart, and no other', () => {
    expect(leaves.map(({ id }) => id).sort()).toEqual(Object.keys(flatChart.leaves).sort());
  });

  it('tells every guard of the machine', () => {
    const told = JSON.stringify(whole);
    const guards = Object.values(flatChart.leaves).flatMap(({ always, on, done }) =>
      [...always, ...Object.values(on).flat(), ...done].flatMap(({ guardName }) => guardName ?? []),
    );
    expect(guards.filter((name) => !told.includes(`[${name}]`))).toEqual([]);
  });

  it.each<[string, StateKind]>([
    ['game.auction.offered', 'waiting'],
    ['game.auction.putUp', 'passing'],
    ['game.auction.over', 'final'],
    ['game.set.operatingRound.company.trains', 'waiting'],
    ['game.set.operatingRound.company.income', 'passing'],
  ])('draws %s as %s', (id, kind) => {
    expect(leaves.find((state) => state.id === id)?.kind).toBe(kind);
  });

  it('refuses a part that the chart does not have', () => {
    expect(() => chartGraph(game, { roots: ['game.nowhere'], closed: [] })).toThrow(RangeError);
  });
});

/**
 * Reads the chart once and lays it flat: for every leaf, what can happen there, with all effects of the way to the next
 * leaf in their order. The stepper runs on this table; XState runs on the chart; a property proves them equal.
 */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { RuleId } from '../spec/rules/ids.ts';
import type { LeafId } from '../spec/state.ts';
import type { Effect, Guard } from './bindings.ts';
import { effects, guards } from './bindings.ts';

/** One way from a leaf to a leaf. */
export interface Way {
  readonly guardName: string | null;
  readonly guard: Guard | null;
  readonly effects: readonly Effect[];
  readonly target: LeafId;
  readonly rules: readonly RuleId[];
}

/** What can happen at a leaf. */
export interface Leaf {
  readonly id: LeafId;
  readonly final: boolean;
  /** Tried before anything else, in order. */
  readonly always: readonly Way[];
  /** Answers to moves by their type, in order. */
  readonly on: Readonly<Record<string, readonly Way[]>>;
  /** Taken when a final leaf ends the part that it belongs to. */
  readonly done: readonly Way[];
  /** Rules that make the game wait here. */
  readonly rules: readonly RuleId[];
}

/** The chart, laid flat. */
export interface FlatChart {
  readonly start: Way;
  readonly leaves: Readonly<Record<LeafId, Leaf>>;
}

type Transition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

const nameOf = (x: unknown): string => (typeof x === 'string' ? x : (x as { readonly type: string }).type);
const rulesOf = (meta: unknown): readonly RuleId[] => (meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [];

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const found = table[name];
  if (found === undefined) throw new RangeError(`the chart names ${name}, which is not bound`);
  return found;
};
const effectsOf = (actions: readonly unknown[]): readonly Effect[] =>
  actions.map((a) => lookUp<Effect>(effects, nameOf(a)));

/** From the node up to the root. */
const lineage = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...lineage(node.parent)];

const leafOf = (node: AnyStateNode): AnyStateNode => {
  const first = node.initial?.target[0];
  return first === undefined ? node : leafOf(first);
};

/** The innermost node that the transition does not leave. */
const domainOf = (transition: Transition, target: AnyStateNode): AnyStateNode => {
  const { source } = transition;
  if (!transition.reenter && lineage(target).includes(source)) return source;
  const above = lineage(source).slice(1);
  return (
    lineage(target)
      .slice(1)
      .find((n) => above.includes(n)) ?? source.machine.root
  );
};

const wayFrom = (leaf: AnyStateNode, transition: Transition): Way => {
  const guardName = transition.guard === undefined ? null : nameOf(transition.guard);
  const target = transition.target?.[0];
  const own = effectsOf(transition.actions);
  const base = {
    guardName,
    guard: guardName === null ? null : lookUp<Guard>(guards, guardName),
    rules: rulesOf(transition.meta),
  };
  if (target === undefined) return { ...base, effects: own, target: leaf.id };
  const domain = domainOf(transition, target);
  const inside = (node: AnyStateNode): readonly AnyStateNode[] =>
    lineage(node).slice(0, Math.max(0, lineage(node).indexOf(domain)));
  const end = leafOf(target);
  const exits = inside(leaf).flatMap((n) => effectsOf(n.exit));
  const entries = [...inside(end)].reverse().flatMap((n) => effectsOf(n.entry));
  return { ...base, effects: [...exits, ...own, ...entries], target: end.id };
};

const leafTable = (node: AnyStateNode): Leaf => {
  const up = lineage(node);
  const on: Record<string, Way[]> = {};
  for (const ancestor of up)
    for (const [event, transitions] of ancestor.transitions) {
      if (event.startsWith('xstate.done')) continue;
      on[event] = [...(on[event] ?? []), ...transitions.map((t) => wayFrom(node, t))];
    }
  const doneEvent = node.type === 'final' && node.parent !== undefined ? `xstate.done.state.${node.parent.id}` : '';
  return {
    id: node.id,
    final: node.type === 'final',
    always: up.flatMap((n) => (n.always ?? []).map((t) => wayFrom(node, t))),
    on,
    done: up.flatMap((n) => (n.transitions.get(doneEvent) ?? []).map((t) => wayFrom(node, t))),
    rules: up.flatMap((n) => rulesOf(n.meta)),
  };
};

/** Lays a chart flat. Throws if it names something that is not bound: a fault of the chart, found by every test. */
export const flatten = (machine: AnyStateMachine): FlatChart => {
  const leaves: Record<LeafId, Leaf> = {};
  const visit = (node: AnyStateNode): void => {
    const children = Object.values(node.states);
    if (children.length === 0) leaves[node.id] = leafTable(node);
    else for (const child of children) visit(child);
  };
  visit(machine.root);
  const first = leafOf(machine.root);
  const entries = [...lineage(first)].reverse().flatMap((n) => effectsOf(n.entry));
  return { start: { guardName: null, guard: null, effects: entries, target: first.id, rules: [] }, leaves };
};

/** Name of the leaf in which an XState snapshot is. */
export const leafOfSnapshot = (snapshot: AnyMachineSnapshot): LeafId => {
  const inside = (snapshot._nodes as readonly AnyStateNode[]).filter((n) => Object.keys(n.states).length === 0);
  return inside[0]?.id ?? '';
};

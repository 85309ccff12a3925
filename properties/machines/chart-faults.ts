/** What the charts promise: a small subset of XState, every name bound, every state useful. Checked on `machine.root`. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { effects, guards } from '../../machines/bindings.ts';
import { RULE_IDS } from '../../spec/rules/ids.ts';

/** Something that a chart may not do. */
export interface ChartFault {
  readonly where: string;
  readonly fault: string;
}

interface AnyTransition {
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly meta?: unknown;
}

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(everyNode),
];

const transitionsOf = (node: AnyStateNode): readonly (readonly [string, AnyTransition])[] => [
  ...(node.always ?? []).map((t) => ['always', t as unknown as AnyTransition] as const),
  ...[...node.transitions].flatMap(([event, list]) => list.map((t) => [event, t as unknown as AnyTransition] as const)),
];

const boundName = (x: unknown, table: object): boolean =>
  typeof x === 'string'
    ? x in table
    : typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string' && x.type in table;

const describe = (x: unknown): string => (typeof x === 'function' ? 'an inline function' : JSON.stringify(x));

const rules = (meta: unknown): readonly string[] =>
  typeof meta === 'object' && meta !== null && 'rules' in meta && Array.isArray(meta.rules) ? meta.rules : [];

const leafOf = (node: AnyStateNode): AnyStateNode => {
  const first = node.initial?.target[0];
  return first === undefined ? node : leafOf(first);
};

/** Nodes that can be entered, from the initial one on. */
const reachable = (root: AnyStateNode): ReadonlySet<AnyStateNode> => {
  const seen = new Set<AnyStateNode>();
  const enter = (node: AnyStateNode): void => {
    const leaf = leafOf(node);
    if (seen.has(leaf)) return;
    for (let n: AnyStateNode | undefined = leaf; n !== undefined; n = n.parent) {
      seen.add(n);
      for (const [, t] of transitionsOf(n)) for (const target of t.target ?? []) enter(target);
    }
  };
  enter(root);
  return seen;
};

/** Everything that is wrong with a chart; empty for a good one. */
export const chartFaults = (machine: AnyStateMachine): readonly ChartFault[] => {
  const faults: ChartFault[] = [];
  const seen = reachable(machine.root);
  for (const node of everyNode(machine.root)) {
    const fault = (text: string): void => {
      faults.push({ where: node.id, fault: text });
    };
    const { config } = node;
    if (node.type === 'parallel' || node.type === 'history') fault(`a ${node.type} state`);
    for (const key of ['after', 'invoke', 'activities'] as const) if (key in config) fault(`uses ${key}`);
    if (node.parent !== undefined && 'id' in config) fault('has an id of its own');
    if (!seen.has(node)) fault('cannot be reached');
    const isLeaf = Object.keys(node.states).length === 0;
    const leaves = transitionsOf(node);
    // What the root answers, breaking off, leads away from everywhere and would hide every dead end.
    const inherited = lineage(node).slice(0, -1).flatMap(transitionsOf);
    if (isLeaf && node.type !== 'final' && !inherited.some(([, t]) => leadsAway(t, node))) fault('is a dead end');
    for (const action of [...node.entry, ...node.exit])
      if (!boundName(action, effects)) fault(`effect ${describe(action)} is not bound`);
    if (isLeaf && node.type !== 'final' && (node.always ?? []).every((t) => t.guard !== undefined))
      if (rules(node.meta).length === 0) fault('waits without citing a rule');
    for (const [event, t] of leaves) {
      if (event === '*' || event.endsWith('.*')) fault('answers any event');
      if (t.guard !== undefined && !boundName(t.guard, guards)) fault(`guard ${describe(t.guard)} is not bound`);
      for (const action of t.actions) if (!boundName(action, effects)) fault(`effect ${describe(action)} is not bound`);
      if ((t.target?.length ?? 0) > 1) fault(`${event} has several targets`);
      if (rules(t.meta).length === 0) fault(`${event} cites no rule`);
      for (const id of rules(t.meta)) if (!(RULE_IDS as readonly string[]).includes(id)) fault(`cites ${id}`);
    }
    for (const id of rules(node.meta)) if (!(RULE_IDS as readonly string[]).includes(id)) fault(`cites ${id}`);
    for (const list of [node.always ?? [], ...node.transitions.values()])
      list.slice(0, -1).forEach((t, i) => {
        if (t.guard === undefined) fault(`alternative ${i + 1} hides those behind it`);
      });
    const twice = [...node.transitions.keys()].filter((event) =>
      lineage(node)
        .slice(1)
        .some((n) => n.transitions.has(event)),
    );
    for (const event of twice) fault(`${event} is answered at two levels`);
  }
  return faults;
};

const lineage = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...lineage(node.parent)];

const leadsAway = (t: AnyTransition, node: AnyStateNode): boolean =>
  (t.target ?? []).some((target) => leafOf(target) !== node);

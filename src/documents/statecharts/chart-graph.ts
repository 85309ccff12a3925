/** A part of the chart as a graph to be drawn, read from the machine itself. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { RuleId } from '../../../spec/rules/ids.ts';

/**
 * How a state is drawn. The game waits for a move in a *waiting* state and goes straight through a *passing* one. A
 * *part* has states of its own that another picture shows; an *outside* state belongs to another picture.
 */
export type StateKind = 'waiting' | 'passing' | 'final' | 'open' | 'part' | 'outside';

/** What a transition or a step of a state says. */
export interface Said {
  /** Event, guard and effects: `bid [mayBid] / bid`. */
  readonly text: string;
  readonly rules: readonly RuleId[];
}

/** A state with what happens inside it. */
export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly kind: StateKind;
  readonly rules: readonly RuleId[];
  /** Effects of entering and leaving, and transitions that do not leave the state. */
  readonly inside: readonly Said[];
  readonly children: readonly DrawnState[];
  /** Id of the child that it begins in; null where there are none. */
  readonly initial: string | null;
}

/** All transitions from one state to another. */
export interface DrawnTransition {
  readonly from: string;
  readonly to: string;
  readonly said: readonly Said[];
}

/** States and the transitions between them. */
export interface ChartGraph {
  readonly states: readonly DrawnState[];
  readonly transitions: readonly DrawnTransition[];
}

/** Which part of the chart to draw. */
export interface Scope {
  /** Ids of the states to draw with all that is in them. */
  readonly roots: readonly string[];
  /** Ids of states whose inside another picture shows. */
  readonly closed: readonly string[];
}

type Transition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

const nameOf = (x: unknown): string => (typeof x === 'string' ? x : (x as { readonly type: string }).type);
const rulesOf = (meta: unknown): readonly RuleId[] => (meta as { rules?: readonly RuleId[] } | undefined)?.rules ?? [];
const effectsText = (actions: readonly unknown[]): string => actions.map(nameOf).join(', ');

const isDone = (event: string): boolean => event.startsWith('xstate.done.state.');

/** Transitions of a state itself, in the order in which they are tried. */
const transitionsOf = (node: AnyStateNode): readonly Transition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** The last of several ways without a move is open when no other is. */
const isElse = (transition: Transition): boolean => {
  const always = transition.source.always ?? [];
  return always.length > 1 && always.includes(transition) && transition.guard === undefined;
};

const said = (transition: Transition): Said => {
  const event = transition.eventType === '' ? '' : isDone(transition.eventType) ? 'when over' : transition.eventType;
  const guard = transition.guard === undefined ? (isElse(transition) ? '[else]' : '') : `[${nameOf(transition.guard)}]`;
  const effects = transition.actions.length === 0 ? '' : `/ ${effectsText(transition.actions)}`;
  return { text: [event, guard, effects].filter((each) => each !== '').join(' '), rules: rulesOf(transition.meta) };
};

const isInside = (id: string, outer: string): boolean => id === outer || id.startsWith(`${outer}.`);

const kindOf = (node: AnyStateNode, closed: boolean): StateKind => {
  if (node.type === 'final') return 'final';
  if (Object.keys(node.states).length > 0) return closed ? 'part' : 'open';
  return (node.always ?? []).some((transition) => transition.guard === undefined) ? 'passing' : 'waiting';
};

/** Transitions that stay within the state are told inside it: those without target, and those to its own states. */
const staysInside = (transition: Transition): boolean => {
  const target = transition.target?.[0];
  return target === undefined || isInside(target.id, transition.source.id);
};

const insideOf = (node: AnyStateNode): readonly Said[] => [
  ...(node.entry.length === 0 ? [] : [{ text: `on entry / ${effectsText(node.entry)}`, rules: [] }]),
  ...(node.exit.length === 0 ? [] : [{ text: `on exit / ${effectsText(node.exit)}`, rules: [] }]),
  ...transitionsOf(node)
    .filter(staysInside)
    .map((transition) => {
      const { text, rules } = said(transition);
      const target = transition.target?.[0];
      return { text: target === undefined ? text : `${text} → ${target.key}`, rules };
    }),
];

const stateOf = (node: AnyStateNode, { closed }: Scope): DrawnState => {
  const kind = kindOf(node, closed.includes(node.id));
  const children = kind === 'open' ? Object.values(node.states) : [];
  return {
    id: node.id,
    name: node.key,
    kind,
    rules: rulesOf(node.meta),
    inside: kind === 'part' ? [] : insideOf(node),
    children: children.map((child) => stateOf(child, { roots: [], closed })),
    initial: kind === 'open' ? (node.initial?.target[0]?.id ?? null) : null,
  };
};

/** A state of another picture, by its whole name without that of the game. */
const outsideState = (id: string): DrawnState => ({
  id,
  name: id.split('.').slice(1).join('.'),
  kind: 'outside',
  rules: [],
  inside: [],
  children: [],
  initial: null,
});

const drawnIds = (state: DrawnState): readonly string[] => [state.id, ...state.children.flatMap(drawnIds)];

/** Reads a part of the chart. Throws when the scope names a state that is not there. */
export const chartGraph = (machine: AnyStateMachine, scope: Scope): ChartGraph => {
  const nodes = new Map<string, AnyStateNode>();
  const collect = (node: AnyStateNode): void => {
    nodes.set(node.id, node);
    for (const child of Object.values(node.states)) collect(child);
  };
  collect(machine.root);
  const nodeAt = (id: string): AnyStateNode => {
    const node = nodes.get(id);
    if (node === undefined) throw new RangeError(`no state ${id} in the chart`);
    return node;
  };
  const states = scope.roots.map((id) => stateOf(nodeAt(id), scope));
  const drawn = states.flatMap(drawnIds);
  const between = new Map<string, { from: string; to: string; said: Said[] }>();
  for (const transition of drawn.flatMap((id) => transitionsOf(nodeAt(id)))) {
    const to = transition.target?.[0]?.id;
    if (to === undefined || staysInside(transition)) continue;
    const from = transition.source.id;
    const key = `${from}>${to}`;
    const drawnEdge = between.get(key) ?? { from, to, said: [] };
    between.set(key, { ...drawnEdge, said: [...drawnEdge.said, said(transition)] });
  }
  const transitions = [...between.values()];
  const outside = [...new Set(transitions.map(({ to }) => to))].filter((id) => !drawn.includes(id));
  return { states: [...states, ...outside.map(outsideState)], transitions };
};

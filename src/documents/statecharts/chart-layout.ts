/** Finds a place for every state and transition of a chart, with the Eclipse Layout Kernel. */

import Elk from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { ChartGraph, DrawnState, DrawnTransition } from './chart-graph.ts';
import type { Line } from './text-block.ts';
import { blockHeight, blockWidth, nameLine, ruleLines, saidLines } from './text-block.ts';

/** A place in pixels from the upper left corner of the picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A state with its place; those that hold others come before them. */
export interface PlacedState extends Box {
  readonly state: DrawnState;
  readonly lines: readonly Line[];
}

/** A transition with its way and the place of its words. */
export interface PlacedTransition {
  readonly points: readonly ElkPoint[];
  readonly lines: readonly Line[];
  readonly label: Box | null;
}

/** A chart, laid out. Widths and heights are pixels. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: readonly PlacedState[];
  /** Where each open state begins. */
  readonly starts: readonly Box[];
  readonly transitions: readonly PlacedTransition[];
}

/** Which way the chart runs: side by side where one state leads to many. */
export type Direction = 'DOWN' | 'RIGHT';

const PADDING = 10;
const DOT = 12;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  // From the start on, so that only ways back run upwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
};

const linesOf = ({ name, rules, inside }: DrawnState): readonly Line[] => [
  nameLine(name),
  ...ruleLines(rules),
  ...saidLines(inside),
];

const startOf = (state: DrawnState): string => `${state.id}>start`;

const nodeOf = (state: DrawnState, direction: Direction): ElkNode => {
  const lines = linesOf(state);
  const width = blockWidth(lines) + 2 * PADDING;
  const height = blockHeight(lines) + 2 * PADDING;
  if (state.kind !== 'open') return { id: state.id, width, height };
  return {
    id: state.id,
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.padding': `[top=${height + PADDING},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...(state.initial === null ? [] : [{ id: startOf(state), width: DOT, height: DOT }]),
      ...state.children.map((child) => nodeOf(child, direction)),
    ],
  };
};

const edgeOf = ({ from, to, said }: DrawnTransition): ElkExtendedEdge => {
  const lines = saidLines(said);
  return {
    id: `${from}>${to}`,
    sources: [from],
    targets: [to],
    labels:
      lines.length === 0
        ? []
        : [
            {
              text: 'words',
              width: blockWidth(lines),
              height: blockHeight(lines),
              layoutOptions: { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'false' },
            },
          ],
  };
};

const withInside = (state: DrawnState): readonly DrawnState[] => [state, ...state.children.flatMap(withInside)];

const startEdges = (states: readonly DrawnState[]): readonly ElkExtendedEdge[] =>
  states.flatMap((state) =>
    state.initial === null ? [] : [{ id: `${startOf(state)}>`, sources: [startOf(state)], targets: [state.initial] }],
  );

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const nodesIn = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const pointsOf = ({ sections = [] }: ElkExtendedEdge): readonly ElkPoint[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

/** Lays a chart out. The same chart always gets the same places. */
export const layOutChart = async (
  { states, transitions }: ChartGraph,
  direction: Direction = 'DOWN',
): Promise<ChartLayout> => {
  const all = states.flatMap(withInside);
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: { ...OPTIONS, 'elk.direction': direction, 'elk.padding': '[top=20,left=20,bottom=20,right=20]' },
    children: states.map((state) => nodeOf(state, direction)),
    edges: [...startEdges(all), ...transitions.map(edgeOf)],
  };
  const laid = await new Elk.default().layout(graph);
  const places = new Map(nodesIn(laid).map((node) => [node.id, boxOf(node)]));
  const placeOf = (id: string): Box => places.get(id) ?? boxOf({});
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const placed = (id: string, lines: readonly Line[]): PlacedTransition => {
    const edge = edges.get(id);
    const label = edge?.labels?.[0];
    return {
      points: edge === undefined ? [] : pointsOf(edge),
      lines,
      label: label === undefined ? null : boxOf(label),
    };
  };
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states: all.map((state) => ({ state, lines: linesOf(state), ...placeOf(state.id) })),
    starts: all.filter(({ initial }) => initial !== null).map((state) => placeOf(startOf(state))),
    transitions: [
      ...startEdges(all).map(({ id }) => placed(id, [])),
      ...transitions.map(({ from, to, said }) => placed(`${from}>${to}`, saidLines(said))),
    ],
  };
};

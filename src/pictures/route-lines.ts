/** The routes of a run as coloured lines on the track. */
import type { End } from '../../spec/box/box.ts';
import type { RunRoute } from '../../spec/state.ts';
import type { Passage } from '../../spec/track/route.ts';
import { passagesOf } from '../../spec/track/route.ts';
import type { HexId } from '../../spec/vocabulary.ts';
import { centreOf, moveTo } from './hex-shape.ts';
import { INK, PAPER, ROUTE_STROKES } from './palette.ts';
import type { Element } from './svg.ts';
import { element, group } from './svg.ts';
import type { Piece, TrackPlan } from './track-shape.ts';

/** A line in the colour and pattern of a train's route, by its place in the run. */
export const routeLine = (d: string, index: number): readonly Element[] => {
  const { colour = INK, dashes } = ROUTE_STROKES[index % ROUTE_STROKES.length] ?? {};
  return [
    element('path', { d, stroke: INK, 'stroke-width': 10 }),
    element('path', { d, stroke: PAPER, 'stroke-width': 7 }),
    element('path', { d, stroke: colour, 'stroke-width': 7, 'stroke-dasharray': dashes }),
  ];
};

const joins = ({ path }: Piece, one: End | null, other: End | null): boolean =>
  one !== null && other !== null && path.includes(one) && path.includes(other);

/** The pieces of a passage: one from side to side, or those to the stop. */
const piecesOf = (plan: TrackPlan, { from, to }: Passage): readonly Piece[] => {
  const direct = plan.pieces.filter((piece) => joins(piece, from, to));
  if (direct.length > 0) return direct;
  return plan.pieces.filter((piece) => joins(piece, from, 'stop') || joins(piece, to, 'stop'));
};

/** The routes of a run, one group each. */
export const routeLines = (
  routes: readonly RunRoute[],
  planOf: (hex: HexId) => TrackPlan | undefined,
): readonly Element[] =>
  routes.map(({ train, hexes }, index) =>
    group(
      { 'data-route': train, fill: 'none' },
      passagesOf(hexes).flatMap((passage) => {
        const plan = planOf(passage.hex);
        if (plan === undefined) return [];
        return piecesOf(plan, passage).map(({ d }) =>
          group({ transform: moveTo(centreOf(passage.hex)), 'data-at': passage.hex }, routeLine(d, index)),
        );
      }),
    ),
  );

import type { Box } from '../box/box.ts';
import { type Colour, EDGES, type HexId, type Railroad, type TileId } from '../vocabulary.ts';
import type { MapView } from './board.ts';
import type { Ground } from './ground.ts';
import {
  exitsLeadSomewhere,
  isNextColour,
  isOnItsHex,
  keepsOldTrack,
  type Lay,
  mayBuildThere,
  suitsLabel,
  suitsStop,
} from './lays.ts';
import { networkOf } from './network.ts';
import { gainsBy, type Upgrade, upgradeOf } from './useful-change.ts';

/** What else bounds the lays that are asked for. */
export interface LayOptions {
  /** Colours of the tiles that may be laid. */
  readonly colours: readonly Colour[];
  /** Whether a tile with a hex of its own may be turned so that it shows the same track. */
  readonly turned: boolean;
}

/** A lay that its hex allows, whoever makes it. */
interface Candidate extends Upgrade {
  readonly colour: Colour;
  /** Whether it is turned on a hex of its own. */
  readonly turned: boolean;
}

/** Every lay of a railroad that satisfies the conditions of `lays.ts`, by hex, tile and rotation. */
export function legalLays(view: MapView, railroad: Railroad, options: LayOptions): readonly Lay[] {
  const network = networkOf(view, railroad);
  const { survey, ground } = network.layout;
  const left = suppliesOf(view);
  const lays: Lay[] = [];
  for (const [number, reached] of network.edgeSets.entries()) {
    const hex = survey.hexes[number];
    const old = ground[number];
    if (reached === 0 || hex === undefined || old === undefined) continue;
    for (const candidate of candidatesOn(view, hex.id, old)) {
      if ((candidate.ground.exits & reached) === 0) continue;
      if (!options.colours.includes(candidate.colour) || (candidate.turned && !options.turned)) continue;
      if ((left.get(candidate.lay.tile) ?? 0) <= 0) continue;
      if (old.paths.length === 0 || gainsBy(view, railroad, network, candidate)) lays.push(candidate.lay);
    }
  }
  return lays;
}

function suppliesOf({ box, board }: MapView): ReadonlyMap<TileId, number> {
  const left = new Map<TileId, number>();
  for (const tile in box.tiles) left.set(tile, box.tiles[tile]?.count ?? 0);
  for (const hex in board.tiles) {
    const tile = board.tiles[hex]?.tile;
    if (tile !== undefined) left.set(tile, (left.get(tile) ?? 0) - 1);
  }
  return left;
}

/** Candidates by hex and by what lies there; they never change. */
const candidates = new WeakMap<Box, Map<HexId, Map<Ground, readonly Candidate[]>>>();

function candidatesOn(view: MapView, hex: HexId, lying: Ground): readonly Candidate[] {
  let ofBox = candidates.get(view.box);
  if (ofBox === undefined) {
    ofBox = new Map();
    candidates.set(view.box, ofBox);
  }
  let ofHex = ofBox.get(hex);
  if (ofHex === undefined) {
    ofHex = new Map();
    ofBox.set(hex, ofHex);
  }
  let found = ofHex.get(lying);
  if (found === undefined) {
    found = findCandidates(view, hex, lying);
    ofHex.set(lying, found);
  }
  return found;
}

function findCandidates(view: MapView, hex: HexId, lying: Ground): readonly Candidate[] {
  const suits = (lay: Lay): boolean =>
    isNextColour(view, lay) &&
    mayBuildThere(view, lay) &&
    suitsStop(view, lay) &&
    suitsLabel(view, lay) &&
    isOnItsHex(view, lay, true) &&
    keepsOldTrack(view, lay) &&
    exitsLeadSomewhere(view, lay);
  return Object.values(view.box.tiles).flatMap(({ id, colour, onlyOn }) =>
    EDGES.map((rotation): Lay => ({ hex, tile: id, rotation }))
      .filter(suits)
      .map((lay): Candidate => {
        const turned = onlyOn !== null && lay.rotation !== 0;
        return { ...upgradeOf(view, lay, lying), colour, turned };
      }),
  );
}

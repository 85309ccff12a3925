/** What a railroad's run depends on besides the map: its trains, its bonuses, the cities that do not block it. */
import { hasCome, privatesOf, railroadOf, railroadOwns } from './holdings.ts';
import { operatingOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { ruled } from './rule.ts';
import { PRIVATE_G3_01 } from './rules/private-running.ts';
import type { RunTerms } from './track/best-run.ts';
import type { RunningTrain } from './track/route-checks.ts';
import type { Colour, HexId, Railroad, Train } from './vocabulary.ts';

/** A train of a railroad as it runs this turn. */
export interface OwnTrain extends RunningTrain {
  readonly train: Train;
  /** Index among the railroad's trains. */
  readonly index: number;
  /** Stops that a private adds for this turn. */
  readonly longer: number;
}

/** The trains of a railroad, with what privates add to them this turn. */
export const trainsOf = ({ game, box }: View, railroad: Railroad): readonly OwnTrain[] => {
  const turn = game.operating === null ? null : operatingOf(game).turn;
  const lengthened = turn?.railroad === railroad ? turn.lengthened : [];
  return railroadOf(game, railroad).trains.flatMap((train, index) => {
    const kind = box.trains.find((each) => each.name === train);
    if (kind === undefined) return [];
    const longer = lengthened.filter((each) => each.train === index).reduce((sum, { by }) => sum + by, 0);
    const { townsCount, multiplier } = kind;
    return [{ train, index, longer, stops: kind.stops + longer, townsCount, multiplier }];
  });
};

/** Hexes of the Royal Gorge that are open to a railroad by the lease of the bridge. */
export const leasedHexes = (at: View, railroad: Railroad): readonly HexId[] => {
  const card = at.game.privates.G3;
  if (card === undefined) return [];
  const survives = ruled(at, PRIVATE_G3_01)['lease-after-closing'] === 'survives';
  const kept = survives && card.closed && card.armed && card.takenBy === railroad;
  return kept || railroadOwns(at.game, railroad, 'G3') ? at.box.gorge.map(({ hex }) => hex) : [];
};

/** The marker of an open private of the railroad: where it stands now, and its bonus in dollars; null = it has none. */
export const markerOf = ({ game, box }: View, railroad: Railroad): RunTerms['hotel'] => {
  const card = privatesOf(game).find((id) => box.privates[id].marker !== undefined && railroadOwns(game, railroad, id));
  const marker = card === undefined ? undefined : box.privates[card].marker;
  if (marker === undefined) return null;
  return hasCome(game, 'Brown')
    ? { hex: marker.brown, bonus: marker.brownBonus }
    : { hex: marker.start, bonus: marker.bonus };
};

/** Newest colour of tiles in play, by which off-map places pay. */
export const newestColour = ({ game, box }: View): Colour => box.phases[game.phase].tiles.at(-1) ?? 'yellow';

/** Everything on which the run of a railroad depends. */
export const runTermsOf = (at: View, railroad: Railroad): RunTerms => {
  const { game, box } = at;
  const guided = game.privates.Y2 !== undefined && railroadOwns(game, railroad, 'Y2');
  return {
    trains: trainsOf(at, railroad),
    open: leasedHexes(at, railroad),
    colour: newestColour(at),
    hotel: markerOf(at, railroad),
    ghostTowns: guided ? { hexes: game.ghostTowns, bonus: box.privates.Y2.bonus ?? 0 } : null,
  };
};

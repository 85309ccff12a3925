/** What lies on the map of a position, as it is drawn. */
import type { Box } from '../../spec/box/box.ts';
import { hasCome, railroadsOf } from '../../spec/holdings.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { Game } from '../../spec/state.ts';
import type { MapView } from '../../spec/track/board.ts';
import type { Colour, HexId, Railroad } from '../../spec/vocabulary.ts';
import { PRIVATES } from '../../spec/vocabulary.ts';
import type { Livery } from './palette.ts';
import { liveryOf } from './palette.ts';

/** What pictures of a position are made from. */
export interface Depicted {
  readonly box: Box;
  readonly game: Game;
}

/** What lies on the hexes besides tiles and stations. */
export interface MapFurniture {
  readonly view: MapView;
  readonly liveryOf: (railroad: Railroad) => Livery;
  /** Newest colour of tiles. */
  readonly colour: Colour;
  readonly cubes: Readonly<Record<HexId, number>>;
  readonly ghostTowns: readonly HexId[];
  /** Dollars of a ghost town; null where the card is not in the game. */
  readonly ghostBonus: number | null;
  /** Markers of privates with their bonus in dollars. */
  readonly markers: readonly { readonly hex: HexId; readonly bonus: number }[];
}

/** What lies on the map in a game. */
export const furnitureOf = ({ box, game }: Depicted): MapFurniture => {
  const inPlay = railroadsOf(game);
  return {
    view: mapOf({ box, game }),
    liveryOf: (railroad) => liveryOf(box, inPlay, railroad),
    colour: box.phases[game.phase].tiles.at(-1) ?? 'yellow',
    cubes: game.gold.cubes,
    ghostTowns: game.ghostTowns,
    ghostBonus: game.privates.Y2 === undefined ? null : (box.privates.Y2.bonus ?? null),
    markers: markersIn(box, game),
  };
};

/** Markers of open privates, whoever owns them: they stand on the map for all to see. */
const markersIn = (box: Box, game: Game): MapFurniture['markers'] =>
  PRIVATES.flatMap((card) => {
    const { marker } = box.privates[card];
    const state = game.privates[card];
    if (marker === undefined || state === undefined || state.closed) return [];
    return hasCome(game, 'Brown')
      ? [{ hex: marker.brown, bonus: marker.brownBonus }]
      : [{ hex: marker.start, bonus: marker.bonus }];
  });

/** Scenes of a turn from the run to the rent: trains, gold, ghost towns and what the run has earned. */
import type { Game, Position, RunRoute } from '../../spec/state.ts';
import type { HexId, ProfileId, Railroad, Train } from '../../spec/vocabulary.ts';
import type { TrackScene } from './track-scene.ts';
import { trackScene } from './track-scene.ts';

/** What a scene says besides track and table. */
export interface RunningScene extends Omit<TrackScene, 'step'> {
  /** The step in which the test begins; the run if not given. */
  readonly step?: 'station' | 'run' | 'dividend' | 'lease';
  readonly trains?: Readonly<Partial<Record<Railroad, readonly Train[]>>>;
  readonly gold?: Readonly<Record<HexId, number>>;
  /** Cubes on the gold track. */
  readonly shipped?: number;
  readonly ghostTowns?: readonly HexId[];
  readonly ghostMarks?: Game['ghostMarks'];
}

/** A moment of a railroad's turn, from its run on. */
export const runningScene = (profile: ProfileId, scene: RunningScene): Position => {
  const { step = 'run', trains = {}, gold = {}, shipped = 0, ghostTowns = [], ghostMarks = [], ...track } = scene;
  const { game } = trackScene(profile, track);
  return {
    at: `game.set.operatingRound.company.${step}`,
    game: {
      ...game,
      railroads: Object.fromEntries(
        Object.entries(game.railroads).map(([id, railroad]) => [
          id,
          { ...railroad, trains: trains[id as Railroad] ?? [] },
        ]),
      ),
      gold: { cubes: gold, shipped },
      ghostTowns,
      ghostMarks,
    },
  };
};

/** The same, for every profile. */
export const running =
  (scene: RunningScene) =>
  (profile: ProfileId): Position =>
    runningScene(profile, scene);

/** What a turn remembers of a run along these hexes, stopping where it says. */
export const ran = (
  revenue: number,
  hexes: string,
  stops: string,
): { readonly routes: readonly RunRoute[]; readonly income: number } => ({
  routes: [{ train: '2+', hexes: hexes.split('-'), stops: stops.split('-'), revenue }],
  income: revenue,
});

/** A route as it is declared: its legs with dashes, apart by spaces. */
export const route = (
  train: Train,
  legs: string,
): { readonly train: Train; readonly legs: readonly (readonly HexId[])[] } => ({
  train,
  legs: legs.split(' ').map((leg) => leg.split('-')),
});

/** Yellow track south of Denver: Kit Carson, Petyon, Denver, Castle Rock and, further on, the gold of Divide. */
export const EAST: Readonly<Record<HexId, string>> = {
  N4: '8@2',
  M3: '58@5',
  L4: '7@3',
  K3: '4@1',
  J4: '9@1',
  I5: '8@2',
  H4: '58@5',
};

/** The Royal Gorge in green, with track over Current and Cripple Creek to Denver. */
export const GORGE: Readonly<Record<HexId, string>> = {
  D12: 'RG-A@0',
  E13: 'RG-B@0',
  F12: 'RG-C@0',
  G11: '8@1',
  G9: '58@4',
  H8: '9@1',
  I7: '14@0',
  J6: '9@1',
  K5: '8@1',
  K3: '58@4',
};

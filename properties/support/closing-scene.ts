/** Scenes of the last steps of a turn: trains, debt and privates. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Debts, Game, Position } from '../../spec/state.ts';
import type { ProfileId, Railroad, Train } from '../../spec/vocabulary.ts';
import { TRAINS } from '../../spec/vocabulary.ts';
import type { TrackScene } from './track-scene.ts';
import { trackScene } from './track-scene.ts';

/** What a scene says besides track and table. */
export interface ClosingScene extends Omit<TrackScene, 'step'> {
  /** The step in which the test begins; the train step if not given. */
  readonly step?: 'track' | 'dividend' | 'trains' | 'debt' | 'privates';
  readonly trains?: Readonly<Partial<Record<Railroad, readonly Train[]>>>;
  /** The train on top of the depot, and how many of its kind are gone; a whole depot if not given. */
  readonly top?: readonly [train: Train, gone: number];
  /** Debts since the Treaty; it has not happened if not given. */
  readonly debts?: Partial<Debts>;
}

const departedBefore = ([top, gone]: readonly [Train, number]): Game['departed'] =>
  Object.fromEntries(
    TRAINS.map((train) => {
      const before = TRAINS.indexOf(train) - TRAINS.indexOf(top);
      if (before > 0) return [train, 0];
      return [train, before === 0 ? gone : (baseBox.trains.find(({ name }) => name === train)?.count ?? 0)];
    }),
  ) as Game['departed'];

/** A moment at the end of a railroad's turn. */
export const closingScene = (profile: ProfileId, scene: ClosingScene): Position => {
  const { step = 'trains', trains = {}, top = ['2+', 0], debts, ...track } = scene;
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
      departed: departedBefore(top),
      treaty: debts !== undefined,
      debts: debts === undefined ? null : { RG: 0, SF: 0, creditorOfSF: null, ...debts },
    },
  };
};

/** The same, for every profile. */
export const closing =
  (scene: ClosingScene) =>
  (profile: ProfileId): Position =>
    closingScene(profile, scene);

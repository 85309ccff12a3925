/** Cases of the docket: what people asked in public, and what has to be answered. */
import type { Move } from '../../../spec/moves/move.ts';
import type { RuleId } from '../../../spec/rules/ids.ts';
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import type { VerdictWord } from '../../../src/adjudication/explain.ts';
import type { ClosingScene } from '../../support/closing-scene.ts';
import { closingScene } from '../../support/closing-scene.ts';
import type { RunningScene } from '../../support/running-scene.ts';
import { runningScene } from '../../support/running-scene.ts';
import type { Scene } from '../../support/stock-scene.ts';
import { stockScene } from '../../support/stock-scene.ts';
import type { TrackScene } from '../../support/track-scene.ts';
import { trackScene } from '../../support/track-scene.ts';

/** A question about a move: `explain` has to give the verdict, name the rule and tell the consequences. */
export interface MoveCase {
  /** Id of the docket. */
  readonly id: string;
  readonly says: string;
  readonly profile?: ProfileId;
  readonly scene: (profile: ProfileId) => Position;
  readonly move: Move;
  readonly verdict: VerdictWord;
  /** The rule that decides; none for a move that is legal everywhere. */
  readonly rule?: RuleId;
  /** What its numbers say. */
  readonly numbers?: string;
  /** Consequences, each with the rule that causes it: parts of the lines of `explain`. */
  readonly causes?: readonly string[];
  /** What no line of the consequences says. */
  readonly causesNo?: readonly string[];
}

/** A question about something else than a move: what was found, and what has to be found. */
export interface FactCase {
  readonly id: string;
  readonly says: string;
  readonly found: () => unknown;
  readonly is: unknown;
}

export type Case = MoveCase | FactCase;

type Laid = (profile: ProfileId) => Position;

export const stock =
  (scene: Scene): Laid =>
  (profile) =>
    stockScene(profile, scene);
export const track =
  (scene: TrackScene): Laid =>
  (profile) =>
    trackScene(profile, scene);
export const running =
  (scene: RunningScene): Laid =>
  (profile) =>
    runningScene(profile, scene);
export const closing =
  (scene: ClosingScene): Laid =>
  (profile) =>
    closingScene(profile, scene);

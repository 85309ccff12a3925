/**
 * Replays a game file move by move. A record that breaks a rule is a finding: the replay stops there, or, when told to
 * follow, goes on with what the record says.
 */
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { SetupFault } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Engine, Violation } from '../engine.ts';
import { violationsOf } from '../engine.ts';
import type { InputFault } from '../fault.ts';
import type { GameFile } from '../interchange/read-file.ts';
import { amendmentFor, deviationsFrom } from './recorded.ts';
import type { Script } from './script.ts';
import { scriptOf } from './script.ts';

/** A move of the file that breaks rules. */
export interface Finding {
  readonly n: number;
  readonly sub: number;
  /** Where it stands in the file. */
  readonly place: string;
  readonly move: Move;
  readonly violations: readonly Violation[];
}

/** How another profile judges a move that was made. */
export interface OtherJudgement {
  readonly n: number;
  readonly sub: number;
  readonly profile: ProfileId;
  readonly move: Move;
  readonly violations: readonly Violation[];
}

/** One action of the file and what came of it. `sub` counts automatic actions; the start has number 0. */
export interface Replayed {
  readonly n: number;
  readonly sub: number;
  /** What the file calls the action. */
  readonly id: number;
  /** As the file has it; null for the start. */
  readonly action: unknown;
  /** Null for the start, and where the action changes nothing. */
  readonly move: Move | null;
  readonly position: Position;
  readonly journal: readonly Entry[];
  readonly finding: Finding | null;
  readonly judged: readonly OtherJudgement[];
}

/** Why a replay ended. */
export type ReplayEnd =
  | { readonly kind: 'complete' }
  | { readonly kind: 'finding'; readonly finding: Finding }
  | { readonly kind: 'fault'; readonly fault: InputFault }
  | { readonly kind: 'setup'; readonly faults: readonly SetupFault[] };

/** How to replay. */
export interface ReplayOptions {
  /** Profile to play by, if not the file's own. */
  readonly profile?: ProfileId;
  /** Profiles that judge each move as well. */
  readonly judge?: readonly ProfileId[];
  /** Go on after a finding. */
  readonly follow?: boolean;
  /** Last action to replay. */
  readonly at?: number;
}

/** Replays a game; yields the start and then every action. */
export const replay = function* (
  engine: Engine,
  file: GameFile,
  name: string,
  options: ReplayOptions = {},
): Generator<Replayed, ReplayEnd> {
  const setup = { ...file.setup, profile: options.profile ?? file.setup.profile };
  const started = engine.newGame(setup);
  if (!started.ok) return { kind: 'setup', faults: started.faults };
  const nothing = { finding: null, judged: [] };
  yield { n: 0, sub: 0, id: 0, action: null, move: null, ...started, ...nothing };

  let { position } = started;
  let script: Script = scriptOf(engine.box, file, name, position);
  for (;;) {
    const line = script.next(position);
    if (line === null) return { kind: 'complete' };
    if (line.n > (options.at ?? Number.POSITIVE_INFINITY)) return { kind: 'complete' };
    if (!line.read.ok) return { kind: 'fault', fault: line.read.error };
    const { move, recorded } = line.read.value;
    const head = { n: line.n, sub: line.sub, id: line.id, action: line.action, move };
    if (move === null) {
      script = line.rest(position, position);
      yield { ...head, position, journal: [], ...nothing };
      continue;
    }
    const before = position;
    const applied = engine.apply(before, move);
    const view = engine.view(before);
    const violations = applied.ok ? deviationsFrom(view, applied.journal, move, recorded) : applied.violations;
    const finding: Finding | null =
      violations.length === 0 ? null : { n: line.n, sub: line.sub, place: line.place, move, violations };
    if (finding !== null && options.follow !== true) return { kind: 'finding', finding };
    const judged = (options.judge ?? []).flatMap((profile): OtherJudgement[] => {
      const broken = violationsOf(engine.judge(before, move, profile));
      return broken.length === 0 ? [] : [{ n: line.n, sub: line.sub, profile, move, violations: broken }];
    });
    const made =
      finding === null && applied.ok ? applied : engine.follow(before, move, amendmentFor(view, move, recorded));
    const after = made ?? { position: before, journal: [] };
    position = after.position;
    script = line.rest(before, made === null ? null : position);
    yield { ...head, position, journal: after.journal, finding, judged };
  }
};

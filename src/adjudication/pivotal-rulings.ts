/** The rulings on which a difference between two profiles hangs, found by trying. */
import { step } from '../../machines/stepper.ts';
import type { Box } from '../../spec/box/box.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RulingId, Rulings } from '../../spec/profiles/rulings.ts';
import { RULINGS, rulingsOf } from '../../spec/profiles/rulings.ts';
import { seal } from '../../spec/rule.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';

const RULING_IDS = Object.keys(RULINGS) as RulingId[];

const differ = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** What becomes of a move under rulings: null where it is illegal. */
export const outcomeUnder = (box: Box, before: Position, move: Move, rulings: Rulings): readonly Entry[] | null =>
  step({ box, rulings: seal(rulings) }, before, move)?.journal ?? null;

/** Rulings of which one profile's answer alone, given to the other, changes what that one says; both ways. */
export const pivotalRulings = (
  a: ProfileId,
  b: ProfileId,
  outcome: (rulings: Rulings) => string | boolean,
): readonly RulingId[] => {
  const [ours, theirs] = [rulingsOf(a), rulingsOf(b)];
  const [here, there] = [outcome(ours), outcome(theirs)];
  return RULING_IDS.filter(
    (id) =>
      differ(ours[id], theirs[id]) &&
      (outcome({ ...ours, [id]: theirs[id] } as Rulings) !== here ||
        outcome({ ...theirs, [id]: ours[id] } as Rulings) !== there),
  );
};

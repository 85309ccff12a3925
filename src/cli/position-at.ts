/** A position of a recorded game: the state after its n-th action. */
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { violationText } from '../adjudication/violation-text.ts';
import type { Engine } from '../engine.ts';
import { readGameFile } from '../interchange/read-file.ts';
import { replay } from '../replay/replay.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { badInput, badUsage, NEGATIVE } from './exit.ts';
import type { Io } from './io.ts';

/** The position, or the exit code after saying why there is none. */
export const positionAt = (
  io: Io,
  engine: Engine,
  file: string,
  at: number,
  profile: ProfileId | undefined,
): Result<Position, number> => {
  const game = readGameFile(file, engine.box);
  if (!game.ok) return failed(badInput(io, game.error));
  const steps = replay(engine, game.value, file, { at, ...(profile === undefined ? {} : { profile }) });
  let position: Position | null = null;
  let last = 0;
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      position = step.value.position;
      last = step.value.n;
      continue;
    }
    const end = step.value;
    if (end.kind === 'fault') return failed(badInput(io, end.fault));
    if (end.kind === 'finding') {
      const [first] = end.finding.violations;
      const why = first === undefined ? '' : violationText(first);
      io.err(`${file}: action ${end.finding.n} is illegal: ${why}\n`);
      return failed(NEGATIVE);
    }
    if (position === null || last < at) return failed(badUsage(io, `${file} has only ${last} actions`));
    return ok(position);
  }
};

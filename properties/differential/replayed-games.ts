/** Replays handed games beside their reference traces. */

import { Engine } from '../../src/engine.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import type { Finding } from '../../src/replay/replay.ts';
import { replay } from '../../src/replay/replay.ts';
import { traceRecord } from '../../src/trace/record.ts';
import type { HandedGame, TraceLine } from '../interchange/handed-games.ts';
import { traceOf } from '../interchange/handed-games.ts';
import type { Difference } from './trace-view.ts';
import { differences } from './trace-view.ts';

/** How a handed game replays. */
export interface Comparison {
  /** Records that agree before the first that does not. */
  readonly agreed: number;
  /** Records of the reference. */
  readonly total: number;
  /** The first record that differs; null when all agree. */
  readonly first: {
    readonly n: number;
    readonly sub: number;
    readonly action: unknown;
    readonly differences: readonly Difference[];
    readonly why?: unknown;
  } | null;
  readonly findings: readonly Finding[];
}

const engine = new Engine();

/** Replays a game, following its findings, until it differs from the reference or `until` says that it is enough. */
export const compareGame = (game: HandedGame, until: (line: TraceLine) => boolean = () => false): Comparison => {
  const file = readGameFile(game.file, engine.box);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const writtenIds = file.value.kind === 'native' ? undefined : file.value.writtenIds;
  const reference = traceOf(game);
  const steps = replay(engine, file.value, game.name, { follow: true });
  const findings: Finding[] = [];
  let agreed = 0;
  for (const line of reference) {
    if (until(line)) break;
    const step = steps.next();
    const at = { n: line.n, sub: line.sub, action: line.action };
    if (step.done)
      return { agreed, total: reference.length, findings, first: { ...at, differences: [], why: step.value } };
    const { n, sub, id, action, position, finding } = step.value;
    if (finding !== null) findings.push(finding);
    const ours = traceRecord(position, engine.box, { n, sub, id, action }, writtenIds);
    const found =
      n === line.n && sub === line.sub
        ? differences(ours, line)
        : [{ field: 'n', ours: `${n}.${sub}`, reference: `${line.n}.${line.sub}` }];
    if (found.length > 0)
      return { agreed, total: reference.length, findings, first: { ...at, differences: found, why: finding } };
    agreed += 1;
  }
  return { agreed, total: reference.length, findings, first: null };
};

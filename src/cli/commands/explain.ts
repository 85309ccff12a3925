/** `explain`: whether a move is legal, by which rules and by whose reading; without a move, where the game stands. */

import type { Move } from '../../../spec/moves/move.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { explain } from '../../adjudication/explain.ts';
import { explanationLines } from '../../adjudication/explain-text.ts';
import { statusLines, statusOf } from '../../adjudication/status.ts';
import { violationText } from '../../adjudication/violation-text.ts';
import pc from '../../colours.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { Engine } from '../../engine.ts';
import { positionText } from '../../notation/position-text.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { badInput, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { moveGiven } from '../read-move.ts';
import type { RecordedMoment } from '../recorded-moment.ts';
import { recordedMoment } from '../recorded-moment.ts';
import { tellingFor } from '../telling-for.ts';

interface Options {
  readonly at: number;
  readonly move?: string;
  readonly status?: boolean;
  readonly profile?: ProfileId;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** The move that is asked about; null where only the status is. */
const moveAsked = (io: Io, { move, status }: Options, moment: RecordedMoment): Result<Move | null, number> => {
  if (move === undefined) return ok(status === true ? null : moment.move);
  const given = moveGiven(
    move,
    moment.position.game.players.map(({ id }) => id),
  );
  return given.ok ? given : failed(badInput(io, given.error));
};

/** Explains the move; an illegal one is a negative answer. */
export const explainCommand = (io: Io, file: string, options: Options): number => {
  const { at, lang, json = false } = options;
  const engine = new Engine();
  const found = recordedMoment(io, engine, file, at);
  if (!found.ok) return found.error;
  const moment = found.value;
  const asked = moveAsked(io, options, moment);
  if (!asked.ok) return asked.error;
  const { position, followed } = moment;
  const profile = options.profile ?? position.game.profile;
  const telling = tellingFor(engine, moment.names, lang);
  const status = statusOf(position, telling);
  const recorded = options.move === undefined ? moment.recorded : [];
  const explanation =
    asked.value === null ? null : explain(engine, { position, move: asked.value, profile, recorded }, telling);
  if (json) {
    const where = { file, at, position: positionText(position), status, followed };
    io.out(`${JSON.stringify({ ...where, explanation }, null, 2)}\n`);
  } else {
    const lines = [
      pc.dim(`${file}, position ${at}: ${status.round}, phase ${status.phase}`),
      ...followed.flatMap(({ n, violations }) =>
        violations.map((v) => pc.yellow(`Follows the record at action ${n}: ${violationText(v)}`)),
      ),
      ...(explanation === null ? statusLines(status, telling) : explanationLines(explanation, telling)),
    ];
    io.out(`${lines.join('\n')}\n`);
  }
  return explanation === null || explanation.legal ? FINE : NEGATIVE;
};

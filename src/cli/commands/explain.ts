/** `explain`: whether a move is legal, by which rules and by whose reading; without a move, where the game stands. */

import type { Move } from '../../../spec/moves/move.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { explain } from '../../adjudication/explain.ts';
import { explanationLines } from '../../adjudication/explain-text.ts';
import { statusLines, statusOf } from '../../adjudication/status.ts';
import type { Telling } from '../../adjudication/telling.ts';
import { violationText } from '../../adjudication/violation-text.ts';
import pc from '../../colours.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { PUNCTUATION } from '../../documents/texts/punctuation.ts';
import { Engine } from '../../engine.ts';
import { positionText } from '../../notation/position-text.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { badInput, badUsage, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { moveGiven } from '../read-move.ts';
import type { RecordedMoment } from '../recorded-moment.ts';
import { recordedMoment } from '../recorded-moment.ts';
import { nameOf, standsLine } from '../stands-line.ts';
import { tellingFor } from '../telling-for.ts';

interface Options {
  readonly at?: number;
  readonly move?: string;
  readonly status?: boolean;
  /** Only the position is asked for. */
  readonly position?: boolean;
  readonly profile?: ProfileId;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** The move that is asked about; null where only the status is. */
const moveAsked = (
  io: Io,
  { move, status }: Options,
  moment: RecordedMoment,
  { player }: Telling,
): Result<Move | null, number> => {
  if (move === undefined) return ok(status === true ? null : moment.move);
  const players = moment.position.game.players.map(({ id }) => id);
  const given = moveGiven(move, { players, names: moment.names, shown: player });
  return given.ok ? given : failed(badInput(io, given.error));
};

/** Explains the move; an illegal one is a negative answer. */
export const explainCommand = (io: Io, file: string, options: Options): number => {
  const { at, lang, json = false } = options;
  if (options.status === true && options.move !== undefined)
    return badUsage(io, '--status tells of the position, --move of a move: leave one of them out');
  const engine = new Engine();
  const found = recordedMoment(io, engine, file, at);
  if (!found.ok) return found.error;
  const moment = found.value;
  const telling = tellingFor(engine, moment.names, lang);
  const { position, followed } = moment;
  const written = positionText(position);
  if (options.position === true && !json) {
    io.out(`${written}\n`);
    return FINE;
  }
  const asked = moveAsked(io, options, moment, telling);
  if (!asked.ok) return asked.error;
  const profile = options.profile ?? position.game.profile;
  const status = statusOf(position, telling, moment.led);
  const record = options.move === undefined ? moment.record : null;
  const explanation =
    asked.value === null
      ? null
      : explain(engine, { position, move: asked.value, profile, ...(record === null ? {} : { record }) }, telling);
  if (json) {
    const where = { file: nameOf(file), at: at ?? 0, position: written, status, followed };
    io.out(`${JSON.stringify({ ...where, explanation }, null, 2)}\n`);
  } else {
    const { colon } = PUNCTUATION[lang];
    const lines = [
      standsLine(file, at, status, telling),
      ...followed.flatMap(({ n, violations }) =>
        violations.map((v) =>
          pc.yellow(`${telling.say('followsRecord', { n })}${colon}${violationText(v, lang, telling.player)}`),
        ),
      ),
      ...(explanation === null ? statusLines(status, telling) : explanationLines(explanation, telling)),
    ];
    io.out(`${lines.join('\n')}\n`);
  }
  return explanation === null || explanation.legal ? FINE : NEGATIVE;
};

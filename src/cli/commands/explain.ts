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
import { isPositionText, positionText } from '../../notation/position-text.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { badInput, FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { moveGiven } from '../read-move.ts';
import type { RecordedMoment } from '../recorded-moment.ts';
import { recordedMoment } from '../recorded-moment.ts';
import { tellingFor } from '../telling-for.ts';

/** So much is shown of a position that was written out. */
const SHOWN = 40;

interface Options {
  readonly at?: number;
  readonly move?: string;
  readonly status?: boolean;
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
  const engine = new Engine();
  const found = recordedMoment(io, engine, file, at);
  if (!found.ok) return found.error;
  const moment = found.value;
  const telling = tellingFor(engine, moment.names, lang);
  const asked = moveAsked(io, options, moment, telling);
  if (!asked.ok) return asked.error;
  const { position, followed } = moment;
  const written = positionText(position);
  const profile = options.profile ?? position.game.profile;
  // A position that was written out is its own name.
  const name = isPositionText(file) ? `${file.slice(0, SHOWN)}…` : file;
  const status = statusOf(position, telling);
  const record = options.move === undefined ? moment.record : null;
  const explanation =
    asked.value === null
      ? null
      : explain(engine, { position, move: asked.value, profile, ...(record === null ? {} : { record }) }, telling);
  if (json) {
    const where = { file: name, at: at ?? 0, position: written, status, followed };
    io.out(`${JSON.stringify({ ...where, explanation }, null, 2)}\n`);
  } else {
    const { colon } = PUNCTUATION[lang];
    const where = at === undefined ? name : telling.say('positionOf', { file: name, at });
    const lines = [
      pc.dim(telling.say('stands', { where, round: status.round, phase: status.phase })),
      ...followed.flatMap(({ n, violations }) =>
        violations.map((v) => pc.yellow(`${telling.say('followsRecord', { n })}${colon}${violationText(v, lang)}`)),
      ),
      ...(explanation === null
        ? [...statusLines(status, telling), pc.bold(telling.say('position')), `  ${written}`]
        : explanationLines(explanation, telling)),
    ];
    io.out(`${lines.join('\n')}\n`);
  }
  return explanation === null || explanation.legal ? FINE : NEGATIVE;
};

/** `legal`: the legal moves at a position of a recorded game. */
import type { Option } from '../../../spec/deed.ts';
import type { Position } from '../../../spec/state.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';
import { optionText } from '../../adjudication/move-text.ts';
import { statusOf } from '../../adjudication/status.ts';
import type { Telling } from '../../adjudication/telling.ts';
import type { Lang } from '../../documents/texts/languages.ts';
import { PUNCTUATION } from '../../documents/texts/punctuation.ts';
import { Engine } from '../../engine.ts';
import type { PlayerText } from '../../notation/players.ts';
import { seatLetters } from '../../notation/players.ts';
import { printMove } from '../../notation/print-move.ts';
import { FINE, NEGATIVE } from '../exit.ts';
import type { Io } from '../io.ts';
import { momentAt } from '../position-at.ts';
import { standsLine } from '../stands-line.ts';
import { tellingFor } from '../telling-for.ts';

interface Options {
  readonly at?: number;
  readonly profile?: ProfileId;
  readonly lang: Lang;
  readonly json?: boolean;
}

/** In English the move in notation, which `--move` reads; in other languages the move in words. */
const lineOf = (option: Option, telling: Telling, seats: PlayerText): string => {
  const { move, vary, cost } = option;
  const { say, lang } = telling;
  const costs = cost === undefined ? '' : say('costs', { steel: `$${cost.steel}`, terrain: `$${cost.terrain}` });
  if (lang !== 'en') {
    const { comma } = PUNCTUATION[lang];
    return `${optionText(option, telling)}${costs === '' ? '' : `${comma}${costs}`}`;
  }
  const varies = vary === undefined ? '' : say('varies', { ...vary });
  return [printMove(move, seats), costs, varies].filter((part) => part !== '').join(' ');
};

/** Where the game stands and who has to act, then a line a move. */
const textOf = (
  file: string,
  at: number | undefined,
  position: Position,
  moves: readonly Option[],
  telling: Telling,
): string => {
  const seats = seatLetters(position.game.players.map(({ id }) => id));
  const status = statusOf(position, telling);
  const lines = [
    standsLine(file, at, status, telling),
    status.turn,
    ...moves.map((move) => `  ${lineOf(move, telling, seats)}`),
  ];
  return `${lines.join('\n')}\n`;
};

/** Prints the legal moves; none, as when the game is over, is a negative answer. */
export const legalCommand = (io: Io, file: string, options: Options): number => {
  const engine = new Engine();
  const found = momentAt(io, engine, file, options.at, options.profile);
  if (!found.ok) return found.error;
  const { position, names } = found.value;
  const telling = tellingFor(engine, names, options.lang);
  const moves = [...engine.options(position)];
  io.out(
    options.json === true ? `${JSON.stringify(moves, null, 2)}\n` : textOf(file, options.at, position, moves, telling),
  );
  return moves.length > 0 ? FINE : NEGATIVE;
};

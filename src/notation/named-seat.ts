/** Players called by their names at the beginning of a move, as people and the commands write them. */
import type { PlayerId } from '../../spec/vocabulary.ts';
import { RAILROADS } from '../../spec/vocabulary.ts';
import { quoted } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { LineFault } from './line.ts';
import { SEATS, seatLetters } from './players.ts';

/** Who can be meant, in seat order: ids with all names that the player goes by. */
export type NamedSeats = readonly { readonly id: PlayerId; readonly names: readonly string[] }[];

/** A text that calls a subject, what notation writes in its place, and how sure it is: the lower the surer. */
interface Call {
  readonly text: string;
  readonly written: string;
  readonly rank: number;
}

/** The move with its subject as notation writes it, and by how many characters that is shorter than what stood there. */
export interface Reseated {
  readonly text: string;
  readonly shorter: number;
}

/** Exactly what notation writes comes first, then ids, names, and small letters. */
const callsOf = (seats: NamedSeats): readonly Call[] => {
  const letter = seatLetters(seats.map(({ id }) => id));
  return [
    ...seats.flatMap(({ id, names }, i) => {
      const written = letter(id);
      const seat = SEATS[i] ?? written;
      const called = (texts: readonly string[], rank: number): readonly Call[] =>
        texts.flatMap((text) => [text, JSON.stringify(text)].map((form) => ({ text: form, written, rank })));
      return [
        { text: seat, written, rank: 0 },
        ...called([id], 1),
        ...called(names, 2),
        { text: seat, written, rank: 3 },
      ];
    }),
    ...RAILROADS.flatMap((railroad) => [0, 3].map((rank) => ({ text: railroad, written: railroad, rank }))),
  ];
};

/** Whether the text begins with these words and goes on after them. */
const begins = (text: string, { text: called, rank }: Call): boolean => {
  const start = text.slice(0, called.length);
  const same = rank === 0 ? start === called : start.toLowerCase() === called.toLowerCase();
  return same && /^\s+\S/.test(text.slice(called.length));
};

/**
 * Puts the letter of the seat, or the symbol of the railroad, in the place of the name with which a move begins. The
 * longest name that fits is meant; a text that begins with no name stays as it is.
 */
export const reseated = (text: string, seats: NamedSeats): Result<Reseated, LineFault> => {
  const indent = text.length - text.trimStart().length;
  const rest = text.slice(indent);
  const [best, ...others] = callsOf(seats)
    .filter((call) => begins(rest, call))
    .sort((a, b) => b.text.length - a.text.length || a.rank - b.rank);
  if (best === undefined) return ok({ text, shorter: 0 });
  const equals = others.filter(({ text: called, rank }) => called.length === best.text.length && rank === best.rank);
  if (equals.some(({ written }) => written !== best.written)) {
    const message = `${quoted(best.text)} is more than one of the players`;
    return failed({ code: 'unknown-player', column: indent + 1, message });
  }
  return ok({
    text: `${text.slice(0, indent)}${best.written}${rest.slice(best.text.length)}`,
    shorter: best.text.length - best.written.length,
  });
};

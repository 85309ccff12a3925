/** Writes a game in notation: a head with the setup, then the moves, numbered. */
import type { PlayerId } from '../../spec/vocabulary.ts';
import type { NativeGame } from '../interchange/native/read-native.ts';
import { SEATS, seatLetters } from './players.ts';
import { printMove } from './print-move.ts';

/** What files in notation call themselves, in their first line. */
export const NOTATION_FORMAT = 'royal-gorge-notation/1';

const PLAIN = /^[\w-]+$/;
const idText = (id: PlayerId): string => (PLAIN.test(id) ? id : JSON.stringify(id));

/** What comes before a move besides its number: headings of rounds, by the number of the move. */
export type Headings = ReadonlyMap<number, string>;

/** The whole text of a game, ending in a line break. */
export const printGame = (
  { setup, players, seed, moves }: Omit<NativeGame, 'kind'>,
  headings: Headings = new Map(),
): string => {
  const letter = seatLetters(setup.players);
  const head = [
    NOTATION_FORMAT,
    `profile ${setup.profile}`,
    ...players.map(({ id, name }, i) =>
      ['player', SEATS[i] ?? '?', idText(id), ...(name === null ? [] : [JSON.stringify(name)])].join(' '),
    ),
    `priority ${letter(setup.priority)}`,
    `railroads ${setup.railroads.join(' ')}`,
    `privates ${setup.privates.join(' ')}`,
    ...(seed === null ? [] : [`seed ${seed}`]),
    ...(setup.shorterEnd ? ['option shorter-end'] : []),
    '',
  ];
  const lines = moves.flatMap((move, i) => {
    const heading = headings.get(i + 1);
    return [...(heading === undefined ? [] : [`# ${heading}`]), `${i + 1}. ${printMove(move, letter)}`];
  });
  return `${[...head, ...lines].join('\n')}\n`;
};

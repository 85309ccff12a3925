/** Reads a game in notation. What is wrong is said with line and column. */
import type { Box } from '../../spec/box/box.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { PlayerId, Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PRIVATES, PROFILES, RAILROADS } from '../../spec/vocabulary.ts';
import type { InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import type { NativeGame } from '../interchange/native/read-native.ts';
import { readNative } from '../interchange/native/read-native.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { LineReader, Unreadable } from './line.ts';
import { readMove } from './parse-move.ts';
import { SEATS } from './players.ts';
import { NOTATION_FORMAT } from './print-game.ts';

/** Whether a text is a game in notation: its first line says so. */
export const isNotation = (text: string): boolean => /^royal-gorge-notation\//.test(text.trimStart());

/** The head of a file as far as it is read. */
interface Head {
  profile?: ProfileId;
  readonly players: { readonly id: PlayerId; readonly name?: string }[];
  priority?: PlayerId;
  railroads?: readonly Railroad[];
  privates?: readonly Private[];
  seed?: number;
  shorterEnd?: true;
  /** Lines on which the keys stand, for messages about what they say. */
  readonly lines: Map<string, number>;
}

const textIn = (line: LineReader, wanted: string): string => {
  const { text, column } = line.next(wanted);
  if (!text.startsWith('"')) return text;
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read === 'string') return read;
  } catch {
    // Said below.
  }
  return line.fail('malformed', `${quoted(text)} is not a text in quotes`, column);
};

const listIn = <T extends string>(line: LineReader, names: readonly T[], wanted: string): readonly T[] => {
  const list: T[] = [];
  while (line.peek() !== null) list.push(line.name(names, wanted));
  return list;
};

const readPlayer = (line: LineReader, head: Head): void => {
  const { text, column } = line.next('the letter of a seat');
  const seat = SEATS[head.players.length];
  if (seat === undefined) line.fail('impossible-setup', 'there are only four seats', column);
  if (text !== seat) line.fail('malformed', `expected seat ${seat ?? ''}, found ${quoted(text)}`, column);
  const id = textIn(line, 'the id of a player');
  head.players.push(line.peek() === null ? { id } : { id, name: textIn(line, 'a name') });
};

const seatIn = (line: LineReader, { players }: Head): PlayerId => {
  const { text, column } = line.next('the letter of a seat');
  const player = players[(SEATS as readonly string[]).indexOf(text)];
  return player?.id ?? line.fail('unknown-player', `${quoted(text)} is not the seat of a player`, column);
};

const KEYS: Readonly<Record<string, (line: LineReader, head: Head) => void>> = {
  profile: (line, head) => {
    head.profile = line.name(PROFILES, 'a profile');
  },
  player: readPlayer,
  priority: (line, head) => {
    head.priority = seatIn(line, head);
  },
  railroads: (line, head) => {
    head.railroads = listIn(line, RAILROADS, 'a railroad');
  },
  privates: (line, head) => {
    head.privates = listIn(line, PRIVATES, 'a private');
  },
  seed: (line, head) => {
    head.seed = line.whole('a seed');
  },
  option: (line, head) => {
    line.expect('shorter-end');
    head.shorterEnd = true;
  },
};

const readHeadLine = (line: LineReader, head: Head, number: number): void => {
  const { text, column } = line.next('a key');
  const read =
    (Object.hasOwn(KEYS, text) ? KEYS[text] : undefined) ??
    line.fail('unknown-key', `the key ${quoted(text)} is not known`, column);
  if (text !== 'player' && head.lines.has(text)) line.fail('malformed', `${text} stands here twice`, column);
  head.lines.set(text, number);
  read(line, head);
  line.end();
};

const NUMBERED = /^\s*(\d+)\.(?=\s|$)/;

const readMoveLine = (text: string, moves: Move[], head: Head): void => {
  const [start = '', number = ''] = NUMBERED.exec(text) ?? [];
  const line = new LineReader(text.slice(start.length), start.length);
  const column = text.indexOf(number) + 1;
  if (number !== String(moves.length + 1))
    line.fail('malformed', `expected move ${moves.length + 1}, found ${number}`, column);
  const move = readMove(
    line,
    head.players.map(({ id }) => id),
  );
  if (move.type === 'pass' && (move.player === undefined) === (move.railroad === undefined))
    line.fail('missing-key', 'either a player or a railroad passes', start.length + 1);
  const player = 'player' in move ? move.player : undefined;
  if (player !== undefined && !head.players.some(({ id }) => id === player))
    line.fail('unknown-player', `no player ${quoted(player)} at the table`, start.length + 1);
  moves.push(move);
};

const readLines = (lines: readonly string[], file: string, head: Head, moves: Move[]): InputFault | null => {
  for (const [index, text] of lines.entries()) {
    if (index === 0 || /^\s*(?:#.*)?$/.test(text)) continue;
    try {
      if (NUMBERED.test(text)) readMoveLine(text, moves, head);
      else {
        const line = new LineReader(text);
        if (moves.length > 0) line.fail('malformed', `expected ${moves.length + 1}. and a move`, 1);
        readHeadLine(line, head, index + 1);
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { code, column, message } = error.fault;
      return { code, file, place: `line ${index + 1} column ${column}`, message };
    }
  }
  return null;
};

/** Line of the head that a place of a native file stands for. */
const lineOf = (place: string, { lines }: Head): number => {
  const key = place.replace(/^setup\.?/, '').match(/^[a-z]+/)?.[0] ?? '';
  return lines.get(key === 'players' ? 'player' : key) ?? 1;
};

/** Reads the game. */
export const parseGame = (text: string, box: Box, file: string): Result<NativeGame, InputFault> => {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const [first = ''] = lines;
  if (first.trim() !== NOTATION_FORMAT)
    return failed({
      code: 'unknown-format',
      file,
      place: 'line 1 column 1',
      message: `no such format: ${quoted(first)}`,
    });
  const head: Head = { players: [], lines: new Map() };
  const moves: Move[] = [];
  const fault = readLines(lines, file, head, moves);
  if (fault !== null) return failed(fault);
  const { profile, players, priority, railroads, privates, seed, shorterEnd } = head;
  if (profile === undefined)
    return failed({ code: 'missing-key', file, place: 'line 1 column 1', message: 'the key "profile" is missing' });
  const read = readNative(
    {
      format: 'royal-gorge/1',
      profile,
      ...(shorterEnd === true ? { options: { shorterEnd } } : {}),
      setup: {
        players,
        ...(priority === undefined ? {} : { priority }),
        ...(railroads === undefined ? {} : { railroads: [...railroads] }),
        ...(privates === undefined ? {} : { privates: [...privates] }),
        ...(seed === undefined ? {} : { seed }),
      },
      moves: [],
    },
    box,
    file,
  );
  if (!read.ok) {
    const { place, ...rest } = read.error;
    return failed({ ...rest, place: `line ${lineOf(place, head)} column 1` });
  }
  return ok({ ...read.value, moves });
};

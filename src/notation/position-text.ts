/**
 * Positions in one word: `royal-gorge-position/1:bga:SR2:Green:<data>:<check>`. In front what people look for, then the
 * whole position, compressed, and a checksum of its canonical JSON: equal positions have equal checksums everywhere.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Game, Position } from '../../spec/state.ts';
import type { InputFault } from '../fault.ts';
import { forbiddenIn } from '../interchange/guard.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { isPosition } from './position-schema.ts';

const FORMAT = 'royal-gorge-position/1';
/** Largest position in bytes: many times the largest of any game. */
const LARGEST = 1024 * 1024;
/** Where the order of the keys says something: order of the auction, years of establishment. */
const ORDERED: ReadonlySet<string> = new Set(['privates', 'railroads']);

/** A value with its keys in alphabetical order, but where their order has a meaning. */
const sorted = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => sorted(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([k, v]): [string, unknown] => [k, sorted(v, k)]);
  return Object.fromEntries(ORDERED.has(key) ? entries : entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const canonical = (position: Position): string => JSON.stringify(sorted(position));

const checksum = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 16);

const roundText = ({ round }: Game): string => {
  const { kind, set, or } = round;
  if (kind === 'auction') return 'auction';
  return kind === 'stock' ? `SR${set}` : `OR${set}.${or ?? ''}`;
};

/** The position as text, without spaces. */
export const positionText = (position: Position): string => {
  const json = canonical(position);
  const { game } = position;
  const data = deflateRawSync(json, { level: 9 }).toString('base64url');
  return [FORMAT, game.profile, roundText(game), game.phase, data, checksum(json)].join(':');
};

const unpacked = (data: string): string | null => {
  try {
    return inflateRawSync(Buffer.from(data, 'base64url'), { maxOutputLength: LARGEST }).toString('utf8');
  } catch {
    return null;
  }
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether a text is a position: it begins as one, of whatever version. */
export const isPositionText = (text: string): boolean => /^royal-gorge-position\//.test(text.trimStart());

/** The position that a text writes. What was changed by hand or cut off is refused; `file` is what faults call it. */
export const positionOf = (text: string, file: string): Result<Position, InputFault> => {
  const fault = (code: InputFault['code'], message: string): Result<never, InputFault> =>
    failed({ code, file, place: '', message });
  const parts = text.trim().split(':');
  if (parts[0] !== FORMAT) return fault('unknown-format', `a position begins with ${FORMAT}`);
  const [, , , , data = '', check] = parts;
  const json = parts.length === 6 ? unpacked(data) : null;
  if (json === null) return fault('malformed', 'the position cannot be unpacked; is it whole?');
  if (checksum(json) !== check) return fault('malformed', 'the checksum is not that of the position');
  const position = jsonIn(json);
  if (forbiddenIn(position) !== null || !isPosition(position))
    return fault('malformed', 'this is no position of the game');
  return sameHead(parts, position)
    ? ok(position)
    : fault('malformed', 'what stands in front is not what the position says');
};

/** Whether what people read in front is what the position says. */
const sameHead = (parts: readonly string[], { game }: Position): boolean =>
  parts[1] === game.profile && parts[2] === roundText(game) && parts[3] === game.phase;

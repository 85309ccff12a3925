/** Reads a game file of any kind, and positions written as text. */
import type { Box } from '../../spec/box/box.ts';
import type { Position } from '../../spec/state.ts';
import type { InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import { isNotation, parseGame } from '../notation/parse-game.ts';
import { isPositionText, positionOf } from '../notation/position-text.ts';
import { NOTATION_FORMAT } from '../notation/print-game.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import type { EighteenXXGame } from './eighteen-xx/read-record.ts';
import { readRecord } from './eighteen-xx/read-record.ts';
import { NATIVE_FORMAT } from './native/file-schema.ts';
import type { NativeGame } from './native/read-native.ts';
import { readNative } from './native/read-native.ts';
import type { JsonObject } from './parse-json.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/** A position that was handed in, without the game that led to it. */
export interface GivenPosition {
  readonly kind: 'position';
  readonly position: Position;
}

/** A game as a file holds it. */
export type GameFile = EighteenXXGame | NativeGame;

/** Reads a game from a file (`.json` or `.json.gz`), or from the standard input if the file is `-`. */
export const readGameFile = (file: string, box: Box): Result<GameFile, InputFault> => {
  if (isPositionText(file)) return noGame(file, 'the position');
  const text = readText(file);
  return text.ok ? readGameText(text.value, box, file) : text;
};

/** Reads a game from a file, or a position: from a file as well, or written out in place of its name. */
export const readGiven = (file: string, box: Box): Result<GameFile | GivenPosition, InputFault> => {
  if (isPositionText(file)) return givenPosition(file, 'the position');
  const text = readText(file);
  if (!text.ok) return text;
  return isPositionText(text.value) ? givenPosition(text.value, file) : readGameText(text.value, box, file);
};

const givenPosition = (text: string, file: string): Result<GivenPosition, InputFault> => {
  const read = positionOf(text, file);
  return read.ok ? ok({ kind: 'position', position: read.value }) : read;
};

/** Reads a game from a text; `file` is what faults call it. */
export const readGameText = (text: string, box: Box, file: string): Result<GameFile, InputFault> => {
  if (isNotation(text)) return parseGame(text, box, file);
  const json = parseJson(text, file);
  if (!json.ok && json.error.code === 'not-json' && !/^\s*[[{]/.test(text)) return noGame(text, file);
  return json.ok ? readGameJson(json.value, box, file) : json;
};

const noGame = (text: string, file: string): Result<never, InputFault> => {
  const message = isPositionText(text)
    ? 'a position, not a game: explain, legal, map and market take it'
    : `neither JSON nor notation; a game in notation begins with ${NOTATION_FORMAT}`;
  return failed({ code: 'unknown-format', file, place: 'line 1', message });
};

const readGameJson = (json: JsonObject, box: Box, file: string): Result<GameFile, InputFault> => {
  const { format } = json;
  if (format === NATIVE_FORMAT) return readNative(json, box, file);
  if (format !== undefined)
    return failed({ code: 'unknown-format', file, place: 'format', message: `no such format: ${quoted(format)}` });
  if ('actions' in json) return readRecord(json, box, file);
  const message = `neither a record of 18xx.games (no actions) nor ${NATIVE_FORMAT} (no format)`;
  return failed({ code: 'unknown-format', file, place: '', message });
};

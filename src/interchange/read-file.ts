/** Reads a game file of either kind. */
import type { Box } from '../../spec/box/box.ts';
import type { InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import { isNotation, parseGame } from '../notation/parse-game.ts';
import type { Result } from '../result.ts';
import { failed } from '../result.ts';
import type { EighteenXXGame } from './eighteen-xx/read-record.ts';
import { readRecord } from './eighteen-xx/read-record.ts';
import { NATIVE_FORMAT } from './native/file-schema.ts';
import type { NativeGame } from './native/read-native.ts';
import { readNative } from './native/read-native.ts';
import type { JsonObject } from './parse-json.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';

/** A game as a file holds it. */
export type GameFile = EighteenXXGame | NativeGame;

/** Reads a game from a file (`.json` or `.json.gz`), or from the standard input if the file is `-`. */
export const readGameFile = (file: string, box: Box): Result<GameFile, InputFault> => {
  const text = readText(file);
  return text.ok ? readGameText(text.value, box, file) : text;
};

/** Reads a game from a text; `file` is what faults call it. */
export const readGameText = (text: string, box: Box, file: string): Result<GameFile, InputFault> => {
  if (isNotation(text)) return parseGame(text, box, file);
  const json = parseJson(text, file);
  return json.ok ? readGameJson(json.value, box, file) : json;
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

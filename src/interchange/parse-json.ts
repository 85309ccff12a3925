/** From text to a JSON object that holds nothing dangerous. */
import type { InputFault } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { forbiddenIn } from './guard.ts';
import { jsonFaultAt, lineAndColumn } from './json-fault.ts';

/** A JSON object of which nothing else is known. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses the text of a file. */
export const parseJson = (text: string, file: string): Result<JsonObject, InputFault> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const offset = jsonFaultAt(text) ?? text.length;
    const message = offset === text.length ? 'the text ends too early' : 'not JSON from here on';
    return failed({ code: 'not-json', file, place: lineAndColumn(text, offset), message });
  }
  const forbidden = forbiddenIn(value);
  if (forbidden !== null) return failed({ ...forbidden, file });
  if (!isJsonObject(value)) return failed({ code: 'not-an-object', file, place: '', message: 'not a JSON object' });
  return ok(value);
};

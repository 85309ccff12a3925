/** Checks a value against a schema and says what is wrong as an {@link InputFault}. */
import * as v from 'valibot';
import type { FaultCode, InputFault } from '../fault.ts';
import { quoted } from '../fault.ts';
import type { Result } from '../result.ts';
import { failed, ok } from '../result.ts';
import { placeOf } from './guard.ts';

type Issue = v.BaseIssue<unknown>;
type Said = { readonly code: FaultCode; readonly message: string };

/** Parses a value that stands at `place` of a file; the first fault is reported. */
export const parseWith = <S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  file: string,
  place: readonly (string | number)[],
): Result<v.InferOutput<S>, InputFault> => {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const keys = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  return failed({ file, place: placeOf([...place, ...keys]), ...said(issue) });
};

const said = (issue: Issue): Said => {
  const found = quoted(issue.input);
  if (issue.kind === 'schema') return saidOfKind(issue, found);
  switch (issue.type) {
    case 'safe_integer':
      return { code: 'not-whole', message: `expected a whole number, found ${found}` };
    case 'min_value':
    case 'max_value':
      return { code: 'out-of-range', message: `expected a number ${issue.expected}, found ${found}` };
    case 'min_length':
    case 'max_length':
      return { code: 'out-of-range', message: `expected a length ${issue.expected}, found ${issue.received}` };
    case 'check':
      if (typeof issue.input === 'number') return { code: 'out-of-range', message: 'expected a number >=0, found -0' };
      return { code: 'forbidden-name', message: `the name ${found} is not allowed` };
    default:
      return { code: 'malformed', message: `${found} is not written as it should be` };
  }
};

const saidOfKind = (issue: Issue, found: string): Said => {
  const key = quoted(issue.path?.at(-1)?.key);
  // The library reports keys as issues of the object, told apart by what it expected.
  if (issue.expected === 'never') return { code: 'unknown-key', message: `the key ${key} is not known` };
  if (issue.received === 'undefined') return { code: 'missing-key', message: `the key ${key} is missing` };
  switch (issue.type) {
    case 'picklist':
    case 'literal':
      return typeof issue.input === 'string'
        ? { code: 'unknown-name', message: `${found} is not a name that may stand here` }
        : { code: 'wrong-type', message: `expected a name, found ${kindOf(issue.input)}` };
    case 'variant':
      if (issue.path === undefined) return { code: 'wrong-type', message: `expected an object, found ${found}` };
      return { code: 'unknown-action', message: `${found} is not a kind of move` };
    default:
      return { code: 'wrong-type', message: `expected ${plainWord(issue.expected)}, found ${kindOf(issue.input)}` };
  }
};

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  '(number | string)': 'a number or a text',
  '(string | number)': 'a number or a text',
};

const plainWord = (expected: string | null): string => WORDS[expected ?? ''] ?? 'something else';

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : quoted(value);
};

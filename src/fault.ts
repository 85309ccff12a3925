/**
 * What is wrong with an input: a file that cannot be read, a value of the wrong kind, a name that does not exist. Not
 * for moves that the rules forbid: those are refusals of the engine.
 */
import type { RuleId } from '../spec/rules/ids.ts';

/** Permanent codes of faults, for programs that read them. */
export const FAULT_CODES = [
  'no-such-file',
  'not-readable',
  'not-writable',
  'file-too-large',
  'broken-gzip',
  'not-text',
  'empty-file',
  'not-json',
  'not-an-object',
  'too-deep',
  'forbidden-key',
  'forbidden-name',
  'unknown-format',
  'other-game',
  'missing-key',
  'unknown-key',
  'wrong-type',
  'not-whole',
  'out-of-range',
  'malformed',
  'unknown-name',
  'unknown-action',
  'unknown-option',
  'no-seed',
  'impossible-setup',
  'nothing-to-undo',
  'nothing-to-redo',
  'unknown-player',
  'certificate-elsewhere',
  'certificate-twice',
  'percent-mismatch',
  'tile-elsewhere',
  'city-elsewhere',
  'train-elsewhere',
  'train-twice',
  'no-railroad',
  'not-expressible',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** One fault. */
export interface InputFault {
  readonly code: FaultCode;
  /** The file as it was named; `-` is the standard input. */
  readonly file: string;
  /** Where in the file: `actions[12].price`, `line 1 column 5`; empty = the file as a whole. */
  readonly place: string;
  /** The rule that asks for something else, where it is a rule. */
  readonly rule?: RuleId;
  /** What is wrong, in one line. */
  readonly message: string;
}

const LONGEST_QUOTE = 60;
const LONGEST_PLACE = 120;

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Text of unknown origin, fit to stand in one line of a terminal: shortened, without control characters. */
export const quoted = (found: unknown): string => {
  const text = typeof found === 'string' ? JSON.stringify(found) : String(found);
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
  return cut(plain, LONGEST_QUOTE);
};

/** A fault in one line: file, place, what is wrong, code and rule. */
export const faultLine = (fault: InputFault): string => {
  const where = fault.place === '' ? fault.file : `${fault.file}: ${cut(fault.place, LONGEST_PLACE)}`;
  const why = fault.rule === undefined ? fault.code : `${fault.code}, ${fault.rule}`;
  return `${where}: ${fault.message} [${why}]`.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?');
};

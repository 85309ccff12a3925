/** A line of notation, cut into words, and the reading of its words one by one. */
import type { FaultCode } from '../fault.ts';
import { quoted } from '../fault.ts';

/** What is wrong with a line, and where: columns count from 1. */
export interface LineFault {
  readonly code: FaultCode;
  readonly column: number;
  readonly message: string;
}

/** A word of a line and the column at which it begins. */
export interface Word {
  readonly text: string;
  readonly column: number;
}

/** Leaves the reading of a line; caught where the line was begun. */
export class Unreadable extends Error {
  readonly fault: LineFault;

  constructor(fault: LineFault) {
    super(fault.message);
    this.fault = fault;
  }
}

const WORD = /"(?:[^"\\]|\\.)*"|,|#.*|[^\s,]+/gu;

/** The words of a line: quoted texts in one piece, commas by themselves, nothing of a comment. */
const wordsOf = (text: string, offset: number): readonly Word[] => {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (found.startsWith('#')) break;
    words.push({ text: found, column: offset + index + 1 });
  }
  return words;
};

/** A whole number without sign, without needless zeros. */
const WHOLE = /^(?:0|[1-9]\d*)$/;

/** How names are read. */
export interface Reading {
  /** Names in small or capital letters are the same; files distinguish them. */
  readonly anyCase?: boolean;
}

/** Reads a line word by word. */
export class LineReader {
  readonly #words: readonly Word[];
  readonly #end: number;
  readonly #anyCase: boolean;
  #at = 0;

  /** `offset` is how many characters of the line come before the text. */
  constructor(text: string, offset = 0, { anyCase = false }: Reading = {}) {
    this.#words = wordsOf(text, offset);
    this.#anyCase = anyCase;
    const last = this.#words.at(-1);
    this.#end = last === undefined ? offset + 1 : last.column + last.text.length;
  }

  /** The next word, left where it is; null at the end. */
  peek(): string | null {
    return this.#words[this.#at]?.text ?? null;
  }

  /** The next word, which has to be there. */
  next(wanted: string): Word {
    const word = this.#words[this.#at];
    if (word === undefined) return this.fail('missing-key', `${wanted} is missing`);
    this.#at += 1;
    return word;
  }

  /** Takes the next word if it is that one. */
  take(text: string): boolean {
    if (this.peek() !== text) return false;
    this.#at += 1;
    return true;
  }

  /** Takes that word, which has to be next. */
  expect(text: string): void {
    const word = this.next(quoted(text));
    if (word.text !== text) this.fail('malformed', `expected ${quoted(text)}, found ${quoted(word.text)}`, word.column);
  }

  /** One of a list of names. */
  name<T extends string>(names: readonly T[], wanted: string): T {
    const { text, column } = this.next(wanted);
    const same = (name: string): boolean => this.#anyCase && name.toLowerCase() === text.toLowerCase();
    return (
      names.find((name) => name === text) ??
      names.find(same) ??
      this.fail('unknown-name', `${quoted(text)} is not ${wanted}`, column)
    );
  }

  /** A whole number. */
  whole(wanted: string): number {
    const { text, column } = this.next(wanted);
    return this.number(text, column, wanted);
  }

  /** The whole number that a text writes. */
  number(text: string, column: number, wanted: string): number {
    if (!WHOLE.test(text)) return this.fail('not-whole', `expected ${wanted}, found ${quoted(text)}`, column);
    const value = Number(text);
    return Number.isSafeInteger(value)
      ? value
      : this.fail('out-of-range', `${quoted(text)} is too large for ${wanted}`, column);
  }

  /** The line has to end here. */
  end(): void {
    const word = this.#words[this.#at];
    if (word !== undefined)
      this.fail('malformed', `nothing more was expected, found ${quoted(word.text)}`, word.column);
  }

  /** Leaves the reading. */
  fail(code: FaultCode, message: string, column = this.#words[this.#at]?.column ?? this.#end): never {
    throw new Unreadable({ code, column, message });
  }
}

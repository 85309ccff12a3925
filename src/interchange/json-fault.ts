/**
 * Where a text stops being JSON. The parser of the platform says only that it does, and says it differently from
 * version to version, so a broken text is read once more by this small reader, which keeps the place.
 */

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const UNICODE = /u[\da-fA-F]{4}/y;
const ESCAPED = '"\\/bfnrt';
const FIRST_PRINTABLE = 0x20;
const WORD = /true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

/** What may come next. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'end';

/** Offset of the first character that makes the text not JSON; the length if it ends too early; null if it is JSON. */
export const jsonFaultAt = (text: string): number | null => {
  let at = 0;
  let expected: Expected = 'value';
  const open: ('[' | '{')[] = [];

  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  /** Reads a string from its quote on; character by character, since a pattern would overflow on long ones. */
  const takeString = (): boolean => {
    for (at += 1; text[at] !== '"'; at += 1) {
      if ((text.charCodeAt(at) || 0) < FIRST_PRINTABLE) return false;
      if (text[at] !== '\\') continue;
      at += 1;
      if (take(UNICODE)) at -= 1;
      else if (!ESCAPED.includes(text[at] ?? ' ')) return false;
    }
    at += 1;
    return true;
  };
  const afterValue = (): Expected => (open.length === 0 ? 'end' : ', or end');
  const close = (): void => {
    open.pop();
    at += 1;
    expected = afterValue();
  };

  for (;;) {
    take(SPACE);
    const char = text[at];
    if (char === undefined) return expected === 'end' ? null : at;
    const inside = open.at(-1);
    if (expected === 'end') return at;
    if (expected === ':') {
      if (char !== ':') return at;
      at += 1;
      expected = 'value';
    } else if (expected === ', or end') {
      if (char === ',') {
        at += 1;
        expected = inside === '{' ? 'key' : 'value';
      } else if (char === (inside === '{' ? '}' : ']')) close();
      else return at;
    } else if (expected === 'key' || expected === 'key or }') {
      if (char === '}' && expected === 'key or }') close();
      else if (char === '"' && takeString()) expected = ':';
      else return at;
    } else if (char === ']' && expected === 'value or ]') close();
    else if (char === '[' || char === '{') {
      open.push(char);
      at += 1;
      expected = char === '[' ? 'value or ]' : 'key or }';
    } else if (char === '"' ? takeString() : take(NUMBER) || take(WORD)) expected = afterValue();
    else return at;
  }
};

/** An offset as people count: `line 3 column 12`, both from 1. */
export const lineAndColumn = (text: string, offset: number): string => {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return `line ${line} column ${offset - before.lastIndexOf('\n')}`;
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFaultAt, lineAndColumn } from '../../src/interchange/json-fault.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the place where a text stops being JSON', () => {
  it.each<[text: string, offset: number | null]>([
    ['{"a": [1, -2.5e+3, true, null, "x\\u00e9\\n"], "b": {}}', null],
    [' [ ] ', null],
    ['"alone"', null],
    ['', 0],
    ['[1,]', 3],
    ['[1 2]', 3],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ['{a: 1}', 1],
    ['[01]', 2],
    ['[1.]', 2],
    ['[nul]', 1],
    ['["a\nb"]', 3],
    ['["\\x"]', 3],
    ['["\\u12g4"]', 3],
    ['["abc', 5],
    ['"\\1', 2],
    ['{"a\n": 1}', 3],
    ['[1}', 2],
    ['[[1]', 4],
    ['1 1', 2],
    ['\u00a01', 0],
  ])('%j: %s', (text, offset) => {
    expect(jsonFaultAt(text)).toBe(offset);
    expect(isJson(text)).toBe(offset === null);
  });

  it('is found exactly where the platform refuses the text', () => {
    const damaged = fc
      .tuple(
        fc.json(),
        fc.nat(200),
        fc.constantFrom('', ',', '"', '}', ']', '0', '\\', 'e', '.', ':', ' ', '-'),
        fc.nat(2),
      )
      .map(([text, at, put, cut]) => text.slice(0, at) + put + text.slice(at + cut));
    fc.assert(
      fc.property(damaged, (text) => (jsonFaultAt(text) === null) === isJson(text)),
      { numRuns: 5000 },
    );
  });

  it('is found in long and deep texts', () => {
    expect(jsonFaultAt(`["${'x'.repeat(10_000_000)}"`)).toBe(10_000_003);
    expect(jsonFaultAt('['.repeat(1_000_000))).toBe(1_000_000);
    expect(jsonFaultAt(`[${' '.repeat(10_000_000)}${'1'.repeat(10_000_000)}`)).toBe(20_000_001);
  });

  it.each<[text: string, offset: number, place: string]>([
    ['abc', 0, 'line 1 column 1'],
    ['abc', 3, 'line 1 column 4'],
    ['a\nb', 1, 'line 1 column 2'],
    ['a\nb', 2, 'line 2 column 1'],
    ['a\n\nbc', 4, 'line 3 column 2'],
  ])('%j offset %i is %s', (text, offset, place) => {
    expect(lineAndColumn(text, offset)).toBe(place);
  });
});

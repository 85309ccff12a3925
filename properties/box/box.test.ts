import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { boxChecks, boxFaults } from './box-faults.ts';
import { brokenBoxes } from './broken-boxes.ts';

describe('the printed game', () => {
  it.each(Object.entries(boxChecks))('%s', (_, check) => {
    expect(check(baseBox)).toEqual([]);
  });
});

describe('a misprint is noticed', () => {
  it.each(brokenBoxes)('$misprint', ({ breaks, box }) => {
    expect(boxFaults(box).filter((fault) => fault.startsWith(`${breaks}: `))).not.toEqual([]);
  });

  it('every sentence is broken by some misprint', () => {
    const broken = new Set(brokenBoxes.map(({ breaks }) => breaks));
    expect(Object.keys(boxChecks).filter((sentence) => !broken.has(sentence))).toEqual([]);
  });
});

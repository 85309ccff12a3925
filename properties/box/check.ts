import type { Box } from '../../spec/box/box.ts';

/** What is wrong with a box in one respect; empty when all is well. */
export type BoxCheck = (box: Box) => readonly string[];

/** Checks by the sentence that they hold a box to. */
export type BoxChecks = Readonly<Record<string, BoxCheck>>;

/** A fault where the condition fails, none where it holds. */
export function unless(holds: boolean, fault: string): readonly string[] {
  return holds ? [] : [fault];
}

/** A fault where a count or list is not the expected one. */
export function expected(wanted: unknown, found: unknown, what: string): readonly string[] {
  const [want, have] = [JSON.stringify(wanted), JSON.stringify(found)];
  return unless(want === have, `${what}: expected ${want}, found ${have}`);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Whether each number is larger than the one before. */
export function rises(numbers: readonly number[]): boolean {
  return numbers.every((each, index) => index === 0 || each > (numbers[index - 1] ?? each));
}

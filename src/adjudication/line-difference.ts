import type { Telling } from './telling.ts';

/** How two lists of lines differ: what one has more of than the other, or only their order. */
export interface LineDifference {
  readonly missing: readonly string[];
  readonly added: readonly string[];
  /** Both have the same lines in another order. */
  readonly reordered: boolean;
}

/** The lines of `from` without those of `these`, each taken off once. */
const without = (from: readonly string[], these: readonly string[]): readonly string[] => {
  const left = [...these];
  return from.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** What has to be taken from `ours` and added to it to get `theirs`. */
export const lineDifference = (ours: readonly string[], theirs: readonly string[]): LineDifference => {
  const missing = without(ours, theirs);
  const added = without(theirs, ours);
  const same = missing.length + added.length === 0;
  return { missing, added, reordered: same && ours.some((line, i) => line !== theirs[i]) };
};

/** The difference as people read it, a line each: what one causes and the other does not, or only the order. */
export const differenceText = ({ missing, added, reordered }: LineDifference, { say }: Telling): readonly string[] => [
  ...missing.map((line) => say('notHere', { line })),
  ...added.map((line) => say('onlyHere', { line })),
  ...(reordered ? [say('otherOrder')] : []),
];

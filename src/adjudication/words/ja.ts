/** The words of verdicts and journals in Japanese. */
import type { WordTable } from './en.ts';

export const JA: WordTable = {};

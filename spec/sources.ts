/**
 * The two documents that define the game, and the numbers of the statements in each of their sections. Document A is a
 * Chinese help page, document B a Japanese summary of the rulebook; a rule cites what they state by number.
 */

/** A section of a document with the numbers of its statements. */
export interface Section {
  readonly document: 'A' | 'B';
  readonly section: string;
  readonly statements: readonly string[];
}

const upTo = (document: 'A' | 'B', first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${document}-${String(first + i).padStart(2, '0')}`);

export const SECTIONS: readonly Section[] = [
  { document: 'A', section: 'basic loop, priority', statements: [...upTo('A', 1, 5), 'A-68'] },
  { document: 'A', section: 'private auction', statements: upTo('A', 6, 11) },
  { document: 'A', section: 'stock round', statements: upTo('A', 12, 27) },
  { document: 'A', section: 'operating round', statements: [...upTo('A', 28, 52), 'A-69'] },
  { document: 'A', section: 'settlement and events', statements: [...upTo('A', 53, 60), 'A-70', 'A-71'] },
  { document: 'A', section: 'end and scoring', statements: [...upTo('A', 61, 67), 'A-72'] },
  { document: 'B', section: 'I setup and auction', statements: upTo('B', 1, 7) },
  { document: 'B', section: 'II stock round', statements: upTo('B', 8, 20) },
  { document: 'B', section: 'III operating rounds', statements: [...upTo('B', 21, 43), 'B-51', 'B-52'] },
  { document: 'B', section: 'IV events and end', statements: [...upTo('B', 44, 50), 'B-53'] },
];

/** Every statement of both documents. */
export const STATEMENTS: readonly string[] = SECTIONS.flatMap((s) => s.statements);

const BY_STATEMENT: ReadonlyMap<string, string> = new Map(
  SECTIONS.flatMap((s) => s.statements.map((ref) => [ref, s.section] as const)),
);

/** The section in which a statement stands; null when there is no such statement. */
export const sectionOf = (ref: string): string | null => BY_STATEMENT.get(ref) ?? null;

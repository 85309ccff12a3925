/**
 * A ruling: one question that the sources answer differently, or that one of them leaves open, with the answer that
 * each profile follows. A rule reads a ruling by name; nothing asks which profile is played.
 */
import type { ProfileId } from '../vocabulary.ts';

/** Who says what. Absent = silent. */
export interface Says {
  readonly A?: string;
  readonly B?: string;
  /** The engine behind 18xx.games. */
  readonly engine?: string;
  /** What the designer is reported to have answered. */
  readonly designer?: string;
}

/** A question, its sources and its answers. */
export interface Ruling<T> {
  readonly question: string;
  readonly says: Says;
  readonly values: Readonly<Record<ProfileId, T>>;
  /** Profiles whose documents do not decide the question, so that the answer is ours. */
  readonly unruled?: readonly ProfileId[];
}

/** Writes a ruling down; `T` lists the answers that rules understand. */
export const ruling = <T>(r: Ruling<T>): Ruling<T> => r;

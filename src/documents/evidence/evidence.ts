/** What stands behind a rule: tests, disputes that it settles, games that exercise it, and an example that runs. */
import type { RuleId } from '../../../spec/rules/ids.ts';
import { EVIDENCE_DATA } from './evidence-data.ts';

/** A question that the command line answers by the rule. */
export interface Example {
  /** A game that comes with the project: its name in `docs/examples`. */
  readonly game: string;
  /** The position. */
  readonly at: number;
  /** A move that the rule refuses, in notation; absent = the move made there, of which the rule causes something. */
  readonly move?: string;
}

/** What stands behind one rule. */
export interface RuleEvidence {
  /** Sentences about it that tests play in the profiles of which they are true. */
  readonly accepts: number;
  /** Illegal moves that tests have it refuse. */
  readonly rejects: number;
  /** Tests that name it: paths in the folder of the tests. */
  readonly tests: readonly string[];
  /** Public disputes and bug reports that it settles. */
  readonly docket: readonly string[];
  /** How often it caused something, held and refused in the random games of the campaign; null where it never did. */
  readonly random: { readonly cited: number; readonly held: number; readonly refused: number } | null;
  /** Recorded games of the 18xx.games engine in which it caused something. */
  readonly recorded: number;
  /** Games in `docs/examples` in which it caused something. */
  readonly games: readonly string[];
  readonly example: Example | null;
}

/** Rules and what stands behind them. */
export type EvidenceOfRules = ReadonlyMap<RuleId, RuleEvidence>;

/** What stands behind each rule; made by `npm run docs:evidence`. */
export const EVIDENCE: EvidenceOfRules = new Map(Object.entries(EVIDENCE_DATA) as [RuleId, RuleEvidence][]);

/** Folder of the example games, from the root of the project or of the installed package. */
export const EXAMPLE_FOLDER = 'docs/examples';

/** The command that shows an example. */
export const exampleCommand = ({ game, at, move }: Example): string =>
  `royal-gorge explain ${EXAMPLE_FOLDER}/${game} --at ${at}${move === undefined ? '' : ` --move "${move}"`}`;

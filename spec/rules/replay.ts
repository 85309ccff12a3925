/** Chapter "replay": how recorded games of the engine behind 18xx.games are read. */
import { chapter, clause } from '../rule.ts';

const { check, effect } = chapter('replay');

/** Dollars that the rules give, and those that a record states in their place. */
export interface StatedNumber {
  readonly ours: number;
  readonly recorded: number;
}

/** A sale as a record states it: percent to be paid for, and percent of the certificates that it names. */
export interface StatedSale {
  readonly sold: number;
  readonly certificates: number;
  /** Whether the president's certificate is among them and only half of it is sold. */
  readonly halved: boolean;
}

export const REPLAY_01 = effect({
  id: 'REPLAY-01',
  title: 'Setup from the seed',
  statement: 'The railroads and privates of a recorded game follow from its seed; seats follow its list of players.',
  sources: ['engine: draws from the seed'],
});

export const REPLAY_02 = effect({
  id: 'REPLAY-02',
  title: 'Undo and redo',
  statement:
    'Undoing takes back the last action that is left, or all after the one it names; redoing brings back what was taken back last, as long as nothing else was done. Messages do not count.',
  sources: ['engine: undo and redo'],
});

export const REPLAY_03 = effect({
  id: 'REPLAY-03',
  title: 'Automatic actions',
  statement:
    'Actions that a program made for a player hang on the action before them and follow it at once. To switch such a program on or off changes nothing.',
  sources: ['engine: automatic actions'],
});

export const REPLAY_04 = effect({
  id: 'REPLAY-04',
  title: 'What is not recorded',
  statement: 'A pass without a choice and a step that was skipped leave no trace in a record.',
  sources: ['engine: automatic passes and skipped steps'],
});

export const REPLAY_05 = check<StatedNumber>()({
  id: 'REPLAY-05',
  title: 'Recorded numbers',
  statement:
    'Revenues and prices in a record have to be those of the rules. One that is not is reported as a finding, never believed silently.',
  sources: ['engine: recorded revenue and prices are believed'],
  schema: { revenue: 'dollars', recorded: 'dollars' },
  facts: (_at, { ours, recorded }) => ({ revenue: ours, recorded }),
  holds: (x, f) => x.eq(f.revenue, f.recorded),
});

/** The clause about what is paid for shares. */
export const STATED_PAYMENT = clause<StatedNumber>()(REPLAY_05, {
  schema: { payment: 'dollars', recorded: 'dollars' },
  facts: (_at, { ours, recorded }) => ({ payment: ours, recorded }),
  holds: (x, f) => x.eq(f.payment, f.recorded),
});

export const REPLAY_06 = effect({
  id: 'REPLAY-06',
  title: 'Written choices',
  statement:
    'Steel, longer trains, gold, ghost towns, the payer of the lease and debt are written in records as choices, each in a code of its own; here each is a kind of move.',
  sources: ['engine: codes of choices'],
});

export const REPLAY_07 = effect({
  id: 'REPLAY-07',
  title: 'Numbered certificates',
  statement:
    'Records name single certificates by number; the first of a railroad is the president’s. Here only the percentage counts, so which certificate it was follows from who holds them.',
  sources: ['engine: numbers of certificates'],
});

export const REPLAY_08 = check<StatedSale>()({
  id: 'REPLAY-08',
  title: 'A sale that contradicts itself',
  statement:
    'A recorded sale whose percentage does not fit the certificates that it names is no legal sale in any profile; it is reported as a finding.',
  sources: ['engine: a recorded sale of three certificates as one'],
  schema: { sold: 'percent', certificates: 'percent', halved: 'flag' },
  facts: (_at, sale) => ({ sold: sale.sold, certificates: sale.certificates, halved: sale.halved }),
  holds: (x, f) => x.or(f.halved, x.eq(f.sold, f.certificates)),
});

export const REPLAY_09 = effect({
  id: 'REPLAY-09',
  title: 'Numbered cities',
  statement: 'A station’s place is written as a city of a certain tile copy; it is the hex on which that copy lies.',
  sources: ['engine: numbers of cities'],
});

export const REPLAY_10 = effect({
  id: 'REPLAY-10',
  title: 'No leniency',
  statement:
    'What the other engine does not check when it loads a record is checked here like any move. A record that breaks a rule is a finding.',
  sources: ['engine: checks left out while loading'],
});

/**
 * No profile repeats that engine's memory: it holds what was asked since the last tile or station, and what was asked
 * depends on the screen and on steps that were tried, which no record tells. The Treaty gives Rio Grande its stations and
 * track at once, so what is remembered can only be less than what there is.
 */
export const REPLAY_11 = effect({
  id: 'REPLAY-11',
  title: 'Connections are those of the board',
  statement:
    'The other engine can remember connections that the Treaty of Boston has changed. No recorded game depends on it, and here they always follow from tiles and stations as they lie.',
  sources: ['engine: memory of connections'],
});

export const REPLAY_12 = effect({
  id: 'REPLAY-12',
  title: 'The result of a record',
  statement: 'The result in a recorded game is the score of each player, by his id.',
  sources: ['engine: result of a record'],
});

export const REPLAY_13 = effect({
  id: 'REPLAY-13',
  title: 'Gold that is not there',
  statement: 'A recorded shipment from a hex without gold is refused as a move and reported as a finding.',
  sources: ['engine: gold from any hex'],
});

/** The flat stepper: plays the chart without an interpreter. */
import type { Booked } from '../spec/book.ts';
import type { Entry } from '../spec/ledger.ts';
import type { Move } from '../spec/moves/move.ts';
import type { View } from '../spec/rule.ts';
import type { Game, LeafId, Position } from '../spec/state.ts';
import type { FlatChart, Leaf, Way } from './flatten.ts';
import { flatten } from './flatten.ts';
import { game as gameChart } from './game.ts';
import type { Table } from './setup.ts';

/** A position reached, and the journal of the way there. */
export interface Stepped {
  readonly position: Position;
  readonly journal: readonly Entry[];
}

/** No chart of this game goes through more states between two moves. */
const MOST_STEPS = 1000;
/** What guards and effects see as the move where no move is being made. */
const NO_MOVE: Move = { type: 'pass' };

/** The flow of the game, laid flat. */
export const flatChart: FlatChart = flatten(gameChart);

/** The leaf of that name, known to exist. */
export const leafAt = (at: LeafId): Leaf => {
  const leaf = flatChart.leaves[at];
  if (leaf === undefined) throw new RangeError(`no state ${at} in the chart`);
  return leaf;
};

const open = (way: Way, at: View, move: Move): boolean => way.guard === null || way.guard(at, move);

class Walk {
  #game: Game;
  #at: LeafId;
  readonly #journal: Entry[] = [];
  readonly #table: Table;

  constructor(table: Table, at: LeafId, game: Game) {
    this.#table = table;
    this.#at = at;
    this.#game = game;
  }

  view(): View {
    return { at: this.#at, game: this.#game, box: this.#table.box, rulings: this.#table.rulings };
  }

  take(way: Way, move: Move): void {
    for (const effect of way.effects) this.#book(effect(this.view(), move));
    this.#at = way.target;
  }

  amend(amendment: Amendment): void {
    this.#book(amendment(this.#game));
  }

  #book({ game, journal }: Booked): void {
    this.#game = game;
    for (const entry of journal) this.#journal.push(entry);
  }

  /** Goes on until the chart waits for a move. */
  settle(): Stepped {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const leaf = leafAt(this.#at);
      const view = this.view();
      const way = leaf.always.find((w) => open(w, view, NO_MOVE)) ?? leaf.done.find((w) => open(w, view, NO_MOVE));
      if (way === undefined) return { position: { at: this.#at, game: this.#game }, journal: this.#journal };
      this.take(way, NO_MOVE);
    }
    throw new RangeError(`the chart does not come to rest at ${this.#at}`);
  }
}

/** The first position of a game, and what the start itself has changed. */
export const start = (table: Table, game: Game): Stepped => {
  const walk = new Walk(table, flatChart.start.target, game);
  walk.take(flatChart.start, NO_MOVE);
  return walk.settle();
};

/** What is to be different after the effects of a move and before the chart goes on. */
export type Amendment = (game: Game) => Booked;

/**
 * The position after a move that the rules may forbid: the first way that answers its type is taken unasked. Null when
 * moves of that type have no place here.
 */
export const force = (
  table: Table,
  { at, game }: Position,
  move: Move,
  amendment: Amendment | null = null,
): Stepped | null => {
  const way = leafAt(at).on[move.type]?.[0];
  if (way === undefined) return null;
  const walk = new Walk(table, at, game);
  walk.take(way, move);
  if (amendment !== null) walk.amend(amendment);
  return walk.settle();
};

/** The position after a move; null when nothing at this leaf accepts it. */
export const step = (table: Table, { at, game }: Position, move: Move): Stepped | null => {
  const walk = new Walk(table, at, game);
  const view = walk.view();
  const way = leafAt(at).on[move.type]?.find((w) => open(w, view, move));
  if (way === undefined) return null;
  walk.take(way, move);
  return walk.settle();
};

/** Writing a journal step by step, each entry seeing the state that the entries before it made. */
import type { Entry } from './ledger.ts';
import { post } from './posting.ts';
import type { Game } from './state.ts';

/** A state and the entries that led to it. */
export interface Booked {
  readonly game: Game;
  readonly journal: readonly Entry[];
}

/** A journal being written. */
export class Book implements Booked {
  #game: Game;
  readonly #journal: Entry[] = [];

  constructor(game: Game) {
    this.#game = game;
  }

  /** The state after all entries so far. */
  get game(): Game {
    return this.#game;
  }

  get journal(): readonly Entry[] {
    return this.#journal;
  }

  /** Posts entries. */
  write(...entries: readonly Entry[]): this {
    if (entries.length > 0) {
      this.#game = post(this.#game, entries);
      this.#journal.push(...entries);
    }
    return this;
  }
}

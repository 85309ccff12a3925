/** An engine that remembers what it has listed: whoever chooses a move and whoever checks it ask for the same lists. */
import type { Option } from '../../spec/deed.ts';
import type { MoveType } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { Engine } from '../../src/engine.ts';

export class RememberingEngine extends Engine {
  readonly #listed = new WeakMap<Position, Map<MoveType, readonly Option[]>>();

  override *optionsOf(position: Position, kind: MoveType): Generator<Option> {
    let lists = this.#listed.get(position);
    if (lists === undefined) {
      lists = new Map();
      this.#listed.set(position, lists);
    }
    let list = lists.get(kind);
    if (list === undefined) {
      list = [...super.optionsOf(position, kind)];
      lists.set(kind, list);
    }
    yield* list;
  }
}

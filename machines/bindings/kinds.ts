/** What a name in a chart is bound to. */
import type { Booked } from '../../spec/book.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { View } from '../../spec/rule.ts';

/** Decides a transition. `move` is the move being made; only guards of a transition that answers it may look at it. */
export type Guard = (at: View, move: Move) => boolean;
/** Writes a journal. `move` as for guards. */
export type Effect = (at: View, move: Move) => Booked;

/**
 * XState's form of the bindings. The only casts of this folder live here: XState wants its own argument shapes.
 */
import type { ActionFunction } from 'xstate';
import { assign, setup } from 'xstate';
import type { Box } from '../spec/box/box.ts';
import type { Entry } from '../spec/ledger.ts';
import type { Move } from '../spec/moves/move.ts';
import type { SealedRulings, View } from '../spec/rule.ts';
import type { RuleId } from '../spec/rules/ids.ts';
import type { Game } from '../spec/state.ts';
import type { Effect, EffectName, Guard, GuardName } from './bindings.ts';
import { effects, guards } from './bindings.ts';

/** What lies on the table and does not change: the box and the rulings in force. */
export interface Table {
  readonly box: Box;
  readonly rulings: SealedRulings;
}

/** The table, the game, and the journal of the move being made. */
export interface Context {
  readonly table: Table;
  readonly game: Game;
  readonly journal: readonly Entry[];
}

interface Args {
  readonly context: Context;
  readonly event: Move;
}
type Action = ActionFunction<Context, Move, Move, undefined, never, never, never, never, never>;

const viewOf = ({ table, game }: Context): View => ({ at: '', game, ...table });

const bindGuard =
  (guard: Guard) =>
  ({ context, event }: Args): boolean =>
    guard(viewOf(context), event);

const bindEffect = (effect: Effect): Action =>
  assign<Context, Move, undefined, Move, never>(({ context, event }) => {
    const { game, journal } = effect(viewOf(context), event);
    return { game, journal: [...context.journal, ...journal] };
  }) as unknown as Action;

const mapRecord = <K extends string, A, B>(table: Readonly<Record<K, A>>, f: (a: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(table).map(([k, v]) => [k, f(v)])) as Record<K, B>;

/** The chart builder with all names bound. */
export const chart = setup({
  types: {
    context: {} as Context,
    events: {} as Move,
    input: {} as { readonly table: Table; readonly game: Game },
    meta: {} as { readonly rules: readonly RuleId[] },
  },
  guards: mapRecord<GuardName, Guard, (args: Args) => boolean>(guards, bindGuard),
  actions: mapRecord<EffectName, Effect, Action>(effects, bindEffect),
});

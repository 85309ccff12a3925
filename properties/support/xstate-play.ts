/** Playing a move on XState itself, the judge of the flat stepper. */
import type { AnyMachineSnapshot } from 'xstate';
import { initialTransition, transition } from 'xstate';
import { leafOfSnapshot } from '../../machines/flatten.ts';
import { game as chart } from '../../machines/game.ts';
import type { Context, Table } from '../../machines/setup.ts';
import type { Stepped } from '../../machines/stepper.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Game, Position } from '../../spec/state.ts';

type Value = string | { readonly [key: string]: Value };

const stateValue = (path: readonly string[]): Value => {
  const [first = '', ...rest] = path;
  return rest.length === 0 ? first : { [first]: stateValue(rest) };
};

const stepped = (snapshot: AnyMachineSnapshot): Stepped => {
  const { game, journal } = snapshot.context as Context;
  return { position: { at: leafOfSnapshot(snapshot), game }, journal };
};

const unbound = (actions: readonly unknown[]): void => {
  if (actions.length > 0) throw new Error(`XState returned actions that are not bound: ${JSON.stringify(actions)}`);
};

/** The start of a game, by XState. */
export const startByXState = (table: Table, game: Game): Stepped => {
  const [snapshot, actions] = initialTransition(chart, { table, game });
  unbound(actions);
  return stepped(snapshot);
};

/** The position after a move, by XState; null when the chart refuses. */
export const stepByXState = (table: Table, position: Position, move: Move): Stepped | null => {
  const value = stateValue(position.at.split('.').slice(1));
  const context: Context = { table, game: position.game, journal: [] };
  const before = chart.resolveState({ value, context } as Parameters<typeof chart.resolveState>[0]);
  const [after, actions] = transition(chart, before, move);
  unbound(actions);
  return after === before ? null : stepped(after);
};

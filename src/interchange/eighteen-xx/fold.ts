/**
 * What is left of a record after its undoing and redoing: the effective actions, with their automatic actions, numbered
 * as positions are numbered.
 */
import type { FaultCode, InputFault } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { placeOf } from '../guard.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseAction } from './parse-action.ts';
import type { GameAction } from './schema.ts';

/** One action that counts. */
export interface EffectiveAction {
  /** Number among the effective actions, from 1. */
  readonly n: number;
  /** 0 = the action itself; its automatic actions count from 1. */
  readonly sub: number;
  /** What the file calls it; the automatic actions go by the id of theirs. Neither unique nor rising. */
  readonly id: number;
  /** Null = it keeps its number and changes nothing. */
  readonly action: GameAction | null;
  /** As the file has it. */
  readonly raw: JsonObject;
  /** Where it stands in the file. */
  readonly place: string;
}

/** An action with its automatic actions, not yet numbered. */
interface Step {
  readonly id: number;
  readonly parts: readonly Pick<EffectiveAction, 'action' | 'raw' | 'place'>[];
}

/** Folds the actions of a record. */
export const foldActions = (
  actions: readonly unknown[],
  file: string,
): Result<readonly EffectiveAction[], InputFault> => {
  const kept: Step[] = [];
  let undone: Step[][] = [];
  for (const [index, raw] of actions.entries()) {
    const path = ['actions', index];
    const parsed = parseAction(raw, file, path);
    if (!parsed.ok) return parsed;
    const item = parsed.value;
    if (item.kind === 'message') continue;
    if (item.kind === 'undo') {
      if (kept.length === 0 && item.downTo === null) return nothing('nothing-to-undo', file, path);
      undone.push(kept.splice(firstUndone(kept, item.downTo)));
    } else if (item.kind === 'redo') {
      const group = undone.pop();
      if (group === undefined) return nothing('nothing-to-redo', file, path);
      kept.push(...group);
    } else {
      undone = [];
      const automatic = automaticParts(item.raw, file, path);
      if (!automatic.ok) return automatic;
      const self = { action: item.kind === 'game' ? item.action : null, raw: item.raw, place: placeOf(path) };
      kept.push({ id: item.id ?? index + 1, parts: [self, ...automatic.value] });
    }
  }
  return ok(kept.flatMap(({ id, parts }, i) => parts.map((part, sub) => ({ n: i + 1, sub, id, ...part }))));
};

/** Index from which the kept actions go: the last one, or all at the end whose ids are greater than the given one. */
const firstUndone = (kept: readonly Step[], downTo: number | null): number =>
  downTo === null ? kept.length - 1 : kept.findLastIndex(({ id }) => id <= downTo) + 1;

const automaticParts = (
  raw: JsonObject,
  file: string,
  path: readonly (string | number)[],
): Result<Step['parts'], InputFault> => {
  const list = raw.auto_actions ?? [];
  const at = [...path, 'auto_actions'];
  const wrong = (code: FaultCode, where: readonly (string | number)[], message: string): Result<never, InputFault> =>
    failed({ code, file, place: placeOf(where), rule: 'REPLAY-03', message });
  if (!Array.isArray(list)) return wrong('wrong-type', at, 'expected a list');
  const parts: Step['parts'][number][] = [];
  for (const [index, each] of list.entries()) {
    const here = [...at, index];
    const parsed = parseAction(each, file, here);
    if (!parsed.ok) return parsed;
    const item = parsed.value;
    if (item.kind !== 'game' && item.kind !== 'idle')
      return wrong('unknown-action', [...here, 'type'], 'does not come as an automatic action');
    if (item.raw.auto_actions !== undefined)
      return wrong('unknown-key', [...here, 'auto_actions'], 'an automatic action has none of its own');
    parts.push({ action: item.kind === 'game' ? item.action : null, raw: item.raw, place: placeOf(here) });
  }
  return ok(parts);
};

const nothing = (code: FaultCode, file: string, path: readonly (string | number)[]): Result<never, InputFault> =>
  failed({ code, file, place: placeOf(path), rule: 'REPLAY-02', message: 'no action is left for it' });

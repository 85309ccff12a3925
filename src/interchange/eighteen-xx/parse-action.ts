/** Reads one action of a record. */
import type { InputFault } from '../../fault.ts';
import { quoted } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { placeOf } from '../guard.ts';
import type { JsonObject } from '../parse-json.ts';
import { isJsonObject } from '../parse-json.ts';
import { parseWith } from '../schema-fault.ts';
import { GAME_ACTIONS, type GameAction, idle, redo, undo } from './schema.ts';

/** An action by what it does to the record: it plays, it stands there idly, it is chat, it undoes or redoes. */
export type ParsedAction =
  | { readonly kind: 'game'; readonly id: number | null; readonly action: GameAction; readonly raw: JsonObject }
  | { readonly kind: 'idle'; readonly id: number | null; readonly raw: JsonObject }
  | { readonly kind: 'message' }
  | { readonly kind: 'undo'; readonly downTo: number | null }
  | { readonly kind: 'redo' };

/** Parses what stands at `place` of a file. */
export const parseAction = (
  raw: unknown,
  file: string,
  place: readonly (string | number)[],
): Result<ParsedAction, InputFault> => {
  if (!isJsonObject(raw))
    return failed({ code: 'wrong-type', file, place: placeOf(place), message: 'expected an object' });
  const { type } = raw;
  if (typeof type !== 'string') {
    const message = 'an action needs the name of its type';
    return failed({
      code: type === undefined ? 'missing-key' : 'wrong-type',
      file,
      place: placeOf([...place, 'type']),
      message,
    });
  }
  if (isGameType(type)) {
    const parsed = parseWith<(typeof GAME_ACTIONS)[typeof type]>(GAME_ACTIONS[type], raw, file, place);
    return parsed.ok ? ok({ kind: 'game', id: parsed.value.id ?? null, action: parsed.value, raw }) : parsed;
  }
  if (type === 'undo') {
    const parsed = parseWith(undo, raw, file, place);
    return parsed.ok ? ok({ kind: 'undo', downTo: parsed.value.action_id ?? null }) : parsed;
  }
  if (type === 'redo') {
    const parsed = parseWith(redo, raw, file, place);
    return parsed.ok ? ok({ kind: 'redo' }) : parsed;
  }
  if (type === 'message') return ok({ kind: 'message' });
  const parsed = parseWith(idle, raw, file, place);
  if (parsed.ok) return ok({ kind: 'idle', id: parsed.value.id ?? null, raw });
  if (!parsed.error.place.endsWith('.type')) return parsed;
  return failed({ ...parsed.error, code: 'unknown-action', message: `${quoted(type)} is not a kind of action` });
};

const isGameType = (type: string): type is keyof typeof GAME_ACTIONS => Object.hasOwn(GAME_ACTIONS, type);

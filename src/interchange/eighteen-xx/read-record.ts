/** Reads a whole record of 18xx.games: its setup and its effective actions. */
import type { Box } from '../../../spec/box/box.ts';
import type { Setup } from '../../../spec/setup.ts';
import type { PlayerId } from '../../../spec/vocabulary.ts';
import type { InputFault } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseWith } from '../schema-fault.ts';
import type { EffectiveAction } from './fold.ts';
import { foldActions } from './fold.ts';
import { frame } from './schema.ts';
import type { WrittenId } from './setup-from-record.ts';
import { seedOfRecord, setupFromRecord, writtenIds } from './setup-from-record.ts';

/** A record, read and checked in shape; its actions are read as moves one by one, as the game goes on. */
export interface EighteenXXGame {
  readonly kind: '18xx.games';
  readonly setup: Setup;
  /** In seat order: the id as the file writes it, and the name, if the file has one. */
  readonly players: readonly { readonly id: WrittenId; readonly name: string | null }[];
  readonly writtenIds: ReadonlyMap<PlayerId, WrittenId>;
  readonly seed: number;
  readonly actions: readonly EffectiveAction[];
  /** Final worth in dollars by player, as the file states it. */
  readonly result: Readonly<Record<PlayerId, number>> | null;
}

/** Reads what {@link parseJson} made of the file. */
export const readRecord = (json: JsonObject, box: Box, file: string): Result<EighteenXXGame, InputFault> => {
  const parsed = parseWith(frame, json, file, []);
  if (!parsed.ok) {
    const { error } = parsed;
    return failed(error.place === 'players' ? { ...error, rule: 'SETUP-01' } : error);
  }
  const record = parsed.value;
  const setup = setupFromRecord(record, box, file);
  if (!setup.ok) return setup;
  const actions = foldActions(record.actions, file);
  if (!actions.ok) return actions;
  return ok({
    kind: '18xx.games',
    setup: setup.value,
    players: record.players.map(({ id, name }) => ({ id, name: name ?? null })),
    writtenIds: writtenIds(record),
    seed: seedOfRecord(record) ?? 0,
    actions: actions.value,
    result: record.result ?? null,
  });
};

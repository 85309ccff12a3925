/** Reads a game file of our own. */
import type { Box } from '../../../spec/box/box.ts';
import type { Move } from '../../../spec/moves/move.ts';
import { rulingsOf } from '../../../spec/profiles/rulings.ts';
import type { Setup } from '../../../spec/setup.ts';
import { setupFaults } from '../../../spec/setup.ts';
import type { PlayerId, ProfileId } from '../../../spec/vocabulary.ts';
import type { InputFault } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import { dealFrom } from '../deal.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseWith } from '../schema-fault.ts';
import { explicitSetup, nativeFrame, seededSetup } from './file-schema.ts';
import { move as moveSchema } from './move-schema.ts';

/** A native game, read and checked. */
export interface NativeGame {
  readonly kind: 'native';
  readonly setup: Setup;
  /** In seat order. */
  readonly players: readonly { readonly id: PlayerId; readonly name: string | null }[];
  /** The seed from which the setup was drawn, if one is known. */
  readonly seed: number | null;
  readonly moves: readonly Move[];
}

/** Who sits where, and what was drawn. */
type Table = Pick<NativeGame, 'players' | 'seed'> & { readonly setup: Omit<Setup, 'profile' | 'shorterEnd'> };

/** Reads what the file says. A setup that names only a seed is drawn here. */
export const readNative = (json: JsonObject, box: Box, file: string): Result<NativeGame, InputFault> => {
  const parsed = parseWith(nativeFrame, json, file, []);
  if (!parsed.ok) return parsed;
  const { profile, options } = parsed.value;
  const table = readTable(parsed.value.setup, profile, box, file);
  if (!table.ok) return table;
  const setup: Setup = { ...table.value.setup, profile, shorterEnd: options?.shorterEnd ?? false };
  const [fault] = setupFaults(setup, box);
  if (fault !== undefined)
    return impossible(file, fault.rule === 'SETUP-01' ? 'setup.players' : 'setup', fault.found, fault.rule);
  const moves = readMoves(parsed.value.moves, setup, file);
  return moves.ok ? ok({ kind: 'native', ...table.value, setup, moves: moves.value }) : moves;
};

const readTable = (json: JsonObject, profile: ProfileId, box: Box, file: string): Result<Table, InputFault> => {
  const seeded = json.seed !== undefined && json.privates === undefined && json.railroads === undefined;
  if (!seeded) {
    const parsed = parseWith(explicitSetup, json, file, ['setup']);
    if (!parsed.ok) return withRule(parsed);
    const { privates, railroads, priority, seed } = parsed.value;
    if (seed !== undefined) {
      const deal = dealFrom(seed, box);
      if (deal.privates.join() !== privates.join() || deal.railroads.join() !== railroads.join())
        return impossible(file, 'setup.seed', 'a seed that deals other cards');
    }
    const seats = seatsOf(parsed.value.players);
    return ok({ players: seats, seed: seed ?? null, setup: { players: idsOf(seats), privates, railroads, priority } });
  }
  const parsed = parseWith(seededSetup, json, file, ['setup']);
  if (!parsed.ok) return withRule(parsed);
  const seats = seatsOf(parsed.value.players);
  const ids = idsOf(seats);
  const { privates, railroads, rest } = dealFrom(parsed.value.seed, box);
  const drawn = rulingsOf(profile)['first-priority'] === 'random' ? ids[rest % ids.length] : ids[0];
  const setup = { players: ids, privates, railroads, priority: drawn ?? '' };
  return ok({ players: seats, seed: parsed.value.seed, setup });
};

const seatsOf = (players: readonly { readonly id: PlayerId; readonly name?: string }[]): NativeGame['players'] =>
  players.map(({ id, name }) => ({ id, name: name ?? null }));

const idsOf = (seats: NativeGame['players']): readonly PlayerId[] => seats.map(({ id }) => id);

const withRule = ({ error }: { readonly error: InputFault }): Result<never, InputFault> =>
  failed(error.place === 'setup.players' ? { ...error, rule: 'SETUP-01' } : error);

const impossible = (file: string, place: string, found: string, rule?: InputFault['rule']): Result<never, InputFault> =>
  failed({
    code: 'impossible-setup',
    file,
    place,
    message: `no game begins with ${found}`,
    ...(rule === undefined ? {} : { rule }),
  });

const readMoves = (list: readonly unknown[], setup: Setup, file: string): Result<readonly Move[], InputFault> => {
  const moves: Move[] = [];
  for (const [index, raw] of list.entries()) {
    const parsed = parseWith(moveSchema, raw, file, ['moves', index]);
    if (!parsed.ok) return parsed;
    const move = parsed.value;
    const fault = (code: InputFault['code'], key: string, message: string): Result<never, InputFault> =>
      failed({ code, file, place: `moves[${index}].${key}`, message });
    if (move.type === 'pass' && (move.player === undefined) === (move.railroad === undefined))
      return fault('missing-key', 'player', 'either a player or a railroad passes');
    if ('player' in move && move.player !== undefined && !setup.players.includes(move.player))
      return fault('unknown-player', 'player', 'no such player at the table');
    moves.push(move);
  }
  return ok(moves);
};

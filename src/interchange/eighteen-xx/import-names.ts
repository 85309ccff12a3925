/** Looks up what an action of a record names, in the game that is being replayed. */
import type { Box } from '../../../spec/box/box.ts';
import { findPlayer, isMetal } from '../../../spec/holdings.ts';
import type { RuleId } from '../../../spec/rules/ids.ts';
import type { Game, Position } from '../../../spec/state.ts';
import type { Company, HexId, PlayerId, Private, Railroad } from '../../../spec/vocabulary.ts';
import { METALS } from '../../../spec/vocabulary.ts';
import type { FaultCode, InputFault } from '../../fault.ts';
import { quoted } from '../../fault.ts';
import type { Result } from '../../result.ts';
import { failed, ok } from '../../result.ts';
import type { CopyBook } from './copy-book.ts';
import type { GameAction } from './schema.ts';

/** Everything that is needed to read one action. */
export interface Reading {
  readonly box: Box;
  readonly game: Game;
  readonly at: Position['at'];
  readonly book: CopyBook;
  readonly file: string;
  /** Where the action stands in the file. */
  readonly place: string;
}

/** What a look-up or a reading gives. */
export type Read<T> = Result<T, InputFault>;

/** Who acts. */
export type Entity = Pick<GameAction, 'entity' | 'entity_type'>;

/** A fault in the key of an action. */
export const faultIn = (
  reading: Reading,
  key: string,
  code: FaultCode,
  message: string,
  rule?: RuleId,
): Result<never, InputFault> =>
  failed({
    code,
    file: reading.file,
    place: `${reading.place}.${key}`,
    message,
    ...(rule === undefined ? {} : { rule }),
  });

const ownKey = <T extends object>(record: T, name: string): name is keyof T & string => Object.hasOwn(record, name);

/** The player who acts. */
export const actingPlayer = (reading: Reading, { entity }: Entity): Read<PlayerId> => {
  const id = String(entity ?? '');
  return findPlayer(reading.game, id) === undefined
    ? faultIn(reading, 'entity', 'unknown-player', `no player ${quoted(entity)} at the table`, 'SETUP-01')
    : ok(id);
};

/** A railroad of this game. */
export const railroadNamed = (reading: Reading, key: string, name: unknown): Read<Railroad> => {
  const { railroads } = reading.game;
  return typeof name === 'string' && ownKey(railroads, name)
    ? ok(name)
    : faultIn(reading, key, 'unknown-name', `no railroad ${quoted(name)} in this game`, 'SETUP-05');
};

/** The railroad that acts. */
export const actingRailroad = (reading: Reading, { entity }: Entity): Read<Railroad> =>
  railroadNamed(reading, 'entity', entity);

/** A company of this game. */
export const companyNamed = (reading: Reading, key: string, name: string): Read<Company> => {
  const metal = METALS.find((id) => id === name);
  if (metal !== undefined && isMetal(metal)) return ok(metal);
  return railroadNamed(reading, key, name);
};

/** A private of this game. */
export const privateNamed = (reading: Reading, key: string, name: unknown): Read<Private> => {
  const { privates } = reading.game;
  return typeof name === 'string' && ownKey(privates, name)
    ? ok(name)
    : faultIn(reading, key, 'unknown-name', `no private ${quoted(name)} in this game`, 'SETUP-06');
};

/** A hex of the map. */
export const hexNamed = (reading: Reading, key: string, name: string): Read<HexId> =>
  ownKey(reading.box.hexes, name)
    ? ok(name)
    : faultIn(reading, key, 'unknown-name', `no hex ${quoted(name)} on the map`, 'TRACK-05');

/** The railroad for which a private acts: its owner, or else the one whose turn it is. */
export const railroadBehind = (reading: Reading, id: Private): Read<Railroad> => {
  const owner = reading.game.privates[id]?.owner;
  if (owner != null && 'railroad' in owner) return ok(owner.railroad);
  return operatingRailroad(reading);
};

/** The railroad whose turn it is. */
export const operatingRailroad = (reading: Reading): Read<Railroad> => {
  const railroad = reading.game.operating?.turn?.railroad;
  return railroad === undefined
    ? faultIn(reading, 'entity', 'no-railroad', 'no railroad is operating', 'OR-ORDER-01')
    : ok(railroad);
};

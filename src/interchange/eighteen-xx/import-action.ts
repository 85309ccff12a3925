/** Reads the actions of a record of 18xx.games as moves. */
import type { Box } from '../../../spec/box/box.ts';
import { findPlayer, presidentOf } from '../../../spec/holdings.ts';
import type { Move } from '../../../spec/moves/move.ts';
import type { Position } from '../../../spec/state.ts';
import { quoted } from '../../fault.ts';
import { ok } from '../../result.ts';
import type { CopyBook } from './copy-book.ts';
import type { EffectiveAction } from './fold.ts';
import { importAbility, importChoice } from './import-choice.ts';
import { importLay, importRun, importStation } from './import-map.ts';
import type { Read, Reading } from './import-names.ts';
import { actingPlayer, actingRailroad, faultIn, operatingRailroad, privateNamed } from './import-names.ts';
import { importBid, importPar, importPurchase, importSale } from './import-shares.ts';
import type { GameAction } from './schema.ts';
import { handTo, readTrainCopy, whereIsTrain } from './train-copies.ts';

/** What a record states besides the move, and that site believes. */
export interface Recorded {
  /** Dollars of each route; null where none are stated. */
  readonly revenues?: readonly (number | null)[];
  /** Dollars earned besides the routes. */
  readonly extraRevenue?: number;
  /** Dollars for a share at a discount, possibly a fraction. */
  readonly sharePrice?: number;
  /** Percent of the certificates named in a sale, where it is not what is sold. */
  readonly certificates?: number;
  /** Whether the president's certificate is among them, and half of it is all that is not sold. */
  readonly halved?: boolean;
  /** Whether a sale names the president's certificate of a railroad. */
  readonly presidents?: boolean;
}

/** A move, read. */
export interface Imported {
  /** Null = the action changes nothing. */
  readonly move: Move | null;
  /** The book if the move is made; the caller then lets it follow the game. */
  readonly book: CopyBook;
  readonly recorded?: Recorded;
}

/** Reads an action in the position in which it is to be made. The action is read, not judged. */
export const importAction = (
  { box, file }: { readonly box: Box; readonly file: string },
  book: CopyBook,
  position: Position,
  { action, place }: Pick<EffectiveAction, 'action' | 'place'>,
): Read<Imported> => {
  if (action === null) return ok({ move: null, book });
  return importGameAction({ box, file, place, book, game: position.game, at: position.at }, action);
};

const importGameAction = (reading: Reading, action: GameAction): Read<Imported> => {
  switch (action.type) {
    case 'bid':
      return importBid(reading, action);
    case 'pass':
      return importPass(reading, action);
    case 'par':
      return importPar(reading, action);
    case 'buy_shares':
      return importPurchase(reading, action);
    case 'sell_shares':
      return importSale(reading, action);
    case 'lay_tile':
      return importLay(reading, action);
    case 'place_token':
      return importStation(reading, action);
    case 'run_routes':
      return importRun(reading, action);
    case 'choose':
      return importChoice(reading, action);
    case 'choose_ability':
      return importAbility(reading, action);
    case 'dividend':
      return importDividend(reading, action);
    case 'buy_train':
      return importTrain(reading, action);
    case 'buy_company':
      return importPrivate(reading, action);
    case 'bankrupt':
      return importBankruptcy(reading, action);
    case 'end_game':
      return ok({ move: { type: 'breakOff' }, book: reading.book });
  }
};

type ActionOf<T extends GameAction['type']> = Extract<GameAction, { type: T }>;

const importPass = (reading: Reading, action: ActionOf<'pass'>): Read<Imported> => {
  const { book } = reading;
  const kind = action.entity_type ?? (findPlayer(reading.game, String(action.entity)) ? 'player' : 'corporation');
  if (kind === 'player') {
    const player = actingPlayer(reading, action);
    return player.ok ? ok({ move: { type: 'pass', player: player.value }, book }) : player;
  }
  const railroad = actingRailroad(reading, action);
  return railroad.ok ? ok({ move: { type: 'pass', railroad: railroad.value }, book }) : railroad;
};

const importDividend = (reading: Reading, action: ActionOf<'dividend'>): Read<Imported> => {
  const railroad = actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  const kind = action.kind === 'payout' ? 'payOut' : 'withhold';
  return ok({ move: { type: 'dividend', railroad: railroad.value, kind }, book: reading.book });
};

const importTrain = (reading: Reading, action: ActionOf<'buy_train'>): Read<Imported> => {
  const railroad = actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  const copy = readTrainCopy(action.train, reading.box);
  if (copy === null)
    return faultIn(reading, 'train', 'unknown-name', `no train ${quoted(action.train)} in the box`, 'SETUP-12');
  const from = whereIsTrain(reading.book.trains, copy);
  if (from === 'gone')
    return faultIn(reading, 'train', 'train-elsewhere', `${quoted(action.train)} has left the game`, 'TRAIN-02');
  return ok({
    move: { type: 'buyTrain', railroad: railroad.value, train: copy.train, from, price: action.price },
    book: { ...reading.book, trains: handTo(reading.book.trains, copy, railroad.value) },
  });
};

const importPrivate = (reading: Reading, action: ActionOf<'buy_company'>): Read<Imported> => {
  const railroad = actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  const card = privateNamed(reading, 'company', action.company);
  if (!card.ok) return card;
  const move = { type: 'buyPrivate', railroad: railroad.value, private: card.value, price: action.price } as const;
  return ok({ move, book: reading.book });
};

/** Bankruptcy is declared for the railroad, by that site also in the name of its president. */
const importBankruptcy = (reading: Reading, action: ActionOf<'bankrupt'>): Read<Imported> => {
  const railroad = action.entity_type === 'player' ? operatingRailroad(reading) : actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  if (action.entity_type === 'player') {
    const player = actingPlayer(reading, action);
    if (!player.ok) return player;
    if (player.value !== presidentOf(reading.game, railroad.value))
      return faultIn(
        reading,
        'entity',
        'unknown-name',
        `${quoted(action.entity)} does not preside over ${railroad.value}`,
        'BANKRUPT-02',
      );
  }
  return ok({ move: { type: 'declareBankruptcy', railroad: railroad.value }, book: reading.book });
};

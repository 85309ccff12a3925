/** Writes moves as actions of a record of 18xx.games. */
import type { MoveOf } from '../../../spec/moves/move.ts';
import type { JsonObject } from '../parse-json.ts';
import { longerChoice, steelChoice } from './choices.ts';
import { withGhostTown } from './copy-book.ts';
import { exportLay, exportRun, exportStation } from './export-map.ts';
import { exportFounding, exportPurchase, exportSale } from './export-shares.ts';
import { copiesOf, handTo, topCopy, trainName } from './train-copies.ts';
import type { Exported, Writing } from './writing.ts';
import { asPlayer, asPrivate, asRailroad } from './writing.ts';

/** Writes a move; null where records have no word for it. */
export const exportAction = (writing: Writing): Exported | null => {
  const { book, move } = writing;
  const plain = (action: JsonObject): Exported => ({ action, book });
  switch (move.type) {
    case 'bid':
      return plain({ type: 'bid', ...asPlayer(writing, move.player), company: move.private, price: move.price });
    case 'pass':
      return exportPass({ ...writing, move });
    case 'found':
      return exportFounding({ ...writing, move });
    case 'buyShares':
      return exportPurchase({ ...writing, move });
    case 'sellShares':
      return exportSale({ ...writing, move });
    case 'layTile':
    case 'layPrivateTile':
      return exportLay({ ...writing, move });
    case 'placeStation':
      return exportStation({ ...writing, move });
    case 'runTrains':
      return exportRun({ ...writing, move });
    case 'chooseSteel':
      return plain(choose(asRailroad(move.railroad), steelChoice(move.column, move.price)));
    case 'lengthenTrain':
      return exportLengthening({ ...writing, move });
    case 'shipGold':
      return plain(choose(move.nugget === true ? asPrivate('G2') : asRailroad(move.railroad), move.hex));
    case 'placeGhostTown':
      return {
        action: choose(asRailroad(move.railroad), 'ghost_town'),
        book: withGhostTown(book, writing.before.game),
      };
    case 'dividend': {
      const kind = move.kind === 'payOut' ? 'payout' : 'withhold';
      return plain({ type: 'dividend', ...asRailroad(move.railroad), kind });
    }
    case 'payLease':
      return plain(choose(asRailroad(move.railroad), move.payer === 'railroad' ? 'corporation' : 'president'));
    case 'buyTrain':
      return exportTrain({ ...writing, move });
    case 'buyPrivate':
      return plain({
        type: 'buy_company',
        ...asRailroad(move.railroad),
        company: move.private,
        price: move.price,
      });
    case 'payDebt':
      return plain({
        type: 'choose_ability',
        entity: `${move.railroad}-D`,
        entity_type: 'company',
        choice: 'pay_debt',
      });
    case 'declareBankruptcy':
      return plain({ type: 'bankrupt', ...asRailroad(move.railroad) });
    case 'breakOff':
      return plain({ type: 'end_game', ...whoseTurn(writing) });
  }
};

const choose = (who: JsonObject, choice: string): JsonObject => ({ type: 'choose', ...who, choice });

const exportPass = (writing: Writing<MoveOf<'pass'>>): Exported | null => {
  const { book, move } = writing;
  if (move.player !== undefined) return { action: { type: 'pass', ...asPlayer(writing, move.player) }, book };
  if (move.railroad !== undefined) return { action: { type: 'pass', ...asRailroad(move.railroad) }, book };
  return null;
};

/** Of equal trains, the first that has not been made longer is meant. */
const exportLengthening = ({ book, before, move }: Writing<MoveOf<'lengthenTrain'>>): Exported | null => {
  const { railroad, train, by } = move;
  const { trains = [] } = before.game.railroads[railroad] ?? {};
  const longer = before.game.operating?.turn?.lengthened.filter((each) => trains[each.train] === train) ?? [];
  const copy = train === undefined ? null : copiesOf(book.trains, railroad, train)[longer.length];
  const choice = copy === undefined ? null : longerChoice(move.private, copy, by);
  return choice === null ? null : { action: choose(asRailroad(railroad), choice), book };
};

const exportTrain = ({ book, move }: Writing<MoveOf<'buyTrain'>>): Exported | null => {
  const { railroad, train, from, price } = move;
  const copy = from === 'depot' ? topCopy(book.trains, train) : copiesOf(book.trains, from, train)[0];
  if (copy === undefined) return null;
  return {
    action: { type: 'buy_train', ...asRailroad(railroad), train: trainName(copy), price, variant: train },
    book: { ...book, trains: handTo(book.trains, copy, railroad) },
  };
};

const whoseTurn = (writing: Writing): JsonObject => {
  const { operating, stock, lot, priority } = writing.before.game;
  const railroad = operating?.turn?.railroad;
  return railroad === undefined ? asPlayer(writing, stock?.turn ?? lot?.turn ?? priority) : asRailroad(railroad);
};

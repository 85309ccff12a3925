/** Writes moves in notation, one short line each; {@link parseMove} reads them back. */

import { SHARE } from '../../spec/holdings.ts';
import type { LayPrivateTile, LayTile, Move } from '../../spec/moves/move.ts';
import type { PlayerText } from './players.ts';
import { routeText } from './route-text.ts';

/** Percent as a number of shares where it is one. */
const blockText = (percent: number): string => (percent % SHARE === 0 ? String(percent / SHARE) : `${percent}%`);

const layText = ({ tile, rotation, hex }: LayTile | LayPrivateTile): string => `${tile}@${rotation} ${hex}`;

const words = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part): part is string => typeof part === 'string').join(' ');

/** A move in one line. */
export const printMove = (move: Move, player: PlayerText): string => {
  switch (move.type) {
    case 'bid':
      return `${player(move.player)} bids ${move.private} ${move.price}`;
    case 'pass':
      return words(move.player !== undefined && player(move.player), move.railroad, 'passes');
    case 'sellShares':
      return `${player(move.player)} sells ${blockText(move.percent)} ${move.company}`;
    case 'buyShares':
      return words(
        `${player(move.player)} buys ${blockText(move.percent)} ${move.company} ${move.from}`,
        move.discount !== undefined && `with ${move.discount}`,
      );
    case 'found':
      return `${player(move.player)} founds ${move.railroad} ${move.par}`;
    case 'layTile':
      return words(`${move.railroad} lays ${layText(move)}`, move.marked && 'marked');
    case 'layPrivateTile':
      return words(`${move.railroad} lays ${layText(move)} by ${move.private}`, move.marked && 'marked');
    case 'chooseSteel':
      return `${move.railroad} takes steel ${move.column} ${move.price}`;
    case 'placeStation':
      return `${move.railroad} places station ${move.hex}`;
    case 'lengthenTrain':
      return words(`${move.railroad} lengthens`, move.train, `by ${move.by} with ${move.private}`);
    case 'runTrains': {
      const routes = move.routes.map(({ train, legs }) => `${train} ${routeText(legs)}`);
      return `${move.railroad} runs ${routes.length === 0 ? 'nothing' : routes.join(', ')}`;
    }
    case 'shipGold':
      return words(`${move.railroad} ships ${move.hex}`, move.nugget && 'nugget');
    case 'placeGhostTown':
      return `${move.railroad} places ghost-town`;
    case 'dividend':
      return `${move.railroad} ${move.kind === 'payOut' ? 'pays out' : 'withholds'}`;
    case 'payLease':
      return `${move.railroad} pays lease ${move.payer}`;
    case 'buyTrain':
      return `${move.railroad} buys train ${move.train} ${move.from} ${move.price}`;
    case 'buyPrivate':
      return `${move.railroad} buys private ${move.private} ${move.price}`;
    case 'payDebt':
      return `${move.railroad} pays debt`;
    case 'declareBankruptcy':
      return `${move.railroad} declares bankruptcy`;
    case 'breakOff':
      return 'all break off';
    default:
      return move satisfies never;
  }
};

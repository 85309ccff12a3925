/** What a change says that it changed: the value that the game has there now. */
import { cellOf } from '../../spec/holdings.ts';
import type { Change } from '../../spec/ledger.ts';
import type { Game } from '../../spec/state.ts';

export const valueNow = (game: Game, entry: Change): unknown => {
  switch (entry.change) {
    case 'price':
      return cellOf(game, entry.of);
    case 'president':
      return game.railroads[entry.of]?.president;
    case 'firstHolder':
      return game.metals[entry.of].firstHolder;
    case 'par':
      return game.railroads[entry.of]?.par;
    case 'operated':
      return game.railroads[entry.of]?.operated;
    case 'stationCosts':
      return game.railroads[entry.of]?.stations.map((s) => s.price);
    case 'bankrupt':
      return game.players.find((p) => p.id === entry.of)?.bankrupt;
    case 'closed':
      return game.privates[entry.of]?.closed;
    case 'card': {
      const card = game.privates[entry.of];
      return card === undefined ? undefined : { used: card.used, armed: card.armed };
    }
    case 'steel':
      return game.steel[entry.of];
    case 'goldShipped':
      return game.gold.shipped;
    case 'stockRound':
      return game.stock;
    case 'operatingRound':
      return game.operating;
    case 'priority':
    case 'phase':
    case 'round':
    case 'lotsLeft':
    case 'lot':
    case 'settlement':
    case 'ghostTowns':
    case 'ghostMarks':
    case 'treaty':
    case 'debtMarker':
    case 'debts':
    case 'ends':
    case 'result':
      return game[entry.change];
    default:
      return entry satisfies never;
  }
};

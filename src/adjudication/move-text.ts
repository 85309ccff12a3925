/** A move as people read it: in English in notation, in other languages in their own words. */

import type { Option } from '../../spec/deed.ts';
import type { Move } from '../../spec/moves/move.ts';
import { fillIn } from '../../spec/rule.ts';
import { PUNCTUATION, spacedOut } from '../documents/texts/punctuation.ts';
import { printMove } from '../notation/print-move.ts';
import { routeText } from '../notation/route-text.ts';
import type { Telling } from './telling.ts';
import type { MoveWords } from './words/moves.ts';
import { MOVES } from './words/moves.ts';

/** A pattern and what stands in it. */
type Told = readonly [pattern: string, figures?: Readonly<Record<string, string | number>>, after?: string];

const passTold = ({ player, railroad }: Move & { type: 'pass' }, words: MoveWords, nameOf: Telling['player']): Told => {
  const name = player === undefined ? '' : nameOf(player);
  if (railroad === undefined) return [player === undefined ? words.passes : words.playerPasses, { player: name }];
  return [player === undefined ? words.railroadPasses : words.bothPass, { player: name, railroad }];
};

const told = (move: Move, words: MoveWords, { player, lang }: Telling): Told => {
  const money = (amount: number): string => `$${amount}`;
  switch (move.type) {
    case 'bid':
      return [words.bid, { player: player(move.player), private: move.private, price: money(move.price) }];
    case 'pass':
      return passTold(move, words, player);
    case 'sellShares':
      return [words.sells, { player: player(move.player), company: move.company, percent: `${move.percent}%` }];
    case 'buyShares':
      return [
        move.from === 'pool' ? words.buysFromPool : words.buysFromTreasury,
        { player: player(move.player), company: move.company, percent: `${move.percent}%` },
        move.discount === undefined ? '' : fillIn(words.withDiscount, { private: move.discount }),
      ];
    case 'found':
      return [words.founds, { player: player(move.player), railroad: move.railroad, par: money(move.par) }];
    case 'layTile':
      return [words.lays, { ...move, marked: '' }, move.marked ? words.marked : ''];
    case 'layPrivateTile':
      return [words.laysByPrivate, { ...move, marked: '' }, move.marked ? words.marked : ''];
    case 'chooseSteel':
      return [words.steel, { ...move, price: money(move.price) }];
    case 'placeStation':
      return [words.station, { ...move }];
    case 'lengthenTrain':
      return [move.train === undefined ? words.lengthens : words.lengthensTrain, { ...move }];
    case 'runTrains': {
      const routes = move.routes.map(({ train, legs }) => `${train} ${routeText(legs)}`);
      return routes.length === 0
        ? [words.runsNothing, { railroad: move.railroad }]
        : [words.runs, { railroad: move.railroad, routes: routes.join(PUNCTUATION[lang].list) }];
    }
    case 'shipGold':
      return [words.ships, { railroad: move.railroad, hex: move.hex }, move.nugget ? words.nugget : ''];
    case 'placeGhostTown':
      return [words.ghostTown, { ...move }];
    case 'dividend':
      return [move.kind === 'payOut' ? words.paysOut : words.withholds, { railroad: move.railroad }];
    case 'payLease':
      return [move.payer === 'railroad' ? words.leaseByRailroad : words.leaseByPresident, { railroad: move.railroad }];
    case 'buyTrain':
      return [
        move.from === 'depot' ? words.buysFromDepot : words.buysFromRailroad,
        { ...move, price: money(move.price) },
      ];
    case 'buyPrivate':
      return [words.buysPrivate, { ...move, price: money(move.price) }];
    case 'payDebt':
      return [words.paysDebt, { ...move }];
    case 'declareBankruptcy':
      return [words.bankruptcy, { ...move }];
    case 'breakOff':
      return [words.breakOff];
    default:
      return move satisfies never;
  }
};

/** A move in one line, with the players' names. */
export const moveText = (move: Move, telling: Telling): string => {
  if (telling.lang === 'en') return printMove(move, telling.player);
  const [pattern, figures = {}, after = ''] = told(move, MOVES[telling.lang], telling);
  const strings = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]));
  return spacedOut(`${fillIn(pattern, strings)}${after}`, telling.lang);
};

/** A legal move with how far its amount can go: `A bids Y3 40 (up to 500 by 5)`. */
export const optionText = ({ move, vary }: Option, telling: Telling): string => {
  const text = moveText(move, telling);
  if (vary === undefined || vary.hi <= vary.lo) return text;
  const { open, close } = PUNCTUATION[telling.lang];
  // Notation writes amounts without their unit.
  const amount = (dollars: number): string => (telling.lang === 'en' ? String(dollars) : `$${dollars}`);
  return `${text}${open}${telling.say('range', { hi: amount(vary.hi), step: amount(vary.step) })}${close}`;
};

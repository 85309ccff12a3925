/** Players and companies as a trace shows them. */

import type { Box } from '../../spec/box/box.ts';
import {
  cellOf,
  certificateCount,
  isFounded,
  priceAt,
  priceOf,
  privatesOfPlayer,
  privatesOfRailroad,
  railroadsOf,
  SHARE,
} from '../../spec/holdings.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Game, Player, Position } from '../../spec/state.ts';
import type { Company, HexId, Metal, PlayerId, Private, Railroad } from '../../spec/vocabulary.ts';
import { METALS } from '../../spec/vocabulary.ts';
import type { WrittenId } from '../interchange/eighteen-xx/setup-from-record.ts';

/** A player in a trace. */
export interface TracePlayer {
  readonly id: WrittenId;
  readonly cash: number;
  readonly privates: readonly Private[];
  readonly shares: Readonly<Partial<Record<Company, number>>>;
  readonly certs: number;
  /** Worth in dollars as the profile scores it, at today's prices. */
  readonly value: number;
  readonly bankrupt: boolean;
}

/** A company in a trace. */
export interface TraceCompany {
  readonly sym: Company;
  readonly type: 'rail' | 'metal';
  readonly started: boolean;
  readonly president: WrittenId | null;
  readonly price: number | null;
  readonly par: number | null;
  readonly cash: number;
  readonly treasury: number;
  readonly pool: number;
  readonly trains: readonly string[];
  readonly privates: readonly Private[];
  readonly tokens: readonly { readonly hex: HexId | null; readonly price: number }[];
  readonly operated: boolean;
}

/** Worth of a player in dollars: cash, shares of founded companies, privates where the profile scores them. */
const worthOf = (game: Game, box: Box, { id, cash, shares }: Player): number => {
  let worth = cash;
  for (const [company, percent] of Object.entries(shares) as [Company, number][])
    worth += (percent / SHARE) * (priceOf(game, box, company) ?? 0);
  if (rulingsOf(game.profile)['score-privates'] === 'faceValue')
    for (const card of privatesOfPlayer(game, id)) worth += box.privates[card].value;
  return worth;
};

export const tracePlayer = (
  game: Game,
  box: Box,
  player: Player,
  written: (id: PlayerId) => WrittenId,
): TracePlayer => ({
  id: written(player.id),
  cash: player.cash,
  privates: privatesOfPlayer(game, player.id),
  shares: player.shares,
  certs: certificateCount(game, box, player.id),
  value: worthOf(game, box, player),
  bankrupt: player.bankrupt,
});

/** Railroads by year, then the metal companies. */
export const traceCompanies = (
  { at, game }: Position,
  box: Box,
  written: (id: PlayerId) => WrittenId,
): readonly TraceCompany[] => [
  ...railroadsOf(game).flatMap((id) => traceRailroad(at, game, box, id, written)),
  ...METALS.map((id) => traceMetal(game, box, id)),
];

const traceRailroad = (
  at: Position['at'],
  game: Game,
  box: Box,
  id: Railroad,
  written: (id: PlayerId) => WrittenId,
): readonly TraceCompany[] => {
  const railroad = game.railroads[id];
  if (railroad === undefined) return [];
  const { president, par, cash, treasury, pool, stations, operated } = railroad;
  return [
    {
      sym: id,
      type: 'rail',
      started: isFounded(game, id),
      president: president === null ? null : written(president),
      price: priceOf(game, box, id),
      par,
      cash,
      treasury,
      pool,
      trains: trainNames(at, game, box, id),
      privates: privatesOfRailroad(game, id),
      tokens: stations.map(({ hex, price }) => ({ hex, price })),
      operated,
    },
  ];
};

const traceMetal = (game: Game, box: Box, id: Metal): TraceCompany => ({
  sym: id,
  type: 'metal',
  started: true,
  president: null,
  price: cellOf(game, id) === null ? null : priceOf(game, box, id),
  par: priceAt(box, box.metals[id].startCell),
  cash: game.metals[id].cash,
  treasury: game.metals[id].treasury,
  pool: game.metals[id].pool,
  trains: [],
  privates: [],
  tokens: [],
  operated: false,
});

/** Leaf of the chart at which trains are made longer and run. */
const RUN = /(?:^|\.)run$/;

/** Names of a railroad's trains, sorted; from its lengthening to its run a longer one shows its new number: `3*+`. */
const trainNames = (at: Position['at'], game: Game, box: Box, id: Railroad): readonly string[] => {
  const { trains = [] } = game.railroads[id] ?? {};
  const turn = game.operating?.turn;
  const longer = turn?.railroad === id && RUN.test(at) ? turn.lengthened : [];
  return trains
    .map((train, index) => {
      const by = longer.filter((each) => each.train === index).reduce((sum, each) => sum + each.by, 0);
      const stops = box.trains.find((kind) => kind.name === train)?.stops ?? 0;
      return by === 0 ? train : `${stops + by}*+`;
    })
    .sort();
};

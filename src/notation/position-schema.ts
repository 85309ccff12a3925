/** The shape of a position that somebody hands in: whoever writes it can also write a right checksum under nonsense. */
import * as v from 'valibot';
import { flatChart } from '../../machines/stepper.ts';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Position } from '../../spec/state.ts';
import {
  COLOURS,
  METALS,
  PHASES,
  PRIVATES,
  PROFILES,
  RAILROADS,
  SETTLEMENT_STEPS,
  STEEL_COLUMNS,
  TRAINS,
} from '../../spec/vocabulary.ts';
import { isInherited } from '../interchange/guard.ts';
import { wholeNumber } from '../interchange/whole-number.ts';

const player = v.pipe(
  v.string(),
  v.check((id) => !isInherited(id)),
);
const railroad = v.picklist(RAILROADS);
const metal = v.picklist(METALS);
const company = v.picklist([...RAILROADS, ...METALS]);
const card = v.picklist(PRIVATES);
const phase = v.picklist(PHASES);
const colour = v.picklist(COLOURS);
const column = v.picklist(STEEL_COLUMNS);
const train = v.picklist(TRAINS);
const hex = v.picklist(Object.keys(baseBox.hexes));
const tile = v.picklist(Object.keys(baseBox.tiles));
const cell = v.pipe(wholeNumber, v.maxValue(baseBox.market.length - 1));
const percent = v.pipe(wholeNumber, v.maxValue(100));
const set = v.nullable(wholeNumber);

const shares = { cash: wholeNumber, treasury: percent, pool: percent };

const onePlayer = v.strictObject({
  id: player,
  cash: wholeNumber,
  shares: v.record(company, percent),
  bankrupt: v.boolean(),
});

const oneRailroad = v.strictObject({
  ...shares,
  colour: phase,
  president: v.nullable(player),
  par: v.nullable(wholeNumber),
  trains: v.array(train),
  stations: v.array(v.strictObject({ hex: v.nullable(hex), price: wholeNumber })),
  operated: v.boolean(),
});

const onePrivate = v.strictObject({
  owner: v.nullable(v.union([v.strictObject({ player }), v.strictObject({ railroad })])),
  closed: v.boolean(),
  cubes: wholeNumber,
  taken: wholeNumber,
  takenBy: v.nullable(railroad),
  cash: wholeNumber,
  used: v.array(metal),
  armed: v.boolean(),
});

const lot = v.strictObject({
  private: card,
  opener: player,
  turn: player,
  highest: v.nullable(v.strictObject({ player, price: wholeNumber })),
  bidders: v.array(player),
  declined: v.array(player),
});

const stock = v.strictObject({
  turn: player,
  sold: v.array(company),
  purchases: wholeNumber,
  soldBy: v.record(player, v.array(company)),
  passed: v.array(player),
  lastActor: v.nullable(player),
});

const turn = v.strictObject({
  railroad,
  lays: wholeNumber,
  steel: v.record(colour, v.strictObject({ column, next: wholeNumber })),
  steelChoice: v.record(colour, v.strictObject({ column, price: wholeNumber })),
  depotLays: wholeNumber,
  stationPlaced: v.boolean(),
  lengthened: v.array(v.strictObject({ train: wholeNumber, by: wholeNumber, private: card })),
  lengtheningSkipped: v.array(card),
  routes: v.array(v.strictObject({ train, hexes: v.array(hex), stops: v.array(hex), revenue: wholeNumber })),
  income: wholeNumber,
  goldFrom: v.nullable(hex),
  goldSettled: v.boolean(),
  leaseDue: wholeNumber,
  debtPaid: v.boolean(),
  emergencySales: v.array(v.strictObject({ company, price: wholeNumber })),
});

const game = v.strictObject({
  profile: v.picklist(PROFILES),
  shorterEnd: v.boolean(),
  round: v.strictObject({
    kind: v.picklist(['auction', 'stock', 'operating']),
    set: wholeNumber,
    or: v.nullable(v.picklist([1, 2])),
  }),
  phase,
  players: v.pipe(v.array(onePlayer), v.minLength(2), v.maxLength(4)),
  priority: player,
  railroads: v.record(railroad, oneRailroad),
  metals: v.strictObject(v.entriesFromList(METALS, v.strictObject({ ...shares, firstHolder: v.nullable(player) }))),
  market: v.array(v.strictObject({ company, cell })),
  privates: v.record(card, onePrivate),
  lotsLeft: v.array(card),
  departed: v.strictObject(v.entriesFromList(TRAINS, wholeNumber)),
  steel: v.strictObject(v.entriesFromList(STEEL_COLUMNS, v.array(wholeNumber))),
  gold: v.strictObject({ cubes: v.record(hex, wholeNumber), shipped: wholeNumber }),
  ghostTowns: v.array(hex),
  ghostMarks: v.array(v.strictObject({ tile, hex: v.nullable(hex) })),
  board: v.strictObject({
    tiles: v.record(hex, v.strictObject({ tile, rotation: v.pipe(wholeNumber, v.maxValue(5)) })),
    stations: v.record(hex, v.array(v.nullable(railroad))),
  }),
  treaty: v.boolean(),
  debtMarker: cell,
  debts: v.nullable(v.strictObject({ RG: wholeNumber, SF: wholeNumber, creditorOfSF: v.nullable(player) })),
  ends: v.strictObject({ redZone: set, endCard: set, bankruptcy: v.boolean(), broken: v.boolean() }),
  lot: v.nullable(lot),
  stock: v.nullable(stock),
  operating: v.nullable(v.strictObject({ order: v.array(railroad), done: wholeNumber, turn: v.nullable(turn) })),
  settlement: v.array(v.picklist(SETTLEMENT_STEPS)),
  result: v.nullable(
    v.strictObject({
      reason: v.picklist(['bankruptcy', 'redZone', 'endCard', 'broken']),
      totals: v.record(player, v.number()),
    }),
  ),
});

const shape = v.strictObject({ at: v.string(), game });

/** Names of players and railroads wherever they stand, told apart by what is at the table. */
const namesIn = ({
  game: g,
}: Position): { readonly players: readonly string[]; readonly railroads: readonly string[] } => {
  const owners = Object.values(g.privates).flatMap(({ owner }) => owner ?? []);
  const { lot: l, stock: s, operating: o } = g;
  return {
    players: [
      g.priority,
      ...owners.flatMap((owner) => ('player' in owner ? owner.player : [])),
      ...Object.values(g.railroads).flatMap(({ president }) => president ?? []),
      ...Object.values(g.metals).flatMap(({ firstHolder }) => firstHolder ?? []),
      ...[g.debts?.creditorOfSF ?? []].flat(),
      ...(l === null
        ? []
        : [l.opener, l.turn, ...l.bidders, ...l.declined, ...(l.highest === null ? [] : [l.highest.player])]),
      ...(s === null
        ? []
        : [s.turn, ...s.passed, ...Object.keys(s.soldBy), ...(s.lastActor === null ? [] : [s.lastActor])]),
    ],
    railroads: [
      ...owners.flatMap((owner) => ('railroad' in owner ? owner.railroad : [])),
      ...Object.values(g.board.stations).flatMap((slots) => slots.flatMap((slot) => slot ?? [])),
      ...g.market.flatMap(({ company: c }) => ((METALS as readonly string[]).includes(c) ? [] : c)),
      ...(o === null ? [] : [...o.order, ...(o.turn === null ? [] : [o.turn.railroad])]),
    ],
  };
};

/** Whether the parts fit each other: who is named is at the table, and the round that is waited in is being played. */
const hangsTogether = (position: Position): boolean => {
  const { at, game: g } = position;
  const { players, railroads } = namesIn(position);
  const seated = g.players.map(({ id }) => id);
  const founded = Object.values(g.railroads).every(({ par, president }) => (par === null) === (president === null));
  return (
    new Set(seated).size === seated.length &&
    players.every((id) => seated.includes(id)) &&
    railroads.every((id) => Object.hasOwn(g.railroads, id)) &&
    founded &&
    METALS.every((id) => g.market.some((token) => token.company === id)) &&
    Object.entries(g.railroads).every(([id, { par }]) => par === null || g.market.some((t) => t.company === id)) &&
    (!at.startsWith('game.auction') || (g.lot !== null && Object.hasOwn(g.privates, g.lot.private))) &&
    (!at.startsWith('game.set.stockRound') || g.stock !== null) &&
    (!at.startsWith('game.set.operatingRound') || (g.operating?.turn ?? null) !== null) &&
    at.startsWith('game.ended') === (g.result !== null)
  );
};

/** Whether the game waits for a move there, or is over. */
const isWaiting = (at: string): boolean => {
  const leaf = Object.hasOwn(flatChart.leaves, at) ? flatChart.leaves[at] : undefined;
  return leaf !== undefined && (at === 'game.ended' || Object.keys(leaf.on).some((kind) => kind !== 'breakOff'));
};

/** Whether a value is a position of the game. */
export const isPosition = (value: unknown): value is Position =>
  v.is(shape, value) && isWaiting(value.at) && hangsTogether(value as unknown as Position);

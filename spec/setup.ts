/**
 * The setup of a game: who sits where, which railroads and privates take part, who holds the priority marker; and the
 * state in which a game with that setup begins.
 */
import type { Box, PlayerCount } from './box/box.ts';
import type { RuleId } from './rules/ids.ts';
import type { Game, MetalState, PrivateState, RailroadState } from './state.ts';
import type { Colour, Phase, PlayerId, Private, ProfileId, Railroad, SteelColumn } from './vocabulary.ts';
import { METALS, STEEL_COLUMNS, TRAINS } from './vocabulary.ts';

/** Everything that differs from game to game before the first move. */
export interface Setup {
  readonly profile: ProfileId;
  /** In seat order, clockwise. */
  readonly players: readonly PlayerId[];
  /** By year of establishment. */
  readonly railroads: readonly Railroad[];
  /** In the order of their auction. */
  readonly privates: readonly Private[];
  /** Who holds the priority marker. */
  readonly priority: PlayerId;
  /** Optional rule END-07. */
  readonly shorterEnd: boolean;
}

/** Why no game can begin with a setup. */
export interface SetupFault {
  readonly rule: RuleId;
  /** What is wrong, as the name or number that does not fit. */
  readonly found: string;
}

const CARD_ORDER = ['yellow', 'green', 'brown'] as const;

const increasing = (values: readonly number[]): boolean => values.every((v, i) => i === 0 || (values[i - 1] ?? v) <= v);

/** What is wrong with a setup; empty when a game can begin. */
export const setupFaults = (setup: Setup, box: Box): readonly SetupFault[] => {
  const faults: SetupFault[] = [];
  const must = (rule: RuleId, ok: boolean, found: string): void => {
    if (!ok) faults.push({ rule, found });
  };
  const { players } = setup;
  const railroads = setup.railroads.filter((r) => Object.hasOwn(box.charters, r));
  const privates = setup.privates.filter((p) => Object.hasOwn(box.privates, p) && box.privates[p].dealt);
  must('SETUP-01', players.length in box.seating, `${players.length} players`);
  must('SETUP-01', new Set(players).size === players.length, 'a player who sits twice');
  must('SETUP-04', players.includes(setup.priority), `priority of ${setup.priority}`);
  must('SETUP-05', railroads.length === setup.railroads.length, 'a railroad that is not in the box');
  must('SETUP-05', railroads.length === box.charterColours.length, `${railroads.length} railroads`);
  must('SETUP-05', new Set(railroads).size === railroads.length, 'a railroad twice');
  for (const [id, charter] of Object.entries(box.charters) as [Railroad, Box['charters'][Railroad]][])
    if (charter.always) must('SETUP-05', railroads.includes(id), `no ${id}`);
  must('SETUP-05', increasing(railroads.map((r) => box.charters[r].established)), 'railroads out of order');
  must('SETUP-06', privates.length === setup.privates.length, 'a private that is not dealt');
  must('SETUP-06', new Set(privates).size === privates.length, 'a private twice');
  for (const colour of CARD_ORDER) {
    const count = privates.filter((p) => box.privates[p].colour === colour).length;
    must('SETUP-06', count === box.privatesDealt[colour], `${count} ${colour} privates`);
  }
  const rank = (p: Private): number => CARD_ORDER.indexOf(box.privates[p].colour) * 1000 + box.privates[p].value;
  must('SETUP-07', increasing(privates.map(rank)), 'privates out of order');
  return faults;
};

const newRailroad = (box: Box, id: Railroad, colour: Phase): RailroadState => ({
  colour,
  cash: 0,
  treasury: 100,
  pool: 0,
  president: null,
  par: null,
  trains: [],
  stations: box.charters[id].stationCosts.map((price) => ({ hex: null, price })),
  operated: false,
});

const newPrivate = (box: Box, id: Private): PrivateState => ({
  owner: null,
  closed: false,
  cubes: box.privates[id].cubes ?? 0,
  taken: 0,
  takenBy: null,
  cash: 0,
  used: [],
  armed: false,
});

/** Cubes of a full column of the steel market, dearest first. */
export const fullColumn = (box: Box, column: SteelColumn): readonly number[] =>
  [...box.steel.columns[column].cubes].sort((a, b) => b - a);

/** The state in which a game with a faultless setup begins. */
export const newGameState = (setup: Setup, box: Box): Game => {
  const seating = box.seating[setup.players.length as PlayerCount];
  const metal = (id: keyof Game['metals']): MetalState => ({
    cash: box.metals[id].baseCash,
    treasury: 0,
    pool: 100,
    firstHolder: null,
  });
  return {
    profile: setup.profile,
    shorterEnd: setup.shorterEnd,
    round: { kind: 'auction', set: 1, or: null },
    phase: 'Yellow',
    players: setup.players.map((id: PlayerId) => ({ id, cash: seating.cash, shares: {}, bankrupt: false })),
    priority: setup.priority,
    railroads: Object.fromEntries(
      setup.railroads.map((id, i) => [id, newRailroad(box, id, box.charterColours[i] ?? 'Brown')]),
    ),
    metals: { 'CF&I': metal('CF&I'), VGC: metal('VGC') },
    market: METALS.map((company) => ({ company, cell: box.metals[company].startCell })),
    privates: Object.fromEntries(setup.privates.map((id) => [id, newPrivate(box, id)])),
    lotsLeft: setup.privates,
    departed: Object.fromEntries(TRAINS.map((t) => [t, 0])) as Game['departed'],
    steel: Object.fromEntries(STEEL_COLUMNS.map((c) => [c, fullColumn(box, c)])) as Game['steel'],
    gold: { cubes: {}, shipped: 0 },
    ghostTowns: [],
    ghostMarks: [],
    board: { tiles: {}, stations: {} },
    treaty: false,
    debtMarker: box.debt.startCell,
    debts: null,
    ends: { redZone: null, endCard: null, bankruptcy: false, broken: false },
    lot: null,
    stock: null,
    operating: null,
    settlement: [],
    result: null,
  };
};

/** Colours of tile that pay for off-map places in a phase. */
export const phaseColour = (phase: Phase): Colour =>
  ({ Yellow: 'yellow', Green: 'green', Brown: 'brown', Silver: 'gray' })[phase] as Colour;

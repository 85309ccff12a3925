/** States as far as the reading of records looks at them, made from a reference trace instead of by the engine. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Setup } from '../../spec/setup.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Game, PrivateOwner } from '../../spec/state.ts';
import type { Metal, PlayerId, Private, Railroad, Train } from '../../spec/vocabulary.ts';
import { METALS, TRAINS } from '../../spec/vocabulary.ts';
import type { TraceLine } from './handed-games.ts';

const leaderOf = (president: string | number | null): PlayerId | null =>
  president === null || president === 'market' ? null : String(president);

const ownersIn = (line: TraceLine): ReadonlyMap<Private, PrivateOwner> =>
  new Map<Private, PrivateOwner>([
    ...line.players.flatMap(({ id, privates }) => privates.map((p) => [p, { player: String(id) }] as const)),
    ...line.corporations.flatMap(({ sym, privates }) =>
      privates.map((p) => [p, { railroad: sym as Railroad }] as const),
    ),
  ]);

/** Copies that have left the depot; of the unlimited kind, what was bought or exported since the line before. */
const departedIn = (line: TraceLine, before: TraceLine | null, known: Game['departed']): Game['departed'] => {
  const gone = (train: Train, count: number): number =>
    count - line.depot.upcoming.filter((upcoming) => upcoming === train).length;
  const limited = baseBox.trains.flatMap(({ name, count }) => (count === null ? [] : [[name, gone(name, count)]]));
  const departed = { ...known, ...Object.fromEntries(limited) };
  if (before === null) return departed;
  let unlimited = known['6x2'];
  if (line.action?.type === 'buy_train' && before.depot.upcoming[0] === '6x2' && boughtNew(line, before))
    unlimited += 1;
  if (line.round.turn > before.round.turn && before.depot.upcoming[0] === '6x2') unlimited += 1;
  return { ...departed, '6x2': unlimited };
};

const trainsIn = (line: TraceLine): number =>
  line.corporations.flatMap((c) => c.trains).filter((t) => t === '6x2').length;
const boughtNew = (line: TraceLine, before: TraceLine): boolean => trainsIn(line) > trainsIn(before);

/** The state after a line, given the one before it. */
export const gameAt = (line: TraceLine, before: { line: TraceLine; game: Game } | null, setup: Setup): Game => {
  const start = before?.game ?? newGameState(setup, baseBox);
  const owners = ownersIn(line);
  const companies = new Map(line.corporations.map((c) => [c.sym, c]));
  const metal = (id: Metal): Game['metals'][Metal] => {
    const c = companies.get(id);
    return { cash: 0, treasury: c?.treasury ?? 0, pool: c?.pool ?? 0, firstHolder: leaderOf(c?.president ?? null) };
  };
  const shipped = Object.keys(before?.line.gold.cubes ?? {}).find(
    (hex) => (line.gold.cubes[hex] ?? 0) < (before?.line.gold.cubes[hex] ?? 0),
  );
  const turn = start.operating?.turn;
  return {
    ...start,
    round: { kind: line.round.kind, set: line.round.turn, or: line.round.or },
    phase: line.phase,
    players: line.players.map(({ id, cash, shares }) => ({ id: String(id), cash, shares, bankrupt: false })),
    railroads: Object.fromEntries(
      Object.entries(start.railroads).map(([id, railroad]) => {
        const c = companies.get(id);
        // A lengthened train is written with its new number until it has run.
        const trains = c?.trains.some((t) => t.includes('*')) ? railroad.trains : (c?.trains ?? []).filter(isTrain);
        return [id, { ...railroad, president: leaderOf(c?.president ?? null), trains, pool: c?.pool ?? 0 }];
      }),
    ),
    metals: { [METALS[0]]: metal('CF&I'), [METALS[1]]: metal('VGC') } as Game['metals'],
    privates: Object.fromEntries(
      Object.entries(start.privates).map(([id, card]) => [id, { ...card, owner: owners.get(id as Private) ?? null }]),
    ),
    departed: departedIn(line, before?.line ?? null, start.departed),
    ghostTowns: line.ghostTowns,
    market: marketOf(line),
    board: { tiles: tilesOf(line), stations: {} },
    operating:
      line.round.kind !== 'operating' || typeof line.active !== 'string'
        ? null
        : {
            order: [],
            done: 0,
            turn: {
              railroad: line.active as Railroad,
              lays: 0,
              steel: {},
              steelChoice: {},
              depotLays: 0,
              stationPlaced: false,
              lengthened: [],
              lengtheningSkipped: [],
              routes: [],
              income: 0,
              goldFrom: shipped ?? (turn?.railroad === line.active ? (turn.goldFrom ?? null) : null),
              goldSettled: false,
              leaseDue: 0,
              debtPaid: false,
              emergencySales: [],
            },
          },
  };
};

const isTrain = (name: string): name is Train => (TRAINS as readonly string[]).includes(name);

/** Tiles of a line: `57@2` is a 57 turned twice. */
export const tilesOf = (line: TraceLine): Game['board']['tiles'] =>
  Object.fromEntries(
    Object.entries(line.tiles).map(([hex, written]) => {
      const [tile = '', rotation = '0'] = written.split('@');
      return [hex, { tile, rotation: Number(rotation) }];
    }),
  );

/** Tokens on the price row, without the debt marker, which the trace lists among them. */
const marketOf = (line: TraceLine): Game['market'] =>
  Object.entries(line.market)
    .flatMap(([cell, tokens]) => tokens.map((company) => ({ company, cell: Number(cell) })))
    .filter((token): token is Game['market'][number] => token.company !== 'DEBT');

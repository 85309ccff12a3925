/** Scenes of stock rounds, laid out directly: who holds what, which railroads are founded, whose turn it is. */
import { baseBox } from '../../spec/box/base-box.ts';
import { isMetal } from '../../spec/holdings.ts';
import { post } from '../../spec/posting.ts';
import type { Setup } from '../../spec/setup.ts';
import { newGameState } from '../../spec/setup.ts';
import type { Game, Position, PrivateState, StockRound } from '../../spec/state.ts';
import type { Company, Metal, Phase, Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { METALS } from '../../spec/vocabulary.ts';
import type { NAMES } from './table.ts';
import { setupFor } from './table.ts';

/** A player of tests. */
export type Name = (typeof NAMES)[number];

/** Percent in players' hands. */
export type Hands = Readonly<Partial<Record<Name, number>>>;

/** A founded railroad; what is in nobody's hand lies in its treasury. */
interface FoundedRailroad {
  readonly president: Name;
  readonly hands: Hands;
  readonly par?: number;
  /** Dollars; the start price if not given. */
  readonly price?: number;
  readonly pool?: number;
  /** Dollars in the treasury. */
  readonly cash?: number;
}

/** A metal company; what is in nobody's hand lies in the pool. */
interface MetalScene {
  readonly hands: Hands;
  readonly first?: Name;
  readonly price?: number;
}

/** What a scene says; the rest is as at the start of the second stock round, nobody having anything but cash. */
export interface Scene {
  readonly players?: 2 | 3 | 4;
  readonly setup?: Partial<Setup>;
  /** Number of the stock round. */
  readonly set?: number;
  readonly phase?: Phase;
  readonly cash?: Readonly<Partial<Record<Name, number>>>;
  /** Tokens that share a cell arrived in the order of this list. */
  readonly railroads?: Readonly<Partial<Record<Railroad, FoundedRailroad>>>;
  readonly metals?: Readonly<Partial<Record<Metal, MetalScene>>>;
  /** Shares of railroads that are not founded. */
  readonly unfounded?: Readonly<Partial<Record<Railroad, Hands>>>;
  readonly privates?: Readonly<Partial<Record<Private, Name | Partial<PrivateState>>>>;
  readonly turn?: Name;
  readonly priority?: Name;
  readonly memory?: Partial<StockRound>;
  /** Price in dollars on whose cell the debt marker lies. */
  readonly debtMarker?: number;
}

const cellAt = (price: number): number => {
  const cell = baseBox.market.findIndex((each) => each.price === price);
  if (cell < 0) throw new RangeError(`no cell of $${price}`);
  return cell;
};

const sum = (hands: Hands): number => Object.values(hands).reduce((total, percent) => total + percent, 0);

const entries = <K extends string, V>(
  record: Readonly<Partial<Record<K, V>>> | undefined,
): readonly (readonly [K, V])[] => Object.entries(record ?? {}) as [K, V][];

const withHands = (game: Game, company: Company, hands: Hands): Game => ({
  ...game,
  players: game.players.map((player) => {
    const percent = hands[player.id as Name] ?? 0;
    return percent === 0 ? player : { ...player, shares: { ...player.shares, [company]: percent } };
  }),
});

const withToken = (game: Game, company: Company, price: number): Game =>
  post(game, [{ rule: 'MARKET-03', change: 'price', of: company, from: null, to: cellAt(price) }]);

const withRailroad = (game: Game, id: Railroad, founded: FoundedRailroad): Game => {
  const { president, hands, par = 70, price = par, pool = 0, cash = 0 } = founded;
  const before = game.railroads[id];
  if (before === undefined) throw new RangeError(`${id} is not in the game`);
  const treasury = 100 - sum(hands) - pool;
  const railroad = { ...before, president, par, pool, cash, treasury };
  return withToken(withHands({ ...game, railroads: { ...game.railroads, [id]: railroad } }, id, hands), id, price);
};

const withMetal = (game: Game, id: Metal, { hands, price, first }: MetalScene): Game => {
  const leader = first ?? entries(hands).toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
  const metal = { ...game.metals[id], pool: 100 - sum(hands), firstHolder: leader };
  const held = withHands({ ...game, metals: { ...game.metals, [id]: metal } }, id, hands);
  return price === undefined ? held : withToken(held, id, price);
};

const withUnfounded = (game: Game, id: Railroad, hands: Hands): Game => {
  const before = game.railroads[id];
  if (before === undefined) throw new RangeError(`${id} is not in the game`);
  return withHands(
    { ...game, railroads: { ...game.railroads, [id]: { ...before, treasury: 100 - sum(hands) } } },
    id,
    hands,
  );
};

const withPrivate = (game: Game, id: Private, change: Name | Partial<PrivateState>): Game => {
  const before = game.privates[id];
  if (before === undefined) throw new RangeError(`${id} is not in the game`);
  const card = typeof change === 'string' ? { ...before, owner: { player: change } } : { ...before, ...change };
  return { ...game, privates: { ...game.privates, [id]: card } };
};

/** The privates of a scene take the places of privates of their colour. */
const dealtFor = (scene: Scene, profile: ProfileId): Setup => {
  const wanted = Object.keys(scene.privates ?? {}) as Private[];
  const { privates, ...setup } = setupFor(profile, scene.players ?? 3, scene.setup);
  const colourOf = (id: Private): string => baseBox.privates[id].colour;
  const others = privates.filter((id) => !wanted.includes(id));
  const chosen = (['yellow', 'green', 'brown'] as const).flatMap((colour) =>
    [...wanted, ...others].filter((id) => colourOf(id) === colour).slice(0, baseBox.privatesDealt[colour]),
  );
  return { ...setup, privates: chosen };
};

/** A turn of a stock round. */
export const stockScene = (profile: ProfileId, scene: Scene = {}): Position => {
  const setup = dealtFor(scene, profile);
  let game = newGameState(setup, baseBox);
  const turn = scene.turn ?? 'ann';
  const { metals = {}, cash = {} } = scene;
  for (const id of METALS) game = withMetal(game, id, metals[id] ?? { hands: {} });
  for (const [id, founded] of entries(scene.railroads)) game = withRailroad(game, id, founded);
  for (const [id, hands] of entries(scene.unfounded)) game = withUnfounded(game, id, hands);
  for (const [id, change] of entries(scene.privates)) game = withPrivate(game, id, change);
  const memory: StockRound = { turn, sold: [], purchases: 0, soldBy: {}, passed: [], lastActor: null, ...scene.memory };
  const selling = memory.sold.length === 0 && memory.purchases === 0;
  return {
    at: `game.set.stockRound.turn.${selling ? 'selling' : 'buying'}`,
    game: {
      ...game,
      round: { kind: 'stock', set: scene.set ?? 2, or: null },
      phase: scene.phase ?? 'Yellow',
      players: game.players.map((player) => ({ ...player, cash: cash[player.id as Name] ?? player.cash })),
      priority: scene.priority ?? turn,
      lotsLeft: [],
      debtMarker: scene.debtMarker === undefined ? game.debtMarker : cellAt(scene.debtMarker),
      stock: memory,
    },
  };
};

/** Percent of every company add up to a hundred; a scene that does not is a mistake of the test. */
export const sharesAddUp = ({ game }: Position): boolean =>
  [...(Object.keys(game.railroads) as Railroad[]), ...METALS].every((id) => {
    const { treasury = 0, pool = 0 } = (isMetal(id) ? game.metals[id] : game.railroads[id]) ?? {};
    return treasury + pool + game.players.reduce((total, p) => total + (p.shares[id] ?? 0), 0) === 100;
  });

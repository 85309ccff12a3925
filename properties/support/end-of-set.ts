/** Entries that set a scene, and the end of a set reached from it. They cite the rule of the thing that they set up. */
import { isMetal } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import { BANK, companyHolds, POOL, playerHolds } from '../../spec/ledger.ts';
import { beginTurn } from '../../spec/operating-round.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Debts, EndTriggers, Game, Position, Round } from '../../spec/state.ts';
import type { Company, PlayerId, Private, ProfileId, Railroad, Train } from '../../spec/vocabulary.ts';
import { METALS, RAILROADS } from '../../spec/vocabulary.ts';
import { engine, firstStockRound, play, staged } from './table.ts';

const COMPANIES: readonly string[] = [...RAILROADS, ...METALS];

const cellOf = (price: number): number => {
  const cell = engine.box.market.findIndex((c) => c.price === price);
  if (cell < 0) throw new RangeError(`no cell of $${price}`);
  return cell;
};

/** Dollars from the bank for a player or a company. */
export const money = (to: PlayerId | Company, dollars: number): Entry => ({
  rule: 'SETUP-02',
  what: { money: dollars },
  from: BANK,
  to: COMPANIES.includes(to) ? companyHolds(to as Company) : playerHolds(to),
});

/** Shares of a company for a player, from where they lie at the start. */
export const shares = (to: PlayerId, percent: number, of: Company): Entry => ({
  rule: 'SR-BUY-01',
  what: { percent, of },
  from: isMetal(of) ? POOL : companyHolds(of),
  to: playerHolds(to),
});

/** The token of a company on the cell of a price in dollars. */
export const priced = (of: Company, price: number): Entry => ({
  rule: 'MARKET-02',
  change: 'price',
  of,
  from: null,
  to: cellOf(price),
});

/** A railroad founded at a price, with a president who holds `percent`. */
export const founded = (of: Railroad, par: number, president: PlayerId, percent = 20): readonly Entry[] => [
  { rule: 'SR-PAR-01', change: 'par', of, from: null, to: par },
  { rule: 'SR-PAR-01', change: 'president', of, from: null, to: president },
  shares(president, percent, of),
  priced(of, par),
];

/** A private in a player’s hand. */
export const owned = (id: Private, player: PlayerId): Entry => ({
  rule: 'AUCTION-08',
  what: { private: id },
  from: BANK,
  to: playerHolds(player),
});

/** Copies of a train that have left the depot. */
export const departed = (train: Train, copies: number): readonly Entry[] =>
  Array.from({ length: copies }, () => ({ rule: 'TRAIN-02', what: { train }, from: 'depot', to: 'box' }) as const);

export const inRound = (to: Round): Entry => ({ rule: 'SETUP-14', change: 'round', of: 'table', from: to, to });

const NO_END: EndTriggers = { redZone: null, endCard: null, bankruptcy: false, broken: false };

/** What is known of the end. */
export const ending = (ends: Partial<EndTriggers>): Entry => ({
  rule: 'END-02',
  change: 'ends',
  of: 'table',
  from: NO_END,
  to: { ...NO_END, ...ends },
});

/** The Treaty of Boston has happened, and this is still owed. */
export const indebted = (debts: Partial<Debts>): readonly Entry[] => [
  { rule: 'EVENT-04', change: 'treaty', of: 'table', from: false, to: true },
  {
    rule: 'DEBT-01',
    change: 'debts',
    of: 'table',
    from: null,
    to: { RG: 0, SF: 0, creditorOfSF: null, ...debts },
  },
];

/** The debt marker on the cell of a price in dollars. */
export const marked = (price: number): Entry => ({
  rule: 'DEBT-04',
  change: 'debtMarker',
  of: 'table',
  from: 0,
  to: cellOf(price),
});

/** Cubes on the gold track, and on the gold mine what they are worth. */
export const shipped = (cubes: number): readonly Entry[] => [
  { rule: 'GOLD-03', change: 'goldShipped', of: 'table', from: 0, to: cubes },
  money('VGC', (engine.box.gold.dividends[cubes] ?? 0) - engine.box.metals.VGC.baseCash),
];

/** What became of a last move: the game before it, the position after it, the journal of all that it set off. */
export interface Outcome {
  readonly before: Game;
  readonly position: Position;
  readonly journal: readonly Entry[];
}

/**
 * A whole set without railroads: all players pass in the stock round of set number `set`, the operating rounds are
 * empty, and the set is settled.
 */
export const settledSet = (
  profile: ProfileId,
  set: number,
  entries: readonly Entry[],
  change: Partial<Setup> = {},
): Outcome => {
  const start = staged(firstStockRound(profile, 3, change), inRound({ kind: 'stock', set, or: null }), ...entries);
  const passes = start.game.players.map(({ id }) => ({ type: 'pass', player: id }) as const);
  const almost = play(start, ...passes.slice(0, -1));
  const last = passes.at(-1);
  const applied = engine.apply(almost, last ?? { type: 'pass' });
  if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
  return { before: almost.game, position: applied.position, journal: applied.journal };
};

/** The last railroad of an operating round has come to the last step of its turn. */
export const lastStep = (
  profile: ProfileId,
  set: number,
  or: 1 | 2,
  railroad: Railroad,
  entries: readonly Entry[],
): Position => {
  const { game } = staged(
    firstStockRound(profile),
    ...entries,
    inRound({ kind: 'operating', set, or }),
    {
      rule: 'OR-ORDER-02',
      change: 'operatingRound',
      of: 'table',
      from: null,
      to: { order: [railroad], done: 0, turn: null },
    },
    { rule: 'SR-END-01', change: 'stockRound', of: 'table', from: null, to: null },
  );
  const at = 'game.set.operatingRound.company.privates';
  return { at, game: beginTurn(engine.view({ at, game })).game };
};

/** That railroad ends its turn, and with it the round. */
export const endRound = (position: Position, railroad: Railroad): Outcome => {
  const applied = engine.apply(position, { type: 'pass', railroad });
  if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
  return { before: position.game, position: applied.position, journal: applied.journal };
};

/** Index of the first entry of a journal that a rule caused; -1 when there is none. */
export const firstBy = (journal: readonly Entry[], rule: Entry['rule']): number =>
  journal.findIndex((e) => e.rule === rule);

/** A company’s price in dollars. */
export const priceNow = (game: Game, company: Company): number =>
  engine.box.market[game.market.find((t) => t.company === company)?.cell ?? -1]?.price ?? 0;

/** A player’s cash in dollars. */
export const cashOf = (game: Game, player: PlayerId): number => game.players.find((p) => p.id === player)?.cash ?? 0;

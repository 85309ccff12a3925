/** The settlement of a set, step by step in the order of the profile; only the payouts when the game ends with it. */
import type { Booked } from './book.ts';
import { Book } from './book.ts';
import { dueEnd } from './ending.ts';
import { exportTop, trainsOnTop } from './export.ts';
import { held, SHARE } from './holdings.ts';
import type { Entry } from './ledger.ts';
import { BANK, companyHolds, ownerHolds, pay, playerHolds } from './ledger.ts';
import type { View } from './rule.ts';
import { amountOf, ruled } from './rule.ts';
import { DEBT_04, DEBT_05 } from './rules/debt-marker.ts';
import { END_06 } from './rules/ending.ts';
import type { RuleId } from './rules/ids.ts';
import { SET_END_01, SET_END_02, SET_END_03, SET_END_04, SET_END_05, SET_END_06 } from './rules/settlement.ts';
import { fullColumn } from './setup.ts';
import { movePrice } from './share-price.ts';
import type { Metal, SettlementStep } from './vocabulary.ts';
import { STEEL_COLUMNS } from './vocabulary.ts';

const toGo = (at: View, rule: RuleId, to: readonly SettlementStep[]): Entry => ({
  rule,
  change: 'settlement',
  of: 'table',
  from: at.game.settlement,
  to,
});

/** Lays out the steps of the settlement. */
export const planSettlement = (at: View): Booked =>
  new Book(at.game).write(toGo(at, 'SET-END-01', ruled(at, SET_END_01)['settlement-order']));

/** The step that comes next; null when the set is settled. */
export const nextStep = (at: View): SettlementStep | null => {
  const { game } = at;
  const stays = (step: SettlementStep): boolean =>
    dueEnd(game) === null || ruled(at, END_06)['last-settlement'].includes(step);
  return game.settlement.find(stays) ?? null;
};

/** Takes up the next step; what stands before it is left out. */
export const takeUpStep = (at: View): Booked => {
  const step = nextStep(at);
  const book = new Book(at.game);
  return step === null
    ? book
    : book.write(toGo(at, 'SET-END-01', at.game.settlement.slice(at.game.settlement.indexOf(step) + 1)));
};

/** The set is settled; what is still laid out is left out. */
export const closeSettlement = (at: View): Booked => {
  const book = new Book(at.game);
  return at.game.settlement.length === 0 ? book : book.write(toGo(at, 'END-06', []));
};

/** Whether the debt marker also advances between the two operating rounds. */
export const markerMovesBetweenRounds = (at: View): boolean => ruled(at, DEBT_05)['debt-marker-pace'] === 'everyRound';

/** The debt marker advances, if the Treaty of Boston has happened. */
export const moveDebtMarker = (at: View): Booked => {
  const { debtMarker: from, treaty } = at.game;
  const book = new Book(at.game);
  if (!treaty) return book;
  const { cell: to } = amountOf(DEBT_04, { cell: from, last: at.box.market.length - 1 });
  return to === from ? book : book.write({ rule: 'DEBT-05', change: 'debtMarker', of: 'table', from, to });
};

/** A metal company pays `each` dollars a share and gives up the rest of the money on its board. */
const payOut = (at: View, rule: 'SET-END-02' | 'SET-END-03', metal: Metal, each: number): Book => {
  const book = new Book(at.game);
  const board = companyHolds(metal);
  for (const { id } of at.game.players)
    book.write(...pay(rule, (each * held(at.game, id, metal)) / SHARE, board, playerHolds(id)));
  book.write(...pay(rule, book.game.metals[metal].cash, board, BANK));
  return book;
};

const raise = (at: View, book: Book, metal: Metal, payout: number): Book => {
  const cell = book.game.market.find((t) => t.company === metal)?.cell ?? 0;
  const price = at.box.market[cell]?.price ?? 0;
  const most = ruled(at, SET_END_05)['metal-price-rise'];
  const { spaces } = amountOf(SET_END_05, { payout, price, most });
  return book.write(...movePrice(at, book.game, 'SET-END-05', metal, spaces));
};

/** The steel works pay. */
export const payCfi = (at: View): Booked => {
  const payout = at.game.metals['CF&I'].cash;
  const down = ruled(at, SET_END_02)['metal-dividend-rounding'] === 'down';
  const { perShare } = amountOf(SET_END_02, { payout, down });
  return raise(at, payOut(at, 'SET-END-02', 'CF&I', perShare), 'CF&I', payout);
};

/** The gold mine pays, the Gold Miner too. */
export const payVgc = (at: View): Booked => {
  const { game, box } = at;
  const payout = box.gold.dividends[Math.min(game.gold.shipped, box.gold.dividends.length - 1)] ?? 0;
  const down = ruled(at, SET_END_03)['metal-dividend-rounding'] === 'down';
  const { perShare } = amountOf(SET_END_03, { payout, down });
  const book = payOut(at, 'SET-END-03', 'VGC', perShare);
  const miner = game.privates.B4;
  if (miner?.owner != null && !miner.closed) {
    const { payment } = amountOf(SET_END_04, { perShare, shares: box.privates.B4.virtualShares ?? 0 });
    book.write(...pay('SET-END-04', payment, BANK, ownerHolds(miner.owner)));
  }
  return raise(at, book, 'VGC', payout);
};

const baseMoney = (at: View, rule: RuleId, metal: Metal): readonly Entry[] =>
  pay(rule, at.box.metals[metal].baseCash - at.game.metals[metal].cash, BANK, companyHolds(metal));

/** The steel market is filled again and the steel works get their base money. */
export const refillSteel = (at: View): Booked => {
  const book = new Book(at.game);
  for (const column of STEEL_COLUMNS) {
    const from = at.game.steel[column];
    const to = fullColumn(at.box, column);
    if (from.length < to.length) book.write({ rule: 'STEEL-09', change: 'steel', of: column, from, to });
  }
  return book.write(...baseMoney(at, 'SET-END-02', 'CF&I'));
};

/** The gold track is emptied and the gold mine gets its base money. */
export const emptyGold = (at: View): Booked => {
  const book = new Book(at.game);
  const { shipped } = at.game.gold;
  if (shipped > 0) book.write({ rule: 'GOLD-06', change: 'goldShipped', of: 'table', from: shipped, to: 0 });
  return book.write(...baseMoney(at, 'GOLD-06', 'VGC'));
};

/** Trains leave the depot unbought. */
export const exportTrains = (at: View): Booked => {
  const allTwos = ruled(at, SET_END_06)['exported-trains'] === 'allTwosElseOne';
  const { exported } = amountOf(SET_END_06, { ...trainsOnTop(at), allTwos });
  const book = new Book(at.game);
  for (let i = 0; i < exported; i++) book.write(...exportTop({ ...at, game: book.game }).journal);
  return book;
};

/** The operating rounds of the set are over. */
export const endSet = (at: View): Booked =>
  new Book(at.game).write({
    rule: 'SET-END-01',
    change: 'operatingRound',
    of: 'table',
    from: at.game.operating,
    to: null,
  });

/**
 * What holds after every move of every game, whatever is played: each property in a plain sentence, with the function
 * that tells where it does not hold. `mutants.test.ts` breaks the rules once for each and sees it fail.
 */
import { isDeepStrictEqual } from 'node:util';
import type { PlayerCount } from '../../spec/box/box.ts';
import type { Option } from '../../spec/deed.ts';
import {
  certificateCount,
  companiesOf,
  companyOf,
  held,
  isFounded,
  isMetal,
  railroadsOf,
} from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import { certificateLimit } from '../../spec/rules/certificates.ts';
import { RULEBOOK } from '../../spec/rules/rulebook.ts';
import type { Game } from '../../spec/state.ts';
import type { Step } from '../support/random-play.ts';
import { choose } from '../support/random-play.ts';
import { valueNow } from './truth.ts';

/** A property of every move. */
export interface Invariant {
  /** The property, in plain English. */
  readonly says: string;
  /** Where it does not hold; empty where it does. */
  faults(step: Step): readonly string[];
}

const moneyOf = (game: Game): number =>
  [...game.players, ...companiesOf(game).map((c) => companyOf(game, c)), ...Object.values(game.privates)].reduce(
    (sum, { cash }) => sum + cash,
    0,
  );

/** Dollars that the bank pays out, less those that it takes in. */
const paidByBank = (journal: readonly Entry[]): number =>
  journal.reduce((sum, entry) => {
    if (!('what' in entry) || !('money' in entry.what)) return sum;
    return sum + (entry.from === 'bank' ? entry.what.money : 0) - (entry.to === 'bank' ? entry.what.money : 0);
  }, 0);

export const MONEY: Invariant = {
  says: 'Money is never made or lost (B080): what players, companies and cards have together changes by what the bank pays.',
  faults: ({ before, after, journal }) => {
    const change = moneyOf(after.game) - moneyOf(before.game);
    const paid = paidByBank(journal);
    return change === paid ? [] : [`$${change} more on the table, $${paid} from the bank`];
  },
};

export const NO_DEBTS: Invariant = {
  says: 'Nobody ever has less than no money.',
  faults: ({ after: { game } }) => [
    ...game.players.filter((p) => p.cash < 0).map((p) => `${p.id} has $${p.cash}`),
    ...companiesOf(game).flatMap((c) => (companyOf(game, c).cash < 0 ? [`${c} has $${companyOf(game, c).cash}`] : [])),
  ],
};

export const SHARES: Invariant = {
  says: 'The shares of each company add up to 100%.',
  faults: ({ after: { game } }) =>
    companiesOf(game).flatMap((company) => {
      const { treasury, pool } = companyOf(game, company);
      const total = game.players.reduce((sum, p) => sum + held(game, p.id, company), treasury + pool);
      return total === 100 && treasury >= 0 && pool >= 0 ? [] : [`${company} has ${total}% (${treasury}, ${pool})`];
    }),
};

export const POOL: Invariant = {
  says: 'At most half of a railroad lies in the pool.',
  faults: ({ after: { game } }) =>
    railroadsOf(game).flatMap((r) => (companyOf(game, r).pool > 50 ? [`${companyOf(game, r).pool}% of ${r}`] : [])),
};

export const HOLDING: Invariant = {
  says: 'No player holds more of a company than the limit for the number of players.',
  faults: ({ after: { game }, rules: { box } }) => {
    const { holdingLimit } = box.seating[game.players.length as PlayerCount];
    return game.players.flatMap(({ id, shares }) =>
      Object.entries(shares).flatMap(([company, percent]) =>
        percent > holdingLimit ? [`${id} holds ${percent}% of ${company}`] : [],
      ),
    );
  },
};

export const CERTIFICATES: Invariant = {
  says: 'Who has just bought or founded holds no more certificates than allowed; two for the room of one by the Mint Worker.',
  faults: ({ move, after, rules }) => {
    if (move.type !== 'buyShares' && move.type !== 'found') return [];
    const count = certificateCount(after.game, rules.box, move.player);
    const spare = move.type === 'buyShares' && move.percent > 10 ? 1 : 0;
    const limit = certificateLimit(rules.view(after)) + spare;
    return count <= limit ? [] : [`${move.player} has ${count} certificates of ${limit}`];
  },
};

export const PRESIDENT: Invariant = {
  says: 'A founded railroad has a president, who holds at least 20% of it, and nobody holds more than he does.',
  faults: ({ after: { game } }) =>
    railroadsOf(game).flatMap((id) => {
      const president = game.railroads[id]?.president ?? null;
      if (president === null) return isFounded(game, id) ? [`${id} has no president`] : [];
      const most = Math.max(...game.players.map((p) => held(game, p.id, id)));
      const his = held(game, president, id);
      return his === most && his >= 20 ? [] : [`${president} presides over ${id} with ${his}% of ${most}%`];
    }),
};

export const ROW: Invariant = {
  says: 'Each company with a price has one token on the share-price row, and the tokens lie in the order of their cells.',
  faults: ({ after: { game }, rules: { box } }) => {
    const tokens = game.market.map((t) => t.company).sort();
    const priced = companiesOf(game)
      .filter((c) => isMetal(c) || isFounded(game, c))
      .sort();
    const inOrder = game.market.every((t, i) => i === 0 || t.cell <= (game.market[i - 1]?.cell ?? t.cell));
    const onRow = game.market.every((t) => box.market[t.cell] !== undefined);
    return isDeepStrictEqual(tokens, priced) && inOrder && onRow ? [] : [`row ${JSON.stringify(game.market)}`];
  },
};

const varied = ({ move, vary }: Option, number: number): Move =>
  vary === undefined ? move : ({ ...move, [vary.field as string]: number } as Move);

/** Both ends of a family, or the move alone. */
const ends = (option: Option): readonly Move[] =>
  option.vary === undefined ? [option.move] : [varied(option, option.vary.lo), varied(option, option.vary.hi)];

export const ENUMERATED: Invariant = {
  says: 'Every move that is enumerated is accepted, and judged to be legal.',
  faults: ({ before, options, rules, choice }) => {
    const some = options.filter((_, i) => options.length <= 8 || (i + choice) % Math.ceil(options.length / 8) === 0);
    return some.flatMap(ends).flatMap((move) => {
      const accepted = rules.apply(before, move).ok;
      const judged = rules.judge(before, move).legal;
      return accepted && judged && rules.legal(before, move) ? [] : [`${JSON.stringify(move)} refused`];
    });
  },
};

/** Whether a move is one of the options or belongs to a family of them. */
export const isAmong = (options: readonly Option[], move: Move): boolean =>
  options.some((option) => {
    if (option.vary === undefined) return isDeepStrictEqual(option.move, move);
    const { field, lo, hi, step } = option.vary;
    const number: unknown = (move as unknown as Readonly<Record<string, unknown>>)[field];
    if (typeof number !== 'number' || number < lo || number > hi || (number - lo) % step !== 0) return false;
    return isDeepStrictEqual(varied(option, number), move);
  });

/** Whether a made-up move is treated alike by all who are asked about it: options, legality, judgement and engine. */
export const treatedAlike = ({ before, options, rules }: Step, move: Move): readonly string[] => {
  const accepted = rules.apply(before, move).ok;
  const answers = [isAmong(options, move), rules.legal(before, move), rules.judge(before, move).legal];
  return answers.every((a) => a === accepted)
    ? []
    : [`${JSON.stringify(move)} accepted ${accepted}; enumerated, legal, judged legal: ${answers.join(', ')}`];
};

export const JOURNAL: Invariant = {
  says: 'The state after a move is the state before it with the journal posted.',
  faults: ({ before, after, journal }) =>
    isDeepStrictEqual(post(before.game, journal), after.game) ? [] : ['the journal leads to another state'],
};

export const TRUTH: Invariant = {
  says: 'Every change in a journal says truly from what it changed, and cites a rule of the rulebook.',
  faults: ({ before, journal }) => {
    let game = before.game;
    const faults: string[] = [];
    for (const entry of journal) {
      if (!RULEBOOK.has(entry.rule)) faults.push(`${entry.rule} is not in the rulebook`);
      if ('change' in entry && !isDeepStrictEqual(valueNow(game, entry), entry.from))
        faults.push(`${entry.rule} changes ${entry.change} of ${entry.of} from ${JSON.stringify(entry.from)}`);
      game = post(game, [entry]);
    }
    return faults;
  },
};

export const UNTOUCHED: Invariant = {
  says: 'Asking about a position, listing its moves and playing them never changes it.',
  faults: ({ before, rules, choice }) => {
    if (choice % 8 > 0) return [];
    const copy = structuredClone(before);
    const move = choose([...rules.options(copy)], choice);
    if (move !== null) {
      rules.judge(copy, move);
      rules.apply(copy, move);
    }
    return isDeepStrictEqual(copy, before) ? [] : ['the position has changed'];
  },
};

/** Parts of positions that were found plain; a frozen part stays so, and most parts are shared with the position before. */
const plain = new WeakSet<object>();

const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  if (plain.has(value)) return true;
  const parts: readonly unknown[] = Array.isArray(value) ? Array.from(value) : Object.values(value);
  const prototype: unknown = Object.getPrototypeOf(value);
  const found =
    (prototype === Object.prototype || prototype === Array.prototype) &&
    Reflect.ownKeys(value).length === parts.length + (Array.isArray(value) ? 1 : 0) &&
    parts.every(isPlain);
  if (found && Object.isFrozen(value)) plain.add(value);
  return found;
};

export const PLAIN: Invariant = {
  says: 'A position is plain JSON.',
  faults: ({ after }) => (isPlain(after) ? [] : ['lost in JSON']),
};

/** All of them. */
export const INVARIANTS: readonly Invariant[] = [
  MONEY,
  NO_DEBTS,
  SHARES,
  POOL,
  HOLDING,
  CERTIFICATES,
  PRESIDENT,
  ROW,
  ENUMERATED,
  JOURNAL,
  TRUTH,
  UNTOUCHED,
  PLAIN,
];

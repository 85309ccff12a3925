/** Each invariant is shown to fail on rules that are broken on purpose: one that no mutant breaks proves nothing. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Entry } from '../../spec/ledger.ts';
import { post } from '../../spec/posting.ts';
import { SR_BUY_02, SR_BUY_04, SR_BUY_07 } from '../../spec/rules/purchases.ts';
import { SR_SELL_06, SR_SELL_07 } from '../../spec/rules/sales.ts';
import type { Game } from '../../spec/state.ts';
import type { Rules } from '../support/random-play.ts';
import { playRandomly, randomGames } from '../support/random-play.ts';
import { tableMoves } from '../support/raw-moves.ts';
import { engine } from '../support/table.ts';
import { tightEngine } from '../support/tight-table.ts';
import type { Invariant } from './invariants.ts';
import {
  CERTIFICATES,
  ENUMERATED,
  HOLDING,
  INVARIANTS,
  JOURNAL,
  MONEY,
  NO_DEBTS,
  PLAIN,
  POOL,
  PRESIDENT,
  ROW,
  SHARES,
  TRUTH,
  treatedAlike,
  UNTOUCHED,
} from './invariants.ts';

/** The engine in parts, each of which a mutant can replace. */
const parts: Rules = {
  box: engine.box,
  newGame: (setup) => engine.newGame(setup),
  apply: (position, move) => engine.apply(position, move),
  options: (position) => engine.options(position),
  legal: (position, move, profile) => engine.legal(position, move, profile),
  judge: (position, move, profile) => engine.judge(position, move, profile),
  view: (position, profile) => engine.view(position, profile),
};

/** Rules that post another state than the journal says. */
const posting = (wrong: (game: Game, journal: readonly Entry[]) => Game): Rules => ({
  ...parts,
  apply: (position, move) => {
    const applied = engine.apply(position, move);
    if (!applied.ok) return applied;
    const { at, game } = applied.position;
    return { ...applied, position: { at, game: wrong(game, applied.journal) } };
  },
});

/** Rules that cause other entries, and post them. */
const causing = (wrong: (entry: Entry) => readonly Entry[]): Rules => ({
  ...parts,
  apply: (position, move) => {
    const applied = engine.apply(position, move);
    if (!applied.ok) return applied;
    const journal = applied.journal.flatMap(wrong);
    return { ...applied, journal, position: { at: applied.position.at, game: post(position.game, journal) } };
  },
});

const moves = (entry: Entry, item: 'money' | 'percent'): boolean => 'what' in entry && item in entry.what;

const firstPlayer = (game: Game, change: Partial<Game['players'][number]>): Game => ({
  ...game,
  players: game.players.map((p, i) => (i === 0 ? { ...p, ...change } : p)),
});

interface Holding {
  holds: unknown;
}
let mended: (() => void) | null = null;
/** Makes a rule allow everything until the end of the test. */
const allowing = (rule: { readonly holds: unknown }): void => {
  const { holds } = rule;
  mended = () => {
    (rule as Holding).holds = holds;
  };
  (rule as Holding).holds = () => true;
};

/** A fault put into the rules, and the invariant that notices it. */
interface Mutant {
  readonly fault: string;
  readonly noticedBy: Invariant;
  rules(): Rules;
}

const relaxed = (table: Rules, rule: { readonly holds: unknown }): Rules => {
  allowing(rule);
  return table;
};

const MUTANTS: readonly Mutant[] = [
  {
    fault: 'a payment that reaches nobody',
    noticedBy: MONEY,
    rules: () => posting((g, j) => (j.some((e) => moves(e, 'money')) ? firstPlayer(g, { cash: 0 }) : g)),
  },
  { fault: 'purchases on credit', noticedBy: NO_DEBTS, rules: () => relaxed(tightEngine, SR_BUY_02) },
  {
    fault: 'a share that is bought and stays where it was',
    noticedBy: SHARES,
    rules: () => posting((g, j) => (j.some((e) => moves(e, 'percent')) ? firstPlayer(g, { shares: {} }) : g)),
  },
  { fault: 'no limit for the pool', noticedBy: POOL, rules: () => relaxed(engine, SR_SELL_06) },
  { fault: 'no limit for the shares of one company', noticedBy: HOLDING, rules: () => relaxed(tightEngine, SR_BUY_04) },
  { fault: 'no limit for certificates', noticedBy: CERTIFICATES, rules: () => relaxed(tightEngine, SR_BUY_07) },
  {
    fault: 'presidencies that never change',
    noticedBy: PRESIDENT,
    rules: () => causing((e) => ('change' in e && e.change === 'president' && e.from !== null ? [] : [e])),
  },
  {
    fault: 'a president’s certificate sold without a successor',
    noticedBy: PRESIDENT,
    rules: () => relaxed(engine, SR_SELL_07),
  },
  {
    fault: 'tokens put down in any order',
    noticedBy: ROW,
    rules: () => posting((g) => ({ ...g, market: [...g.market].reverse() })),
  },
  {
    fault: 'a list of moves with one that is refused',
    noticedBy: ENUMERATED,
    rules: () => ({
      ...parts,
      options: function* (position) {
        yield* engine.options(position);
        yield { move: { type: 'pass', player: 'nobody' } };
      },
    }),
  },
  {
    fault: 'a journal that keeps an entry to itself',
    noticedBy: JOURNAL,
    rules: () => ({
      ...parts,
      apply: (position, move) => {
        const applied = engine.apply(position, move);
        return applied.ok ? { ...applied, journal: applied.journal.slice(1) } : applied;
      },
    }),
  },
  {
    fault: 'a change that misremembers what was before',
    noticedBy: TRUTH,
    rules: () => causing((e) => ('change' in e && e.change === 'stockRound' ? [{ ...e, from: null }] : [e])),
  },
  {
    fault: 'an entry that cites a rule that is not there',
    noticedBy: TRUTH,
    rules: () => causing((e) => (e.rule === 'SR-ORDER-03' ? [{ ...e, rule: 'SR-ORDER-99' as Entry['rule'] }] : [e])),
  },
  {
    fault: 'a move made on the position that was passed in',
    noticedBy: UNTOUCHED,
    rules: () => ({
      ...parts,
      apply: (position, move) => {
        if (!Object.isFrozen(position.game)) Object.assign(position.game, { ghostTowns: ['A1'] });
        return engine.apply(position, move);
      },
    }),
  },
  {
    fault: 'something in the state that JSON cannot hold',
    noticedBy: PLAIN,
    rules: () => posting((g) => Object.assign({}, g, { opened: new Date(0) })),
  },
];

/** Long games: some faults show only when shares have piled up. */
const games = randomGames('18xx-games', 2, 150);
const quickly = { numRuns: 40, seed: 18, endOnFailure: true } as const;

afterEach(() => {
  mended?.();
  mended = null;
});

describe('an invariant notices', () => {
  it.each(MUTANTS.map((m) => [m.fault, m.noticedBy.says, m] as const))('%s: %s', (_fault, _says, mutant) => {
    const rules = mutant.rules();
    let noticed = false;
    const property = fc.property(games, (game) => {
      for (const step of playRandomly(rules, game)) {
        noticed = mutant.noticedBy.faults(step).length > 0;
        if (noticed) return false;
      }
      return true;
    });
    const { failed } = fc.check(property, quickly);
    expect({ failed, noticed }).toEqual({ failed: true, noticed: true });
  });

  it('a list of moves that leaves one out: a move that is accepted was enumerated', () => {
    const silent: Rules = {
      ...parts,
      options: function* (position) {
        for (const option of engine.options(position)) if (option.move.type !== 'found') yield option;
      },
    };
    const property = fc.property(
      games.chain((game) => fc.tuple(fc.constant(game), fc.array(tableMoves(game.setup), { minLength: 30 }))),
      ([game, others]) => {
        for (const step of playRandomly(silent, game))
          if (others.some((move) => treatedAlike(step, move).length > 0)) return false;
        return true;
      },
    );
    expect(fc.check(property, quickly).failed).toBe(true);
  });

  it('each of the invariants has a mutant', () => {
    const noticing = new Set(MUTANTS.map((m) => m.noticedBy));
    expect(INVARIANTS.filter((i) => !noticing.has(i)).map((i) => i.says)).toEqual([]);
  });
});

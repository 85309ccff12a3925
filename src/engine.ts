/**
 * The engine: plays, lists and judges moves. Everything here is total: a move that makes no sense is an answer, not an
 * exception, and nothing that is passed in is ever changed.
 */
import { deedOfGuard } from '../machines/bindings.ts';
import type { Leaf } from '../machines/flatten.ts';
import type { Table } from '../machines/setup.ts';
import type { Amendment, Stepped } from '../machines/stepper.ts';
import { flatChart, force, leafAt, start, step } from '../machines/stepper.ts';
import { baseBox } from '../spec/box/base-box.ts';
import type { Box } from '../spec/box/box.ts';
import type { Deed, Judgement, Option, Refusal } from '../spec/deed.ts';
import type { Entry } from '../spec/ledger.ts';
import type { Move, MoveType } from '../spec/moves/move.ts';
import type { RulingId, Rulings } from '../spec/profiles/rulings.ts';
import { rulingsOf } from '../spec/profiles/rulings.ts';
import type { AnyFacts, View } from '../spec/rule.ts';
import { seal } from '../spec/rule.ts';
import type { RuleId } from '../spec/rules/ids.ts';
import type { Setup, SetupFault } from '../spec/setup.ts';
import { newGameState, setupFaults } from '../spec/setup.ts';
import type { LeafId, Position } from '../spec/state.ts';
import type { ProfileId } from '../spec/vocabulary.ts';
import { PROFILES } from '../spec/vocabulary.ts';
import { isInherited } from './interchange/guard.ts';
import type { Standing } from './standing.ts';
import { standingOf } from './standing.ts';

/** A rule that a move breaks, with the numbers that decided it. */
export interface Violation {
  readonly code: Refusal['code'];
  readonly rule: RuleId;
  /** What was named and is not there. */
  readonly name?: string;
  /** What the game waits for, where a move comes at the wrong time. */
  readonly standing?: Standing;
  readonly facts?: AnyFacts;
}

/** A judgement whose refusal tells also what the game waits for. */
export interface Judged extends Judgement {
  readonly refusal: Violation | null;
}

/** What became of a move. */
export type Applied =
  | { readonly ok: true; readonly position: Position; readonly journal: readonly Entry[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** What became of a setup. */
export type Started =
  | { readonly ok: true; readonly position: Position; readonly journal: readonly Entry[] }
  | { readonly ok: false; readonly faults: readonly SetupFault[] };

const SEALED = Object.fromEntries(PROFILES.map((p) => [p, seal(rulingsOf(p))])) as Record<
  ProfileId,
  ReturnType<typeof seal>
>;

/** The rules of a box, ready to play. */
export class Engine {
  readonly box: Box;
  readonly #tables: Readonly<Record<ProfileId, Table>>;

  constructor(box: Box = baseBox) {
    this.box = box;
    this.#tables = Object.fromEntries(PROFILES.map((p) => [p, { box, rulings: SEALED[p] }])) as Record<
      ProfileId,
      Table
    >;
  }

  /** Begins a game; what the auction puts up first is already there. */
  newGame(setup: Setup): Started {
    const faults = setupFaults(setup, this.box);
    if (faults.length > 0) return { ok: false, faults };
    return { ok: true, ...start(this.#tables[setup.profile], newGameState(setup, this.box)) };
  }

  /** Makes a move. */
  apply(position: Position, move: Move): Applied {
    const nonsense = nonsenseIn(move, position);
    if (nonsense !== null) return { ok: false, violations: [nonsense] };
    const stepped = step(this.#tables[position.game.profile], position, move);
    if (stepped !== null) return { ok: true, ...stepped };
    return { ok: false, violations: violationsOf(this.judge(position, move)) };
  }

  /**
   * Makes a move that a record says was made, although the rules forbid it. Null where it makes no sense: its type has
   * no place here, it names what does not exist, or it counts with what is no whole number. An amendment is what the
   * record states otherwise; it holds before the game goes on.
   */
  follow(position: Position, move: Move, amendment: Amendment | null = null): Stepped | null {
    const refusal = this.refusal(position, move);
    if (refusal !== null && refusal.code !== 'illegal') return null;
    if (Object.values(move).some((v) => typeof v === 'number' && !Number.isSafeInteger(v))) return null;
    return force(this.#tables[position.game.profile], position, move, amendment);
  }

  /** All legal moves; families of bids and prices as one with a range. */
  *options(position: Position): Generator<Option> {
    for (const kind of this.kinds(position)) yield* this.optionsOf(position, kind);
  }

  /** Kinds of moves that have a place here; of some there may be no legal one. */
  kinds(position: Position): readonly MoveType[] {
    const { on } = leafAt(position.at);
    return (Object.keys(on) as MoveType[]).filter((kind) => deedsOf(leafAt(position.at), kind).length > 0);
  }

  /** The legal moves of one kind; what {@link Engine.options} lists is these, kind by kind. */
  *optionsOf(position: Position, kind: MoveType): Generator<Option> {
    const view = this.view(position);
    for (const deed of deedsOf(leafAt(position.at), kind)) yield* deed.options(view);
  }

  /** Whether a move is legal under the game's own profile, or under another one. */
  legal(position: Position, move: Move, profile: ProfileId = position.game.profile): boolean {
    return this.refusal(position, move, profile) === null;
  }

  /** The first rule that stands against a move. */
  refusal(position: Position, move: Move, profile: ProfileId = position.game.profile): Violation | null {
    const leaf = leafAt(position.at);
    const nonsense = nonsenseIn(move, position);
    if (nonsense !== null) return nonsense;
    const deed = deedFor(leaf, move);
    return deed === undefined ? wrongStep(position, move.type) : deed.legal(this.view(position, profile), move);
  }

  /** Every rule that was asked of a move, with its facts. */
  judge(position: Position, move: Move, profile: ProfileId = position.game.profile): Judged {
    return this.judgeBy(position, move, rulingsOf(profile));
  }

  /** Every rule that was asked of a move, with the rulings answered as given. */
  judgeBy(position: Position, move: Move, rulings: Rulings): Judged {
    const nonsense = nonsenseIn(move, position);
    if (nonsense !== null) return { legal: false, refusal: nonsense, verdicts: [] };
    const deed = deedFor(leafAt(position.at), move);
    if (deed === undefined) return { legal: false, refusal: wrongStep(position, move.type), verdicts: [] };
    return deed.judge({ ...this.view(position), rulings: seal(rulings) }, move);
  }

  /** The rulings that were looked up to judge a move. */
  rulingsRead(position: Position, move: Move, profile: ProfileId = position.game.profile): ReadonlySet<RulingId> {
    const read = new Set<RulingId>();
    const watched = new Proxy(rulingsOf(profile), {
      get: (rulings, id: RulingId) => {
        read.add(id);
        return rulings[id];
      },
    });
    const leaf = leafAt(position.at);
    if (nonsenseIn(move, position) === null)
      deedFor(leaf, move)?.judge({ ...this.view(position, profile), rulings: seal(watched) }, move);
    return read;
  }

  /** A position as rules see it. */
  view(position: Position, profile: ProfileId = position.game.profile): View {
    return { at: position.at, game: position.game, ...this.#tables[profile] };
  }
}

const deedsOf = (leaf: Leaf, kind: MoveType): readonly Deed[] =>
  leaf.on[kind]?.flatMap((w) => deedOfGuard(w.guardName ?? '') ?? []) ?? [];

const deedFor = (leaf: Leaf, move: Move): Deed | undefined =>
  leaf.on[move.type]?.map((w) => deedOfGuard(w.guardName ?? '')).find((d) => d !== undefined);

/** The parts of the chart that have moves of their own. */
const PARTS = ['game.auction', 'game.set.stockRound', 'game.set.operatingRound'] as const;

const partOf = (id: LeafId): string | undefined => PARTS.find((part) => id.startsWith(`${part}.`));

/** Whether a kind of move has its place somewhere in a part of the chart. */
const belongsTo = (part: string, type: string): boolean =>
  Object.entries(flatChart.leaves).some(([id, { on }]) => partOf(id) === part && Object.hasOwn(on, type));

/** The rule of the order that a move of another round, or of another step of the turn, breaks. */
const orderRule = (at: LeafId, type: string): RuleId => {
  const part = partOf(at);
  const elsewhere = PARTS.some((other) => other !== part && belongsTo(other, type));
  if (part !== undefined && belongsTo(part, type))
    return part === 'game.set.operatingRound' ? 'OR-ORDER-03' : (leafAt(at).rules[0] ?? 'SETUP-14');
  return part !== undefined && elsewhere ? 'SETUP-14' : (leafAt(at).rules[0] ?? 'SETUP-14');
};

const wrongStep = (position: Position, type: string): Violation => ({
  code: 'wrong-step',
  rule: orderRule(position.at, type),
  standing: standingOf(position),
});

/** What is looked up by its name in the state or the box, and the rule that says what there is. */
const NAMES: Readonly<Record<string, RuleId>> = {
  railroad: 'SETUP-05',
  company: 'SETUP-05',
  from: 'SETUP-05',
  private: 'SETUP-06',
  discount: 'SETUP-06',
  train: 'SETUP-12',
  tile: 'TRACK-04',
  hex: 'TRACK-05',
};

/** The refusal of a move with a name like `toString`, where a look-up would find what nobody put there, or with minus zero. */
const nonsenseIn = (move: Move, position: Position): Violation | null => {
  if (isInherited(move.type)) return wrongStep(position, move.type);
  const leaf = leafAt(position.at);
  for (const [key, name] of Object.entries(move)) {
    if (Object.is(name, -0)) return { code: 'unknown-name', rule: leaf.rules[0] ?? 'SETUP-14', name: '-0' };
    const rule = NAMES[key];
    if (rule !== undefined && typeof name === 'string' && isInherited(name))
      return { code: 'unknown-name', rule, name };
  }
  return null;
};

/** The rules that a judged move breaks; empty for a legal one. */
export const violationsOf = ({ refusal, verdicts }: Judged): readonly Violation[] => {
  const broken = verdicts.flatMap((v): Violation[] =>
    v.asked && !v.holds ? [{ code: 'illegal', rule: v.rule, facts: v.facts }] : [],
  );
  return broken.length > 0 || refusal === null ? broken : [refusal];
};

/** A table to play at in tests: setups with sensible defaults, moves in a row, and positions made by posting entries. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { Engine } from '../../src/engine.ts';

export const engine = new Engine(baseBox);

/** Players of tests, by seat. */
export const NAMES = ['ann', 'bob', 'cid', 'dot'] as const;

/** A setup with everything that a test does not care about filled in. */
export const setupFor = (profile: ProfileId, players: 2 | 3 | 4 = 3, change: Partial<Setup> = {}): Setup => ({
  profile,
  players: NAMES.slice(0, players),
  railroads: ['KP', 'RG', 'SF', 'NO', 'CS'],
  privates: ['Y3', 'Y5', 'G1', 'G4', 'B6'],
  priority: 'ann',
  shorterEnd: false,
  ...change,
});

/** The first position of a game. */
export const deal = (setup: Setup): Position => {
  const started = engine.newGame(setup);
  if (!started.ok) throw new Error(`setup refused: ${JSON.stringify(started.faults)}`);
  return started.position;
};

/** Makes moves that have to be legal. */
export const play = (position: Position, ...moves: readonly Move[]): Position =>
  moves.reduce((at, move, i) => {
    const applied = engine.apply(at, move);
    if (!applied.ok)
      throw new Error(`move ${i} ${JSON.stringify(move)} at ${at.at} breaks ${JSON.stringify(applied.violations)}`);
    return applied.position;
  }, position);

/** Changes the state behind the rules' back, to set a scene. */
export const staged = (position: Position, ...entries: readonly Entry[]): Position => ({
  at: position.at,
  game: post(position.game, entries),
});

/** Lets all players decline every private, which leads to the first stock round. */
export const skipAuction = (position: Position): Position => {
  let at = position;
  while (at.at.startsWith('game.auction')) at = play(at, { type: 'pass', player: at.game.lot?.turn ?? '' });
  return at;
};

/** The first stock round, privates unsold. */
export const firstStockRound = (profile: ProfileId, players: 2 | 3 | 4 = 3, change: Partial<Setup> = {}): Position =>
  skipAuction(deal(setupFor(profile, players, change)));

/** The rule that decides a move: null when the move is legal. */
export const decidedBy = (position: Position, move: Move): RuleId | null =>
  engine.refusal(position, move)?.rule ?? null;

/** Every rule that a move breaks. */
export const brokenRules = (position: Position, move: Move): readonly RuleId[] => {
  const applied = engine.apply(position, move);
  return applied.ok ? [] : applied.violations.map((v) => v.rule);
};

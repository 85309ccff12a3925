/**
 * Complete random games. A seed decides everything: the cards, the seats and every move, so that a game can be played
 * again anywhere from its seed, profile and number of players.
 */
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { rulingsOf } from '../../spec/profiles/rulings.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import type { Engine } from '../engine.ts';
import { dealFrom } from '../interchange/deal.ts';
import { choose, decider } from './choose.ts';
import { drawsFrom } from './draw.ts';
import type { Style } from './styles.ts';
import { STYLES } from './styles.ts';

/** What a random game is played from. */
export interface RandomGameInput {
  readonly profile: ProfileId;
  readonly players: 2 | 3 | 4;
  /** A whole number. */
  readonly seed: number;
}

/** One move of a random game; the start has none. */
export interface RandomStep {
  readonly move: Move | null;
  readonly position: Position;
  readonly journal: readonly Entry[];
}

/** The setup of a random game: what the seed deals, by the draw that 18xx.games documents. */
export const randomSetup = ({ profile, players, seed }: RandomGameInput, engine: Engine): Setup => {
  const seats = Array.from({ length: players }, (_, i) => String(i + 1));
  const { railroads, privates, rest } = dealFrom(seed, engine.box);
  const first = rulingsOf(profile)['first-priority'] === 'random' ? seats[rest % players] : seats[0];
  return { profile, players: seats, railroads, privates, priority: first ?? '1', shorterEnd: false };
};

const [STEADY] = STYLES as readonly [Style, ...Style[]];
const BREAK_OFF: Move = { type: 'breakOff' };

/** Of so many games one is broken off by its players, some moves after this number of moves. */
const PATIENT_GAMES = 12;
const PATIENCE = 200;

/** Plays a random game to its end. */
export const randomGame = function* (engine: Engine, input: RandomGameInput): Generator<RandomStep> {
  const started = engine.newGame(randomSetup(input, engine));
  if (!started.ok) throw new RangeError(`the seed ${input.seed} deals an impossible setup`);
  yield { move: null, position: started.position, journal: started.journal };
  const draw = drawsFrom(input.seed);
  const styles = new Map(started.position.game.players.map(({ id }) => [id, STYLES[draw(STYLES.length)] ?? STEADY]));
  const patience = draw(PATIENT_GAMES) === 0 ? PATIENCE + draw(PATIENCE) : Number.POSITIVE_INFINITY;
  let { position } = started;
  for (let moves = 0; position.game.result === null; moves++) {
    const broken = moves >= patience && engine.legal(position, BREAK_OFF);
    const style = styles.get(decider(position)) ?? STEADY;
    const move = broken ? BREAK_OFF : choose(engine, position, style, draw);
    if (move === null) throw new RangeError(`nothing can be done at ${position.at}`);
    const applied = engine.apply(position, move);
    if (!applied.ok)
      throw new RangeError(`${JSON.stringify(move)} was listed and refused: ${JSON.stringify(applied.violations)}`);
    position = applied.position;
    yield { move, position, journal: applied.journal };
  }
};

/** Positions to draw: the example games, and grown boards on which everything stands that a map can show. */
import { fileURLToPath } from 'node:url';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Game } from '../../spec/state.ts';
import type { HexId } from '../../spec/vocabulary.ts';
import { readGameFile } from '../../src/interchange/read-file.ts';
import type { Replayed } from '../../src/replay/replay.ts';
import { replay } from '../../src/replay/replay.ts';
import { deal, engine, setupFor } from '../support/table.ts';
import { grownView } from '../track/grown-board.ts';

/** A game to draw. */
export interface Scene {
  readonly name: string;
  readonly game: Game;
}

/** Path of an example game. */
export const exampleFile = (name: string): string =>
  fileURLToPath(new URL(`../../docs/examples/${name}.json`, import.meta.url));

/** Every step of an example game. */
export const stepsOf = (name: string): readonly Replayed[] => {
  const file = readGameFile(exampleFile(name), engine.box);
  if (!file.ok) throw new Error(file.error.message);
  return [...replay(engine, file.value, name)];
};

const lastOf = (name: string): Game => {
  const last = stepsOf(name).at(-1);
  if (last === undefined) throw new Error(`${name} has no steps`);
  return last.position.game;
};

/** A board that five railroads have built in so many lays, with gold, ghost towns and the hotel. */
export const grownScene = (seed: number, lays: number): Scene => {
  const { board, inPlay } = grownView(seed, lays);
  const { game } = deal(setupFor('bga', 3, { railroads: inPlay, privates: ['Y2', 'Y1', 'G1', 'G4', 'B6'] }));
  const mined = Object.keys(board.tiles).filter((hex) => (baseBox.hexes[hex]?.mines ?? 0) > 0);
  const withGold = mined.filter((_, i) => i % 2 === seed % 2);
  const cubes: Record<HexId, number> = {};
  for (const hex of withGold) cubes[hex] = baseBox.hexes[hex]?.mines ?? 0;
  return {
    name: `${lays} lays of seed ${seed}`,
    game: {
      ...game,
      board,
      phase: lays > 90 ? 'Brown' : lays > 45 ? 'Green' : 'Yellow',
      gold: { cubes, shipped: 0 },
      ghostTowns: mined.filter((hex) => !withGold.includes(hex)).slice(0, 4),
      treaty: seed % 2 === 0,
    },
  };
};

/** The positions that every check of the map looks at. */
export const SCENES: readonly Scene[] = [
  { name: 'a new game', game: deal(setupFor('bga')).game },
  { name: 'the first stock round', game: lastOf('first-stock-round') },
  { name: 'a game after the treaty', game: lastOf('after-the-treaty') },
  ...[3, 8, 14, 21].map((seed) => grownScene(seed, 30 * (1 + (seed % 5)))),
];

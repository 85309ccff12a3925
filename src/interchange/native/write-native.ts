/** Writes a game as a file of our own. */
import type { Move } from '../../../spec/moves/move.ts';
import type { Setup } from '../../../spec/setup.ts';
import type { NativeFile } from './file-schema.ts';
import { NATIVE_FORMAT } from './file-schema.ts';
import type { NativeGame } from './read-native.ts';

/** The file of a game; reading it gives the game back. */
export const nativeFileOf = ({
  setup,
  players,
  seed,
  moves,
}: Omit<NativeGame, 'kind'> & { readonly setup: Setup; readonly moves: readonly Move[] }): NativeFile => ({
  format: NATIVE_FORMAT,
  profile: setup.profile,
  ...(setup.shorterEnd ? { options: { shorterEnd: true } } : {}),
  setup: {
    players: players.map(({ id, name }) => (name === null ? { id } : { id, name })),
    privates: [...setup.privates],
    railroads: [...setup.railroads],
    priority: setup.priority,
    ...(seed === null ? {} : { seed }),
  },
  moves: moves.map((move) => structuredClone(move) as NativeFile['moves'][number]),
});

/** The recorded games that are handed out beside the project, with the states of the engine that played them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Company, HexId, Phase, Private, Train } from '../../spec/vocabulary.ts';

const PEER = fileURLToPath(new URL('../../../shared/peer', import.meta.url));

/** A record of a reference trace, as far as the tests read it. */
export interface TraceLine {
  readonly n: number;
  readonly sub: number;
  readonly id: number;
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly round: {
    readonly kind: 'auction' | 'stock' | 'operating';
    readonly turn: number;
    readonly or: 1 | 2 | null;
  };
  readonly phase: Phase;
  readonly active: string | number | null;
  readonly players: readonly {
    readonly id: string | number;
    readonly cash: number;
    readonly privates: readonly Private[];
    readonly shares: Readonly<Partial<Record<Company, number>>>;
  }[];
  readonly corporations: readonly {
    readonly sym: string;
    readonly type: 'rail' | 'metal' | 'debt';
    readonly president: string | number | null;
    readonly treasury: number;
    readonly pool: number;
    readonly trains: readonly string[];
    readonly tokens: readonly { readonly hex: HexId | null; readonly price: number }[];
    readonly privates: readonly Private[];
  }[];
  readonly gold: { readonly cubes: Readonly<Record<HexId, number>>; readonly shipped: number };
  readonly ghostTowns: readonly HexId[];
  readonly tiles: Readonly<Record<HexId, string>>;
  readonly market: Readonly<Record<string, readonly (Company | 'DEBT')[]>>;
  readonly privateRevenue: Readonly<Partial<Record<Private, number>>>;
  readonly depot: { readonly upcoming: readonly Train[] };
}

/** A handed game: where its record and its trace lie. */
export interface HandedGame {
  readonly name: string;
  readonly file: string;
  readonly trace: string;
}

const listed = (folder: string): readonly HandedGame[] => {
  const games = join(PEER, folder, 'games');
  if (!existsSync(games)) return [];
  return readdirSync(games)
    .sort()
    .map((file) => {
      const name = basename(file).replace(/\.json(\.gz)?$/, '');
      return { name, file: join(games, file), trace: join(PEER, folder, 'traces', `${name}.jsonl.gz`) };
    });
};

/** All handed games; empty where they are absent. */
export const HANDED_GAMES: readonly HandedGame[] = [...listed('.'), ...listed('random')];

/** Whether there are none; says so, once for each test file. */
export const handedGamesAbsent = (): boolean => {
  const absent = HANDED_GAMES.length === 0;
  if (absent) console.warn(`SKIPPED: no handed games in ${PEER}; the differential tests did not run`);
  return absent;
};

const textOf = (file: string): string => {
  const bytes = readFileSync(file);
  return (bytes[0] === 0x1f ? gunzipSync(new Uint8Array(bytes)) : bytes).toString('utf8');
};

/** The record of a game, as JSON. */
export const recordOf = (game: HandedGame): unknown => JSON.parse(textOf(game.file));

/** The reference trace of a game. */
export const traceOf = (game: HandedGame): readonly TraceLine[] =>
  textOf(game.trace)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): TraceLine => JSON.parse(line));

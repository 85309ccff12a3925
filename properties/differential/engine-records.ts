/** The recorded games of the 18xx.games engine that were handed to the project: its states, probes and legal sets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Company, HexId, Phase, Private, Railroad, SteelColumn, Train } from '../../spec/vocabulary.ts';

/** An id as the records write it. */
export type WrittenId = number | string;

/** An action as the records write it, as far as the auction and stock rounds need it. */
export interface WrittenAction {
  readonly type: string;
  readonly entity: WrittenId;
  readonly entity_type: string;
  readonly company?: Private;
  readonly price?: number;
  readonly corporation?: Railroad;
  readonly share_price?: string | number;
  readonly shares?: readonly string[];
  readonly percent?: number;
  readonly discounter?: Private;
}

interface WrittenPlayer {
  readonly id: WrittenId;
  readonly cash: number;
  readonly privates: readonly Private[];
  readonly shares: Readonly<Partial<Record<Company, number>>>;
  readonly certs: number;
  readonly bankrupt: boolean;
}

interface WrittenCompany {
  readonly sym: Company;
  readonly type: 'rail' | 'metal' | 'debt';
  readonly president: WrittenId | null;
  readonly price: number | null;
  readonly par: number | null;
  readonly cash: number;
  readonly treasury: number;
  readonly pool: number;
  readonly trains: readonly Train[];
  readonly privates: readonly Private[];
  readonly tokens: readonly { readonly hex: HexId | null; readonly price: number }[];
  readonly operated: boolean;
}

/** A state of the engine after an action. */
export interface TraceRecord {
  readonly n: number;
  readonly sub: number;
  readonly action: WrittenAction | null;
  readonly round: {
    readonly kind: 'auction' | 'stock' | 'operating';
    readonly turn: number;
    readonly or: 1 | 2 | null;
  };
  readonly phase: Phase;
  readonly active: WrittenId | null;
  readonly playerOrder: readonly WrittenId[];
  readonly certLimit: number;
  readonly players: readonly WrittenPlayer[];
  readonly corporations: readonly WrittenCompany[];
  readonly market: Readonly<Record<string, readonly (Company | 'DEBT')[]>>;
  readonly steel: Readonly<Record<SteelColumn, readonly number[]>>;
  readonly gold: { readonly cubes: Readonly<Record<HexId, number>>; readonly shipped: number };
  readonly ghostTowns: readonly HexId[];
  readonly jeweler: number;
  readonly treaty: boolean;
  readonly debt: { readonly price: number; readonly owed: Readonly<Partial<Record<'RG' | 'SF', number>>> };
  readonly tiles: Readonly<Record<HexId, string>>;
  readonly depot: { readonly upcoming: readonly Train[] };
  /** The privates of the game are its keys. */
  readonly privateRevenue: Readonly<Partial<Record<Private, number>>>;
  readonly closed: readonly Private[];
}

/** A move that the engine was asked about. */
export interface Probe {
  readonly n: number;
  readonly tag: string;
  readonly candidate: WrittenAction;
  readonly accepted: boolean;
  /** What an accepted move led to; absent where it was refused. */
  readonly after?: {
    readonly step: string;
    readonly active: WrittenId;
    readonly cash: Readonly<Record<string, number>>;
    readonly price: Readonly<Record<string, number | null>>;
  };
}

/** All that the engine accepted and refused at a position. */
export interface LegalSet {
  readonly n: number;
  readonly step: string;
  readonly active: WrittenId;
  readonly accepted: readonly string[];
  readonly refused: Readonly<Record<string, string>>;
}

const ROOT = fileURLToPath(new URL('../../../shared/peer/', import.meta.url));

/** Whether the games are at hand; says so loudly where they are not. */
export const gamesAreHanded = (what: string): boolean => {
  if (existsSync(ROOT)) return true;
  console.warn(`SKIPPED: ../shared/peer is not at hand; ${what} not compared with the 18xx.games engine`);
  return false;
};

const lines = <T>(file: string): readonly T[] =>
  gunzipSync(new Uint8Array(readFileSync(file)))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

const SETS = ['', 'random/'] as const;

/** Games that have a file in a folder, by `set + name`. */
const filesIn = (folder: string): readonly string[] =>
  SETS.flatMap((set) => {
    const at = `${ROOT}${set}${folder}`;
    return existsSync(at) ? readdirSync(at).map((file) => set + file.replace('.jsonl.gz', '')) : [];
  });

const pathOf = (game: string, folder: string): string => {
  const set = SETS.findLast((each) => game.startsWith(each)) ?? '';
  return `${ROOT}${set}${folder}/${game.slice(set.length)}.jsonl.gz`;
};

/** Names of the games of which there are states. */
export const tracedGames = (): readonly string[] => filesIn('traces');
/** Names of the games of which there are probes. */
export const probedGames = (): readonly string[] => filesIn('probes');
/** Names of the games of which there are legal sets. */
export const gamesWithLegalSets = (): readonly string[] => filesIn('legal');

export const traceOf = (game: string): readonly TraceRecord[] => lines(pathOf(game, 'traces'));
export const probesOf = (game: string): readonly Probe[] => lines(pathOf(game, 'probes'));
export const legalSetsOf = (game: string): readonly LegalSet[] => lines(pathOf(game, 'legal'));

/** The recorded games of the 18xx.games engine, as far as they tell of track, stations and routes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { baseBox } from '../../spec/box/base-box.ts';
import type { LaidTile, MapView } from '../../spec/track/board.ts';
import type { HexId, Phase, Private, Railroad } from '../../spec/vocabulary.ts';

const handedFolder = fileURLToPath(new URL('../../../shared/peer/', import.meta.url));

/** Whether the recorded games are at hand; the tests that need them warn once if not. */
export const handed = existsSync(handedFolder);
if (!handed) console.warn('SKIPPED: the recorded games are not at hand, so track is not compared with another engine.');

/** The real games, for which everything that was accepted and refused is known. */
export const REAL_GAMES = ['bankrupt-4p', 'final-train-4p', 'red-zone-overrides-4p', 'treaty-4p'] as const;

interface RecordedRoute {
  /** Name of the train; with a star it is lengthened. */
  readonly train: string;
  readonly connections: readonly (readonly HexId[])[];
  /** Hexes of the stops. */
  readonly visited: readonly HexId[];
  readonly recorded: number;
}

/** A state of the engine, as far as the map is concerned. */
export interface MapRecord {
  readonly n: number;
  readonly sub: number;
  readonly action: { readonly type: string; readonly entity: string } | null;
  readonly phase: Phase;
  readonly corporations: readonly {
    readonly sym: string;
    readonly type: 'rail' | 'metal' | 'debt';
    readonly trains: readonly string[];
    readonly privates: readonly Private[];
    readonly tokens: readonly { readonly hex: HexId | null }[];
  }[];
  readonly tiles: Readonly<Record<HexId, string>>;
  readonly ghostTowns: readonly HexId[];
  readonly routeCheck?: {
    readonly routes: readonly RecordedRoute[];
    readonly total: number;
    readonly bestFound: number;
  };
}

/** A position at which the engine was asked about every move of a step. */
export interface LegalSet {
  readonly n: number;
  readonly step: string;
  readonly active: Railroad;
  readonly accepted: readonly string[];
  /** Labels of refused moves with the message. */
  readonly refused: Readonly<Record<string, string>>;
}

function linesOf(path: string): readonly string[] {
  return gunzipSync(new Uint8Array(readFileSync(path)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
}

/** The legal sets of a game. */
export function legalSetsOf(game: string): readonly LegalSet[] {
  return linesOf(`${handedFolder}legal/${game}.jsonl.gz`).map((line): LegalSet => JSON.parse(line));
}

/** The last record of each number of a game. */
export function recordsByNumber(game: string): ReadonlyMap<number, MapRecord> {
  const records = linesOf(`${handedFolder}traces/${game}.jsonl.gz`).map((line): MapRecord => JSON.parse(line));
  return new Map(records.map((record) => [record.n, record]));
}

/** All games, by the place of their traces. */
export function tracedGames(): readonly string[] {
  if (!handed) return [];
  return ['traces/', 'random/traces/'].flatMap((folder) =>
    readdirSync(handedFolder + folder)
      .toSorted()
      .map((file) => folder + file),
  );
}

/** A run with the record before it. */
export interface RecordedRun {
  readonly before: MapRecord;
  readonly record: MapRecord;
  /** Whether the railroad owns or once owned the Hanging Bridge Lease: the engine lets the right outlive the card. */
  readonly bridge: boolean;
}

/** The runs of a game. */
export function runsOf(game: string): readonly RecordedRun[] {
  const lines = linesOf(handedFolder + game);
  const holders = new Set<string>();
  return lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    if (previous === undefined || !/"type": ?"run_routes"/.test(line) || !/"sub": ?0/.test(line)) return [];
    const record: MapRecord = JSON.parse(line);
    const before: MapRecord = JSON.parse(previous);
    for (const { sym, privates } of record.corporations) if (privates.includes('G3')) holders.add(sym);
    return [{ before, record, bridge: holders.has(record.action?.entity ?? '') }];
  });
}

/** The map of a record. */
export function mapOfRecord(record: MapRecord): MapView {
  const tiles: Record<HexId, LaidTile> = {};
  for (const [hex, lying] of Object.entries(record.tiles)) {
    const [tile = '', rotation] = lying.split('@');
    tiles[hex] = { tile, rotation: Number(rotation) };
  }
  const stations: Record<HexId, Railroad[]> = {};
  const inPlay: Railroad[] = [];
  for (const { sym, type, tokens } of record.corporations) {
    if (type !== 'rail' || !isRailroad(sym)) continue;
    inPlay.push(sym);
    for (const { hex } of tokens) {
      if (hex === null) continue;
      stations[hex] = [...(stations[hex] ?? []), sym];
    }
  }
  return { box: baseBox, board: { tiles, stations }, inPlay };
}

function isRailroad(sym: string): sym is Railroad {
  return sym in baseBox.charters;
}

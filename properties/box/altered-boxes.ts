/** The printed game with one thing altered. */
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box, Charter, Hex, PhaseCard, PrivateCard, Tile, TrainKind } from '../../spec/box/box.ts';
import type { HexId, Phase, Private, Railroad, SteelColumn, TileId, Train } from '../../spec/vocabulary.ts';

/** A misprint, the sentence that it breaks, and the box that has it. */
export interface BrokenBox {
  readonly misprint: string;
  readonly breaks: string;
  readonly box: Box;
}

export function entry<T>(record: Readonly<Record<string, T>>, key: string): T {
  const found = record[key];
  if (found === undefined) throw new Error(`the printed game has no ${key}`);
  return found;
}

export function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  entry(record, key);
  return Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));
}

export const withPart = (change: Partial<Box>): Box => ({ ...baseBox, ...change });

export const withHex = (id: HexId, change: Partial<Hex>): Box =>
  withPart({ hexes: { ...baseBox.hexes, [id]: { ...entry(baseBox.hexes, id), ...change } } });

export const withTile = (id: TileId, change: Partial<Tile>): Box =>
  withPart({ tiles: { ...baseBox.tiles, [id]: { ...entry(baseBox.tiles, id), ...change } } });

export const withCharter = (railroad: Railroad, change: Partial<Charter>): Box =>
  withPart({ charters: { ...baseBox.charters, [railroad]: { ...baseBox.charters[railroad], ...change } } });

export const withPrivate = (card: Private, change: Partial<PrivateCard>): Box =>
  withPart({ privates: { ...baseBox.privates, [card]: { ...baseBox.privates[card], ...change } } });

export const withTrain = (name: Train, change: Partial<TrainKind>): Box =>
  withPart({ trains: baseBox.trains.map((train) => (train.name === name ? { ...train, ...change } : train)) });

export const withPhase = (phase: Phase, change: Partial<PhaseCard>): Box =>
  withPart({ phases: { ...baseBox.phases, [phase]: { ...baseBox.phases[phase], ...change } } });

export const withColumn = (column: SteelColumn, cubes: readonly number[]): Box => {
  const { columns } = baseBox.steel;
  return withPart({ steel: { ...baseBox.steel, columns: { ...columns, [column]: { ...columns[column], cubes } } } });
};

export const withCell = (index: number, change: Partial<Box['market'][number]>): Box =>
  withPart({ market: baseBox.market.map((cell, at) => (at === index ? { ...cell, ...change } : cell)) });

/** The printed map with one more blank hex. */
export function withHexAt(id: HexId): Box {
  return withPart({ hexes: { ...baseBox.hexes, [id]: { ...entry(baseBox.hexes, 'G3'), id } } });
}

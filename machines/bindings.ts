/**
 * The names that the charts use, each bound to what `spec/` says. No import from xstate: the same table serves XState
 * and the flat stepper on which the engine runs.
 */
import type { Deed } from '../spec/deed.ts';
import type { DeedName } from '../spec/deeds.ts';
import { DEEDS } from '../spec/deeds.ts';
import { auctionEffects, auctionGuards } from './bindings/auction.ts';
import { endingEffects, endingGuards } from './bindings/ending.ts';
import type { Effect, Guard } from './bindings/kinds.ts';
import { operatingEffects, operatingGuards } from './bindings/operating-round.ts';
import { runningEffects, runningGuards } from './bindings/running.ts';
import { stockEffects, stockGuards } from './bindings/stock-round.ts';
import { trackEffects, trackGuards } from './bindings/track.ts';
import { trainsEffects, trainsGuards } from './bindings/trains.ts';

export type { Effect, Guard } from './bindings/kinds.ts';

type MayDo = `may${Capitalize<DeedName>}`;
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** For each deed the guard that asks its rules: `bid` is guarded by `mayBid`. */
const deedGuards = Object.fromEntries(
  Object.entries<Deed>(DEEDS).map(([name, deed]): [string, Guard] => [
    `may${capital(name)}`,
    (at, move) => deed.legal(at, move) === null,
  ]),
) as Record<MayDo, Guard>;

/** For each deed the effect that carries it out, under its own name. */
const deedEffects = Object.fromEntries(
  Object.entries<Deed>(DEEDS).map(([name, deed]): [string, Effect] => [name, (at, move) => deed.effect(at, move)]),
) as Record<DeedName, Effect>;

const deedsByGuard: ReadonlyMap<string, Deed> = new Map(
  Object.entries<Deed>(DEEDS).map(([name, deed]) => [`may${capital(name)}`, deed]),
);

/** The deed that a guard `may…` asks about. */
export const deedOfGuard = (guard: string): Deed | undefined => deedsByGuard.get(guard);

export const guards = {
  ...deedGuards,
  ...auctionGuards,
  ...stockGuards,
  ...operatingGuards,
  ...trackGuards,
  ...runningGuards,
  ...trainsGuards,
  ...endingGuards,
};

export const effects = {
  ...deedEffects,
  ...auctionEffects,
  ...stockEffects,
  ...operatingEffects,
  ...trackEffects,
  ...runningEffects,
  ...trainsEffects,
  ...endingEffects,
};

export type GuardName = keyof typeof guards;
export type EffectName = keyof typeof effects;

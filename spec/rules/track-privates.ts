/** Chapter "privates": the cards that matter for track, and those whose income depends on the phase. */
import { railroadOwns } from '../holdings.ts';
import { mapOf } from '../map-view.ts';
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import { stopAt, tileAt } from '../track/board.ts';
import type { Lay } from '../track/lays.ts';
import { isOnItsHex } from '../track/lays.ts';
import type { Private, Railroad } from '../vocabulary.ts';

const { check, law, effect } = chapter('privates');

/** A tile laid by the power of a private. */
export interface PrivateLaying extends Lay {
  readonly railroad: Railroad;
  readonly private: Private;
  /** Asks for a copy that once bore a ghost-town token. */
  readonly marked?: true;
}

/** Lays of the Steel Depot in one turn. */
export const DEPOT_LAYS = 2;

export const PRIVATE_Y5_01 = law({
  id: 'PRIVATE-Y5-01',
  title: 'Colorado State Prison',
  statement: 'The railroad that owns it pays half for terrain; the ruling names hexes where it pays all.',
  sources: ['engine: card Y5'],
  rulings: ['prison-exceptions'],
  schema: { printed: 'dollars', discount: 'flag' },
  amount: (x, f) => ({ terrain: x.ite(f.discount, x.floorDiv(f.printed, 2), f.printed) }),
});

export const PRIVATE_G4_01 = effect({
  id: 'PRIVATE-G4-01',
  title: 'Florence Oil Fields',
  statement: 'It pays nothing in the Yellow phase and well from Green on. No railroad can buy it, and it never closes.',
  sources: ['engine: card G4'],
});

export const PRIVATE_B1_01 = effect({
  id: 'PRIVATE-B1-01',
  title: 'Silver Mines',
  statement: 'It pays from the Brown phase on, to a player or a railroad, and never closes.',
  sources: ['engine: card B1'],
});

export const PRIVATE_B2_01 = check<PrivateLaying>()({
  id: 'PRIVATE-B2-01',
  title: 'Sulphur Springs: conversion',
  statement:
    'At any time of its turn the railroad that owns it may close it to replace the town tile of its hex by the city tile of the same colour. This takes no steel, no action and no connection, but a tile must lie there.',
  sources: ['engine: card B2'],
  schema: { owned: 'flag', townLies: 'flag', sameColour: 'flag', cityOfThisHex: 'flag' },
  facts: (at, lay) => {
    if (lay.private !== 'B2') return null;
    const map = mapOf(at);
    const lying = tileAt(map, lay.hex);
    const tile = at.box.tiles[lay.tile];
    return {
      owned: railroadOwns(at.game, lay.railroad, 'B2'),
      townLies: lying !== null && stopAt(map, lay.hex)?.kind === 'town',
      sameColour: lying !== null && at.box.tiles[lying]?.colour === tile?.colour,
      cityOfThisHex:
        tile?.onlyOn === lay.hex &&
        tile.stop?.kind === 'city' &&
        tile.label === at.box.hexes[lay.hex]?.label &&
        isOnItsHex(map, lay, false),
    };
  },
  holds: (x, f) => x.and(f.owned, f.townLies, f.sameColour, f.cityOfThisHex),
});

export const PRIVATE_B2_02 = law({
  id: 'PRIVATE-B2-02',
  title: 'Sulphur Springs: income',
  statement:
    'It pays from the Brown phase on, if its hex got a tile while a player owned it, and only to a player; sold to a railroad it pays nothing.',
  sources: ['engine: card B2'],
  schema: { later: 'dollars', laterHasCome: 'flag', tileLaid: 'flag', playerOwns: 'flag' },
  amount: (x, f) => ({ income: x.ite(x.and(f.laterHasCome, f.tileLaid, f.playerOwns), f.later, x.lit(0)) }),
});

export const PRIVATE_B3_01 = check<PrivateLaying>()({
  id: 'PRIVATE-B3-01',
  title: 'Steel Depot',
  statement:
    'Each of its cubes lays a yellow tile without steel from the market, at most two in a turn of the railroad that owns it and at any time of it. Terrain is paid, and all rules of track bind.',
  sources: ['engine: card B3'],
  schema: { owned: 'flag', cubes: 'cubes', usedInTurn: 'count', yellow: 'flag' },
  facts: (at, lay) =>
    lay.private === 'B3'
      ? {
          owned: railroadOwns(at.game, lay.railroad, 'B3'),
          cubes: at.game.privates.B3?.cubes ?? 0,
          usedInTurn: turnOf(at.game).depotLays,
          yellow: at.box.tiles[lay.tile]?.colour === 'yellow',
        }
      : null,
  holds: (x, f) =>
    x.and(f.owned, f.yellow, x.le(x.lit(1), f.cubes), x.le(x.add(f.usedInTurn, x.lit(1)), x.lit(DEPOT_LAYS))),
});

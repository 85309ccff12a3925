/** Chapter "track": where which tile may be laid. */
import { mapOf } from '../map-view.ts';
import { turnOf } from '../operating-round.ts';
import { chapter } from '../rule.ts';
import { tileAt } from '../track/board.ts';
import type { Lay } from '../track/lays.ts';
import {
  connectsToHex,
  copiesLeft,
  exitsLeadSomewhere,
  isGorgeUpgrade,
  isNextColour,
  isOnItsHex,
  keepsOldTrack,
  mayBuildThere,
  suitsLabel,
  suitsStop,
} from '../track/lays.ts';
import { isUsefulChange } from '../track/useful-change.ts';
import type { Railroad } from '../vocabulary.ts';

const { check, effect } = chapter('track');

/** Track actions of a railroad in one turn. */
export const TRACK_ACTIONS = 6;

/** A tile that a railroad lays. */
export interface Laying extends Lay {
  readonly railroad: Railroad;
  /** The private that lays it, without steel; null = the railroad itself. */
  readonly by: 'B3' | null;
  /** Asks for a copy that once bore a ghost-town token. */
  readonly marked?: true;
}

export const TRACK_01 = check<unknown>()({
  id: 'TRACK-01',
  title: 'Six track actions',
  statement:
    'In its turn a railroad makes up to six track actions, in any mix: a yellow tile where none lies, or a tile replaced by one of the next colour.',
  sources: ['A-30', 'B-23'],
  schema: { made: 'count' },
  facts: (at) => ({ made: turnOf(at.game).lays }),
  holds: (x, f) => x.le(x.add(f.made, x.lit(1)), x.lit(TRACK_ACTIONS)),
});

export const TRACK_02 = effect({
  id: 'TRACK-02',
  title: 'The same hex again',
  statement: 'One turn may use a hex more than once, each time as an action of its own.',
  sources: ['engine: several actions on a hex'],
  rulings: ['same-hex'],
});

export const TRACK_03 = check<Laying>()({
  id: 'TRACK-03',
  title: 'Colours of tiles',
  statement:
    'Yellow tiles are laid where none lies, and each tile is replaced by the next colour only: yellow, green, brown, gray. The phase says which colours may be used.',
  sources: ['A-31'],
  schema: { nextColour: 'flag', colourOpen: 'flag' },
  facts: (at, lay) => {
    const colour = at.box.tiles[lay.tile]?.colour;
    return {
      nextColour: isNextColour(mapOf(at), lay),
      colourOpen: colour !== undefined && at.box.phases[at.game.phase].tiles.includes(colour),
    };
  },
  holds: (x, f) => x.and(f.nextColour, f.colourOpen),
});

export const TRACK_04 = check<Laying>()({
  id: 'TRACK-04',
  title: 'Supply of tiles',
  statement: 'No more copies of a tile lie on the map than the box holds. A replaced tile may be laid again at once.',
  sources: ['engine: supply of tiles'],
  schema: { left: 'count' },
  facts: (at, lay) => ({ left: copiesLeft(mapOf(at), lay.tile) }),
  holds: (x, f) => x.le(x.lit(1), f.left),
});

export const TRACK_05 = check<Laying>()({
  id: 'TRACK-05',
  title: 'Where tiles are laid',
  statement: 'Nothing is laid on impassable hexes or off the map, and in the Royal Gorge only its own brown tiles.',
  sources: ['engine: hexes without tiles'],
  schema: { buildable: 'flag' },
  facts: (at, lay) => ({ buildable: mayBuildThere(mapOf(at), lay) }),
  holds: (_x, f) => f.buildable,
});

export const TRACK_06 = check<Laying>()({
  id: 'TRACK-06',
  title: 'The first tile of a hex',
  statement:
    'Plain hexes get plain track, town hexes a town, city hexes a city, and a lettered city a tile of its letter. That binds tiles of the Steel Depot as well.',
  sources: ['engine: first tiles'],
  rulings: ['depot-tiles'],
  schema: { suitsStop: 'flag', suitsLabel: 'flag' },
  facts: (at, lay) => {
    const map = mapOf(at);
    return tileAt(map, lay.hex) === null ? { suitsStop: suitsStop(map, lay), suitsLabel: suitsLabel(map, lay) } : null;
  },
  holds: (x, f) => x.and(f.suitsStop, f.suitsLabel),
});

export const TRACK_07 = check<Laying>()({
  id: 'TRACK-07',
  title: 'Upgrades',
  statement:
    'A replacement keeps all track of the old tile, its letter and its kind of stop, and has no fewer slots. Towns become no cities, except by the power of Sulphur Springs.',
  sources: ['engine: upgrades'],
  schema: { keepsTrack: 'flag', suitsStop: 'flag', suitsLabel: 'flag' },
  facts: (at, lay) => {
    const map = mapOf(at);
    if (tileAt(map, lay.hex) === null) return null;
    return {
      keepsTrack: keepsOldTrack(map, lay),
      suitsStop: suitsStop(map, lay),
      suitsLabel: suitsLabel(map, lay),
    };
  },
  holds: (x, f) => x.and(f.keepsTrack, f.suitsStop, f.suitsLabel),
});

export const TRACK_08 = check<Laying>()({
  id: 'TRACK-08',
  title: 'Exits lead somewhere',
  statement:
    'No track of the tile ends at the border of the map or at an impassable hex; at a hex off the map it meets printed track.',
  sources: ['A-33'],
  schema: { exitsOpen: 'flag' },
  facts: (at, lay) => ({ exitsOpen: exitsLeadSomewhere(mapOf(at), lay) }),
  holds: (_x, f) => f.exitsOpen,
});

export const TRACK_09 = check<Laying>()({
  id: 'TRACK-09',
  title: 'Connection',
  statement:
    'An exit of the tile lies on an edge that the railroad reaches from one of its stations, by a way that passes no stop and no edge between hexes twice, no city filled by other railroads and no place that ends a train’s way.',
  sources: ['A-33', 'B-26'],
  rulings: ['track-trace'],
  schema: { connected: 'flag' },
  facts: (at, lay) => ({ connected: connectsToHex(mapOf(at), lay.railroad, lay) }),
  holds: (_x, f) => f.connected,
});

export const TRACK_10 = check<Laying>()({
  id: 'TRACK-10',
  title: 'Something is gained',
  statement:
    'With the tile in place, some piece of its track that the railroad reaches is new, or leads to a stop whose value has changed.',
  sources: ['A-33', 'B-26'],
  rulings: ['useful-track'],
  schema: { useful: 'flag' },
  facts: (at, lay) => ({ useful: isUsefulChange(mapOf(at), lay.railroad, lay) }),
  holds: (_x, f) => f.useful,
});

export const TRACK_13 = effect({
  id: 'TRACK-13',
  title: 'Track in the first turn',
  statement: 'A railroad lays track in its first turn as in every other, from its home station on.',
  sources: ['engine: first turn'],
});

export const TRACK_14 = check<Laying>()({
  id: 'TRACK-14',
  title: 'The Royal Gorge',
  statement:
    'The three hexes of the gorge stay as printed until the Treaty lays their green tiles. From the Brown phase on, whichever railroad reaches one of them may turn it brown; the other two follow at once, all for one action and one cube. Their tiles lie nowhere else and are not turned.',
  sources: ['A-58', 'B-46'],
  rulings: ['gorge-rotation'],
  schema: { greenLies: 'flag', inPlace: 'flag' },
  facts: (at, lay, rulings) => {
    if (at.box.hexes[lay.hex]?.area !== 'gorge') return null;
    const map = mapOf(at);
    return {
      greenLies: isGorgeUpgrade(map, lay),
      inPlace: isOnItsHex(map, lay, rulings['gorge-rotation'] === 'sameTrack'),
    };
  },
  holds: (x, f) => x.and(f.greenLies, f.inPlace),
});

export const TRACK_15 = check<Laying>()({
  id: 'TRACK-15',
  title: 'Tiles of one hex',
  statement: 'The tiles of Sulphur Springs and Salida lie on their own hex only, unturned.',
  sources: ['engine: tiles of E3 and C11'],
  schema: { inPlace: 'flag' },
  facts: (at, lay) =>
    at.box.tiles[lay.tile]?.onlyOn === null || at.box.hexes[lay.hex]?.area === 'gorge'
      ? null
      : { inPlace: isOnItsHex(mapOf(at), lay, false) },
  holds: (_x, f) => f.inPlace,
});

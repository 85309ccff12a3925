/** What holds after every move of a railroad's turn: track, tiles, stations, cubes, steel money and revenue. */
import { railroadsOf } from '../../spec/holdings.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { RunRoute } from '../../spec/state.ts';
import { pathsAt, stopAt } from '../../spec/track/board.ts';
import { stopRevenue } from '../../spec/track/route-revenue.ts';
import { containsPaths } from '../../spec/track/tile-geometry.ts';
import type { Private, Railroad } from '../../spec/vocabulary.ts';
import { STEEL_COLUMNS } from '../../spec/vocabulary.ts';
import type { Invariant } from '../invariants/invariants.ts';
import type { Step } from '../support/random-play.ts';

const TRACK: Invariant = {
  says: 'Track is never lost: a tile that replaces another has all of its track.',
  faults: ({ before, after, rules }) => {
    if (before.game.board.tiles === after.game.board.tiles) return [];
    const [old, now] = [mapOf(rules.view(before)), mapOf(rules.view(after))];
    return Object.keys({ ...before.game.board.tiles, ...after.game.board.tiles }).flatMap((hex) =>
      before.game.board.tiles[hex] === after.game.board.tiles[hex] ||
      containsPaths(pathsAt(now, hex), pathsAt(old, hex))
        ? []
        : [`track of ${hex}`],
    );
  },
};

const TILES: Invariant = {
  says: 'No more tiles of a kind lie on the map than are in the box.',
  faults: ({ after, rules: { box } }) => {
    const laid = Object.values(after.game.board.tiles).map(({ tile }) => tile);
    return [...new Set(laid)].flatMap((tile) => {
      const copies = laid.filter((other) => other === tile).length;
      return copies <= (box.tiles[tile]?.count ?? 0) ? [] : [`${copies} copies of ${tile}`];
    });
  },
};

const STATIONS: Invariant = {
  says: 'Each station lies in a slot of its own, on the hex that its charter says.',
  faults: ({ after, rules }) => {
    const { game } = after;
    const map = mapOf(rules.view(after));
    const onMap = Object.entries(game.board.stations).flatMap(([hex, slots]) =>
      slots.flatMap((railroad) => (railroad === null ? [] : [`${railroad} ${hex}`])),
    );
    const onCharters = railroadsOf(game).flatMap((id) =>
      (game.railroads[id]?.stations ?? []).flatMap(({ hex }) => (hex === null ? [] : [`${id} ${hex}`])),
    );
    const crowded = Object.entries(game.board.stations).filter(
      ([hex, slots]) => slots.length > (stopAt(map, hex)?.slots ?? 0),
    );
    return [
      ...(onMap.sort().join() === onCharters.sort().join() ? [] : [`${onMap} on the map, ${onCharters} on charters`]),
      ...crowded.map(([hex]) => `too many stations in ${hex}`),
    ];
  },
};

const CUBES: Invariant = {
  says: 'Cubes are never made: no column holds others than it began with, no hex more gold than mines, no card more than before.',
  faults: ({ before, after: { game }, rules: { box } }) => [
    ...STEEL_COLUMNS.flatMap((column) => {
      const left = [...box.steel.columns[column].cubes];
      return game.steel[column].flatMap((price) => {
        const i = left.indexOf(price);
        if (i < 0) return [`a cube of $${price} in column ${column}`];
        left.splice(i, 1);
        return [];
      });
    }),
    ...Object.entries(game.gold.cubes).flatMap(([hex, cubes]) =>
      cubes > 0 && cubes <= Math.max(before.game.gold.cubes[hex] ?? 0, box.hexes[hex]?.mines ?? 0)
        ? []
        : [`${cubes} gold in ${hex}`],
    ),
    ...Object.values(game.privates).flatMap(({ cubes, taken }, i) => {
      const old = Object.values(before.game.privates)[i];
      const auctioned = old !== undefined && old.owner === null;
      return auctioned || (cubes >= 0 && taken >= 0 && cubes + taken <= (old?.cubes ?? 0) + (old?.taken ?? 0))
        ? []
        : [`${cubes} and ${taken} cubes of card ${i}`];
    }),
  ],
};

/** What the stops of a route pay, reckoned from the tiles that lie there. */
const ofStops = ({ before, rules }: Step, { train, stops }: RunRoute): number => {
  const view = rules.view(before);
  const colour = rules.box.phases[before.game.phase].tiles.at(-1) ?? 'yellow';
  const times = rules.box.trains.find(({ name }) => name === train)?.multiplier ?? 1;
  return times * stops.reduce((sum, hex) => sum + stopRevenue(stopAt(mapOf(view), hex), colour), 0);
};

/** Dollars that open cards of the railroad add to a route: a marker where it stops, ghost towns where it passes. */
const ofCards = ({ before: { game }, rules: { box } }: Step, railroad: Railroad, { hexes, stops }: RunRoute): number =>
  (Object.keys(game.privates) as Private[]).reduce((sum, id) => {
    const { owner, closed } = game.privates[id] ?? { owner: null, closed: true };
    if (closed || owner === null || !('railroad' in owner) || owner.railroad !== railroad) return sum;
    const { marker, bonus = 0 } = box.privates[id];
    if (marker !== undefined) {
      const moved = game.phase === 'Brown' || game.phase === 'Silver';
      const stopsThere = stops.includes(moved ? marker.brown : marker.start);
      return sum + (stopsThere ? (moved ? marker.brownBonus : marker.bonus) : 0);
    }
    return sum + (id === 'Y2' ? bonus * game.ghostTowns.filter((hex) => hexes.includes(hex)).length : 0);
  }, 0);

export const REVENUE: Invariant = {
  says: 'A route earns what its stops show, times what its train multiplies by, and what cards of the railroad add; the income is all routes.',
  faults: (step) => {
    const { move, after } = step;
    const turn = after.game.operating?.turn;
    if (move.type !== 'runTrains' || turn == null || turn.railroad !== move.railroad) return [];
    const total = turn.routes.reduce((sum, { revenue }) => sum + revenue, 0);
    return [
      ...turn.routes.flatMap((route) => {
        const apart = route.stops.every((hex) => route.hexes.includes(hex));
        const owed = ofStops(step, route) + ofCards(step, move.railroad, route);
        return apart && route.revenue === owed
          ? []
          : [`$${route.revenue} instead of $${owed} for ${route.hexes.join('-')}, stops ${route.stops.join()}`];
      }),
      ...(total === turn.income ? [] : [`routes earn $${total}, the income is $${turn.income}`]),
    ];
  },
};

/** Those that can be told from one move. */
export const OPERATING_INVARIANTS: readonly Invariant[] = [TRACK, TILES, STATIONS, CUBES, REVENUE];

/** The steel money of one game; it has to see every move. */
export const steelMoney = (): Invariant => {
  let base: number | null = null;
  let paid = 0;
  return {
    says: 'Colorado Fuel & Iron has what it began the set with and what was paid for steel since.',
    faults: ({ before, after, journal, rules: { box } }) => {
      base ??= before.game.metals['CF&I'].cash;
      for (const entry of journal)
        if ('what' in entry && 'money' in entry.what && entry.rule === 'STEEL-01') paid += entry.what.money;
      const { cash } = after.game.metals['CF&I'];
      if (after.game.result !== null) return [];
      if (after.game.round.set === before.game.round.set)
        return cash === base + paid ? [] : [`$${cash} instead of $${base + paid}`];
      base = cash;
      paid = 0;
      return [0, box.metals['CF&I'].baseCash].includes(cash) ? [] : [`$${cash} at the start of a set`];
    },
  };
};

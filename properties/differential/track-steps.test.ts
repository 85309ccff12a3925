/** The track and station steps of every recorded turn come out as the 18xx.games engine recorded them. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { chooseSteel } from '../../spec/moves/choose-steel.ts';
import { columnInUse } from '../../spec/steel-market.ts';
import type { SteelColumn } from '../../spec/vocabulary.ts';
import { engine } from '../support/table.ts';
import { gamesAreHanded, tracedGames, traceOf } from './engine-records.ts';
import type { OperatingRecord, Scene } from './operating-scenes.ts';
import { STATION_LEAF, scenes, TRACK_LEAF } from './operating-scenes.ts';
import { playerId } from './scene-from-record.ts';

const handed = gamesAreHanded('track and stations are');

/** What the table shows; slots of a city are not told by the records. */
const theirs = ({ players, corporations, steel, gold, tiles, closed, turnState, step }: OperatingRecord) => ({
  step,
  laid: turnState?.laid,
  cash: [
    ...players.map(({ id, cash }) => [playerId(id), cash]),
    ...corporations.filter(({ type }) => type !== 'debt').map(({ sym, cash }) => [sym, cash]),
  ],
  stations: corporations.filter(({ type }) => type === 'rail').map(({ sym, tokens }) => [sym, tokens]),
  steel,
  gold: Object.fromEntries(Object.entries(gold.cubes).filter(([, cubes]) => cubes > 0)),
  tiles,
  closed: closed.toSorted(),
});

const ours = ({ position: { at, game } }: Scene) => ({
  step: at === TRACK_LEAF ? 'Track' : at === STATION_LEAF ? 'Token' : at,
  laid: game.operating?.turn?.lays,
  cash: [
    ...game.players.map(({ id, cash }) => [id, cash]),
    ...Object.entries(game.railroads).map(([id, { cash }]) => [id, cash]),
    ...Object.entries(game.metals).map(([id, { cash }]) => [id, cash]),
  ],
  stations: Object.entries(game.railroads).map(([id, { stations }]) => [id, stations]),
  steel: game.steel,
  gold: Object.fromEntries(Object.entries(game.gold.cubes).filter(([, cubes]) => cubes > 0)),
  tiles: Object.fromEntries(
    Object.entries(game.board.tiles).map(([hex, { tile, rotation }]) => [hex, `${tile}@${rotation}`]),
  ),
  closed: Object.entries(game.privates)
    .flatMap(([id, card]) => (card.closed ? [id] : []))
    .toSorted(),
});

/** Places of the steel market that are named with a cube or without one, outside of columns that STEEL-03 closes. */
const offered = ({ record, position }: Scene) => {
  const named = [...chooseSteel.options(engine.view(position))].flatMap(({ move }) =>
    move.type === 'chooseSteel' ? [`${move.column}-${move.price}`] : [],
  );
  return {
    named,
    withCube: named.filter((place) => {
      const [column, price] = place.split('-');
      return Number(price) === 40 || record.steel[column as SteelColumn].includes(Number(price));
    }),
    open: (place: string): boolean => {
      const column = place.charAt(0) as SteelColumn;
      const used = columnInUse(position.game, baseBox.steel.columns[column].colour);
      return used === null || used === column;
    },
  };
};

describe.skipIf(!handed)('recorded track and station steps', () => {
  it.each(handed ? tracedGames() : [])('%s', (game) => {
    let compared = 0;
    for (const scene of scenes(traceOf(game))) {
      compared += 1;
      expect({ n: scene.record.n, ...ours(scene) }).toEqual({ n: scene.record.n, ...theirs(scene.record) });
      if (scene.move === null) continue;
      const { record, position, move, stays } = scene;
      expect({ n: record.n, move, refusal: engine.refusal(position, move) }).toMatchObject({ refusal: null });
      expect({ n: record.n, move, goesOn: stays?.ours }).toEqual({ n: record.n, move, goesOn: stays?.theirs });
    }
    expect(compared).toBeGreaterThan(20);
  });

  it.each(handed ? tracedGames() : [])('STEEL-06: the places that may be named in %s', (game) => {
    for (const scene of scenes(traceOf(game))) {
      if (scene.record.step !== 'Track') continue;
      const { withCube, open } = offered(scene);
      // The column for gray tiles has one place only, which the engine does not offer.
      const ours = withCube.filter((place) => place !== 'I-40');
      const theirs = (scene.record.choices ?? []).filter(open);
      expect({ n: scene.record.n, places: ours.toSorted() }).toEqual({ n: scene.record.n, places: theirs.toSorted() });
    }
  });
});

/** The map shows the whole position, legibly, and the same position always in the same bytes. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { printedStop } from '../../spec/box/printed-stop.ts';
import { railroadsOf } from '../../spec/holdings.ts';
import type { Game } from '../../spec/state.ts';
import { reservationsAt, stopAt } from '../../spec/track/board.ts';
import { furnitureOf } from '../../src/pictures/furniture.ts';
import { hexPicture } from '../../src/pictures/hex-picture.ts';
import { mapPicture } from '../../src/pictures/map.ts';
import { TILE_FILL } from '../../src/pictures/palette.ts';
import { overlap, Room } from '../../src/pictures/placing.ts';
import { SCENES } from './scenes.ts';
import type { Xml } from './xml.ts';
import { all, having, readXml, textsIn } from './xml.ts';

const box = baseBox;
const draw = (game: Game): Xml => readXml(mapPicture({ box, game }));

/** What each layer of a picture has on each hex. */
type Layers = ReadonlyMap<string, ReadonlyMap<string, Xml>>;
const layersOf = (picture: Xml): Layers =>
  new Map(
    having(picture, 'data-layer').map(({ attributes, children }) => [
      attributes['data-layer'] ?? '',
      new Map(children.map((child) => [child.attributes['data-at'] ?? '', child])),
    ]),
  );
const at = (layers: Layers, name: string, hex: string): Xml | undefined => layers.get(name)?.get(hex);
const marks = (layers: Layers, hex: string, mark: string): readonly Xml[] => {
  const here = at(layers, 'marks', hex);
  return here === undefined ? [] : having(here, 'data-mark', mark);
};

describe.each(SCENES)('the map of $name', ({ game }) => {
  const picture = draw(game);
  const layers = layersOf(picture);
  const { board } = game;
  const view = { box, board, inPlay: railroadsOf(game) };

  it('is the same for the same position, whatever object it is', () => {
    const copy = JSON.parse(JSON.stringify(game)) as Game;
    expect(mapPicture({ box, game: copy })).toBe(mapPicture({ box, game }));
  });

  it('has every hex of the board once, with its coordinate', () => {
    const drawn = having(picture, 'data-hex').map(({ attributes }) => attributes['data-hex']);
    expect(drawn.toSorted()).toEqual(Object.keys(box.hexes).toSorted());
    for (const hex of drawn) expect(marks(layers, hex ?? '', 'coordinate').map(({ text }) => text)).toEqual([hex]);
  });

  it('has every tile that lies there, as it lies, and no other', () => {
    const drawn = having(picture, 'data-tile').map(({ attributes }) => [
      attributes['data-hex'],
      { tile: attributes['data-tile'], rotation: Number(attributes['data-rotation']) },
    ]);
    expect(Object.fromEntries(drawn)).toEqual(board.tiles);
    for (const [hex, { tile }] of Object.entries(board.tiles))
      expect(marks(layers, hex, 'tile').map(({ text }) => text)).toEqual([`#${tile}`]);
  });

  it('has every station in its city, and keeps slots for those to come', () => {
    for (const hex of Object.keys(box.hexes)) {
      const stop = at(layers, 'stops', hex);
      const stations = stop === undefined ? [] : having(stop, 'data-station').map((s) => s.attributes['data-station']);
      expect(stations).toEqual((board.stations[hex] ?? []).filter((station) => station !== null));
      const kept = stop === undefined ? [] : having(stop, 'data-kept').map((s) => s.attributes['data-kept']);
      const places = Math.max(0, (stopAt(view, hex)?.slots ?? 0) - stations.length);
      expect(kept).toEqual(reservationsAt(view, hex).slice(0, places));
    }
  });

  it('says what each stop earns, and what off-map places earn now', () => {
    for (const hex of Object.keys(box.hexes)) {
      const revenue = stopAt(view, hex)?.revenue ?? null;
      const shown = marks(layers, hex, 'revenue').flatMap(textsIn);
      expect(shown).toEqual(typeof revenue === 'number' ? [String(revenue)] : []);
    }
    const now = box.phases[game.phase].tiles.at(-1);
    const current = having(picture, 'data-current').map(({ attributes }) => attributes['data-current']);
    expect(current).toEqual(Object.keys(box.groups).map(() => now));
    for (const [group, hexes] of Object.entries(box.groups)) {
      const texts = hexes.flatMap((hex) => marks(layers, hex, 'off-map').flatMap(textsIn));
      const revenue = stopAt(view, hexes[0] ?? '')?.revenue;
      expect(texts).toEqual([group, ...Object.values(revenue ?? {}).map(String)]);
    }
  });

  it('makes what off-map places earn now stand out: bold, and framed', () => {
    const now = box.phases[game.phase].tiles.at(-1) ?? 'yellow';
    for (const [group, [hex = '']] of Object.entries(box.groups)) {
      const revenue = stopAt(view, hex)?.revenue;
      const signs = (box.groups[group] ?? []).flatMap((each) => marks(layers, each, 'off-map')).flatMap(all);
      const bold = signs.filter((sign) => sign.attributes['font-weight'] === 'bold').map(({ text }) => text);
      expect(bold).toEqual([group, String(typeof revenue === 'object' ? revenue?.[now] : null)]);
      const [frame, ...others] = signs.filter((sign) => sign.attributes['data-current'] !== undefined);
      const framed = signs.find((sign) => sign.tag === 'rect' && sign.attributes.x === frame?.attributes.x);
      expect(framed?.attributes.fill).toBe(TILE_FILL[now]);
      expect(others).toEqual([]);
    }
  });

  it('has the names of all places', () => {
    for (const { id, name, group } of Object.values(box.hexes)) {
      if (name === null || group !== null) continue;
      expect(
        marks(layers, id, 'name')
          .map(({ text }) => text)
          .join(' '),
      ).toBe(name);
    }
  });

  it('has terrain and mines where no tile lies, gold, ghost towns and markers where they are', () => {
    for (const { id, terrain, mines } of Object.values(box.hexes)) {
      const bare = board.tiles[id] === undefined;
      const costs = (['mountain', 'water'] as const).flatMap((kind) => marks(layers, id, kind).flatMap(textsIn));
      expect(costs).toEqual(bare && terrain !== null ? [`$${terrain.cost}`] : []);
      const picks = marks(layers, id, 'mine').flatMap(({ children }) => children);
      expect(picks).toHaveLength(bare ? mines : 0);
      const cubes = marks(layers, id, 'gold').flatMap(({ children }) => children);
      expect(cubes).toHaveLength(game.gold.cubes[id] ?? 0);
      expect(marks(layers, id, 'ghost-town')).toHaveLength(game.ghostTowns.includes(id) ? 1 : 0);
    }
    const { marker } = box.privates.Y1;
    const place = game.phase === 'Brown' || game.phase === 'Silver' ? marker?.brown : marker?.start;
    const standing = [...(layers.get('marks')?.values() ?? [])].flatMap(all);
    const markers = having(picture, 'data-mark', 'marker').filter((m) => standing.includes(m));
    expect(markers).toHaveLength(game.privates.Y1 === undefined ? 0 : 1);
    expect(marks(layers, place ?? '', 'marker')).toHaveLength(markers.length);
  });

  it('has the letters of the hexes with tiles of their own', () => {
    for (const hex of Object.values(box.hexes)) {
      const laid = board.tiles[hex.id];
      const letter = laid === undefined ? hex.label : (box.tiles[laid.tile]?.label ?? null);
      expect(marks(layers, hex.id, 'label').flatMap(textsIn)).toEqual(letter === null ? [] : [letter]);
    }
  });

  it('has every path of track twice, as bed and as rail', () => {
    const furniture = furnitureOf({ box, game });
    for (const hex of Object.values(box.hexes)) {
      const { plan } = hexPicture(furniture, hex);
      const drawn = at(layers, 'track', hex.id)?.children.map(({ attributes }) => attributes.d) ?? [];
      expect(drawn).toEqual([...plan.pieces, ...plan.pieces].map(({ d }) => d));
    }
  });

  it('leaves all marks legible: none covers another or a stop', () => {
    const furniture = furnitureOf({ box, game });
    for (const hex of Object.values(box.hexes)) {
      const { areas, discs } = hexPicture(furniture, hex);
      for (const [i, area] of areas.entries()) {
        for (const other of areas.slice(0, i)) expect(overlap(area, other)).toBeLessThan(LEGIBLE);
        for (const disc of discs) {
          const side = disc.radius * Math.SQRT2;
          expect(overlap(area, { ...disc, width: side, height: side })).toBeLessThan(LEGIBLE);
        }
      }
    }
  });
});

/** Pixels by which the areas of marks, which are measured amply, may touch. */
const LEGIBLE = 3;

describe('room in a hex', () => {
  const wish = [{ x: 0, y: 0 }];

  it('goes to the second mark beside the first', () => {
    const room = new Room();
    const [one, two] = [room.place(20, 10, wish), room.place(20, 10, wish)];
    expect(one).toEqual({ x: 0, y: 0, width: 20, height: 10 });
    expect(overlap(one, two)).toBe(0);
  });

  it('is not where a stop is, and rather not where track is', () => {
    const room = new Room();
    room.blockStop({ x: 0, y: 0, radius: 14 });
    room.blockTrack(
      Array.from({ length: 20 }, (_, i) => ({ x: 0, y: 2 * i })),
      5,
    );
    const { x, y } = room.place(10, 10, [{ x: 0, y: 20 }]);
    expect(Math.hypot(x, y)).toBeGreaterThan(14);
    expect(Math.abs(x)).toBeGreaterThanOrEqual(9);
  });

  it('is measured as it overlaps', () => {
    const area = { x: 0, y: 0, width: 10, height: 10 };
    expect(overlap(area, { ...area, x: 10 })).toBe(0);
    expect(overlap(area, { ...area, x: 7, y: 4 })).toBe(3);
  });
});

describe('a city for the sake of an absent railroad', () => {
  it('is drawn as a town', () => {
    const [{ game } = { game: null }] = SCENES;
    if (game === null) throw new Error('no scene');
    const absent = Object.values(box.hexes).filter(
      (hex) => hex.cityOnlyWith !== null && printedStop(hex, railroadsOf(game))?.kind === 'town',
    );
    expect(absent.map(({ id }) => id)).toEqual(['I13']);
    const layers = layersOf(draw(game));
    expect(at(layers, 'stops', 'I13')?.children.map(({ attributes }) => attributes.r)).toEqual(['7']);
    const there = at(layers, 'stops', 'L8');
    expect(there === undefined ? [] : having(there, 'data-kept', 'NO')).toHaveLength(1);
  });
});

describe('a box of three hexes', () => {
  it('gives a map of three hexes', () => {
    const [scene] = SCENES;
    if (scene === undefined) throw new Error('no scene');
    const few = Object.fromEntries(['H8', 'H10', 'I9'].flatMap((id) => (box.hexes[id] ? [[id, box.hexes[id]]] : [])));
    const picture = readXml(mapPicture({ box: { ...box, hexes: few, groups: {}, gorge: [] }, game: scene.game }));
    expect(having(picture, 'data-hex').map(({ attributes }) => attributes['data-hex'])).toEqual(['H8', 'H10', 'I9']);
  });
});

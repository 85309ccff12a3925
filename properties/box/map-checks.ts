/** What must hold of hexes and tiles in any box. */
import type { Box, Hex, Path, Stop } from '../../spec/box/box.ts';
import { coordinates, neighbour, opposite } from '../../spec/box/grid.ts';
import { printedStop } from '../../spec/box/printed-stop.ts';
import { exits, samePath } from '../../spec/track/tile-geometry.ts';
import { EDGES, RAILROADS } from '../../spec/vocabulary.ts';
import { type BoxChecks, expected, unless } from './check.ts';

/** Faults of track that is printed on a hex or tile, given its stop. */
function trackFaults(id: string, paths: readonly Path[], stop: Stop | null): readonly string[] {
  return [
    ...paths.flatMap((path, index) => [
      ...unless(path[0] !== path[1], `${id}: a path returns to where it came from`),
      ...unless(stop !== null || !path.includes('stop'), `${id}: a path ends at a stop that is not there`),
      ...unless(!paths.slice(0, index).some((other) => samePath(other, path)), `${id}: a path is there twice`),
    ]),
    ...unless(
      stop === null || paths.length === 0 || paths.some((path) => path.includes('stop')),
      `${id}: the stop has no track`,
    ),
    ...unless(stop === null || (stop.kind === 'city') === stop.slots > 0, `${id}: only cities have slots`),
  ];
}

function hexesThat(box: Box, holds: (hex: Hex) => boolean): readonly Hex[] {
  return Object.values(box.hexes).filter(holds);
}

/** The sentences about the map. */
export const mapChecks: BoxChecks = {
  'a hex is found under its own coordinate': (box) =>
    Object.entries(box.hexes).flatMap(([id, hex]) => expected(id, hex.id, 'hex')),

  'odd rows lie in columns A, C, E and so on, even rows between them': (box) =>
    Object.keys(box.hexes).flatMap((id) => {
      const { x, y } = coordinates(id);
      return unless(x >= 0 && y >= 0 && x % 2 === y % 2, `${id} is no coordinate of this map`);
    }),

  'hexes are never alone: each has a neighbour that has it for neighbour': (box) =>
    Object.keys(box.hexes).flatMap((id) =>
      unless(
        EDGES.some((edge) => {
          const beyond = box.hexes[neighbour(id, edge)];
          return beyond !== undefined && neighbour(beyond.id, opposite(edge)) === id;
        }),
        `${id} lies apart`,
      ),
    ),

  'printed track is sound': (box) =>
    Object.values(box.hexes).flatMap((hex) => trackFaults(hex.id, hex.paths, hex.stop)),

  'printed track leads to a hex that can carry track': (box) =>
    Object.values(box.hexes).flatMap((hex) =>
      exits(hex.paths).flatMap((edge) => {
        const area = box.hexes[neighbour(hex.id, edge)]?.area;
        return unless(area === 'buildable' || area === 'gorge', `${hex.id}: the track over edge ${edge} leads nowhere`);
      }),
    ),

  'impassable hexes are bare': (box) =>
    hexesThat(box, (hex) => hex.area === 'impassable').flatMap((hex) =>
      unless(
        hex.stop === null && hex.paths.length === 0 && hex.mines === 0 && hex.terrain === null,
        `${hex.id} is impassable but not bare`,
      ),
    ),

  'a hex without printed track states no revenue, one with track does': (box) =>
    hexesThat(box, (hex) => hex.stop !== null).flatMap((hex) =>
      expected(hex.paths.length > 0, hex.stop?.revenue !== null, `${hex.id}: revenue`),
    ),

  'off-map hexes, and no others, belong to a group, and have a stop with track': (box) =>
    Object.values(box.hexes).flatMap((hex) => [
      ...expected(hex.area === 'offMap', hex.group !== null, `${hex.id}: group`),
      ...unless(
        hex.area !== 'offMap' || (hex.stop !== null && hex.paths.length > 0),
        `${hex.id}: off the map without a stop or without track`,
      ),
    ]),

  'the hexes of a group are those that name it': (box) => [
    ...Object.entries(box.groups).flatMap(([group, ids]) =>
      expected(
        [...ids].sort(),
        hexesThat(box, (hex) => hex.group === group)
          .map((hex) => hex.id)
          .sort(),
        group,
      ),
    ),
    ...Object.values(box.hexes).flatMap((hex) =>
      unless(hex.group === null || hex.group in box.groups, `${hex.id}: unknown group`),
    ),
  ],

  'all hexes of a group pay alike, by the colour of the newest tiles': (box) =>
    Object.entries(box.groups).flatMap(([group, ids]) => {
      const revenues = ids.map((id) => JSON.stringify(box.hexes[id]?.stop?.revenue ?? null));
      return unless(new Set(revenues).size === 1 && revenues[0]?.startsWith('{') === true, `${group}: ${revenues}`);
    }),

  'the home of a railroad and the hexes reserved for it are cities in its games': (box) =>
    RAILROADS.flatMap((railroad) =>
      [box.charters[railroad].home, ...box.charters[railroad].reserved].flatMap((id) => {
        const hex = box.hexes[id];
        return unless(
          hex !== undefined && printedStop(hex, [railroad])?.kind === 'city',
          `${railroad}: ${id} is no city`,
        );
      }),
    ),

  'a slot is reserved for one railroad at most': (box) => {
    const reserved = RAILROADS.flatMap((railroad) => [box.charters[railroad].home, ...box.charters[railroad].reserved]);
    return unless(new Set(reserved).size === reserved.length, `reserved twice among ${reserved}`);
  },

  'a city kept for one railroad is its home, and a town in games without it': (box) =>
    hexesThat(box, (hex) => hex.cityOnlyWith !== null).flatMap((hex) => [
      ...unless(
        hex.cityOnlyWith !== null && box.charters[hex.cityOnlyWith].home === hex.id,
        `${hex.id} is not the home of ${hex.cityOnlyWith}`,
      ),
      ...expected('town', printedStop(hex, [])?.kind, `${hex.id} in other games`),
    ]),
};

/** The sentences about tiles. */
export const tileChecks: BoxChecks = {
  'a tile type is found under its own number': (box) =>
    Object.entries(box.tiles).flatMap(([id, tile]) => expected(id, tile.id, 'tile')),

  'the track of a tile is sound': (box) =>
    Object.values(box.tiles).flatMap((tile) => [
      ...trackFaults(tile.id, tile.paths, tile.stop),
      ...unless(exits(tile.paths).length >= 2, `${tile.id}: fewer than two exits`),
    ]),

  'a stop on a tile states its revenue': (box) =>
    Object.values(box.tiles).flatMap((tile) =>
      unless(tile.stop === null || typeof tile.stop.revenue === 'number', `${tile.id}: no revenue`),
    ),

  'a tile with a hex of its own bears the letter of that hex and leads somewhere on every side': (box) =>
    Object.values(box.tiles).flatMap((tile) => {
      if (tile.onlyOn === null) return unless(tile.label === null, `${tile.id}: a letter but no hex`);
      const hex = box.hexes[tile.onlyOn];
      if (hex === undefined) return [`${tile.id}: its hex ${tile.onlyOn} is not on the map`];
      return [
        ...expected(hex.label, tile.label, `${tile.id}: letter`),
        ...exits(tile.paths).flatMap((edge) =>
          unless(
            ['buildable', 'gorge', 'offMap'].includes(box.hexes[neighbour(hex.id, edge)]?.area ?? 'none'),
            `${tile.id}: side ${edge} leads nowhere`,
          ),
        ),
      ];
    }),

  'each hex of the gorge has a green and a brown tile of its own': (box) => [
    ...expected(
      hexesThat(box, (hex) => hex.area === 'gorge')
        .map((hex) => hex.id)
        .sort(),
      box.gorge.map((each) => each.hex).sort(),
      'gorge',
    ),
    ...box.gorge.flatMap(({ hex, green, brown }) =>
      [['green', green] as const, ['brown', brown] as const].flatMap(([colour, id]) => [
        ...expected(colour, box.tiles[id]?.colour ?? null, `${id}: colour`),
        ...expected(hex, box.tiles[id]?.onlyOn ?? null, `${id}: hex`),
      ]),
    ),
  ],
};

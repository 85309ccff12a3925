import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box } from '../../spec/box/box.ts';
import { neighbour } from '../../spec/box/grid.ts';
import { exits } from '../../spec/track/tile-geometry.ts';
import { upgradesOf } from '../../spec/track/upgrades.ts';
import { EDGES } from '../../spec/vocabulary.ts';
import { withHex, withTile } from './altered-boxes.ts';
import { brokenBoxes } from './broken-boxes.ts';
import { expected } from './check.ts';
import { differences } from './differences.ts';
import { handedBox } from './handed-box.ts';
import { type HandedData, readHandedData } from './handed-data.ts';

const PARTS = Object.keys(baseBox) as readonly (keyof Box)[];

const handed = readHandedData();

function handedData(): HandedData {
  if (handed === null) throw new Error('unreachable: these tests are skipped without the data');
  return handed;
}

/** Tiles whose derived upgrades are not the listed ones. */
function upgradeFaults(box: Box): readonly string[] {
  return handedData().tiles.flatMap((tile) => expected(tile.upgrades_to, upgradesOf(box, tile.id), tile.id));
}

/** Tiles whose derived exits are not the listed ones. */
function exitFaults(box: Box): readonly string[] {
  return handedData().tiles.flatMap((tile) => expected(tile.exits, exits(box.tiles[tile.id]?.paths ?? []), tile.id));
}

/** Hexes whose neighbours on the map are not the listed ones. */
function adjacencyFaults(box: Box): readonly string[] {
  return handedData().map.hexes.flatMap((hex) =>
    EDGES.flatMap((edge) =>
      expected(hex.adjacent[edge] ?? null, box.hexes[neighbour(hex.id, edge)]?.id ?? null, `${hex.id}/${edge}`),
    ),
  );
}

describe.skipIf(handed === null)('the box is that of the handed data', () => {
  it.each(PARTS)('%s, field by field', (part) => {
    expect(differences(baseBox[part], handedBox(handedData())[part])).toEqual([]);
  });

  it('no part is left out on either side', () => {
    expect(Object.keys(handedBox(handedData())).sort()).toEqual(Object.keys(baseBox).sort());
  });

  it('the upgrades that follow from the tiles are those listed', () => expect(upgradeFaults(baseBox)).toEqual([]));
  it('the exits of the tiles are those listed', () => expect(exitFaults(baseBox)).toEqual([]));
  it('the neighbours of the hexes are those listed', () => expect(adjacencyFaults(baseBox)).toEqual([]));

  it('the bids start at the face values', () => {
    expect(handedData().privates.filter((card) => card.minimum_bid !== baseBox.privates[card.id].value)).toEqual([]);
  });

  it('the par groups are those listed', () => {
    const zones = Object.keys(handedData().market.par_groups);
    const groups = zones.map((zone) => [
      zone,
      baseBox.market.filter((cell) => cell.zone === zone).map((cell) => cell.price),
    ]);
    expect(Object.fromEntries(groups)).toEqual(handedData().market.par_groups);
  });

  it('every hex of a group pays what the group is listed with', () => {
    for (const [group, { revenue }] of Object.entries(handedData().map.offboard_groups))
      for (const hex of baseBox.groups[group] ?? []) expect(baseBox.hexes[hex]?.stop?.revenue).toEqual(revenue);
  });
});

describe.skipIf(handed === null)('a deviation from the handed data is noticed', () => {
  it.each(brokenBoxes)('$misprint', ({ box }) => {
    expect(differences(box, handedBox(handedData()))).not.toEqual([]);
  });

  it.each(PARTS)('in every single figure and word of %s', (part) => {
    const listed = handedBox(handedData())[part];
    const unnoticed = leaves(baseBox[part]).filter(
      (path) => differences(alter(baseBox[part], path), listed).length !== 1,
    );
    expect(unnoticed).toEqual([]);
  });

  it.each([
    { misprint: 'RG7 with two slots', box: withTile('RG7', { stop: { kind: 'city', revenue: 50, slots: 2 } }) },
    { misprint: 'a green 171', box: withTile('171', { colour: 'green' }) },
    {
      misprint: '39 with a wide curve less',
      box: withTile('39', {
        paths: [
          [0, 1],
          [1, 2],
        ],
      }),
    },
  ])('in the upgrades: $misprint', ({ box }) => expect(upgradeFaults(box)).not.toEqual([]));

  it('in the exits: 9 as a curve', () => expect(exitFaults(withTile('9', { paths: [[0, 2]] }))).not.toEqual([]));
  it('in the neighbours: L14 moved away', () => {
    expect(adjacencyFaults(withHex('L14', { id: 'A99' }))).not.toEqual([]);
  });
});

type Steps = readonly string[];

/** The paths to all figures and words of a value of plain data. */
function leaves(value: unknown): readonly Steps[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part).map((steps) => [key, ...steps]));
}

/** The same data with another word at the end of a path. */
function alter(value: unknown, [step, ...further]: Steps): unknown {
  if (step === undefined) return 'misprint';
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === step ? alter(part, further) : part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === step ? alter(part, further) : part]),
  );
}

/** Misprints of hexes and tiles, each with the sentence that it breaks. */
import { baseBox } from '../../spec/box/base-box.ts';
import { type BrokenBox, entry, withCharter, withHex, withHexAt, withPart, withTile } from './altered-boxes.ts';

const CITY = { kind: 'city', revenue: 20, slots: 1 } as const;

export const brokenMaps: readonly BrokenBox[] = [
  {
    misprint: 'L14 lies under L12',
    breaks: 'a hex is found under its own coordinate',
    box: withPart({ hexes: { ...baseBox.hexes, L12: entry(baseBox.hexes, 'L14') } }),
  },
  {
    misprint: 'a hex L13',
    breaks: 'odd rows lie in columns A, C, E and so on, even rows between them',
    box: withHexAt('L13'),
  },
  {
    misprint: 'a hex Z98',
    breaks: 'hexes are never alone: each has a neighbour that has it for neighbour',
    box: withHexAt('Z98'),
  },
  { misprint: 'track to no stop', breaks: 'printed track is sound', box: withHex('N2', { paths: [[0, 'stop']] }) },
  { misprint: 'track from 2 to 2', breaks: 'printed track is sound', box: withHex('N2', { paths: [[2, 2]] }) },
  {
    misprint: 'the same track twice',
    breaks: 'printed track is sound',
    box: withHex('L2', {
      paths: [
        [0, 'stop'],
        ['stop', 0],
      ],
    }),
  },
  {
    misprint: 'La Junta is entered from the south',
    breaks: 'printed track leads to a hex that can carry track',
    box: withHex('O17', { paths: [[0, 'stop']] }),
  },
  {
    misprint: 'track into a cliff',
    breaks: 'printed track leads to a hex that can carry track',
    box: withHex('F12', { paths: [[0, 'stop']] }),
  },
  { misprint: 'a mine in the cliffs', breaks: 'impassable hexes are bare', box: withHex('F14', { mines: 1 }) },
  {
    misprint: 'Pueblo pays before it is built',
    breaks: 'a hex without printed track states no revenue, one with track does',
    box: withHex('L14', { stop: CITY }),
  },
  {
    misprint: 'D12 pays nothing',
    breaks: 'a hex without printed track states no revenue, one with track does',
    box: withHex('D12', { stop: { ...CITY, revenue: null } }),
  },
  {
    misprint: 'B2 stands alone',
    breaks: 'off-map hexes, and no others, belong to a group, and have a stop with track',
    box: withHex('B2', { group: null }),
  },
  {
    misprint: 'no way to Denver proper',
    breaks: 'off-map hexes, and no others, belong to a group, and have a stop with track',
    box: withHex('K1', { paths: [] }),
  },
  {
    misprint: 'Denver without L2',
    breaks: 'the hexes of a group are those that name it',
    box: withPart({ groups: { ...baseBox.groups, Denver: ['J2', 'K1'] } }),
  },
  {
    misprint: 'J2 belongs to Boulder',
    breaks: 'the hexes of a group are those that name it',
    box: withHex('J2', { group: 'Boulder' }),
  },
  {
    misprint: 'O5 pays like La Junta',
    breaks: 'all hexes of a group pay alike, by the colour of the newest tiles',
    box: withHex('O5', { stop: entry(baseBox.hexes, 'O15').stop }),
  },
  {
    misprint: 'Pueblo is a town',
    breaks: 'the home of a railroad and the hexes reserved for it are cities in its games',
    box: withHex('L14', { stop: { kind: 'town', revenue: null, slots: 0 } }),
  },
  {
    misprint: 'the Rio Grande waits for a slot in the gorge itself',
    breaks: 'the home of a railroad and the hexes reserved for it are cities in its games',
    box: withCharter('RG', { reserved: ['D12', 'E13'] }),
  },
  {
    misprint: 'the Silverton starts at Leadville',
    breaks: 'a slot is reserved for one railroad at most',
    box: withCharter('S', { home: 'B2' }),
  },
  {
    misprint: 'Fountain is kept for the FCC',
    breaks: 'a city kept for one railroad is its home, and a town in games without it',
    box: withHex('L8', { cityOnlyWith: 'FCC' }),
  },
];

export const brokenTiles: readonly BrokenBox[] = [
  {
    misprint: '6 lies under 5',
    breaks: 'a tile type is found under its own number',
    box: withPart({ tiles: { ...baseBox.tiles, 5: entry(baseBox.tiles, '6') } }),
  },
  {
    misprint: 'a town beside its track',
    breaks: 'the track of a tile is sound',
    box: withTile('4', { paths: [[0, 3]] }),
  },
  { misprint: 'a dead end', breaks: 'the track of a tile is sound', box: withTile('4', { paths: [[0, 'stop']] }) },
  {
    misprint: 'a town with a slot',
    breaks: 'the track of a tile is sound',
    box: withTile('4', { stop: { kind: 'town', revenue: 10, slots: 1 } }),
  },
  {
    misprint: '57 without revenue',
    breaks: 'a stop on a tile states its revenue',
    box: withTile('57', { stop: { ...CITY, revenue: null } }),
  },
  {
    misprint: 'RG4 without its letter',
    breaks: 'a tile with a hex of its own bears the letter of that hex and leads somewhere on every side',
    box: withTile('RG4', { label: null }),
  },
  {
    misprint: 'RG4 leads into the cliffs',
    breaks: 'a tile with a hex of its own bears the letter of that hex and leads somewhere on every side',
    box: withTile('RG4', {
      paths: [
        [0, 'stop'],
        [3, 'stop'],
      ],
    }),
  },
  {
    misprint: 'RG-B is brown',
    breaks: 'each hex of the gorge has a green and a brown tile of its own',
    box: withTile('RG-B', { colour: 'brown' }),
  },
  {
    misprint: 'E13 is forgotten',
    breaks: 'each hex of the gorge has a green and a brown tile of its own',
    box: withPart({ gorge: baseBox.gorge.filter(({ hex }) => hex !== 'E13') }),
  },
];

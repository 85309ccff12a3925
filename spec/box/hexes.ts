import type { HexId } from '../vocabulary.ts';
import type { Box, Hex } from './box.ts';
import {
  blank,
  chasm,
  city,
  gorgeCity,
  impassable,
  label,
  mines,
  mountain,
  offMap,
  onlyWith,
  town,
  water,
} from './hex-builders.ts';

const openCountry: readonly Hex[] = [
  ...blank('G3 N2 F4 L4 N4 C5 G5 M5'),
  ...blank('H6 N6 C7 G7 M7 F8 E9 K9 M9'),
  ...blank('H10 L10 I11 K11 M11 J12 N12 G13 K13 M13 N14'),
  ...blank('G15 I15 H16 J16 L16 E17 K17 H18 G19'),
  ...blank('E7 H8 F18', mines(1)),
];

const mountains: readonly Hex[] = [
  ...blank('L6 J10', mountain(10)),
  ...blank('J8', mountain(10), mines(1)),
  ...blank('J4 E5 I5 K5 J6 C9 D16', mountain(20)),
  ...blank('D4 D6 D8 B10 D18', mountain(30), mines(1)),
];

const rivers: readonly Hex[] = [...blank('B4 G11 J14 N16', water(20)), ...blank('K15 M15', water(20), mines(1))];

const towns: readonly Hex[] = [
  town('C3', 'Fairplay'),
  town('K3', 'Castle Rock'),
  town('M3', 'Petyon'),
  town('B8', 'Nathrop'),
  town('G9', 'Current'),
  town('L12', 'Eden'),
  town('I17', 'Augusta'),
  town('H4', 'Divide', mines(1)),
  town('F6', 'Guffy', mines(1)),
  town('I9', 'Victor', mines(1)),
  town('H14', 'Coal Creek', mines(1)),
  town('F16', 'Westcliffe', mountain(10)),
  town('E19', 'Crestone', mountain(10)),
  town('E3', 'Sulphur Springs', label('R')),
];

const cities: readonly Hex[] = [
  city('I7', 'Cripple Creek', mines(2)),
  city('K7', 'Colorado Springs'),
  city('G17', 'Silvercliffe'),
  city('B6', 'Buena Vista', water(20), mines(2)),
  city('C11', 'Salida', water(20), label('S')),
  city('H12', 'Cañon City', water(20)),
  city('L14', 'Pueblo', water(20)),
  city('L8', 'Fountain', onlyWith('NO')),
  city('I13', 'Florence', water(20), onlyWith('FCC')),
];

const royalGorge: readonly Hex[] = [
  gorgeCity('D12', 20, [2]),
  chasm('E13', 'The Royal Gorge'),
  gorgeCity('F12', 40, [4]),
];

const cliffs: readonly Hex[] = impassable('D10 F10 E11 C13 D14 F14 E15');

const beyondTheMap: readonly Hex[] = [
  ...offMap('Leadville', 'A3', [30, 50, 70, 90], ['offboard', 'A3', 5], ['city', 'B2', 0, 5]),
  ...offMap('Denver', 'K1', [30, 40, 60, 90], ['city', 'J2', 0], ['city', 'K1', 0], ['city', 'L2', 0, 1]),
  ...offMap('Kit Carson', 'O3', [30, 40, 60, 90], ['offboard', 'O3', 1], ['city', 'O5', 1]),
  ...offMap('La Junta', 'O17', [30, 50, 70, 90], ['city', 'O15', 1, 2], ['offboard', 'O17', 2]),
  ...offMap('Silverton', 'C15', [70, 60, 50, 40], ['offboard', 'C15', 5], ['city', 'C17', 4, 5]),
];

const map: readonly Hex[] = [
  ...openCountry,
  ...mountains,
  ...rivers,
  ...towns,
  ...cities,
  ...royalGorge,
  ...cliffs,
  ...beyondTheMap,
];

/** The 105 hexes of the map by coordinate. */
export const hexes: Readonly<Record<HexId, Hex>> = Object.fromEntries(map.map((hex) => [hex.id, hex]));

/** The hexes of each off-map place. */
export const groups: Box['groups'] = Object.fromEntries(
  beyondTheMap.flatMap(({ group }) =>
    group === null ? [] : [[group, beyondTheMap.filter((hex) => hex.group === group).map((hex) => hex.id)]],
  ),
);

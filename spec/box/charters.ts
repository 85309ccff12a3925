import type { HexId, Phase, Railroad } from '../vocabulary.ts';
import type { Charter } from './box.ts';

/** Prices in dollars of the stations on a charter that holds two, three or four of them. */
const STATIONS = { two: [0, 40], three: [0, 40, 60], four: [0, 40, 60, 80] } as const;

function charter(
  established: number,
  name: string,
  home: HexId,
  stations: keyof typeof STATIONS,
  colour: string,
  marks: Partial<Pick<Charter, 'reserved' | 'always'>> = {},
): Charter {
  return { name, established, home, reserved: [], stationCosts: STATIONS[stations], colour, always: false, ...marks };
}

/** The eleven railroads. The Rio Grande also keeps a slot in the cities at both ends of the Royal Gorge. */
export const charters: Readonly<Record<Railroad, Charter>> = {
  KP: charter(1869, 'Kansas Pacific Railway', 'O5', 'four', 'gray'),
  RG: charter(1870, 'Denver & Rio Grande Western', 'L2', 'three', 'red', { reserved: ['D12', 'F12'], always: true }),
  SPP: charter(1872, 'Denver, South Park & Pacific Railroad', 'B6', 'four', 'orange'),
  PAV: charter(1875, 'Pueblo and Arkansas Valley Railroad', 'L14', 'four', 'blue'),
  SF: charter(1876, 'Santa Fe Railroad', 'O15', 'four', 'purple', { always: true }),
  NO: charter(1881, 'Denver & New Orleans', 'L8', 'three', 'black'),
  CM: charter(1883, 'Colorado Midland Railway', 'B2', 'three', 'green'),
  S: charter(1887, 'Silverton Railway', 'C17', 'three', 'white'),
  FCC: charter(1893, 'Florence & Cripple Creek Railroad', 'I13', 'two', 'yellow'),
  CSCC: charter(1897, 'Colorado Springs & Cripple Creek District', 'K7', 'two', 'green'),
  CS: charter(1898, 'Colorado & Southern', 'J2', 'two', 'black'),
};

/** Colours of the five railroads of a game, oldest first: the phase from which each may be founded. */
export const charterColours: readonly Phase[] = ['Yellow', 'Yellow', 'Green', 'Green', 'Brown'];

/** Prices in dollars of stations that come back to a charter, from the last unused one backwards. */
export const returnedStationCosts: readonly number[] = [80, 60, 40];

/** Docket: the Royal Gorge, stations, and cities that block. */
import { baseBox } from '../../../spec/box/base-box.ts';
import { GORGE, route } from '../../support/running-scene.ts';
import type { TrackScene } from '../../support/track-scene.ts';
import { lay, rioGrande } from '../../support/track-scene.ts';
import type { Case } from './case.ts';
import { running, track } from './case.ts';

const kpActs: TrackScene = { acts: 'KP', railroads: { KP: { president: 'ann', hands: { ann: 60 }, cash: 500 } } };
const beforeTreaty = track({ ...kpActs, step: 'station' });
/** After the Treaty, in the Brown phase. */
const gorge: TrackScene = {
  ...rioGrande,
  phase: 'Brown',
  tiles: GORGE,
  stations: { D12: ['RG'], F12: ['RG'] },
};
/** A station here and there. */
const _from = (hex: string, tile: string): TrackScene => ({
  ...rioGrande,
  tiles: { [hex]: tile },
  stations: { [hex]: ['RG'] },
});
/** After the Treaty: Santa Fe comes from Cripple Creek. */
const inGorge = running({
  acts: 'SF',
  phase: 'Green',
  railroads: { RG: { president: 'ann', hands: { ann: 20 } }, SF: { president: 'bob', hands: { bob: 20 } } },
  tiles: GORGE,
  stations: { D12: ['RG'], F12: ['RG'], I7: ['SF'] },
  trains: { SF: ['3+'] },
});

export const GORGE_CASES: readonly Case[] = [
  {
    id: 'B044',
    says: 'the slots of the Royal Gorge are kept for Rio Grande',
    scene: beforeTreaty,
    move: { type: 'placeStation', railroad: 'KP', hex: 'D12' },
    verdict: 'illegal',
    rule: 'TOKEN-07',
  },
  {
    id: 'B094',
    says: 'brown in the middle of the gorge turns all three hexes brown for one cube and one action',
    scene: track(gorge),
    move: lay('E13', 'RG-E', 0),
    verdict: 'legal',
    causes: [
      'RG pays CF&I $30 [STEEL-01',
      'tile RG-D (rotation 0) from the supply to D12 [TRACK-14',
      'tile RG-E (rotation 0) from the supply to E13 [TRACK-01',
      'tile RG-F (rotation 0) from the supply to F12 [TRACK-14',
    ],
  },
  {
    id: 'B094',
    says: 'they are worth 40, 60 and 80',
    found: () => ['RG-D', 'RG-E', 'RG-F'].map((tile) => baseBox.tiles[tile]?.stop?.revenue),
    is: [40, 60, 80],
  },
  {
    id: 'B116',
    says: 'Santa Fe ends a route in the gorge, whose slot Rio Grande fills',
    scene: inGorge,
    move: { type: 'runTrains', railroad: 'SF', routes: [route('3+', 'I7-H8-G9 G9-G11-F12')] },
    verdict: 'legal',
    causes: ['income of the turn: $100'],
  },
  {
    id: 'B116',
    says: 'it does not pass through',
    scene: inGorge,
    move: { type: 'runTrains', railroad: 'SF', routes: [route('3+', 'I7-H8-G9 G9-G11-F12 F12-E13')] },
    verdict: 'illegal',
    rule: 'ROUTE-06',
  },
  {
    id: 'B128',
    says: 'a city with all slots taken by others in the middle of a route',
    scene: running({
      acts: 'RG',
      phase: 'Green',
      railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
      tiles: GORGE,
      stations: { D12: ['RG'], F12: ['RG'], I7: ['KP', 'SF'] },
      trains: { RG: ['3+'] },
    }),
    move: {
      type: 'runTrains',
      railroad: 'RG',
      routes: [route('3+', 'F12-G11-G9 G9-H8-I7 I7-J6-K5-K3')],
    },
    verdict: 'illegal',
    rule: 'ROUTE-06',
  },
  {
    id: 'B128',
    says: 'a free slot lets it pass, and towns never block',
    scene: running({
      acts: 'RG',
      phase: 'Green',
      railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
      tiles: GORGE,
      stations: { D12: ['RG'], F12: ['RG'], I7: ['KP'] },
      trains: { RG: ['3+'] },
    }),
    move: {
      type: 'runTrains',
      railroad: 'RG',
      routes: [route('3+', 'F12-G11-G9 G9-H8-I7 I7-J6-K5-K3')],
    },
    verdict: 'legal',
    causes: ['income of the turn: $110'],
  },
];

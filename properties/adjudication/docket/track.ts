/** Docket: tiles, steel and terrain. */
import { baseBox } from '../../../spec/box/base-box.ts';
import type { Move } from '../../../spec/moves/move.ts';
import { terrainOf } from '../../../spec/track-cost.ts';
import { engine } from '../../support/table.ts';
import type { TrackScene } from '../../support/track-scene.ts';
import { lay, layByCard, rioGrande } from '../../support/track-scene.ts';
import type { Case } from './case.ts';
import { track } from './case.ts';

const kpActs: TrackScene = { acts: 'KP', railroads: { KP: { president: 'ann', hands: { ann: 60 }, cash: 500 } } };
const salida = (tile: string) => track({ ...kpActs, phase: 'Brown', tiles: { C11: tile }, stations: { C11: ['KP'] } });
const upgrade = salida('RG6@0');
const green: TrackScene = { ...rioGrande, phase: 'Green', tiles: { L4: '9@0' } };
/** A station here and there. */
const from = (hex: string, tile: string): TrackScene => ({
  ...rioGrande,
  tiles: { [hex]: tile },
  stations: { [hex]: ['RG'] },
});
const toSprings: TrackScene = { ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '57@1' } };
const depot = (cubes = 5): NonNullable<TrackScene['privates']> => ({ B3: { owner: { railroad: 'RG' }, cubes } });
const springs: NonNullable<TrackScene['privates']> = { B2: { owner: { railroad: 'RG' } } };
const prison: NonNullable<TrackScene['privates']> = { Y5: { owner: { railroad: 'RG' } } };
const name = (column: 'A' | 'B', price: number): Move => ({ type: 'chooseSteel', railroad: 'RG', column, price });
const usedB: TrackScene = { ...rioGrande, remembers: { lays: 1, steel: { yellow: { column: 'B', next: 10 } } } };

export const TRACK_CASES: readonly Case[] = [
  {
    id: 'B049',
    says: 'RG6 with two slots does not become RG7 with one',
    scene: upgrade,
    move: { type: 'layTile', railroad: 'KP', hex: 'C11', tile: 'RG7', rotation: 0 },
    verdict: 'illegal',
    rule: 'TRACK-07',
  },
  {
    id: 'B049',
    says: 'it becomes RG8',
    scene: upgrade,
    move: { type: 'layTile', railroad: 'KP', hex: 'C11', tile: 'RG8', rotation: 0 },
    verdict: 'legal',
  },
  {
    id: 'B049',
    says: 'RG5 becomes RG7',
    scene: salida('RG5@0'),
    move: lay('C11', 'RG7', 0, 'KP'),
    verdict: 'legal',
  },
  {
    id: 'B049',
    says: 'and RG8',
    scene: salida('RG5@0'),
    move: lay('C11', 'RG8', 0, 'KP'),
    verdict: 'legal',
  },
  {
    id: 'B049',
    says: 'the bare hex takes RG4',
    scene: track({ ...rioGrande, stations: { C11: ['RG'] } }),
    move: lay('C11', 'RG4', 0),
    verdict: 'legal',
  },
  {
    id: 'B049',
    says: 'and no other yellow city',
    scene: track({ ...rioGrande, stations: { C11: ['RG'] } }),
    move: lay('C11', '6', 3),
    verdict: 'illegal',
    rule: 'TRACK-06',
  },
  {
    id: 'B131',
    says: 'an upgrade keeps the old track',
    scene: track(green),
    move: lay('L4', '25', 3),
    verdict: 'illegal',
    rule: 'TRACK-07',
  },
  {
    id: 'B131',
    says: 'one that does is legal',
    scene: track(green),
    move: lay('L4', '24', 3),
    verdict: 'legal',
    causes: ['tile 24 (rotation 3) from the supply to L4'],
  },
  {
    id: 'B131',
    says: 'a city without the letter of its hex',
    scene: track({ ...kpActs, phase: 'Green', tiles: { C11: 'RG4@0' }, stations: { C11: ['KP'] } }),
    move: lay('C11', '15', 3, 'KP'),
    verdict: 'illegal',
    rule: 'TRACK-07',
  },
  {
    id: 'B131',
    says: 'new track into an impassable hex',
    scene: track({ ...rioGrande, tiles: { H12: '57@1' }, stations: { H12: ['RG'] } }),
    move: lay('G13', '9', 1),
    verdict: 'illegal',
    rule: 'TRACK-08',
  },
  {
    id: 'B041',
    says: 'the first tile on Eden brings no gold',
    scene: track({ ...rioGrande, tiles: { L4: '9@0', L6: '9@0', L8: '57@0', L10: '9@0' }, stations: { L8: ['RG'] } }),
    move: lay('L12', '58', 3),
    verdict: 'legal',
    causesNo: ['gold cubes'],
  },
  {
    id: 'B041',
    says: 'nineteen cubes lie in all, two each on B6 and I7',
    found: () =>
      Object.fromEntries(
        [1, 2].map((n) => [
          n,
          Object.values(baseBox.hexes)
            .flatMap(({ id, mines }) => (mines === n ? id : []))
            .sort(),
        ]),
      ),
    is: {
      1: 'E7 H8 F18 J8 B10 D4 D6 D8 D18 K15 M15 H4 I9 F6 H14'.split(' ').sort(),
      2: ['B6', 'I7'],
    },
  },
  {
    id: 'B046',
    says: 'B4 costs $20 as water',
    scene: track(from('B6', '57@0')),
    move: lay('B4', '7', 5),
    verdict: 'legal',
    causes: ['RG pays the bank $20 [TRACK-11'],
  },
  {
    id: 'B046',
    says: 'I11 costs nothing',
    scene: track(from('H12', '57@1')),
    move: lay('I11', '8', 1),
    verdict: 'legal',
    causesNo: ['RG pays the bank'],
  },
  {
    id: 'B056',
    says: 'the sixth action is a lay of the Steel Depot: no steel, and the station step follows',
    scene: track({ ...toSprings, privates: depot(), remembers: { lays: 5 } }),
    move: layByCard('B3', 'J8', '9', 1),
    verdict: 'legal',
    causes: ['RG pays the bank $10 [TRACK-11'],
    causesNo: ['RG pays CF&I'],
  },
  {
    id: 'B068',
    says: 'the Steel Depot lays two tiles in a round',
    scene: track({ ...toSprings, privates: depot(), remembers: { lays: 2, depotLays: 2 } }),
    move: layByCard('B3', 'J8', '9', 1),
    verdict: 'illegal',
    rule: 'PRIVATE-B3-01',
  },
  {
    id: 'B068',
    says: 'and five in all',
    scene: track({ ...toSprings, privates: depot(0) }),
    move: layByCard('B3', 'J8', '9', 1),
    verdict: 'illegal',
    rule: 'PRIVATE-B3-01',
  },
  {
    id: 'B068',
    says: 'within the six actions',
    scene: track({ ...toSprings, privates: depot(), remembers: { lays: 6 } }),
    move: layByCard('B3', 'J8', '9', 1),
    verdict: 'illegal',
    rule: 'TRACK-01',
  },
  {
    id: 'B069',
    says: 'closing Sulphur Springs turns its town into the city of the same colour',
    scene: track({ ...toSprings, tiles: { ...toSprings.tiles, E3: '58@5' }, privates: springs }),
    move: layByCard('B2', 'E3', 'RG1', 0),
    verdict: 'legal',
    causes: ['tile RG1 (rotation 0) from the supply to E3 [PRIVATE-B2-01', 'private B2 closes [PRIVATE-B2-01'],
    causesNo: ['RG pays'],
  },
  {
    id: 'B069',
    says: 'not while the hex is bare',
    scene: track({ ...toSprings, privates: springs }),
    move: layByCard('B2', 'E3', 'RG1', 0),
    verdict: 'illegal',
    rule: 'PRIVATE-B2-01',
  },
  {
    id: 'B112',
    says: 'the prison halves terrain, on J8 to $5',
    scene: track({ ...toSprings, privates: prison }),
    move: lay('J8', '9', 1),
    verdict: 'legal',
    causes: ['RG pays the bank $5 [TRACK-11'],
  },
  {
    id: 'B112',
    says: 'terrain with the prison: mountains of 10, 20 and 30, water of 20; Crestone by the profile',
    found: () =>
      (['bga', '18xx-games'] as const).map((profile) => {
        const at = engine.view(track({ ...rioGrande, privates: prison })(profile));
        return ['E19', 'J8', 'C9', 'B10', 'B4'].map((hex) => terrainOf(at, { railroad: 'RG', hex }));
      }),
    is: [
      [5, 5, 10, 15, 10],
      [10, 5, 10, 15, 10],
    ],
  },
  {
    id: 'B097',
    says: 'a dearer cube may be named first',
    scene: track(rioGrande),
    move: name('B', 20),
    verdict: 'legal',
  },
  {
    id: 'B097',
    says: 'the column of a colour stays once a tile of it was laid',
    scene: track(usedB),
    move: name('A', 0),
    verdict: 'illegal',
    rule: 'STEEL-03',
  },
  {
    id: 'B097',
    says: 'the next cube is the next dearer one of the column',
    scene: track(usedB),
    move: lay('L4', '9', 0),
    verdict: 'legal',
    causes: ['RG pays CF&I $10 [STEEL-01'],
  },
];

/** Docket: how railroads buy privates. */
import type { Move } from '../../../spec/moves/move.ts';
import type { PrivateState } from '../../../spec/state.ts';
import type { Private } from '../../../spec/vocabulary.ts';
import { BUYING_PRIVATES } from '../../support/closing-turns.ts';
import { engine } from '../../support/table.ts';
import type { Case } from './case.ts';
import { closing } from './case.ts';

const buyPrivate = (id: Private, price: number): Move => ({ type: 'buyPrivate', railroad: 'RG', private: id, price });
const OWNED: Partial<PrivateState> = { owner: { railroad: 'RG' }, takenBy: 'RG' };

export const PURCHASE_CASES: readonly Case[] = [
  {
    id: 'B012',
    says: 'the owner of a spent Coal Depot buys the coal mines',
    scene: closing({ ...BUYING_PRIVATES, privates: { Y3: 'bob', G6: { ...OWNED, cubes: 0 } } }),
    move: buyPrivate('Y3', 40),
    verdict: 'legal',
    causes: ['private Y3 from bob to RG [PRIVATE-0', 'RG pays bob $40 [PRIVATE-0'],
    causesNo: ['coal cubes'],
  },
  {
    id: 'B005',
    says: 'a purchase of the coal mines moves no cube',
    scene: closing(BUYING_PRIVATES),
    move: buyPrivate('Y3', 40),
    verdict: 'legal',
    causesNo: ['coal cubes'],
  },
  {
    id: 'B061',
    says: 'William Palmer is sold to no railroad at any price',
    scene: closing({ ...BUYING_PRIVATES, privates: { Y4: 'ann' } }),
    move: buyPrivate('Y4', 75),
    verdict: 'illegal',
    rule: 'PRIVATE-04',
  },
  ...(
    [
      ['G2', 19, 'illegal'],
      ['G2', 20, 'legal'],
      ['G2', 80, 'legal'],
      ['G2', 81, 'illegal'],
      ['Y2', 22, 'illegal'],
      ['Y2', 23, 'legal'],
      ['Y2', 90, 'legal'],
    ] as const
  ).map(
    ([id, price, verdict]): Case => ({
      id: 'B092',
      says: `${id} for $${price}`,
      scene: closing(BUYING_PRIVATES),
      move: buyPrivate(id, price),
      verdict,
      ...(verdict === 'illegal' ? { rule: 'PRIVATE-03', numbers: `price $${price}` } : {}),
    }),
  ),
  {
    id: 'B092',
    says: 'not in the Yellow phase',
    scene: closing({ ...BUYING_PRIVATES, phase: 'Yellow' }),
    move: buyPrivate('G2', 40),
    verdict: 'illegal',
    rule: 'PRIVATE-02',
  },
  ...(['Y4', 'Y6', 'G1', 'G4', 'G5', 'B4', 'B6'] as const).map(
    (id): Case => ({
      id: 'B092',
      says: `${id} never`,
      scene: closing({ ...BUYING_PRIVATES, privates: { [id]: 'bob' } }),
      move: buyPrivate(id, engine.box.privates[id].value),
      verdict: 'illegal',
      rule: 'PRIVATE-04',
    }),
  ),
  {
    id: 'B108',
    says: 'a railroad buys from any player',
    scene: closing(BUYING_PRIVATES),
    move: buyPrivate('Y3', 40),
    verdict: 'legal',
    causes: ['RG pays bob $40 [PRIVATE-0'],
  },
  {
    id: 'B108',
    says: 'and from no other railroad',
    scene: closing({
      ...BUYING_PRIVATES,
      privates: { ...BUYING_PRIVATES.privates, Y3: { owner: { railroad: 'NO' } } },
    }),
    move: buyPrivate('Y3', 40),
    verdict: 'illegal',
    rule: 'PRIVATE-01',
  },
];

/** Turns of railroads at their end, as several tests begin with them. */
import type { ClosingScene } from './closing-scene.ts';

/** Rio Grande in its debt step, Santa Fe after it; both in debt, with the marker on that many dollars. */
export const inDebt = (debtMarker: number): ClosingScene => ({
  acts: 'RG',
  step: 'debt',
  phase: 'Green',
  top: ['3+', 2],
  trains: { RG: ['3+'], SF: ['3+'] },
  railroads: {
    RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 200 },
    SF: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 100 },
  },
  debts: { RG: 4, SF: 2, creditorOfSF: 'cid' },
  debtMarker,
  privates: { G1: 'cid' },
});

/** Rio Grande in its last step; its president is Ann, and Bob has privates. */
export const BUYING_PRIVATES: ClosingScene = {
  acts: 'RG',
  step: 'privates',
  phase: 'Green',
  top: ['3+', 0],
  trains: { RG: ['2+'] },
  railroads: {
    RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 200 },
    NO: { president: 'bob', hands: { bob: 50 }, par: 60 },
  },
  privates: { Y3: 'bob', Y2: 'bob', G2: 'ann', G4: 'ann', B6: 'bob' },
};

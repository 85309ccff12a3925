import type { Box } from './box.ts';

/** Debts of the Treaty: the marker starts on the $60 cell; penalties are cells to the left by the tokens still unpaid at the end. */
export const debt: Box['debt'] = {
  startCell: 6,
  RG: { tokens: 4, penalties: [0, 2, 3, 5, 8] },
  SF: { tokens: 2, penalties: [0, 1, 3] },
};

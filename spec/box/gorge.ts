import type { GorgeHex } from './box.ts';

/** The Royal Gorge from west to east, as the Treaty resolves it, with the green and brown tile of each hex. */
export const gorge: readonly GorgeHex[] = [
  { hex: 'D12', green: 'RG-A', brown: 'RG-D' },
  { hex: 'E13', green: 'RG-B', brown: 'RG-E' },
  { hex: 'F12', green: 'RG-C', brown: 'RG-F' },
];

import type { PlayerCount, Seating } from './box.ts';

/** Cash in dollars and limits by the number of players. For four the board prints a lower certificate limit than the rulebook. */
export const seating: Readonly<Record<PlayerCount, Seating>> = {
  2: { cash: 800, certificateLimit: { board: 20, rulebook: 20 }, holdingLimit: 70 },
  3: { cash: 550, certificateLimit: { board: 14, rulebook: 14 }, holdingLimit: 60 },
  4: { cash: 400, certificateLimit: { board: 10, rulebook: 12 }, holdingLimit: 60 },
};

/** Why a profile answers a ruling as it does. */
import type { Ruling } from '../../../spec/profiles/ruling.ts';
import type { RulingId } from '../../../spec/profiles/rulings.ts';
import { RULINGS } from '../../../spec/profiles/rulings.ts';
import type { ProfileId } from '../../../spec/vocabulary.ts';

/**
 * What an answer rests on:
 * - `A`, `B`: that document says so, the other one no better;
 * - `together`: what both say fits together so;
 * - `details`: the documents leave details open, and those of the engine fit them;
 * - `setup`: taken at their word the documents forbid the setup that they assume;
 * - `engineReading`: no document decides, and our reading is what the engine plays;
 * - `ownReading`: no document decides, and our reading is not what the engine does;
 * - `engine`: the profile plays as the engine does;
 * - `screen`: the program of the engine takes more than its screen offers, and no game needs it;
 * - `crash`: the engine fails here, which is not reproduced.
 */
export type Basis =
  | 'A'
  | 'B'
  | 'together'
  | 'details'
  | 'setup'
  | 'engineReading'
  | 'ownReading'
  | 'engine'
  | 'screen'
  | 'crash';

/** Bases that do not follow from who says something. */
const SPECIAL: Readonly<Partial<Record<RulingId, Readonly<Partial<Record<ProfileId, Basis>>>>>> = {
  'first-priority': { bga: 'B' },
  'purchases-per-turn': { bga: 'B' },
  'metal-pool-limit': { bga: 'setup', summary: 'setup' },
  'par-zones': { bga: 'details', summary: 'details' },
  'home-station': { bga: 'B' },
  'red-zone-company': { summary: 'A' },
  'useful-track': { bga: 'details', summary: 'details' },
  'track-trace': { bga: 'details', summary: 'details' },
  'sixth-lay-by-depot': { '18xx-games': 'crash' },
  'depot-tiles': { '18xx-games': 'screen' },
  'steel-columns': { bga: 'B' },
  'station-prices': { bga: 'together' },
  'shared-stops': { bga: 'details', summary: 'details' },
  'gold-per-round': { bga: 'B' },
  'gold-source': { bga: 'B', '18xx-games': 'screen' },
  'coal-supply-spent': { bga: 'ownReading', summary: 'ownReading', '18xx-games': 'crash' },
  'rival-train-price': { bga: 'together' },
  'depot-price': { '18xx-games': 'screen' },
  'rival-connection': { bga: 'details', summary: 'details' },
  salvage: { bga: 'details', summary: 'details' },
  emergency: { bga: 'B' },
  'sale-without-duty': { bga: 'ownReading', summary: 'ownReading', '18xx-games': 'screen' },
  'bankruptcy-moment': { bga: 'ownReading', summary: 'ownReading', '18xx-games': 'screen' },
  'debt-parties': { bga: 'together', summary: 'together' },
  'private-symbol': { '18xx-games': 'screen' },
  'event-copies': { bga: 'details', summary: 'details' },
  'gorge-at-treaty': { bga: 'B' },
  'phase-advance': { bga: 'details', summary: 'details' },
  'last-settlement': { bga: 'details', summary: 'details' },
  'exported-trains': { bga: 'together' },
  'red-zone-in-stock-round': { summary: 'details' },
  'end-precedence': { bga: 'details', summary: 'details' },
};

/** The document that a profile reads first, and the one that fills its gaps. */
const READS = { bga: ['A', 'B'], summary: ['B', 'A'] } as const;

/** What the answer of a profile rests on. */
export const basisOf = (id: RulingId, profile: ProfileId): Basis => {
  const special = SPECIAL[id]?.[profile];
  if (special !== undefined) return special;
  if (profile === '18xx-games') return 'engine';
  const { says, values, unruled = [] }: Ruling<unknown> = RULINGS[id];
  if (unruled.includes(profile))
    return JSON.stringify(values[profile]) === JSON.stringify(values['18xx-games']) ? 'engineReading' : 'ownReading';
  return READS[profile].find((document) => says[document] !== undefined) ?? 'engineReading';
};

/** Answers of rulings in English, where the name in the code says too little. */
import type { RulingId } from '../../../../spec/profiles/rulings.ts';

const STEPS = {
  payVgc: 'Victor Gold pays',
  emptyGold: 'the gold track is emptied',
  payCfi: 'the steel works pay',
  export: 'trains are exported',
  refillSteel: 'the steel market is refilled',
  debtMarker: 'the debt marker advances',
};

export const EN_ANSWERS: Readonly<Partial<Record<RulingId, Readonly<Record<string, string>>>>> = {
  'bid-steps': { fives: 'in steps of the raise above the minimum', dollars: 'any whole amount that is enough' },
  'forced-pass': { offered: 'asked, and may only pass', automatic: 'passed automatically' },
  'metal-pool-limit': { number: '{n}%' },
  'railroad-colours': { phaseOrEarlier: 'those of the phase or of an earlier one' },
  'step-skips': { useless: 'those of no use', engineTests: 'those that the engine’s tests leave out' },
  'useful-track': { newOrChanged: 'a new path, or one to a stop of changed value' },
  'prison-exceptions': { none: 'on none' },
  'steel-columns': { oneOfAColour: 'one in a turn' },
  'towns-of-plus-trains': { free: 'no', counted: 'yes' },
  'towns-of-six-by-two': { counted: 'yes' },
  'gold-source': { cubeOnRoute: 'a cube on the route' },
  'price-without-income': { left: 'one space left', stays: 'it stays' },
  'ghost-town-copies': { hexOnly: 'the hex only', copyToo: 'the copy of the tile as well' },
  'rival-train-price': { fromOneDollar: 'one dollar or more', free: 'anything' },
  'rival-connection': { sharedStop: 'yes, by a stop that both reach', none: 'no' },
  emergency: { presidentPaysAndSells: 'the president pays, and sells shares if need be' },
  'emergency-rival-train': { upToPrinted: 'yes, up to the printed price', no: 'no' },
  'debt-parties': { RGtoSFtoDoc: 'Rio Grande owes Santa Fe, Santa Fe owes Doc Holliday' },
  'absent-creditor': { bankForDoc: 'the bank in place of Doc Holliday' },
  'private-sales-end': { withBrown: 'to the end of the Brown phase', never: 'without end' },
  'private-closing': { firstFive: 'with the first 5+' },
  'settlement-order': STEPS,
  'last-settlement': STEPS,
  'unpaid-debt': { byTokens: 'by the number of tokens' },
  'metal-price-rise': { number: '{n}' },
  'exported-trains': { allTwosElseOne: 'all 2+ if one is on top, else the top train', one: 'the top train' },
  'end-trigger': { silver: 'the last 5+, with the Silver phase', endCard: 'the first 6x2, with the end card' },
  'red-zone-in-stock-round': { followingRounds: 'the two operating rounds that follow' },
  'end-precedence': { earliest: 'the earliest' },
};

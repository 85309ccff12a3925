/** All cases of the docket. */
import { AUCTION_CASES } from './auction.ts';
import type { Case } from './case.ts';
import { DEBT_CASES } from './debts.ts';
import { ENDING_CASES } from './endings.ts';
import { GORGE_CASES } from './gorge.ts';
import { METAL_CASES } from './metals.ts';
import { POWER_CASES } from './powers.ts';
import { PURCHASE_CASES } from './private-purchases.ts';
import { STOCK_CASES } from './stock.ts';
import { TRACK_CASES } from './track.ts';
import { TRAIN_CASES } from './trains.ts';

export const DOCKET: readonly Case[] = [
  ...AUCTION_CASES,
  ...STOCK_CASES,
  ...METAL_CASES,
  ...TRACK_CASES,
  ...GORGE_CASES,
  ...TRAIN_CASES,
  ...POWER_CASES,
  ...PURCHASE_CASES,
  ...DEBT_CASES,
  ...ENDING_CASES,
];

/** Rules in Japanese, by id. */

import { auction } from './ja/auction.ts';
import { certificates } from './ja/certificates.ts';
import { debt } from './ja/debt.ts';
import { dividends } from './ja/dividends.ts';
import { emergency } from './ja/emergency.ts';
import { ending } from './ja/ending.ts';
import { events } from './ja/events.ts';
import { gold } from './ja/gold.ts';
import { market } from './ja/market.ts';
import { operating } from './ja/operating.ts';
import { presidency } from './ja/presidency.ts';
import { privates } from './ja/privates.ts';
import { replay } from './ja/replay.ts';
import { routes } from './ja/routes.ts';
import { scoring } from './ja/scoring.ts';
import { settlement } from './ja/settlement.ts';
import { setup } from './ja/setup.ts';
import { stations } from './ja/stations.ts';
import { steel } from './ja/steel.ts';
import { stock } from './ja/stock.ts';
import { track } from './ja/track.ts';
import { trains } from './ja/trains.ts';
import type { RuleTexts } from './languages.ts';

export const JA: RuleTexts = {
  ...setup,
  ...auction,
  ...stock,
  ...certificates,
  ...presidency,
  ...market,
  ...operating,
  ...track,
  ...steel,
  ...stations,
  ...routes,
  ...gold,
  ...dividends,
  ...trains,
  ...emergency,
  ...debt,
  ...privates,
  ...events,
  ...settlement,
  ...ending,
  ...scoring,
  ...replay,
};

/** Rules in Chinese, by id. */
import type { RuleTexts } from './languages.ts';
import { auction } from './zh/auction.ts';
import { certificates } from './zh/certificates.ts';
import { debt } from './zh/debt.ts';
import { dividends } from './zh/dividends.ts';
import { emergency } from './zh/emergency.ts';
import { ending } from './zh/ending.ts';
import { events } from './zh/events.ts';
import { gold } from './zh/gold.ts';
import { market } from './zh/market.ts';
import { operating } from './zh/operating.ts';
import { presidency } from './zh/presidency.ts';
import { privates } from './zh/privates.ts';
import { replay } from './zh/replay.ts';
import { routes } from './zh/routes.ts';
import { scoring } from './zh/scoring.ts';
import { settlement } from './zh/settlement.ts';
import { setup } from './zh/setup.ts';
import { stations } from './zh/stations.ts';
import { steel } from './zh/steel.ts';
import { stock } from './zh/stock.ts';
import { track } from './zh/track.ts';
import { trains } from './zh/trains.ts';

export const ZH: RuleTexts = {
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

/** Rulings in Chinese, by their names. */
import type { RulingTexts } from '../languages.ts';
import { ending } from './rulings/ending.ts';
import { running } from './rulings/running.ts';
import { setup } from './rulings/setup.ts';
import { stock } from './rulings/stock.ts';
import { track } from './rulings/track.ts';
import { trains } from './rulings/trains.ts';

export const ZH_RULINGS: RulingTexts = { ...setup, ...stock, ...track, ...running, ...trains, ...ending };

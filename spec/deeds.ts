/** Every deed by the name that the charts use. A move type can mean different deeds at different places. */
import type { Deed } from './deed.ts';
import { bid } from './moves/bid.ts';
import { breakOff } from './moves/break-off.ts';
import { buyPrivate, buyPrivateInStep } from './moves/buy-private.ts';
import { buyShares } from './moves/buy-shares.ts';
import { buyTrain } from './moves/buy-train.ts';
import { chooseSteel } from './moves/choose-steel.ts';
import { declareBankruptcy } from './moves/declare-bankruptcy.ts';
import { dividend } from './moves/dividend.ts';
import { found } from './moves/found.ts';
import { layPrivateTile } from './moves/lay-private-tile.ts';
import { layTile } from './moves/lay-tile.ts';
import { lengthenTrain } from './moves/lengthen-train.ts';
import { decline, withdraw } from './moves/pass-lot.ts';
import { passStep } from './moves/pass-step.ts';
import { endTurn, passTurn } from './moves/pass-stock.ts';
import { passTrains } from './moves/pass-trains.ts';
import { payDebt, payDebtInStep } from './moves/pay-debt.ts';
import { payLease } from './moves/pay-lease.ts';
import { placeGhostTown } from './moves/place-ghost-town.ts';
import { placeStation } from './moves/place-station.ts';
import { runTrains } from './moves/run-trains.ts';
import { sellInEmergency } from './moves/sell-in-emergency.ts';
import { sellShares } from './moves/sell-shares.ts';
import { shipGold } from './moves/ship-gold.ts';

export const DEEDS = {
  bid,
  decline,
  withdraw,
  sellShares,
  buyShares,
  found,
  passTurn,
  endTurn,
  passStep,
  breakOff,
  layTile,
  chooseSteel,
  placeStation,
  layPrivateTile,
  lengthenTrain,
  runTrains,
  shipGold,
  placeGhostTown,
  dividend,
  payLease,
  buyTrain,
  passTrains,
  sellInEmergency,
  declareBankruptcy,
  payDebt,
  payDebtInStep,
  buyPrivate,
  buyPrivateInStep,
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;

/** Every deed by the name that the charts use. A move type can mean different deeds at different places. */
import type { Deed } from './deed.ts';
import { bid } from './moves/bid.ts';
import { breakOff } from './moves/break-off.ts';
import { buyShares } from './moves/buy-shares.ts';
import { chooseSteel } from './moves/choose-steel.ts';
import { found } from './moves/found.ts';
import { layPrivateTile } from './moves/lay-private-tile.ts';
import { layTile } from './moves/lay-tile.ts';
import { decline, withdraw } from './moves/pass-lot.ts';
import { passStep } from './moves/pass-step.ts';
import { endTurn, passTurn } from './moves/pass-stock.ts';
import { placeStation } from './moves/place-station.ts';
import { sellShares } from './moves/sell-shares.ts';

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
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;

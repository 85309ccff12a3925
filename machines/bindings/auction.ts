/** Names of the auction chart. */
import {
  everybodyDeclined,
  lotsRemain,
  nextOpener,
  oneBidderLeft,
  priorityToRichest,
  putUp,
  removeLot,
  sellLot,
} from '../../spec/lots.ts';
import type { Effect, Guard } from './kinds.ts';

export const auctionGuards = {
  lotsRemain: (at) => lotsRemain(at.game),
  everybodyDeclined: (at) => everybodyDeclined(at.game),
  oneBidderLeft: (at) => oneBidderLeft(at.game),
} satisfies Record<string, Guard>;

export const auctionEffects = {
  putUpNext: (at) => putUp(at, nextOpener(at)),
  sellLot,
  removeLot,
  priorityToRichest,
} satisfies Record<string, Effect>;

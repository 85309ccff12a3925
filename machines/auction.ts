/** The auction of the privates: each lot is offered, bid for, and sold or removed; then the richest takes priority. */
import { chart } from './setup.ts';

export const auction = chart.createStateConfig({
  initial: 'putUp',
  meta: { rules: ['SETUP-14', 'AUCTION-01'] },
  states: {
    putUp: {
      always: [
        { guard: 'lotsRemain', actions: 'putUpNext', target: 'offered', meta: { rules: ['AUCTION-01', 'AUCTION-02'] } },
        { target: 'priority', meta: { rules: ['AUCTION-11'] } },
      ],
    },
    offered: {
      meta: { rules: ['AUCTION-02', 'AUCTION-03'] },
      always: { guard: 'everybodyDeclined', target: 'removed', meta: { rules: ['AUCTION-07', 'AUCTION-09'] } },
      on: {
        bid: { guard: 'mayBid', actions: 'bid', target: 'bidding', meta: { rules: ['AUCTION-03', 'AUCTION-04'] } },
        pass: { guard: 'mayDecline', actions: 'decline', meta: { rules: ['AUCTION-05'] } },
      },
    },
    bidding: {
      meta: { rules: ['AUCTION-06', 'AUCTION-03'] },
      always: { guard: 'oneBidderLeft', target: 'sold', meta: { rules: ['AUCTION-08'] } },
      on: {
        bid: { guard: 'mayBid', actions: 'bid', meta: { rules: ['AUCTION-03', 'AUCTION-04', 'AUCTION-07'] } },
        pass: { guard: 'mayWithdraw', actions: 'withdraw', meta: { rules: ['AUCTION-06'] } },
      },
    },
    sold: { entry: 'sellLot', always: { target: 'putUp', meta: { rules: ['AUCTION-08', 'AUCTION-10'] } } },
    removed: { entry: 'removeLot', always: { target: 'putUp', meta: { rules: ['AUCTION-09'] } } },
    priority: { entry: 'priorityToRichest', always: { target: 'over', meta: { rules: ['AUCTION-11'] } } },
    over: { type: 'final' },
  },
  onDone: { target: 'set', meta: { rules: ['SETUP-14', 'AUCTION-11'] } },
});

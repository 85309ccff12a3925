/** A railroad's turn: track, station, run, dividend, lease, trains, debt, privates. */
import { chart } from './setup.ts';

/** What a railroad may do at any moment of its turn, where the ruling says so. */
const payDebt = { guard: 'mayPayDebt', actions: 'payDebt', meta: { rules: ['DEBT-02', 'DEBT-03'] } } as const;
const buyPrivate = {
  guard: 'mayBuyPrivate',
  actions: 'buyPrivate',
  meta: { rules: ['PRIVATE-01', 'PRIVATE-05'] },
} as const;
const atAnyTime = { payDebt, buyPrivate } as const;

export const companyTurn = chart.createStateConfig({
  entry: 'beginTurn',
  exit: 'endTurnOfRailroad',
  initial: 'track',
  meta: { rules: ['OR-ORDER-03', 'OR-ORDER-04'] },
  on: {
    layPrivateTile: {
      guard: 'mayLayPrivateTile',
      actions: 'layPrivateTile',
      meta: { rules: ['PRIVATE-B2-01', 'PRIVATE-B3-01'] },
    },
  },
  states: {
    track: {
      meta: { rules: ['OR-ORDER-03', 'TRACK-01'] },
      always: { guard: 'trackOver', target: 'station', meta: { rules: ['TRACK-01', 'TRACK-19'] } },
      on: {
        ...atAnyTime,
        chooseSteel: { guard: 'mayChooseSteel', actions: 'chooseSteel', meta: { rules: ['STEEL-06'] } },
        layTile: { guard: 'mayLayTile', actions: 'layTile', meta: { rules: ['TRACK-01', 'STEEL-01'] } },
        pass: { guard: 'mayPassStep', target: 'station', meta: { rules: ['OR-ORDER-05'] } },
      },
    },
    station: {
      meta: { rules: ['OR-ORDER-03', 'TOKEN-02'] },
      always: {
        guard: 'noStationToPlace',
        target: 'run',
        meta: { rules: ['TOKEN-02', 'TOKEN-03', 'OR-ORDER-05', 'OR-ORDER-07'] },
      },
      on: {
        ...atAnyTime,
        placeStation: { guard: 'mayPlaceStation', actions: 'placeStation', meta: { rules: ['TOKEN-02', 'TOKEN-06'] } },
        pass: { guard: 'mayPassStep', target: 'run', meta: { rules: ['OR-ORDER-05'] } },
      },
    },
    run: {
      meta: { rules: ['OR-ORDER-03', 'ROUTE-17'] },
      always: {
        guard: 'nothingToRun',
        actions: 'didNotRun',
        target: 'trains',
        meta: { rules: ['ROUTE-17', 'DIV-07'] },
      },
      on: {
        ...atAnyTime,
        lengthenTrain: {
          guard: 'mayLengthenTrain',
          actions: 'lengthenTrain',
          meta: { rules: ['ROUTE-14', 'PRIVATE-10'] },
        },
        runTrains: {
          guard: 'mayRunTrains',
          actions: 'runTrains',
          target: 'income',
          meta: { rules: ['ROUTE-01', 'ROUTE-16'] },
        },
      },
    },
    income: {
      always: [
        { guard: 'noIncome', actions: 'didNotRun', target: 'lease', meta: { rules: ['DIV-07'] } },
        { target: 'dividend', meta: { rules: ['DIV-01'] } },
      ],
    },
    dividend: {
      meta: { rules: ['OR-ORDER-03', 'DIV-01'] },
      on: {
        ...atAnyTime,
        shipGold: { guard: 'mayShipGold', actions: 'shipGold', meta: { rules: ['GOLD-02', 'GOLD-08'] } },
        placeGhostTown: { guard: 'mayPlaceGhostTown', actions: 'placeGhostTown', meta: { rules: ['PRIVATE-Y2-01'] } },
        dividend: {
          guard: 'mayDividend',
          actions: 'dividend',
          target: 'lease',
          meta: { rules: ['DIV-01', 'DIV-08', 'DIV-09'] },
        },
      },
    },
    lease: {
      meta: { rules: ['PRIVATE-G3-02'] },
      always: { guard: 'noLeaseDue', target: 'trains', meta: { rules: ['PRIVATE-G3-02'] } },
      on: {
        ...atAnyTime,
        payLease: { guard: 'mayPayLease', actions: 'payLease', target: 'trains', meta: { rules: ['PRIVATE-G3-02'] } },
      },
    },
    trains: {
      meta: { rules: ['OR-ORDER-03', 'TRAIN-02', 'TRAIN-07', 'EMERGENCY-08'] },
      always: { guard: 'trainsOver', target: 'debt', meta: { rules: ['OR-ORDER-05', 'OR-ORDER-07'] } },
      on: {
        ...atAnyTime,
        buyTrain: { guard: 'mayBuyTrain', actions: 'buyTrain', meta: { rules: ['TRAIN-02', 'TRAIN-14', 'EVENT-01'] } },
        sellShares: {
          guard: 'maySellInEmergency',
          actions: 'sellInEmergency',
          meta: { rules: ['EMERGENCY-04', 'EMERGENCY-05', 'EMERGENCY-06'] },
        },
        declareBankruptcy: {
          guard: 'mayDeclareBankruptcy',
          actions: 'declareBankruptcy',
          target: 'over',
          meta: { rules: ['BANKRUPT-02', 'BANKRUPT-04'] },
        },
        pass: { guard: 'mayPassTrains', target: 'debt', meta: { rules: ['TRAIN-07'] } },
      },
    },
    debt: {
      meta: { rules: ['OR-ORDER-03', 'DEBT-03', 'DEBT-08'] },
      always: { guard: 'debtStepOver', target: 'privates', meta: { rules: ['DEBT-03', 'OR-ORDER-05'] } },
      on: {
        payDebt: { guard: 'mayPayDebtInStep', actions: 'payDebtInStep', meta: { rules: ['DEBT-02', 'DEBT-03'] } },
        buyPrivate,
        pass: { guard: 'mayPassStep', target: 'privates', meta: { rules: ['DEBT-08'] } },
      },
    },
    privates: {
      meta: { rules: ['OR-ORDER-03', 'PRIVATE-05'] },
      always: { guard: 'privateStepOver', target: 'over', meta: { rules: ['OR-ORDER-05', 'OR-ORDER-07'] } },
      on: {
        payDebt,
        buyPrivate: {
          guard: 'mayBuyPrivateInStep',
          actions: 'buyPrivateInStep',
          meta: { rules: ['PRIVATE-01', 'PRIVATE-05'] },
        },
        pass: { guard: 'mayPassStep', target: 'over', meta: { rules: ['OR-ORDER-05'] } },
      },
    },
    over: { type: 'final' },
  },
  onDone: { target: 'between', meta: { rules: ['OR-ORDER-01'] } },
});

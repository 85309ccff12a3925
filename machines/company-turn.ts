/** A railroad's turn: track, station, run, dividend, lease, trains, debt, privates. */
import { chart } from './setup.ts';

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
    },
    income: {
      always: [
        { guard: 'noIncome', actions: 'didNotRun', target: 'lease', meta: { rules: ['DIV-07'] } },
        { target: 'dividend', meta: { rules: ['DIV-01'] } },
      ],
    },
    dividend: { meta: { rules: ['OR-ORDER-03', 'DIV-01'] } },
    lease: {
      meta: { rules: ['PRIVATE-G3-02'] },
      always: { guard: 'noLeaseDue', target: 'trains', meta: { rules: ['PRIVATE-G3-02'] } },
    },
    trains: {
      meta: { rules: ['OR-ORDER-03', 'TRAIN-02'] },
      always: { guard: 'trainsOver', target: 'debt', meta: { rules: ['OR-ORDER-05'] } },
      on: { pass: { guard: 'mayPassStep', target: 'debt', meta: { rules: ['TRAIN-07'] } } },
    },
    debt: {
      meta: { rules: ['DEBT-03'] },
      always: { guard: 'debtStepOver', target: 'privates', meta: { rules: ['DEBT-03'] } },
      on: { pass: { guard: 'mayPassStep', target: 'privates', meta: { rules: ['DEBT-08'] } } },
    },
    privates: {
      meta: { rules: ['PRIVATE-05'] },
      always: { guard: 'privateStepOver', target: 'over', meta: { rules: ['OR-ORDER-05'] } },
      on: { pass: { guard: 'mayPassStep', target: 'over', meta: { rules: ['OR-ORDER-05'] } } },
    },
    over: { type: 'final' },
  },
  onDone: { target: 'between', meta: { rules: ['OR-ORDER-01'] } },
});

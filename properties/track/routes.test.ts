import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { TrainKind } from '../../spec/box/box.ts';
import { type Route, routeFromConnections, stopsOf } from '../../spec/track/route.ts';
import * as checks from '../../spec/track/route-checks.ts';
import { type RevenueTerms, routeRevenue } from '../../spec/track/route-revenue.ts';
import type { Train } from '../../spec/vocabulary.ts';
import { afterTreaty } from './grown-board.ts';
import { LINE, mapOf } from './line.ts';

const line = mapOf(LINE, { L2: ['RG'] });
const route = (written: string): Route => written.split(' ');
const whole = route('L2 K3 K5 K7 J8 I7 I9 H10 H12 G11 F12');

function trainNamed(name: Train): TrainKind {
  const train = baseBox.trains.find((each) => each.name === name);
  if (train === undefined) throw new Error(`no train ${name}`);
  return train;
}

describe('a route of 18xx.games is read', () => {
  it.each([
    ['one chain', [['K3', 'L2']], 'K3 L2'],
    [
      'chains head to tail',
      [
        ['L2', 'K3'],
        ['K3', 'K5', 'K7'],
      ],
      'L2 K3 K5 K7',
    ],
    [
      'the first chain backwards',
      [
        ['K3', 'L2'],
        ['K3', 'K5', 'K7'],
      ],
      'L2 K3 K5 K7',
    ],
    [
      'the second chain backwards',
      [
        ['L2', 'K3'],
        ['K7', 'K5', 'K3'],
      ],
      'L2 K3 K5 K7',
    ],
  ] as const)('from %s', (_, connections, expected) => {
    expect(routeFromConnections(connections)).toEqual(route(expected));
  });

  it.each([
    ['no chain', []],
    ['a chain of one hex', [['L2']]],
    [
      'chains that do not meet',
      [
        ['L2', 'K3'],
        ['K7', 'J8', 'I7'],
      ],
    ],
    ['a second chain of one hex', [['L2', 'K3'], ['K3']]],
  ] as const)('not from %s', (_, connections) => {
    expect(routeFromConnections(connections)).toBeNull();
  });
});

describe('ROUTE-02: a route needs two stops and an own station', () => {
  it('counts its stops', () => {
    expect(stopsOf(line, whole)).toEqual(['L2', 'K3', 'K7', 'I7', 'I9', 'H12', 'F12']);
    expect(stopsOf(line, route('L2'))).toHaveLength(1);
  });

  it('finds its own stations', () => {
    expect(checks.ownStationsOn(line, 'RG', whole)).toEqual(['L2']);
    expect(checks.ownStationsOn(line, 'RG', route('K3 K5 K7'))).toEqual([]);
    expect(checks.ownStationsOn(line, 'SF', whole)).toEqual([]);
  });
});

describe('ROUTE-03: no stop twice', () => {
  it.each([
    ['L2 K3 K5 K7', []],
    ['L2 K3 K5 K7 L8 K5 K3', ['K3']],
    // A hex without a stop may come twice.
    ['K7 J8 I7 H8 J8 K9', []],
  ])('%s', (written, expected) => expect(checks.repeatedStops(line, route(written))).toEqual(expected));
});

describe('ROUTE-04: no edge twice', () => {
  it('within a route, in either direction', () => {
    expect(checks.repeatedEdges(whole)).toEqual([]);
    expect(checks.repeatedEdges(route('K3 K5 K7 K5'))).toEqual(['K5-K7']);
    expect(checks.repeatedEdges(route('K3 K5 K7 L6 K3 K5'))).toEqual(['K3-K5']);
  });

  it('between two routes, which may share stops', () => {
    expect(checks.repeatedEdges(route('L2 K3 K5 K7'), route('I7 J8 K7'))).toEqual([]);
    expect(checks.repeatedEdges(route('L2 K3 K5 K7'), route('I7 J8 K7 K5 K3'))).toEqual(['K5-K7', 'K3-K5']);
  });
});

describe('ROUTE-05: only along printed paths', () => {
  it.each([
    ['L2 K3 K5 K7', []],
    ['F12 G11 H12', []],
    ['L2 K5', ['L2', 'K5']],
    ['L2 K3 K5', ['K5']],
    ['L2 K3 L4', ['K3', 'L4']],
    ['K3 K5 K3', ['K5']],
    ['K3 K5 K7 K5 K3', ['K7']],
    ['L2', ['L2']],
    ['F12 E13', ['F12', 'E13']],
    ['K7 J8 J10', ['J8', 'J10']],
  ])('%s', (written, expected) => expect(checks.gapsIn(line, route(written))).toEqual(expected));

  it('a switch gives no way from branch to branch', () => {
    const view = mapOf({ K7: '57@0', K9: '23@0', K11: '9@0', L8: '4@1', K13: '9@0' });
    expect(checks.gapsIn(view, route('K7 K9 L8'))).toEqual(['K9']);
  });
});

describe('ROUTE-06: a route ends', () => {
  const blocked = mapOf(LINE, { L2: ['RG'], K7: ['SF'] });
  const gorge = afterTreaty(mapOf({ ...LINE, C11: 'RG4@0' }, { H12: ['SF'] }));
  const through = route('H12 G11 F12 E13 D12 C11');

  it('in a city full of others', () => {
    expect(checks.closedStopsPassed(blocked, 'RG', route('L2 K3 K5 K7'), [])).toEqual([]);
    expect(checks.closedStopsPassed(blocked, 'RG', whole, [])).toEqual(['K7']);
    expect(checks.closedStopsPassed(blocked, 'SF', whole, [])).toEqual([]);
  });

  it('at the gorge, but for the Rio Grande and whoever may cross it', () => {
    expect(checks.gapsIn(gorge, through)).toEqual([]);
    expect(checks.closedStopsPassed(gorge, 'SF', through, [])).toEqual(['F12', 'D12']);
    expect(checks.closedStopsPassed(gorge, 'SF', through, ['F12'])).toEqual(['D12']);
    expect(checks.closedStopsPassed(gorge, 'SF', through, ['D12', 'F12'])).toEqual([]);
    expect(checks.closedStopsPassed(gorge, 'RG', through, [])).toEqual([]);
  });

  it('off the map where there is no city', () => {
    expect(checks.closedStopsPassed(line, 'RG', route('N2 O3 N4'), ['O3'])).toEqual(['O3']);
    expect(checks.closedStopsPassed(line, 'RG', route('L4 L2 K3'), [])).toEqual([]);
  });
});

describe('length of a train', () => {
  it.each([
    ['ROUTE-07: a + train counts cities and off-map places', '3+', 5],
    ['ROUTE-08: the 6x2 counts towns as well', '6x2', 7],
  ] as const)('%s', (_, train, expected) => {
    expect(checks.stopsUsed(line, trainNamed(train), whole)).toBe(expected);
  });
});

describe('ROUTE-09: one hex of an off-map place', () => {
  it.each([
    ['L2 K3 K1', ['Denver']],
    ['L2 K3 K5 K7', []],
    ['O5 N6 M7 L8 M9 N12 O15', []],
    ['O15 N14 N16 O17', ['La Junta']],
  ])('%s', (written, expected) => expect(checks.repeatedGroups(line, route(written))).toEqual(expected));
});

describe('revenue', () => {
  const plain: RevenueTerms = { colour: 'yellow', hotel: null, ghostTowns: null };
  const total = (written: Route, terms: Partial<RevenueTerms> = {}, train: Train = '5+', view = line) =>
    routeRevenue(view, trainNamed(train), written, { ...plain, ...terms }).total;

  it('ROUTE-10: is the sum of the stops', () => {
    expect(total(whole)).toBe(30 + 10 + 20 + 20 + 10 + 20 + 40);
  });

  it('ROUTE-10: off the map grows with the colour of the tiles', () => {
    expect((['yellow', 'green', 'brown', 'gray'] as const).map((colour) => total(route('L2 K3'), { colour }))).toEqual([
      40, 50, 70, 100,
    ]);
  });

  it('ROUTE-10: is nothing where no tile lies', () => {
    expect(total(route('L2 M3'))).toBe(30);
  });

  it('ROUTE-08: is doubled by the 6x2', () => {
    expect(total(route('L2 K3 K5 K7'), {}, '6x2')).toBe(120);
  });

  it('ROUTE-12: of the gorge', () => {
    const gorge = afterTreaty(mapOf(LINE));
    expect(total(route('H12 G11 F12 E13 D12'), {}, '5+', gorge)).toBe(20 + 60 + 40 + 30);
  });

  it('ROUTE-13: a hotel pays where the route stops, after doubling', () => {
    const hotel = { hex: 'K7', bonus: 20 };
    expect(total(route('L2 K3 K5 K7'), { hotel })).toBe(80);
    expect(total(route('L2 K3 K5 K7'), { hotel }, '6x2')).toBe(140);
    expect(total(route('L2 K3'), { hotel })).toBe(40);
    expect(total(route('L2 K3 K5 K7'), { hotel: { hex: 'K5', bonus: 20 } })).toBe(60);
  });

  it('ROUTE-13: a ghost town pays on any hex of the route, once', () => {
    const ghostTowns = { hexes: ['K5', 'K7', 'G17'], bonus: 10 };
    expect(total(route('L2 K3 K5 K7'), { ghostTowns })).toBe(80);
    expect(total(route('L2 K3'), { ghostTowns })).toBe(40);
    expect(total(route('L2 K3 K5 K7'), { ghostTowns: { hexes: ['K5', 'K5'], bonus: 10 } })).toBe(70);
  });
});

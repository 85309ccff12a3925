import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { allRoutes, hexesOf } from '../../spec/track/all-routes.ts';
import { bestRun, type RunTerms } from '../../spec/track/best-run.ts';
import { checkBestRun } from '../../spec/track/check-best-run.ts';
import { everyRoute } from '../../spec/track/every-route.ts';
import { legsFor } from '../../spec/track/legs.ts';
import type { Route } from '../../spec/track/route.ts';
import { repeatedEdges } from '../../spec/track/route-checks.ts';
import { routeRevenue } from '../../spec/track/route-revenue.ts';
import { COLOURS, type Train } from '../../spec/vocabulary.ts';
import { afterTreaty, grownView } from './grown-board.ts';
import { LINE, mapOf } from './line.ts';

function termsFor(names: readonly Train[], more: Partial<RunTerms> = {}): RunTerms {
  const trains = names.flatMap((name) => baseBox.trains.filter((train) => train.name === name));
  return { trains, colour: 'yellow', open: [], hotel: null, ghostTowns: null, ...more };
}

const line = mapOf(LINE, { L2: ['RG'] });

describe('the best run', () => {
  it('takes all towns on the way of a + train', () => {
    const best = bestRun(line, 'RG', termsFor(['2+']));
    expect(best).toEqual({ routes: [['L2', 'K3', 'K5', 'K7']], revenue: 60, ceilings: [60] });
  });

  it('counts towns as stops of a 6x2 and doubles all', () => {
    expect(bestRun(line, 'RG', termsFor(['6x2'])).revenue).toBe(2 * (30 + 10 + 20 + 20 + 10 + 20));
  });

  it('leaves a train idle for which no track is left', () => {
    const best = bestRun(line, 'RG', termsFor(['2+', '3+']));
    expect(best.routes[0]).toBeNull();
    expect(best).toMatchObject({ revenue: 90, ceilings: [60, 90] });
  });

  it('runs two trains from one station that share no edge', () => {
    const middle = mapOf(LINE, { I7: ['SF'] });
    expect(bestRun(middle, 'SF', termsFor(['2+', '2+'])).revenue).toBe(20 + 20 + 10 + (20 + 10 + 20));
  });

  it('gives up the best route of a train where two others earn more', () => {
    const { K7 = '', J8 = '', I7 = '', I9 = '', H10 = '', H12 = '' } = LINE;
    const short = mapOf({ K7, J8, I7, I9, H10, H12 }, { I7: ['SF'] });
    const best = bestRun(short, 'SF', termsFor(['3+', '2+']));
    expect(best.ceilings).toEqual([20 + 20 + 10 + 20, 20 + 10 + 20]);
    expect(best.revenue).toBe(20 + 20 + (20 + 10 + 20));
  });

  it('ends in a city full of others, and crosses the gorge where it is open', () => {
    const gorge = afterTreaty(mapOf({ ...LINE, C11: 'RG4@0' }, { H12: ['SF'] }));
    const ends = bestRun(gorge, 'SF', termsFor(['4+']));
    expect(ends.revenue).toBe(60 + 20 + 10 + 20 + 20 + 10);
    const crosses = bestRun(gorge, 'SF', termsFor(['4+'], { open: ['D12', 'F12'] }));
    expect(crosses.revenue).toBe(10 + 20 + 60 + 40 + 30 + 30);
  });

  it('visits one hex of Denver', () => {
    const denver = mapOf({ K3: '87@3', K5: '9@0', K7: '6@1' }, { L2: ['RG'] });
    expect(bestRun(denver, 'RG', termsFor(['4+'], { colour: 'gray' })).revenue).toBe(90 + 10 + 20);
  });

  it('takes bonuses into account', () => {
    const ways = mapOf(LINE, { I7: ['SF'] });
    const hotel = { hex: 'H12', bonus: 100 };
    expect(bestRun(ways, 'SF', termsFor(['2+'])).revenue).toBe(10 + 20 + 20 + 10);
    expect(bestRun(ways, 'SF', termsFor(['2+'], { hotel })).revenue).toBe(20 + 10 + 20 + 100);
    const ghostTowns = { hexes: ['H10', 'I7'], bonus: 20 };
    expect(bestRun(ways, 'SF', termsFor(['2+'], { ghostTowns })).revenue).toBe(20 + 10 + 20 + 40);
  });

  it('is nothing without trains, stations or a second stop', () => {
    expect(bestRun(line, 'RG', termsFor([]))).toEqual({ routes: [], revenue: 0, ceilings: [] });
    expect(bestRun(line, 'SF', termsFor(['2+']))).toEqual({ routes: [null], revenue: 0, ceilings: [0] });
    expect(bestRun(mapOf({}, { L2: ['RG'] }), 'RG', termsFor(['2+'])).revenue).toBe(0);
  });
});

const boards = fc.record({
  seed: fc.nat(),
  lays: fc.integer({ min: 5, max: 200 }),
  names: fc.array(fc.constantFrom<Train>('2+', '3+', '4+', '5+', '6x2'), { minLength: 1, maxLength: 2 }),
  colour: fc.constantFrom(...COLOURS),
  hotel: fc.option(fc.constantFrom({ hex: 'G17', bonus: 20 }, { hex: 'H12', bonus: 20 })),
  ghostTowns: fc.option(fc.constant({ hexes: ['J8', 'I7', 'E7', 'K15'], bonus: 10 })),
  open: fc.constantFrom([], ['D12', 'F12']),
});

describe('on boards grown at random', () => {
  it('the best run is proven', () => {
    fc.assert(
      fc.property(boards, ({ seed, lays, names, ...more }) => {
        const view = grownView(seed, lays);
        for (const railroad of view.inPlay) {
          const terms = termsFor(names, more);
          expect(checkBestRun(view, railroad, terms, bestRun(view, railroad, terms))).toBeNull();
        }
      }),
      { numRuns: 12 },
    );
  });

  it('each route is found once, by either search', () => {
    const inOneDirection = (route: Route) => [route.join(), route.toReversed().join()].toSorted()[0];
    fc.assert(
      fc.property(boards, ({ seed, lays, names: [name = '4+'], open }) => {
        const view = grownView(seed, lays);
        const terms = termsFor([name], { open });
        for (const railroad of view.inPlay) {
          const map = legsFor(view, railroad, open);
          for (const train of terms.trains) {
            const found = allRoutes(map, train, terms).map((route) => inOneDirection(hexesOf(map, route)));
            const every = everyRoute(view, railroad, train, open).map(({ route }) => inOneDirection(route));
            expect(found.toSorted()).toEqual(every.toSorted());
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('the best run is the best of all pairs', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 5, max: 60 }), (seed, lays) => {
        const view = grownView(seed, lays);
        const terms = termsFor(['3+', '2+']);
        for (const railroad of view.inPlay) {
          const [first = [], second = []] = terms.trains.map((train) => [
            { route: [], revenue: 0 },
            ...everyRoute(view, railroad, train, []).map(({ route }) => ({
              route,
              revenue: routeRevenue(view, train, route, terms).total,
            })),
          ]);
          let most = 0;
          for (const one of first) {
            for (const other of second) {
              const sum = one.revenue + other.revenue;
              if (sum > most && repeatedEdges(one.route, other.route).length === 0) most = sum;
            }
          }
          expect(bestRun(view, railroad, terms).revenue).toBe(most);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('the proof of a best run is refused', () => {
  const view = mapOf(LINE, { I7: ['SF'] });
  const terms = termsFor(['2+', '2+']);
  const proven = bestRun(view, 'SF', terms);
  const [longer = null, shorter = null] = proven.routes;

  it('not when it is sound', () => {
    expect(proven).toMatchObject({ revenue: 100, ceilings: [60, 60] });
    expect(checkBestRun(view, 'SF', terms, proven)).toBeNull();
  });

  it('when the revenue is not that of the routes', () => {
    const claim = { ...proven, revenue: proven.revenue + 10 };
    expect(checkBestRun(view, 'SF', terms, claim)).toEqual({ code: 'wrong-revenue', revenue: proven.revenue });
  });

  it.each([
    ['a gap', [['I7', 'I9', 'H12'], null]],
    ['one stop', [['I7'], null]],
    ['too many cities', [['K7', 'J8', 'I7', 'I9', 'H10', 'H12'], null]],
    ['no own station', [['L2', 'K3', 'K5', 'K7'], null]],
    ['the same track twice', [longer, longer]],
    ['a route for a train that is not there', [longer, shorter, ['I7', 'J8', 'K7']]],
  ])('when a route has %s', (_, routes) => {
    expect(checkBestRun(view, 'SF', terms, { ...proven, routes })).toEqual({ code: 'illegal-run' });
  });

  it('when a train can earn more than its ceiling', () => {
    const claim = { ...proven, ceilings: [50, 60] };
    expect(checkBestRun(view, 'SF', terms, claim)).toMatchObject({ code: 'low-ceiling', train: 0 });
  });

  it('when one train alone earns more', () => {
    const claim = { routes: [null, null], revenue: 0, ceilings: proven.ceilings };
    expect(checkBestRun(view, 'SF', terms, claim)).toMatchObject({ code: 'better-run' });
  });

  it('when two trains together earn more', () => {
    const alone = ['I9', 'I7', 'J8', 'K7', 'K5', 'K3'];
    const claim = { routes: [alone, null], revenue: 60, ceilings: proven.ceilings };
    const objection = checkBestRun(view, 'SF', terms, claim);
    expect(objection).toMatchObject({ code: 'better-run' });
    expect(objection?.code === 'better-run' && objection.routes).toHaveLength(2);
  });
});

/** The chart shows where each company's price was after every action. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { companiesOf, priceOf } from '../../spec/holdings.ts';
import { priceChart, spread } from '../../src/pictures/price-chart.ts';
import type { PriceHistory } from '../../src/pictures/price-history.ts';
import { courseOf, stretches, withPrices } from '../../src/pictures/price-history.ts';
import { stepsOf } from './scenes.ts';
import { having, readXml, textsIn } from './xml.ts';

const steps = stepsOf('after-the-treaty');
const history = steps.reduce<PriceHistory | null>((h, { n, position }) => withPrices(h, n, position.game), null);
const last = steps.at(-1)?.position.game;
if (history === null || last === undefined) throw new Error('the example has no steps');
const chart = readXml(priceChart(baseBox, history));

describe('the history of prices', () => {
  it('gives the price of every company after every action', () => {
    for (const { n, position } of steps)
      for (const company of companiesOf(position.game)) {
        const known = courseOf(history, company).findLast((each) => each.n <= n);
        const price = known === undefined ? null : (baseBox.market[known.cell]?.price ?? null);
        expect([n, company, price]).toEqual([n, company, priceOf(position.game, baseBox, company)]);
      }
  });

  it('keeps only what changes', () => {
    expect(history.quotations.length).toBeLessThan(steps.length / 2);
    const [first] = steps;
    const once = withPrices(null, 0, first?.position.game ?? last);
    expect(withPrices(once, 1, first?.position.game ?? last).quotations).toHaveLength(1);
  });

  it('falls into stretches without gaps', () => {
    const rounds = stretches(history, ({ round }) => `${round.kind} ${round.set}.${round.or ?? ''}`);
    expect(rounds[0]?.from).toBe(0);
    expect(rounds.at(-1)?.to).toBe(history.last);
    for (const [i, { to }] of rounds.slice(0, -1).entries()) expect(rounds[i + 1]?.from).toBe(to);
  });
});

describe('the chart of prices', () => {
  it('is the same for the same game', () => {
    const copy = JSON.parse(JSON.stringify(history)) as PriceHistory;
    expect(priceChart(baseBox, copy)).toBe(priceChart(baseBox, history));
  });

  it('has a line for each company with a price, in a pattern of its own colour', () => {
    const priced = companiesOf(last).filter((company) => priceOf(last, baseBox, company) !== null);
    const drawn = having(chart, 'data-company');
    expect(drawn.map(({ attributes }) => attributes['data-company'])).toEqual(priced);
    const looks = drawn.map(
      ({ children }) => `${children[0]?.attributes.stroke} ${children[0]?.attributes['stroke-dasharray']}`,
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('has no line for a railroad that is never founded', () => {
    expect(priceOf(last, baseBox, 'FCC')).toBeNull();
    expect(having(chart, 'data-company', 'FCC')).toEqual([]);
  });

  it('names each company at the end of its line, with its last price', () => {
    const texts = textsIn(chart);
    for (const company of companiesOf(last)) {
      const price = priceOf(last, baseBox, company);
      if (price === null) continue;
      const place = texts.lastIndexOf(company);
      expect(texts.slice(place, place + 2)).toEqual([company, `$${price}`]);
    }
  });

  it('shades the red zone and marks rounds and phases', () => {
    const red = having(chart, 'data-zone', 'red');
    expect(red).toHaveLength(baseBox.market.filter(({ zone }) => zone === 'red').length);
    const others = having(chart, 'data-zone').filter((each) => !red.includes(each));
    expect(others.map(({ attributes }) => attributes.fill)).not.toContain(red[0]?.attributes.fill);
    expect(having(chart, 'data-round').map(({ attributes }) => attributes['data-round'])).toEqual([
      'auction',
      'SR 1',
      'OR 1.1',
      'OR 1.2',
      'SR 2',
      'OR 2.1',
      'OR 2.2',
      'SR 3',
      'OR 3.1',
      'OR 3.2',
      'SR 4',
      'OR 4.1',
    ]);
    expect(having(chart, 'data-phase').map(({ attributes }) => attributes['data-phase'])).toEqual(['Yellow', 'Green']);
  });

  it('can be drawn of the start alone', () => {
    const [first] = steps;
    if (first === undefined) throw new Error('no steps');
    const start = readXml(priceChart(baseBox, withPrices(null, 0, first.position.game)));
    expect(having(start, 'data-company').map(({ attributes }) => attributes['data-company'])).toEqual(['CF&I', 'VGC']);
  });
});

describe('labels that stand too close', () => {
  it('move apart, keep their order and stay above the bottom', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 9 }), (wishes) => {
        const placed = spread(wishes, 21, 560);
        expect(placed).toHaveLength(wishes.length);
        const sorted = placed.toSorted((a, b) => a - b);
        for (const [i, height] of sorted.slice(1).entries())
          expect(height - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(21);
        for (const [i, wish] of wishes.entries())
          for (const [j, other] of wishes.entries()) if (wish < other) expect(placed[i]).toBeLessThan(placed[j] ?? 0);
        for (const height of placed) expect(height).toBeLessThanOrEqual(560);
      }),
    );
  });

  it('stay where they are if they are far enough apart', () => {
    expect(spread([100, 30, 200], 21, 560)).toEqual([100, 30, 200]);
  });
});

/** Chapter "setup": what the rules say of the box, and boxes of which it is not true. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import type { Box } from '../../spec/box/box.ts';
import type { Shape } from '../../spec/rule.ts';
import * as setup from '../../spec/rules/setup.ts';
import { withCharter, withColumn, withHex, without, withPart, withPrivate, withTrain } from '../box/altered-boxes.ts';

const { seating, metals, steel, gold, debt, privatesDealt } = baseBox;

/** Rules about the box, each with boxes that break it. */
const SHAPES: readonly (readonly [rule: Shape, misprint: string, box: Box])[] = [
  [setup.SETUP_01, 'no word on four players', withPart({ seating: without(seating, '4') as Box['seating'] })],
  [setup.SETUP_02, 'no cash for three players', withPart({ seating: { ...seating, 3: { ...seating[3], cash: 0 } } })],
  [setup.SETUP_03, 'a bank of $12000', Object.assign({ bank: 12000 }, baseBox)],
  [
    setup.SETUP_05,
    'two Brown railroads',
    withPart({ charterColours: ['Yellow', 'Yellow', 'Green', 'Brown', 'Brown'] }),
  ],
  [setup.SETUP_05, 'the Santa Fe may stay away', withCharter('SF', { always: false })],
  [setup.SETUP_05, 'the Kansas Pacific is always there', withCharter('KP', { always: true })],
  [setup.SETUP_06, 'three yellow privates', withPart({ privatesDealt: { ...privatesDealt, yellow: 3 } })],
  [setup.SETUP_06, 'one green private', withPart({ privatesDealt: { ...privatesDealt, green: 1 } })],
  [setup.SETUP_06, 'no brown private', withPart({ privatesDealt: { ...privatesDealt, brown: 0 } })],
  [setup.SETUP_06, 'no brown private to deal', noneOf('brown')],
  [setup.SETUP_07, 'a private without a value', withPrivate('Y6', { value: 0 })],
  [
    setup.SETUP_08,
    'the gold mine starts off the row',
    withPart({ metals: { ...metals, VGC: { ...metals.VGC, startCell: 28 } } }),
  ],
  [
    setup.SETUP_08,
    'no money on the steel works',
    withPart({ metals: { ...metals, 'CF&I': { ...metals['CF&I'], baseCash: 0 } } }),
  ],
  [setup.SETUP_09, 'a cube in the gray column', withColumn('I', [30])],
  [setup.SETUP_09, 'an empty yellow column', withColumn('A', [])],
  [setup.SETUP_09, 'a cube as dear as no cube', withColumn('H', [steel.priceWithoutCube])],
  [setup.SETUP_10, 'a gold track that does not rise', withPart({ gold: { ...gold, dividends: [50, 50, 100] } })],
  [setup.SETUP_11, 'a home without a stop', withHex('L2', { stop: null })],
  [
    setup.SETUP_11,
    'a home that is a town',
    withHex('I13', { cityOnlyWith: null, stop: { kind: 'town', revenue: null, slots: 0 } }),
  ],
  [setup.SETUP_12, 'a 3+ as cheap as a 2+', withTrain('3+', { price: 80 })],
  [setup.SETUP_12, 'only ten 6x2', withTrain('6x2', { count: 10 })],
  [
    setup.SETUP_12,
    'no trains that run out',
    withPart({ trains: baseBox.trains.map((train) => ({ ...train, count: null })) }),
  ],
  [setup.SETUP_13, 'the debt marker starts off the row', withPart({ debt: { ...debt, startCell: -1 } })],
];

/** A box in which no private of a colour is dealt. */
function noneOf(colour: 'brown'): Box {
  const privates = Object.entries(baseBox.privates).map(([id, card]) => [
    id,
    card.colour === colour ? { ...card, dealt: false } : card,
  ]);
  return withPart({ privates: Object.fromEntries(privates) });
}

describe('the box as the setup needs it', () => {
  it.each(SHAPES)('$id: $title; not so: %s', (rule, misprint, box) => {
    expect(rule.holdsFor(baseBox), rule.id).toBe(true);
    expect(rule.holdsFor(box), misprint).toBe(false);
  });
});

it('SETUP-06 (A-06, B-04): as many cards as are dealt are enough', () => {
  const brown = Object.entries(baseBox.privates).map(([id, card]) => [
    id,
    card.colour === 'brown' ? { ...card, dealt: id === 'B6' } : card,
  ]);
  expect(setup.SETUP_06.holdsFor(withPart({ privates: Object.fromEntries(brown) }))).toBe(true);
});

it('every rule about the box is broken by some misprint', () => {
  const shapes = Object.values(setup).filter((rule) => rule.kind === 'declarative');
  expect(new Set(SHAPES.map(([rule]) => rule.id))).toEqual(new Set(shapes.map(({ id }) => id)));
});

it('B110 (engine): of the off-map places one starts high and falls, Silverton; the others rise', () => {
  const values = Object.entries(baseBox.groups).map(([group, hexes]) => {
    const revenue = baseBox.hexes[hexes[0] ?? '']?.stop?.revenue;
    if (typeof revenue !== 'object' || revenue === null) throw new Error(`${group} pays by phase`);
    return [revenue.yellow, revenue.green, revenue.brown, revenue.gray];
  });
  const falling = values.filter(([first = 0, , , last = 0]) => first > last);
  expect(falling).toEqual([[70, 60, 50, 40]]);
  expect(values.length).toBeGreaterThan(3);
  for (const each of values) if (!falling.includes(each)) expect(each).toEqual(each.toSorted((a, b) => a - b));
});

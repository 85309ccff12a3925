/** Chapter "trains": who must buy a train, from whom, for how much, and what rusts. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { decidedBy, engine, play } from '../support/table.ts';
import { apart, buy, connected, pass, rich, withTrains } from '../support/train-scene.ts';
import { chapterReads } from './sentences.ts';

chapterReads('trains', [
  {
    rule: 'TRAIN-02',
    source: 'A-48, B-35',
    says: 'the train on top of the depot is bought from the bank',
    table: closing(apart),
    move: buy('2+', 80),
    shows: { 'RG trains': '2+', 'RG cash': 420 },
    causes: ['TRAIN-02', 'TRAIN-03'],
    twin: { says: 'a train from below', move: buy('3+', 180), by: 'TRAIN-02' },
  },
  {
    rule: 'TRAIN-02',
    source: 'A-49, B-35',
    says: 'a train is bought from another railroad that owns it',
    table: closing(withTrains(connected, [], ['3+', '2+'])),
    move: buy('2+', 100, 'NO'),
    shows: { 'RG trains': '2+', 'NO trains': '3+', 'RG cash': 400, 'NO cash': 110 },
    causes: ['TRAIN-04'],
    twin: { says: 'a train that it does not own', move: buy('4+', 100, 'NO'), by: 'TRAIN-02' },
  },
  {
    rule: 'TRAIN-02',
    source: 'A-48, B-35',
    says: 'a railroad buys a second train in the same turn',
    table: closing(withTrains(connected, ['2+'], [])),
    move: buy('2+', 80),
    shows: { 'RG trains': '2+ 2+' },
    twin: { says: 'one of its own', move: buy('2+', 80, 'RG'), by: 'TRAIN-02' },
  },
  {
    rule: 'OR-ORDER-01',
    source: 'A-28, B-21',
    says: 'the railroad on turn buys',
    table: closing(apart),
    move: buy('2+', 80),
    shows: { 'RG trains': '2+' },
    twin: {
      says: 'another railroad',
      table: closing({
        ...apart,
        railroads: { ...apart.railroads, NO: { president: 'bob', hands: { bob: 50 }, par: 60, cash: 90 } },
      }),
      move: buy('2+', 80, 'depot', 'NO'),
      by: 'OR-ORDER-01',
    },
  },
  {
    rule: 'TRAIN-03',
    source: 'B-35',
    says: 'it costs what is printed on it',
    table: closing({ ...apart, top: ['4+', 1] }),
    move: buy('4+', 400),
    shows: { 'RG cash': 100 },
    twin: { says: 'a dollar less', move: buy('4+', 399), by: 'TRAIN-03' },
  },
  {
    rule: 'TRAIN-03',
    source: 'B-35',
    says: 'the price is no offer',
    table: closing(apart),
    move: buy('2+', 80),
    shows: { 'RG cash': 420 },
    twin: { says: 'ten dollars more', move: buy('2+', 90), by: 'TRAIN-03' },
  },
  {
    rule: 'TRAIN-04',
    source: 'B-35',
    says: 'another railroad may sell for a single dollar',
    table: closing(withTrains(connected, [], ['3+'])),
    move: buy('3+', 1, 'NO'),
    shows: { 'RG cash': 499, 'NO cash': 11 },
    twin: { says: 'for nothing', move: buy('3+', 0, 'NO'), by: 'TRAIN-04' },
  },
  {
    rule: 'TRAIN-04',
    source: 'A-49',
    says: 'a price above the printed one is right if the treasury has it all',
    table: closing(withTrains(connected, [], ['2+'])),
    move: buy('2+', 500, 'NO'),
    shows: { 'RG cash': 0, 'NO cash': 510 },
    twin: { says: 'a dollar that it has not', move: buy('2+', 501, 'NO'), by: 'EMERGENCY-01', and: ['EMERGENCY-03'] },
  },
  {
    rule: 'TRAIN-04',
    source: 'engine',
    says: 'prices are in whole dollars',
    table: closing(withTrains(connected, [], ['2+'])),
    move: buy('2+', 7, 'NO'),
    shows: { 'RG cash': 493 },
    twin: { says: 'half a dollar', move: buy('2+', 6.5, 'NO'), by: 'TRAIN-04' },
  },
  {
    rule: 'TRAIN-05',
    source: 'A-49, B037',
    says: 'connected railroads trade',
    table: closing(withTrains(connected, [], ['2+'])),
    move: buy('2+', 50, 'NO'),
    shows: { 'RG trains': '2+' },
    twin: { says: 'railroads apart', table: closing(withTrains(apart, [], ['2+'])), by: 'TRAIN-05' },
  },
  {
    rule: 'TRAIN-06',
    source: 'B084',
    says: 'own trains that rust through the purchase make room',
    table: closing(withTrains(apart, ['2+', '2+'], [], ['4+', 0])),
    move: buy('4+', 400),
    shows: { 'RG trains': '4+', 'RG cash': 140 },
    causes: ['TRAIN-09', 'TRAIN-10'],
    twin: {
      says: 'a train that makes none rust',
      table: closing(withTrains(apart, ['2+', '2+'], [], ['3+', 0])),
      move: buy('3+', 180),
      by: 'TRAIN-06',
    },
  },
  {
    rule: 'TRAIN-06',
    source: 'B084, B125',
    says: 'one that rusts is enough',
    table: closing(withTrains(apart, ['2+', '3+'], [], ['4+', 0])),
    move: buy('4+', 400),
    shows: { 'RG trains': '3+ 4+', 'RG cash': 120 },
    twin: {
      says: 'two trains that stay',
      table: closing(withTrains(apart, ['3+', '3+'], [], ['4+', 0])),
      by: 'TRAIN-06',
    },
  },
  {
    rule: 'TRAIN-06',
    source: 'B125',
    says: 'a later copy rusts nothing',
    table: closing(withTrains(apart, ['3+'], [], ['4+', 1])),
    move: buy('4+', 400),
    shows: { 'RG trains': '3+ 4+' },
    causesNo: ['TRAIN-09'],
    twin: {
      says: 'a third train',
      table: closing(withTrains(apart, ['3+', '3+'], [], ['4+', 1])),
      by: 'TRAIN-06',
    },
  },
  {
    rule: 'TRAIN-06',
    source: 'engine',
    says: 'there is room for a second train of another railroad',
    table: closing(withTrains(connected, ['2+'], ['4+'], ['4+', 0])),
    move: buy('4+', 500, 'NO'),
    shows: { 'RG trains': '2+ 4+' },
    twin: {
      says: 'for a third there is none, whatever would rust',
      table: closing(withTrains(connected, ['2+', '2+'], ['4+'], ['4+', 0])),
      by: 'TRAIN-06',
    },
  },
  {
    rule: 'TRAIN-07',
    source: 'A-47, B-34',
    says: 'a railroad with a train need not buy another',
    table: closing(withTrains(connected, ['2+'], [])),
    move: pass,
    shows: { turn: 'NO' },
    twin: { says: 'one with a route and without a train', table: closing(connected), by: 'TRAIN-07' },
  },
  {
    rule: 'TRAIN-07',
    source: 'A-47, B-34',
    says: 'a railroad without a route needs no train',
    in: ['bga', 'summary'],
    table: closing(apart),
    move: pass,
    shows: { turn: 'NO', 'RG trains': '' },
    twin: { says: 'as soon as it has a route', table: closing(connected), by: 'TRAIN-07' },
  },
  {
    rule: 'TRAIN-07',
    source: 'B054, B091',
    says: 'every railroad needs a train, even without a route',
    in: ['18xx-games'],
    table: closing({ ...withTrains(apart, ['2+'], []), fresh: ['RG'] }),
    move: pass,
    shows: { turn: 'NO' },
    twin: { says: 'without one', table: closing({ ...apart, fresh: ['RG'] }), by: 'TRAIN-07' },
  },
  {
    rule: 'TRAIN-09',
    source: 'A-59, B-45',
    says: 'the first 4+ makes all 2+ rust, and each brings salvage',
    table: closing(withTrains(apart, ['2+'], ['2+', '2+'], ['4+', 0])),
    move: buy('4+', 400),
    shows: { 'RG trains': '4+', 'RG cash': 120, 'NO trains': '', 'NO cash': 50 },
    causes: ['TRAIN-09', 'TRAIN-10'],
    twin: { none: 'rust is no choice' },
  },
  {
    rule: 'TRAIN-09',
    source: 'A-50, B-45, B109',
    says: 'the first 6x2 makes all 3+ rust, and no other kind',
    table: closing(rich(withTrains(apart, ['3+'], ['4+', '3+'], ['6x2', 0]), 700)),
    move: buy('6x2', 650),
    shows: { 'RG trains': '6x2', 'RG cash': 95, 'NO trains': '4+', 'NO cash': 55 },
    twin: { none: 'rust is no choice' },
  },
  {
    rule: 'TRAIN-11',
    source: 'engine',
    says: 'who loses the last train by rust goes on without one until its own train step',
    table: closing(withTrains(apart, [], ['2+'], ['4+', 0])),
    move: buy('4+', 400),
    shows: { 'NO trains': '', turn: 'NO', step: 'track' },
    in: ['bga', 'summary'],
    twin: { none: 'nothing is asked of it' },
  },
  {
    rule: 'TRAIN-13',
    source: 'B050',
    says: 'there is always another 6x2',
    table: closing(rich(withTrains(apart, [], [], ['6x2', 6]), 700)),
    move: buy('6x2', 650),
    shows: { 'RG trains': '6x2', 'RG cash': 50 },
    causesNo: ['TRAIN-09', 'END-04'],
    twin: { says: 'a 5+, of which none is left', move: buy('5+', 500), by: 'TRAIN-02' },
  },
]);

describe('TRAIN-14 course of a purchase', () => {
  it.each(PROFILES)('%s: payment, handing over, rust, salvage', (profile) => {
    const before = closingScene(profile, withTrains(apart, ['2+'], [], ['4+', 0]));
    const applied = engine.apply(before, buy('4+', 400));
    const rules = applied.ok ? applied.journal.map(({ rule }) => rule) : [];
    expect(rules.slice(0, 4)).toEqual(['TRAIN-03', 'TRAIN-02', 'TRAIN-09', 'TRAIN-10']);
  });

  it('B135: the position before stays what it was, and the same purchase leads to the same position', () => {
    const before = closingScene('18xx-games', withTrains(apart, ['2+'], ['2+'], ['4+', 0]));
    const written = JSON.stringify(before);
    const once = play(before, buy('4+', 400));
    expect(JSON.stringify(before)).toBe(written);
    expect(play(JSON.parse(written), buy('4+', 400))).toEqual(once);
  });
});

describe('what is listed is what is allowed', () => {
  it.each(PROFILES)('%s: every price of a train of another railroad, and none beside', (profile) => {
    const sold = { emergencySales: [{ company: 'CF&I', price: 45 }] } as const;
    for (const [cash, ann, remembers] of [
      [40, 550, {}],
      [120, 550, {}],
      [500, 550, {}],
      [40, 30, {}],
      [40, 80, sold],
      [200, 80, sold],
    ] as const) {
      const scene = rich(withTrains(connected, [], ['3+'], ['4+', 0]), cash);
      const before = closingScene(profile, { ...scene, cash: { ann }, remembers });
      const option = [...engine.options(before)].find(({ move }) => move.type === 'buyTrain' && move.from === 'NO');
      const { lo = 0, hi = 0 } = option?.vary ?? {};
      for (const price of [lo, hi]) expect(decidedBy(before, buy('3+', price, 'NO'))).toBeNull();
      for (const price of [lo - 1, hi + 1]) expect(decidedBy(before, buy('3+', price, 'NO'))).not.toBeNull();
    }
  });
});

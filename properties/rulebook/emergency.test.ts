/** Chapter "emergency": what a president does for a railroad that must buy a train. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../spec/vocabulary.ts';
import { closing, closingScene } from '../support/closing-scene.ts';
import { buy, needy, presiding, sell, withCash, withRivalTrain } from '../support/emergency-scene.ts';
import { decidedBy, engine } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

chapterReads('emergency', [
  {
    rule: 'EMERGENCY-01',
    source: 'A-47, B-36',
    says: 'the treasury pays all it has, and the president exactly what is missing',
    table: closing(needy),
    move: buy('4+', 400),
    shows: { 'RG cash': 0, 'ann cash': 0, 'RG trains': '4+' },
    causes: ['EMERGENCY-01'],
    twin: { says: 'a dollar short', table: closing(withCash(299)), by: 'EMERGENCY-01' },
  },
  {
    rule: 'EMERGENCY-01',
    source: 'B-36',
    says: 'a railroad that must buy is helped',
    table: closing(needy),
    move: buy('4+', 400),
    shows: { 'RG trains': '4+' },
    twin: {
      says: 'one that owns a train is not',
      table: closing({ ...needy, trains: { RG: ['3+'] } }),
      by: 'EMERGENCY-01',
    },
  },
  {
    rule: 'EMERGENCY-01',
    source: 'B-36',
    says: 'a treasury that can pay pays alone',
    table: closing({ ...needy, top: ['2+', 0] }),
    move: buy('2+', 80),
    shows: { 'RG cash': 20, 'ann cash': 300 },
    causesNo: ['EMERGENCY-01'],
    twin: {
      says: 'then the president adds nothing for a dearer train of another railroad',
      table: closing(withRivalTrain(300, '3+', { top: ['2+', 0] })),
      move: buy('3+', 150, 'NO'),
      by: 'EMERGENCY-01',
    },
  },
  {
    rule: 'EMERGENCY-02',
    source: 'engine',
    says: 'the president helps to buy the top train of the depot',
    table: closing(withCash(600)),
    move: buy('4+', 400),
    shows: { 'ann cash': 300 },
    twin: { says: 'a dearer one', move: buy('5+', 500), by: 'TRAIN-02' },
  },
  {
    rule: 'EMERGENCY-03',
    source: 'engine',
    says: 'the president may help to buy a train of another railroad for its printed price',
    table: closing(withRivalTrain(300, '3+')),
    move: buy('3+', 180, 'NO'),
    shows: { 'RG cash': 0, 'ann cash': 220, 'NO cash': 180 },
    causes: ['EMERGENCY-01', 'TRAIN-04'],
    twin: { says: 'for a dollar more', move: buy('3+', 181, 'NO'), by: 'EMERGENCY-03' },
  },
  {
    rule: 'EMERGENCY-03',
    source: 'engine',
    says: 'after a sale the price must have needed it',
    table: closing(withRivalTrain(90, '3+', { remembers: { emergencySales: [{ company: 'CF&I', price: 50 }] } })),
    move: buy('3+', 141, 'NO'),
    shows: { 'ann cash': 49, 'NO cash': 141 },
    twin: { says: 'the last share sold would not have been needed', move: buy('3+', 140, 'NO'), by: 'EMERGENCY-03' },
  },
  {
    rule: 'EMERGENCY-03',
    source: 'engine',
    says: 'the sale does not matter where the treasury could pay the printed price',
    table: closing(withRivalTrain(90, '2+', { remembers: { emergencySales: [{ company: 'CF&I', price: 50 }] } })),
    move: buy('2+', 1, 'NO'),
    shows: { 'RG cash': 99, 'ann cash': 90 },
    twin: { says: 'then the president adds nothing', move: buy('2+', 101, 'NO'), by: 'EMERGENCY-03' },
  },
  {
    rule: 'EMERGENCY-04',
    source: 'B-36',
    says: 'a president without enough cash sells shares and gets the money',
    table: closing(withCash(200)),
    move: sell('CF&I', 10),
    shows: { 'ann cash': 250, 'ann CF&I': 30, 'CF&I pool': 50, 'CF&I price': 50, step: 'trains' },
    causes: ['SR-SELL-01', 'EMERGENCY-05'],
    twin: { says: 'one who can pay', table: closing(needy), by: 'EMERGENCY-04', and: ['EMERGENCY-05'] },
  },
  {
    rule: 'EMERGENCY-04',
    source: 'B-36',
    says: 'only the president sells',
    table: closing(withCash(200)),
    move: sell('CF&I', 10),
    shows: { 'ann CF&I': 30 },
    twin: { says: 'another player', move: sell('CF&I', 10, 'bob'), by: 'EMERGENCY-04' },
  },
  {
    rule: 'EMERGENCY-09',
    source: 'engine',
    says: 'a sale has the duty for its reason',
    table: closing(withCash(200)),
    move: sell('CF&I', 10),
    shows: { 'ann CF&I': 30 },
    twin: {
      says: 'a railroad that owns a train',
      table: closing({ ...withCash(200), trains: { RG: ['3+'] } }),
      by: 'EMERGENCY-09',
    },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'several companies may be sold in one turn',
    table: closing({ ...withCash(0), remembers: { emergencySales: [{ company: 'NO', price: 60 }] } }),
    move: sell('CF&I', 10),
    shows: { 'ann CF&I': 30 },
    twin: {
      says: 'the same company twice',
      table: closing({ ...withCash(0), remembers: { emergencySales: [{ company: 'CF&I', price: 50 }] } }),
      by: 'EMERGENCY-05',
    },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'the pool limit of railroads binds',
    table: closing({
      ...withCash(0),
      railroads: { ...needy.railroads, NO: { president: 'bob', hands: { bob: 40, ann: 20 }, par: 60, pool: 40 } },
    }),
    move: sell('NO', 10),
    shows: { 'NO pool': 50, 'NO price': 60 },
    twin: { says: 'above half', move: sell('NO', 20), by: 'SR-SELL-06' },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'B124, A-26',
    says: 'another railroad may get another president',
    table: closing(presiding(40, { bob: 20 })),
    move: sell('NO', 30),
    shows: { 'NO president': 'bob', 'NO price': 45, 'ann cash': 180 },
    causes: ['PRES-03', 'SR-SELL-04'],
    twin: {
      says: 'a president’s certificate without a successor',
      table: closing(presiding(40, { bob: 10 })),
      by: 'SR-SELL-07',
    },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'the railroad that is buying keeps its president when another comes level',
    table: closing(withCash(0)),
    move: sell('RG', 30),
    shows: { 'ann RG': 20, 'bob RG': 20, 'RG president': 'ann' },
    twin: { says: 'it would get another', move: sell('RG', 40), by: 'EMERGENCY-05' },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'no more is sold than needed',
    table: closing(withCash(249)),
    move: sell('CF&I', 20),
    shows: { 'ann cash': 349 },
    twin: { says: 'one share would do', table: closing(withCash(250)), by: 'EMERGENCY-05' },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'a lone president’s certificate is sold whole although half of it would do',
    table: closing({ ...presiding(20, { bob: 20 }), cash: { ann: 290 } }),
    move: sell('NO', 20),
    shows: { 'ann NO': 0, 'NO president': 'bob' },
    twin: { says: 'two ordinary shares', table: closing({ ...withCash(290) }), by: 'EMERGENCY-05' },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'all shares of a metal company may go',
    in: ['bga', 'summary'],
    table: closing({ ...withCash(0), metals: { 'CF&I': { hands: { ann: 30 } } } }),
    move: sell('CF&I', 30),
    shows: { 'ann CF&I': 0, 'CF&I first': null },
    twin: { says: 'more than he holds', move: sell('CF&I', 40), by: 'SR-SELL-01', and: ['SR-SELL-06'] },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'the first certificate of a metal company needs another holder',
    in: ['18xx-games'],
    table: closing({ ...withCash(0), metals: { 'CF&I': { hands: { ann: 30, cid: 10 } } } }),
    move: sell('CF&I', 30),
    shows: { 'ann CF&I': 0, 'CF&I first': 'cid' },
    twin: {
      says: 'nobody else holds any',
      table: closing({ ...withCash(0), metals: { 'CF&I': { hands: { ann: 30 } } } }),
      by: 'EMERGENCY-05',
    },
  },
  {
    rule: 'EMERGENCY-05',
    source: 'engine',
    says: 'the first stock round does not stand in the way',
    table: closing({ ...withCash(200), set: 1 }),
    move: sell('CF&I', 10),
    shows: { 'ann cash': 250 },
    twin: {
      says: 'a railroad without a price',
      table: closing({ ...withCash(200), unfounded: { KP: { ann: 10 } } }),
      move: sell('KP', 10),
      by: 'SR-SELL-08',
    },
  },
  {
    rule: 'EMERGENCY-06',
    source: 'engine',
    says: 'railroads that have yet to act take their order anew',
    table: closing({
      ...withCash(0),
      railroads: {
        RG: { president: 'ann', hands: { ann: 50 }, par: 70, cash: 100 },
        NO: { president: 'ann', hands: { ann: 40, bob: 20 }, par: 60 },
        SF: { president: 'bob', hands: { bob: 50 }, par: 60 },
      },
    }),
    move: sell('NO', 10),
    shows: { order: 'RG SF NO', 'NO price': 55 },
    causes: ['SR-SELL-04', 'OR-ORDER-02'],
    twin: { none: 'the order is no choice' },
  },
  {
    rule: 'EMERGENCY-06',
    source: 'engine',
    says: 'the railroad on turn stays before the others, however far it drops',
    table: closing({
      ...withCash(0),
      railroads: { ...needy.railroads, RG: { president: 'ann', hands: { ann: 50 }, par: 60, price: 65, cash: 100 } },
    }),
    move: sell('RG', 30),
    shows: { order: 'RG NO', 'RG price': 50 },
    causesNo: ['OR-ORDER-02'],
    twin: { none: 'the order is no choice' },
  },
]);

describe('the end of an emergency', () => {
  it.each(PROFILES)('%s: an emergency always leaves a way on', (profile) => {
    for (const ann of [0, 9, 60, 120, 180, 240, 299, 300])
      for (const scene of [needy, presiding(20, { bob: 20 }), presiding(30, {}), presiding(40, { bob: 20 }, 40)]) {
        const before = closingScene(profile, { ...scene, cash: { ann } });
        const ways = [...engine.options(before)].map(({ move }) => move.type).filter((type) => type !== 'breakOff');
        expect(ways).not.toEqual([]);
        for (const { move } of engine.options(before)) expect(decidedBy(before, move)).toBeNull();
      }
  });
});

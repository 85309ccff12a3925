import { describe, expect, it } from 'vitest';
import { emptySlots, isFullOfOthers, reservationsAt } from '../../spec/track/board.ts';
import { hasSlotFor, isCity, reachesStop, stationSites } from '../../spec/track/stations.ts';
import { LINE, mapOf, PLAYERS } from './line.ts';

const line = mapOf(LINE, { L2: ['RG'] });
const GREEN = '15@1';

describe('TOKEN-06: a station is placed', () => {
  it('in any reached city with an empty slot and no own station', () => {
    expect(stationSites(line, 'RG').toSorted()).toEqual(['F12', 'H12', 'I7', 'K7']);
    expect(stationSites(mapOf(LINE, { L2: ['RG'], I7: ['RG'] }), 'RG').toSorted()).toEqual(['F12', 'H12', 'K7']);
  });

  it('not where the track ends in a city full of others', () => {
    expect(stationSites(mapOf(LINE, { L2: ['RG'], K7: ['SF'] }), 'RG')).toEqual([]);
  });

  it('not in a town, nor off the map where the place takes none', () => {
    expect(isCity(line, 'K7')).toBe(true);
    expect(isCity(line, 'K3')).toBe(false);
    expect(isCity(line, 'L2')).toBe(true);
    expect(isCity(line, 'O3')).toBe(false);
  });

  it('not in a city that is out of reach', () => {
    expect(reachesStop(line, 'RG', 'H12')).toBe(true);
    expect(reachesStop(line, 'RG', 'G17')).toBe(false);
  });
});

describe('TOKEN-07: a slot is kept', () => {
  const withOwner = mapOf(LINE, { L2: ['RG'] }, [...PLAYERS, 'CSCC']);

  it('for the railroad whose home it is, if it takes part', () => {
    expect(reservationsAt(withOwner, 'K7')).toEqual(['CSCC']);
    expect(hasSlotFor(withOwner, 'RG', 'K7')).toBe(false);
    expect(hasSlotFor(withOwner, 'CSCC', 'K7')).toBe(true);
    expect(reservationsAt(line, 'K7')).toEqual([]);
    expect(hasSlotFor(line, 'RG', 'K7')).toBe(true);
  });

  it('beside which a second slot is free for all', () => {
    const green = mapOf({ ...LINE, K7: GREEN }, { L2: ['RG'] }, withOwner.inPlay);
    expect(hasSlotFor(green, 'RG', 'K7')).toBe(true);
    const taken = mapOf({ ...LINE, K7: GREEN }, { K7: ['SF'] }, withOwner.inPlay);
    expect(hasSlotFor(taken, 'RG', 'K7')).toBe(false);
    expect(hasSlotFor(taken, 'CSCC', 'K7')).toBe(true);
  });

  it('only until its owner is there', () => {
    const home = mapOf({ ...LINE, K7: GREEN }, { K7: ['CSCC'] }, withOwner.inPlay);
    expect(reservationsAt(home, 'K7')).toEqual([]);
    expect(hasSlotFor(home, 'RG', 'K7')).toBe(true);
  });

  it('at both ends of the gorge for the Rio Grande', () => {
    for (const hex of ['D12', 'F12']) {
      expect(hasSlotFor(line, 'RG', hex)).toBe(true);
      expect(hasSlotFor(line, 'SF', hex)).toBe(false);
    }
  });
});

describe('TOKEN-08: a city is closed', () => {
  it.each([
    ['to others when its only slot is taken', '6@1', ['SF'], 'RG', true],
    ['not to its own', '6@1', ['SF'], 'SF', false],
    ['not while a slot is empty', GREEN, ['SF'], 'RG', false],
    ['when all slots are taken', GREEN, ['SF', 'SPP'], 'RG', true],
    ['not to one of its owners', GREEN, ['SF', 'RG'], 'RG', false],
  ] as const)('%s', (_, tile, stations, railroad, closed) => {
    expect(isFullOfOthers(mapOf({ K7: tile }, { K7: stations }), 'K7', railroad)).toBe(closed);
  });

  it('not while the empty slot is kept for somebody', () => {
    const kept = mapOf({ K7: GREEN }, { K7: ['SF'] }, [...PLAYERS, 'CSCC']);
    expect(isFullOfOthers(kept, 'K7', 'RG')).toBe(false);
    expect(emptySlots(kept, 'K7')).toBe(1);
  });

  it('never a town', () => {
    expect(isFullOfOthers(line, 'K3', 'RG')).toBe(false);
  });
});

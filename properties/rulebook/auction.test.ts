/** Chapter "auction": how the privates are sold at the start of the game. */
import { describe, expect, it } from 'vitest';
import type { Move } from '../../spec/moves/move.ts';
import type { RuleId } from '../../spec/rules/ids.ts';
import type { Setup } from '../../spec/setup.ts';
import type { Position } from '../../spec/state.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { bid, pass } from '../support/moves.ts';
import { deal, engine, play, setupFor } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const DOCUMENTS = ['bga', 'summary'] as const;
const ENGINE = ['18xx-games'] as const;

/** The auction after some moves, players with the given cash. */
const auction =
  (moves: readonly Move[] = [], change: Partial<Setup> = {}, players: 2 | 3 | 4 = 3) =>
  (profile: ProfileId): Position =>
    play(deal(setupFor(profile, players, change)), ...moves);

/** Ann buys the first private and keeps the given cash; Bob opens the next auction. */
const annKeeps = (cash: number): readonly Move[] => [bid('ann', 'Y3', 550 - cash), pass('bob'), pass('cid')];

chapterReads('auction', [
  {
    rule: 'AUCTION-01',
    source: 'A-01, A-06, B-04, B075',
    says: 'bids are for the private that is up',
    table: auction(),
    move: bid('ann', 'Y3', 40),
    shows: { lot: 'Y3', highest: 'ann 40', turn: 'bob', step: 'bidding' },
    causes: ['AUCTION-03'],
    twin: { says: 'a bid on a later one', move: bid('ann', 'Y5', 70), by: 'AUCTION-01' },
  },
  {
    rule: 'AUCTION-01',
    source: 'A-06, B-04',
    says: 'the next private is put up when one is sold',
    table: auction([bid('ann', 'Y3', 40), pass('bob')]),
    move: pass('cid'),
    shows: { lot: 'Y5', highest: null, 'Y3 owner': 'ann', step: 'offered' },
    causes: ['AUCTION-01', 'AUCTION-02', 'AUCTION-08'],
    twin: {
      says: 'a further bid on the one sold',
      table: auction([bid('ann', 'Y3', 40), pass('bob'), pass('cid')]),
      move: bid('bob', 'Y3', 100),
      by: 'AUCTION-01',
    },
  },
  {
    rule: 'AUCTION-02',
    source: 'A-07',
    says: 'the holder of the priority marker opens the first auction',
    table: auction([], { priority: 'bob' }),
    move: bid('bob', 'Y3', 40),
    shows: { highest: 'bob 40', turn: 'cid' },
    twin: { says: 'the first seat opens without the marker', move: bid('ann', 'Y3', 40), by: 'AUCTION-02' },
  },
  {
    rule: 'AUCTION-02',
    source: 'A-07',
    says: 'the turn goes clockwise while nobody has bid',
    table: auction([pass('bob')], { priority: 'bob' }),
    move: bid('cid', 'Y3', 40),
    shows: { highest: 'cid 40' },
    twin: { says: 'a player further round bids at once', move: bid('ann', 'Y3', 40), by: 'AUCTION-02' },
  },
  {
    rule: 'AUCTION-02',
    source: 'engine, B075',
    says: 'a later auction is opened by the player left of the last winner',
    table: auction([bid('ann', 'Y3', 40), bid('bob', 'Y3', 45), pass('cid'), pass('ann')]),
    move: bid('cid', 'Y5', 70),
    shows: { lot: 'Y5', highest: 'cid 70', turn: 'ann' },
    twin: { says: 'the winner opens again', move: bid('bob', 'Y5', 70), by: 'AUCTION-02' },
  },
  {
    rule: 'AUCTION-02',
    source: 'engine',
    says: 'after a removal the same player opens again',
    table: auction([pass('bob'), pass('cid'), pass('ann')], { priority: 'bob' }),
    move: bid('bob', 'Y5', 70),
    shows: { lot: 'Y5', highest: 'bob 70' },
    twin: { says: 'the player to his left opens', move: bid('cid', 'Y5', 70), by: 'AUCTION-02' },
  },
  {
    rule: 'AUCTION-03',
    source: 'A-08, B-05',
    says: 'the first bid is at least the face value',
    table: auction(),
    move: bid('ann', 'Y3', 40),
    shows: { highest: 'ann 40' },
    causes: ['AUCTION-03'],
    twin: { says: 'one dollar less', move: bid('ann', 'Y3', 39), by: 'AUCTION-03' },
  },
  {
    rule: 'AUCTION-03',
    source: 'A-08, B-05, B075',
    says: 'a raise is at least $5',
    table: auction([bid('ann', 'Y3', 40)]),
    move: bid('bob', 'Y3', 45),
    shows: { highest: 'bob 45' },
    causes: ['AUCTION-03'],
    twin: { says: 'a raise of $4', move: bid('bob', 'Y3', 44), by: 'AUCTION-03' },
  },
  {
    rule: 'AUCTION-03',
    source: 'A-08, B-05',
    says: 'bids go in fives above the minimum',
    in: DOCUMENTS,
    table: auction(),
    move: bid('ann', 'Y3', 55),
    shows: { highest: 'ann 55' },
    twin: { says: 'a bid of 47 on a minimum of 40', move: bid('ann', 'Y3', 47), by: 'AUCTION-03' },
  },
  {
    rule: 'AUCTION-03',
    source: 'engine',
    says: 'any whole dollars above the minimum are a bid',
    in: ENGINE,
    table: auction([bid('ann', 'Y3', 47)]),
    move: bid('bob', 'Y3', 53),
    shows: { highest: 'bob 53' },
    twin: { says: 'half a dollar', move: bid('bob', 'Y3', 52.5), by: 'AUCTION-03' },
  },
  {
    rule: 'AUCTION-04',
    source: 'engine',
    says: 'all cash may be bid',
    table: auction(),
    move: bid('ann', 'Y3', 550),
    shows: { 'ann cash': 0, 'Y3 owner': 'ann' },
    twin: { says: 'more than one has', move: bid('ann', 'Y3', 555), by: 'AUCTION-04' },
  },
  {
    rule: 'AUCTION-05',
    source: 'A-09, B-05',
    says: 'who passes before any bid is out of this auction',
    in: DOCUMENTS,
    table: auction([pass('ann'), bid('bob', 'Y3', 40)]),
    move: pass('cid'),
    shows: { 'Y3 owner': 'bob', 'bob cash': 510, lot: 'Y5', turn: 'cid' },
    twin: {
      says: 'he comes back after a bid',
      table: auction([pass('ann'), bid('bob', 'Y3', 40)]),
      move: bid('ann', 'Y3', 45),
      by: 'AUCTION-05',
      and: ['AUCTION-06'],
    },
  },
  {
    rule: 'AUCTION-05',
    source: 'engine',
    says: 'who declines to open is in again once somebody bids',
    in: ENGINE,
    table: auction([pass('ann'), bid('bob', 'Y3', 40), pass('cid')]),
    move: bid('ann', 'Y3', 45),
    shows: { highest: 'ann 45', bidders: 'ann bob', turn: 'bob' },
    twin: {
      says: 'who left the bidding comes back',
      table: auction([pass('ann'), bid('bob', 'Y3', 40), pass('cid'), bid('ann', 'Y3', 45)]),
      move: bid('cid', 'Y3', 50),
      by: 'AUCTION-06',
    },
  },
  {
    rule: 'AUCTION-05',
    source: 'A-09, B-05, B058, B104',
    says: 'the last player who may still open buys with his first bid',
    in: DOCUMENTS,
    table: auction([pass('ann'), pass('bob')]),
    move: bid('cid', 'Y3', 75),
    shows: { 'Y3 owner': 'cid', 'cid cash': 475, lot: 'Y5', turn: 'ann' },
    causes: ['AUCTION-03', 'AUCTION-08'],
    twin: {
      says: 'the first to pass bids instead',
      move: bid('ann', 'Y3', 75),
      by: 'AUCTION-05',
      and: ['AUCTION-02'],
    },
  },
  {
    rule: 'AUCTION-05',
    source: 'engine, B058',
    says: 'all who declined are asked again when the last one bids',
    in: ENGINE,
    table: auction([pass('ann'), pass('bob'), bid('cid', 'Y3', 75)]),
    move: bid('ann', 'Y3', 80),
    shows: { highest: 'ann 80', bidders: 'ann bob cid', turn: 'bob', 'Y3 owner': null },
    twin: { says: 'a raise that is too small', move: bid('ann', 'Y3', 79), by: 'AUCTION-03' },
  },
  {
    rule: 'AUCTION-06',
    source: 'A-09, B-05',
    says: 'the turn goes to the next bidder clockwise from the highest',
    table: auction([bid('ann', 'Y3', 40), bid('bob', 'Y3', 45)]),
    move: bid('cid', 'Y3', 50),
    shows: { highest: 'cid 50', turn: 'ann' },
    twin: { says: 'a bid out of turn', move: bid('ann', 'Y3', 50), by: 'AUCTION-06' },
  },
  {
    rule: 'AUCTION-06',
    source: 'A-09, B-05',
    says: 'who passes is out of this auction',
    table: auction([bid('ann', 'Y3', 40)]),
    move: pass('bob'),
    shows: { bidders: 'ann cid', turn: 'cid', highest: 'ann 40' },
    causes: ['AUCTION-06'],
    twin: { says: 'a pass out of turn', move: pass('ann'), by: 'AUCTION-06' },
  },
  {
    rule: 'AUCTION-06',
    source: 'A-09, B-05',
    says: 'who passed one auction takes part in the next',
    table: auction([bid('ann', 'Y3', 40), pass('bob'), pass('cid')]),
    move: bid('bob', 'Y5', 70),
    shows: { highest: 'bob 70', bidders: 'ann bob cid' },
    twin: {
      says: 'but not in the one that he left',
      table: auction([bid('ann', 'Y3', 40), pass('bob')]),
      move: bid('bob', 'Y3', 45),
      by: 'AUCTION-06',
    },
  },
  {
    rule: 'AUCTION-07',
    source: 'engine, row 9',
    says: 'who cannot afford the next bid is out after a bid, unasked',
    table: auction([...annKeeps(70), bid('bob', 'Y5', 70)]),
    move: pass('cid'),
    shows: { 'Y5 owner': 'bob', 'bob cash': 480 },
    twin: { says: 'the poor player has his turn', move: pass('ann'), by: 'AUCTION-06' },
  },
  {
    rule: 'AUCTION-07',
    source: 'engine, row 9',
    says: 'who cannot afford the minimum is out from the start',
    table: auction([...annKeeps(65), pass('bob')]),
    move: bid('cid', 'Y5', 70),
    shows: { 'ann cash': 65 },
    twin: {
      says: 'the poor player has his turn',
      table: auction([...annKeeps(65), pass('bob')]),
      move: pass('ann'),
      by: 'AUCTION-02',
    },
  },
  {
    rule: 'AUCTION-07',
    source: 'engine, row 9',
    says: 'who can just pay the minimum is in',
    table: auction([...annKeeps(70), pass('bob'), pass('cid')]),
    move: bid('ann', 'Y5', 70),
    shows: { 'bob cash': 550 },
    causes: ['AUCTION-03'],
    twin: { says: 'a bid beyond his cash', move: bid('ann', 'Y5', 75), by: 'AUCTION-04' },
  },
  {
    rule: 'AUCTION-08',
    source: 'A-10, B-06',
    says: 'the last bidder pays the bank and owns the private himself',
    table: auction([bid('ann', 'Y3', 40), bid('bob', 'Y3', 60), pass('cid')]),
    move: pass('ann'),
    shows: { 'bob cash': 490, 'ann cash': 550, 'Y3 owner': 'bob', 'bob certificates': 1 },
    causes: ['AUCTION-06', 'AUCTION-08'],
    twin: { says: 'the highest bidder raises himself', move: bid('bob', 'Y3', 65), by: 'AUCTION-06' },
  },
  {
    rule: 'AUCTION-08',
    source: 'engine',
    says: 'the only player who can afford the next bid buys at once',
    table: auction([bid('ann', 'Y3', 40)]),
    move: bid('bob', 'Y3', 550),
    shows: { 'bob cash': 0, 'Y3 owner': 'bob', lot: 'Y5' },
    causes: ['AUCTION-08'],
    twin: { says: 'after it another would have had to be asked', move: bid('cid', 'Y3', 550), by: 'AUCTION-06' },
  },
  {
    rule: 'AUCTION-09',
    source: 'engine, B013',
    says: 'a private for which nobody bids is removed, and the next is put up at its own price',
    table: auction([pass('ann'), pass('bob')]),
    move: pass('cid'),
    shows: { 'Y3 owner': null, 'Y3 closed': true, lot: 'Y5', turn: 'ann', step: 'offered' },
    causes: ['AUCTION-05', 'AUCTION-09'],
    twin: {
      says: 'the next for less than its face value',
      table: auction([pass('ann'), pass('bob'), pass('cid')]),
      move: bid('ann', 'Y5', 65),
      by: 'AUCTION-03',
    },
  },
  {
    rule: 'AUCTION-10',
    source: 'engine',
    says: 'the Coal Depot takes its cubes when it is won',
    table: auction(
      ['Y3', 'Y5'].flatMap(() => [pass('ann'), pass('bob'), pass('cid')]).concat([bid('ann', 'G6', 30), pass('bob')]),
      { privates: ['Y3', 'Y5', 'G6', 'G1', 'B6'] },
    ),
    move: pass('cid'),
    shows: { 'G6 owner': 'ann', 'G6 cubes': 3 },
    causes: ['AUCTION-08', 'PRIVATE-G6-01'],
    twin: {
      says: 'a bid below its face value of $10',
      table: auction(
        ['Y3', 'Y5'].flatMap(() => [pass('ann'), pass('bob'), pass('cid')]),
        { privates: ['Y3', 'Y5', 'G6', 'G1', 'B6'] },
      ),
      move: bid('ann', 'G6', 5),
      by: 'AUCTION-03',
    },
  },
]);

describe('AUCTION-05 (A-09, B-05, B058): who declined before a bid bids again in a game by the rules of the engine', () => {
  const [ann, bob, cid] = [bid('ann', 'Y3', 80), pass('bob'), bid('cid', 'Y3', 75)];
  const at = play(deal(setupFor('18xx-games')), pass('ann'), bob, cid);

  it.each<[ProfileId, RuleId | null]>([
    ['bga', 'AUCTION-05'],
    ['summary', 'AUCTION-05'],
    ['18xx-games', null],
  ])('by %s: %s', (profile, rule) => {
    expect(engine.refusal(at, ann, profile)?.rule ?? null).toBe(rule);
  });

  it.each(PROFILES)('by %s who had no turn before the bid is in', (profile) => {
    const early = play(deal(setupFor('18xx-games')), pass('ann'), bid('bob', 'Y3', 75));
    expect(engine.refusal(early, bid('cid', 'Y3', 80), profile)).toBeNull();
  });
});

describe('AUCTION-03 (A-08, B-05): after an odd bid in a game by the rules of the engine', () => {
  const at = play(deal(setupFor('18xx-games')), bid('ann', 'Y3', 47));

  it.each<[ProfileId, number, RuleId | null]>([
    ['bga', 52, null],
    ['bga', 57, null],
    ['bga', 55, 'AUCTION-03'],
    ['summary', 57, null],
    ['summary', 60, 'AUCTION-03'],
    ['18xx-games', 55, null],
    ['18xx-games', 51, 'AUCTION-03'],
  ])('by %s, a bid of $%d: %s', (profile, price, rule) => {
    expect(engine.refusal(at, bid('bob', 'Y3', price), profile)?.rule ?? null).toBe(rule);
  });
});

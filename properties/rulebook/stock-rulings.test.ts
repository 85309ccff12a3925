/** Rulings on setup, auction, stock rounds and market: each of them decides something, and is read where it does. */
import { describe, expect, it } from 'vitest';
import { DEEDS } from '../../spec/deeds.ts';
import { nextOpener, priorityToRichest, putUp } from '../../spec/lots.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { RulingId, Rulings } from '../../spec/profiles/rulings.ts';
import { RULINGS, rulingsOf } from '../../spec/profiles/rulings.ts';
import { SETUP_RULINGS } from '../../spec/profiles/setup-rulings.ts';
import { STOCK_RULINGS } from '../../spec/profiles/stock-rulings.ts';
import type { View } from '../../spec/rule.ts';
import { seal } from '../../spec/rule.ts';
import { certificateLimit } from '../../spec/rules/certificates.ts';
import { movePrice } from '../../spec/share-price.ts';
import { nothingToDo } from '../../spec/stock-turn.ts';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import { bid, found, pass, sell } from '../support/moves.ts';
import { stockScene } from '../support/stock-scene.ts';
import { deal, engine, play, setupFor } from '../support/table.ts';

/** Under a ruling with an answer: what the rules then say. */
interface Answered<K extends RulingId> {
  readonly ruling: K;
  readonly asks: string;
  /** What comes out under an answer of the ruling. */
  readonly outcome: (answer: Rulings[K]) => unknown;
  /** The outcome for each answer that the rules understand. */
  readonly outcomes: readonly (readonly [answer: Rulings[K], outcome: unknown])[];
}

const answered = <K extends RulingId>(row: Answered<K>) => ({
  ...row,
  outcomes: row.outcomes.map(([answer, expected]) => ({ answer: `${answer}`, found: row.outcome(answer), expected })),
  understood: row.outcomes.map(([answer]): unknown => answer),
});

/** A position under the rulings of a profile, one of them answered otherwise. */
const under = (at: ReturnType<typeof deal>, change: Partial<Rulings>, profile: ProfileId = 'bga'): View => ({
  ...engine.view(at),
  rulings: seal({ ...rulingsOf(profile), ...change }),
});

const legal = (deed: keyof typeof DEEDS, view: View, move: Move): string | null =>
  DEEDS[deed].legal(view, move)?.rule ?? null;

const opened = deal(setupFor('bga'));
const presidentOfKp = { KP: { president: 'ann', hands: { ann: 40, bob: 20 }, par: 80 } } as const;
/** Bob is on turn, penniless and without shares. */
const broke = stockScene('bga', { turn: 'bob', cash: { bob: 0 } });
const sold = play(opened, bid('ann', 'Y3', 40), bid('bob', 'Y3', 45), pass('cid'), pass('ann'));
const palmers = stockScene('bga', { unfounded: { RG: { bob: 10 } }, privates: { Y4: 'bob' } });

const ROWS = [
  answered({
    ruling: 'bid-steps',
    asks: 'is 47 a bid on a minimum of 40',
    outcome: (answer) => legal('bid', under(opened, { 'bid-steps': answer }), bid('ann', 'Y3', 47)),
    outcomes: [
      ['fives', 'AUCTION-03'],
      ['dollars', null],
    ],
  }),
  answered({
    ruling: 'pass-before-bid',
    asks: 'who is in after a first pass',
    outcome: (answer) =>
      DEEDS.decline.effect(under(opened, { 'pass-before-bid': answer }), pass('ann')).game.lot?.bidders,
    outcomes: [
      ['out', ['bob', 'cid']],
      ['stays', ['ann', 'bob', 'cid']],
    ],
  }),
  answered({
    ruling: 'later-opener',
    asks: 'who opens when Bob has won the first private',
    outcome: (answer) =>
      nextOpener(under({ ...sold, game: { ...sold.game, lot: wonByBob(sold.game.lot) } }, { 'later-opener': answer })),
    outcomes: [
      ['leftOfWinner', 'cid'],
      ['priority', 'ann'],
    ],
  }),
  answered({
    ruling: 'poor-bidders',
    asks: 'who is in when a private of $70 is put up and Ann has $65',
    outcome: (answer) => {
      const poor = { ...sold.game, players: sold.game.players.map((p) => (p.id === 'ann' ? { ...p, cash: 65 } : p)) };
      const at = { ...sold, game: { ...poor, lotsLeft: ['Y5', 'B6'] as const } };
      return putUp(under(at, { 'poor-bidders': answer }), 'ann').game.lot;
    },
    outcomes: [
      ['excluded', expect.objectContaining({ bidders: ['bob', 'cid'], turn: 'bob' })],
      ['asked', expect.objectContaining({ bidders: ['ann', 'bob', 'cid'], turn: 'ann' })],
    ],
  }),
  answered({
    ruling: 'cash-tie',
    asks: 'who gets the marker when all have the same cash and Bob has won the last private',
    outcome: (answer) => {
      const level = { ...sold.game, players: sold.game.players.map((p) => ({ ...p, cash: 100 })) };
      const at = { ...sold, game: { ...level, lot: wonByBob(sold.game.lot) } };
      return priorityToRichest(under(at, { 'cash-tie': answer })).game.priority;
    },
    outcomes: [
      ['nearestToNextOpener', 'cid'],
      ['nearestToPriority', 'ann'],
    ],
  }),
  answered({
    ruling: 'certificate-limit',
    asks: 'how many certificates four players may hold',
    outcome: (answer) => certificateLimit(under(stockScene('bga', { players: 4 }), { 'certificate-limit': answer })),
    outcomes: [
      ['rulebook', 12],
      ['board', 10],
    ],
  }),
  answered({
    ruling: 'purchases-per-turn',
    asks: 'may one found as the first, second and third purchase of a turn',
    outcome: (answer) =>
      [0, 1, 2].map((purchases) => {
        const at = stockScene('bga', { memory: { purchases } });
        return legal('found', under(at, { 'purchases-per-turn': answer }), found('ann', 'KP', 60));
      }),
    outcomes: [
      [1, [null, 'SR-ORDER-02', 'SR-ORDER-02']],
      [2, [null, null, 'SR-ORDER-02']],
    ],
  }),
  answered({
    ruling: 'forced-pass',
    asks: 'is a player with nothing to do passed',
    outcome: (answer) => nothingToDo(under(broke, { 'forced-pass': answer })),
    outcomes: [
      ['offered', false],
      ['automatic', true],
    ],
  }),
  answered({
    ruling: 'first-round-sales',
    asks: 'may shares be sold in the first round',
    outcome: (answer) => {
      const at = stockScene('bga', { set: 1, railroads: presidentOfKp });
      return legal('sellShares', under(at, { 'first-round-sales': answer }), sell('ann', 'KP', 10));
    },
    outcomes: [
      ['forbidden', 'SR-SELL-02'],
      ['allowed', null],
    ],
  }),
  answered({
    ruling: 'sale-blocks',
    asks: 'may a company be sold twice in a turn',
    outcome: (answer) => {
      const at = stockScene('bga', { railroads: presidentOfKp, memory: { sold: ['KP'] } });
      return legal('sellShares', under(at, { 'sale-blocks': answer }), sell('ann', 'KP', 10));
    },
    outcomes: [
      ['onePerTurn', 'SR-SELL-03'],
      ['any', null],
    ],
  }),
  answered({
    ruling: 'sale-drop',
    asks: 'where the price is after two shares of the president',
    outcome: (answer) => {
      const at = stockScene('bga', { railroads: presidentOfKp });
      const { game } = DEEDS.sellShares.effect(under(at, { 'sale-drop': answer }), sell('ann', 'KP', 20));
      return engine.box.market[game.market.find(({ company }) => company === 'KP')?.cell ?? -1]?.price;
    },
    outcomes: [
      ['perShare', 65],
      ['perBlock', 70],
    ],
  }),
  answered({
    ruling: 'metal-pool-limit',
    asks: 'may a metal share go to a pool that holds half of the company',
    outcome: (answer) => {
      const at = stockScene('bga', { metals: { VGC: { hands: { ann: 20, bob: 30 } } } });
      return legal('sellShares', under(at, { 'metal-pool-limit': answer }), sell('ann', 'VGC', 10));
    },
    outcomes: [
      [100, null],
      [50, 'SR-SELL-06'],
    ],
  }),
  answered({
    ruling: 'par-zones',
    asks: 'may one found at a yellow price in Green',
    outcome: (answer) => {
      const at = stockScene('bga', { phase: 'Green' });
      return legal('found', under(at, { 'par-zones': answer }), found('ann', 'KP', 60));
    },
    outcomes: [
      ['cumulative', null],
      ['current', 'SR-PAR-02'],
    ],
  }),
  answered({
    ruling: 'railroad-colours',
    asks: 'may a Brown railroad be founded in Yellow',
    outcome: (answer) =>
      legal('found', under(stockScene('bga'), { 'railroad-colours': answer }), found('ann', 'CS', 60)),
    outcomes: [
      ['phaseOrEarlier', 'SR-PAR-03'],
      ['all', null],
    ],
  }),
  answered({
    ruling: 'palmer-payment',
    asks: 'how much Rio Grande has when founded at $80 with a share given away',
    outcome: (answer) =>
      DEEDS.found.effect(under(palmers, { 'palmer-payment': answer }), found('ann', 'RG', 80)).game.railroads.RG?.cash,
    outcomes: [
      ['none', 160],
      ['paid', 240],
    ],
  }),
  answered({
    ruling: 'home-station',
    asks: 'what lies on the home of the KP after its founding',
    outcome: (answer) =>
      DEEDS.found.effect(under(stockScene('bga'), { 'home-station': answer }), found('ann', 'KP', 60)).game.board
        .stations,
    outcomes: [
      ['atFounding', { O5: ['KP'] }],
      ['atFirstOperation', {}],
    ],
  }),
  answered({
    ruling: 'red-zone-company',
    asks: 'does the gold mine in the red zone end the game',
    outcome: (answer) => {
      const at = stockScene('bga', { metals: { VGC: { hands: {}, price: 280 } } });
      return movePrice(under(at, { 'red-zone-company': answer }), at.game, 'SET-END-05', 'VGC', 1).map(
        ({ rule }) => rule,
      );
    },
    outcomes: [
      ['any', ['SET-END-05', 'MARKET-06']],
      ['railroads', ['SET-END-05']],
    ],
  }),
];

/** The first private as it is when Bob has won it. */
function wonByBob(lot: (typeof sold.game)['lot']) {
  return lot === null ? lot : { ...lot, highest: { player: 'bob', price: 45 } };
}

describe.each(ROWS)('$ruling: $asks', ({ ruling, outcomes, understood }) => {
  it.each(outcomes)('$answer', ({ found: outcome, expected }) => {
    expect(outcome).toEqual(expected);
  });

  it('every profile has one of these answers', () => {
    for (const profile of PROFILES) expect(understood).toContain(RULINGS[ruling].values[profile]);
  });
});

/** Rulings to which every source that speaks gives the same answer, or that only the setup reads. */
const ONE_ANSWER: readonly RulingId[] = ['first-priority', 'unwanted-lot', 'successor-tie'];

it('no ruling of these chapters is left out', () => {
  const asked = new Set<string>([...ROWS.map(({ ruling }) => ruling), ...ONE_ANSWER]);
  expect(Object.keys({ ...SETUP_RULINGS, ...STOCK_RULINGS }).filter((id) => !asked.has(id))).toEqual([]);
});

/** Chapter "stock", founding: how a railroad comes into the game. */
import { describe, expect, it } from 'vitest';
import { market } from '../../spec/box/market.ts';
import { operatingOrder } from '../../spec/operating-round.ts';
import type { Phase, Railroad } from '../../spec/vocabulary.ts';
import { PHASES, PROFILES } from '../../spec/vocabulary.ts';
import { found, pass } from '../support/moves.ts';
import { seen } from '../support/seen.ts';
import type { Name, Scene } from '../support/stock-scene.ts';
import { stockScene } from '../support/stock-scene.ts';
import { brokenRules, decidedBy, engine, play } from '../support/table.ts';
import { chapterReads } from './sentences.ts';

const DOCUMENTS = ['bga', 'summary'] as const;
const ENGINE = ['18xx-games'] as const;

/** Metal shares for ann, of which each counts as a certificate. */
const metalShares = (certificates: number): Scene => ({
  players: 4,
  metals: {
    'CF&I': { hands: { ann: 10 * Math.min(6, certificates) } },
    VGC: { hands: { ann: 10 * Math.max(0, certificates - 6) } },
  },
});

chapterReads('founding', [
  {
    rule: 'SR-PAR-01',
    source: 'A-23, A-24, B-15, B-17',
    says: 'the founder takes 20% and pays twice the start price into the treasury',
    table: {},
    move: found('ann', 'KP', 80),
    shows: { 'ann cash': 550 - 160, 'ann KP': 20, 'KP cash': 160, 'KP treasury': 80, 'KP par': 80, 'KP price': 80 },
    causes: ['SR-PAR-01'],
    twin: { says: 'a railroad that is founded already', table: { railroads: founded('bob') }, by: 'SR-PAR-01' },
  },
  {
    rule: 'SR-PAR-01',
    source: 'A-24',
    says: 'all cash may go into a founding',
    table: { cash: { ann: 120 } },
    move: found('ann', 'KP', 60),
    shows: { 'ann cash': 0, 'KP cash': 120 },
    twin: { says: 'with a dollar less', table: { cash: { ann: 119 } }, by: 'SR-PAR-01' },
  },
  {
    rule: 'SR-PAR-01',
    source: 'A-12, B-08',
    says: 'a founding is the purchase of the turn',
    table: {},
    move: found('ann', 'KP', 60),
    shows: { turn: 'bob', step: 'selling' },
    causes: ['SR-ORDER-02'],
    twin: { says: 'after a purchase', table: { memory: { purchases: 1 } }, by: 'SR-ORDER-02' },
  },
  {
    rule: 'SR-PAR-02',
    source: 'A-24, B-16, row 20',
    says: 'in Yellow a railroad starts in the yellow zone',
    table: { phase: 'Yellow' },
    move: found('ann', 'KP', 80),
    shows: { 'KP price': 80 },
    twin: { says: 'in the green one', move: found('ann', 'KP', 90), by: 'SR-PAR-02' },
  },
  {
    rule: 'SR-PAR-02',
    source: 'A-24, B-16, row 20',
    says: 'in Green the yellow zone stays open',
    table: { phase: 'Green' },
    move: found('ann', 'KP', 60),
    shows: { 'KP price': 60 },
    twin: { says: 'in the brown one', move: found('ann', 'KP', 130), by: 'SR-PAR-02' },
  },
  {
    rule: 'SR-PAR-02',
    source: 'A-24, B-16',
    says: 'a start price is a price of a coloured zone',
    table: { phase: 'Silver', players: 2 },
    move: found('ann', 'KP', 180),
    shows: { 'KP price': 180, 'KP cash': 360 },
    twin: { says: 'a plain cell', move: found('ann', 'KP', 200), by: 'SR-PAR-02' },
  },
  {
    rule: 'SR-PAR-02',
    source: 'B-16',
    says: 'a start price stands on the row',
    table: {},
    move: found('ann', 'KP', 65),
    shows: { 'KP par': 65 },
    twin: { says: 'between two cells', move: found('ann', 'KP', 66), by: 'SR-PAR-02' },
  },
  {
    rule: 'SR-PAR-03',
    source: 'B-10, row 19',
    says: 'a railroad is founded from the phase of its colour on',
    table: { phase: 'Green' },
    move: found('ann', 'SF', 60),
    shows: { 'SF president': 'ann' },
    twin: { says: 'in the phase before', table: { phase: 'Yellow' }, by: 'SR-PAR-03' },
  },
  {
    rule: 'SR-PAR-03',
    source: 'B-10',
    says: 'the Brown railroad is founded in Silver too',
    table: { phase: 'Silver' },
    move: found('ann', 'CS', 60),
    shows: { 'CS president': 'ann' },
    twin: { says: 'in Green', table: { phase: 'Green' }, by: 'SR-PAR-03' },
  },
  {
    rule: 'SR-PAR-04',
    source: 'A-23, B-15',
    says: 'the railroad gets what is paid for its shares and no more; 80% stay in its treasury',
    table: {},
    move: found('ann', 'KP', 70),
    shows: { 'KP cash': 140, 'KP treasury': 80, 'KP pool': 0 },
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-PAR-05',
    source: 'A-25',
    says: 'the founder is president at once',
    table: {},
    move: found('ann', 'KP', 70),
    shows: { 'KP president': 'ann', 'ann certificates': 1 },
    causes: ['SR-PAR-05'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-PAR-07',
    source: 'B-18, row 24',
    says: 'the home station goes on the map at the founding',
    in: DOCUMENTS,
    table: {},
    move: found('ann', 'KP', 70),
    shows: { 'KP home': true },
    causes: ['SR-PAR-07'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-PAR-07',
    source: 'engine, row 24',
    says: 'the home station waits for the first turn',
    in: ENGINE,
    table: {},
    move: found('ann', 'KP', 70),
    shows: { 'KP home': false },
    causesNo: ['SR-PAR-07'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-PAR-08',
    source: 'engine, row 21',
    says: 'Rio Grande gets nothing for Palmer’s share, which has left its treasury',
    table: { unfounded: { RG: { bob: 10 } }, privates: { Y4: 'bob' } },
    move: found('ann', 'RG', 80),
    shows: { 'RG cash': 160, 'RG treasury': 70, 'ann RG': 20, 'bob RG': 10, 'RG president': 'ann' },
    causesNo: ['SR-PAR-08'],
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-PAR-08',
    source: 'engine',
    says: 'Palmer’s owner who founds Rio Grande holds 30%, two certificates',
    table: { unfounded: { RG: { ann: 10 } }, privates: { Y4: 'ann' } },
    move: found('ann', 'RG', 60),
    shows: { 'ann RG': 30, 'RG treasury': 70, 'RG cash': 120, 'ann certificates': 3 },
    twin: { none: 'a sentence about what follows' },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, B117',
    says: 'a founding needs room for one certificate',
    in: DOCUMENTS,
    table: metalShares(11),
    move: found('ann', 'KP', 60),
    shows: { 'ann certificates': 12 },
    twin: { says: 'at the limit', table: metalShares(12), by: 'SR-BUY-07' },
  },
  {
    rule: 'SR-BUY-07',
    source: 'engine, B117',
    says: 'a founding needs room for one certificate',
    in: ENGINE,
    table: metalShares(9),
    move: found('ann', 'KP', 60),
    shows: { 'ann certificates': 10 },
    twin: { says: 'at the limit', table: metalShares(10), by: 'SR-BUY-07' },
  },
]);

/** The KP, founded by somebody. */
function founded(president: Name): NonNullable<Scene['railroads']> {
  return { KP: { president, hands: { [president]: 20 }, par: 60 } };
}

/** Start prices by phase, as the row prints the zones. */
const PARS: Readonly<Record<Phase, readonly number[]>> = {
  Yellow: [60, 65, 70, 80],
  Green: [60, 65, 70, 80, 90, 100, 110, 120],
  Brown: [60, 65, 70, 80, 90, 100, 110, 120, 130, 145, 160, 180],
  Silver: [60, 65, 70, 80, 90, 100, 110, 120, 130, 145, 160, 180],
};

describe.each(PROFILES)('founding, all of it, %s', (profile) => {
  it.each(PHASES)(
    'SR-PAR-02, SR-PAR-03 (A-24, B-10, B-16, B074): what may be founded in %s, and at which prices',
    (phase) => {
      // By year: KP and RG are Yellow, SF and NO Green, CS Brown.
      const railroads = { Yellow: ['KP', 'RG'], Green: ['KP', 'RG', 'SF', 'NO'] }[phase as string] ?? [
        ...['KP', 'RG', 'SF', 'NO', 'CS'],
      ];
      const at = stockScene(profile, { phase, cash: { ann: 1000 } });
      const options = [...engine.options(at)].flatMap(({ move }) => (move.type === 'found' ? [move] : []));
      expect(new Set(options.map(({ railroad }) => railroad))).toEqual(new Set(railroads));
      for (const railroad of ['KP', 'RG', 'SF', 'NO', 'CS'] as const)
        for (const { price } of market) {
          const lawful = railroads.includes(railroad) && PARS[phase].includes(price);
          const move = found('ann', railroad, price);
          expect(brokenRules(at, move).length === 0, `${railroad} at ${price}`).toBe(lawful);
          expect(options.some((each) => each.railroad === railroad && each.par === price)).toBe(lawful);
        }
    },
  );

  it('B074 (engine): the colours of RG 1870, SF 1876, NO 1881, CM 1883 and CSCC 1897', () => {
    const setup = { railroads: ['RG', 'SF', 'NO', 'CM', 'CSCC'] as const };
    const foundable = (phase: Phase): readonly Railroad[] =>
      setup.railroads.filter(
        (railroad) => decidedBy(stockScene(profile, { setup, phase }), found('ann', railroad, 60)) === null,
      );
    expect(PHASES.map(foundable)).toEqual([
      ['RG', 'SF'],
      ['RG', 'SF', 'NO', 'CM'],
      ['RG', 'SF', 'NO', 'CM', 'CSCC'],
      ['RG', 'SF', 'NO', 'CM', 'CSCC'],
    ]);
  });

  it('SR-PAR-06 (A-28): the token goes behind those that lie on its cell already', () => {
    const at = stockScene(profile, { railroads: { RG: { president: 'bob', hands: { bob: 20 }, par: 70 } } });
    const after = play(at, found('ann', 'KP', 70));
    expect(operatingOrder(after.game)).toEqual(['RG', 'KP']);
    const first = stockScene(profile, { railroads: { RG: { president: 'bob', hands: { bob: 20 }, par: 65 } } });
    expect(operatingOrder(play(first, found('ann', 'KP', 70)).game)).toEqual(['KP', 'RG']);
  });

  it('SR-PAR-04 (A-23, B-15): a railroad founded in this round operates in the next', () => {
    const founding = play(stockScene(profile, { players: 2 }), found('ann', 'KP', 60), pass('bob'));
    expect(seen(founding, 'round')).toBe('stock 2');
    const after = play(founding, pass('ann'));
    expect([seen(after, 'round'), seen(after, 'turn')]).toEqual(['operating 2 1', 'KP']);
  });
});

/** Chapter "operating": the order of the railroads, their steps and the income of privates. */
import { describe, expect, it } from 'vitest';
import { privatesOf } from '../../spec/holdings.ts';
import type { Entry } from '../../spec/ledger.ts';
import type { Move } from '../../spec/moves/move.ts';
import { beginOperatingRound, operatingOrder } from '../../spec/operating-round.ts';
import { incomeOf } from '../../spec/private-income.ts';
import type { Position, PrivateState } from '../../spec/state.ts';
import type { Phase, Private, Railroad } from '../../spec/vocabulary.ts';
import { PHASES, PRIVATES, PROFILES } from '../../spec/vocabulary.ts';
import { seen } from '../support/seen.ts';
import { stockScene } from '../support/stock-scene.ts';
import { decidedBy, engine, play, staged } from '../support/table.ts';
import type { TrackScene } from '../support/track-scene.ts';
import { lay, layByCard, rioGrande, trackScene, turnOf } from '../support/track-scene.ts';
import { chapterReads } from './sentences.ts';

const passing = (railroad: Railroad): Move => ({ type: 'pass', railroad });
const led = (par: number, price = par) => ({ president: 'ann', hands: { ann: 50 }, par, price, cash: 300 }) as const;

/** Kansas Pacific at $80 before Rio Grande at $70. */
const twoRailroads: TrackScene = { acts: 'KP', railroads: { KP: led(80), RG: led(70) } };
/** A line from Denver to Colorado Springs, where a station can be placed. */
const toSprings: TrackScene = { ...rioGrande, tiles: { L4: '9@0', L6: '8@1', K7: '57@1' } };

chapterReads('operating', [
  {
    rule: 'OR-ORDER-01',
    source: 'A-28, B-21',
    says: 'the dearest railroad acts first',
    table: turnOf(twoRailroads),
    move: passing('KP'),
    shows: {},
    twin: { says: 'the cheaper one', move: passing('RG'), by: 'OR-ORDER-01' },
  },
  {
    rule: 'OR-ORDER-03',
    source: 'A-29, A-69, B-51',
    says: 'track comes before stations',
    table: turnOf(toSprings),
    move: passing('RG'),
    shows: { step: 'station' },
    twin: {
      says: 'a station in the track step',
      move: { type: 'placeStation', railroad: 'RG', hex: 'K7' },
      by: 'OR-ORDER-03',
    },
  },
  {
    rule: 'OR-ORDER-03',
    source: 'A-69, B-51',
    says: 'after the track step no more track is laid',
    table: turnOf({ ...toSprings, step: 'station' }),
    move: { type: 'placeStation', railroad: 'RG', hex: 'K7' },
    shows: { 'stations K7': 'RG' },
    twin: { says: 'track in the station step', move: lay('K3', '4', 1), by: 'OR-ORDER-03' },
  },
  {
    rule: 'OR-ORDER-07',
    source: 'engine',
    says: 'the station step ends when the money for a station is gone',
    table: turnOf({
      ...toSprings,
      step: 'station',
      railroads: { RG: { ...led(70), cash: 45 } },
      privates: { B3: { owner: { railroad: 'RG' } } },
    }),
    move: layByCard('B3', 'J8', '9', 1),
    shows: { 'RG cash': 35 },
    causes: ['TRACK-11'],
    twin: {
      says: 'and none is placed then',
      table: turnOf({ ...toSprings, step: 'station', railroads: { RG: { ...led(70), cash: 35 } } }),
      move: { type: 'placeStation', railroad: 'RG', hex: 'K7' },
      by: 'TOKEN-04',
    },
  },
]);

describe.each(PROFILES)('the order of an operating round, %s', (profile) => {
  const orderOf = (position: Position): readonly Railroad[] =>
    beginOperatingRound(engine.view(position)).game.operating?.order ?? [];

  it('OR-ORDER-01 (A-28): by price, of equal ones the earlier arrival', () => {
    const railroads = { SF: led(70), KP: led(70), RG: led(80) };
    expect(orderOf(stockScene(profile, { railroads }))).toEqual(['RG', 'SF', 'KP']);
    expect(orderOf(stockScene(profile, { railroads: { KP: led(70), SF: led(70), RG: led(80) } }))).toEqual([
      'RG',
      'KP',
      'SF',
    ]);
  });

  it('OR-ORDER-02 (engine): a price that changes later does not alter it', () => {
    const three: TrackScene = {
      ...twoRailroads,
      step: 'privates',
      railroads: { KP: led(80), RG: led(70), SF: led(60) },
    };
    const risen: Entry = { rule: 'DIV-05', change: 'price', of: 'SF', from: 6, to: 12 };
    const changed = staged(trackScene(profile, three), risen);
    expect(operatingOrder(changed.game)).toEqual(['SF', 'KP', 'RG']);
    const next = play(changed, passing('KP'));
    expect(seen(next, 'turn')).toBe('RG');
    expect(orderOf(next)).toEqual(['SF', 'KP', 'RG']);
  });

  it('OR-ORDER-06 (A-70, B-52): metal companies have no turn in it', () => {
    const at = stockScene(profile, { metals: { VGC: { hands: { ann: 10 }, price: 200 } }, railroads: { RG: led(70) } });
    expect(at.game.market[0]?.company).toBe('VGC');
    expect(orderOf(at)).toEqual(['RG']);
  });

  it('OR-ORDER-04 (A-29): moves come from railroads, and only from the one on turn', () => {
    const at = trackScene(profile, twoRailroads);
    expect(decidedBy(at, { type: 'pass', player: 'ann' })).toBe('OR-ORDER-04');
    for (const { move } of engine.options(at))
      if (move.type !== 'breakOff') expect('railroad' in move && move.railroad).toBe('KP');
  });
});

describe.each(PROFILES)('OR-ORDER-05: steps that are left out, %s', (profile) => {
  const stepAfterTrack = (scene: TrackScene) => seen(play(trackScene(profile, scene), passing('RG')), 'step');

  it('the station step waits where a station can be placed', () => expect(stepAfterTrack(toSprings)).toBe('station'));

  it.each<[string, TrackScene]>([
    ['in the first turn', { ...toSprings, fresh: ['RG'] }],
    ['when no station is left', { ...toSprings, stations: { H12: ['RG'], I7: ['RG'] } }],
    ['when the next station is too dear', { ...toSprings, railroads: { RG: { ...led(70), cash: 39 } } }],
    ['when no city can take one', { ...toSprings, tiles: { L4: '9@0' } }],
    ['when the only city is full', { ...toSprings, stations: { K7: ['SF'] } }],
  ])('the station step is left out %s', (_, scene) => expect(stepAfterTrack(scene)).not.toBe('station'));

  it('the track step waits even for a railroad without money', () => {
    const poor: TrackScene = {
      ...twoRailroads,
      step: 'privates',
      railroads: { KP: led(80), RG: { ...led(70), cash: 0 } },
      steel: { A: [], B: [], C: [], D: [] },
    };
    const next = play(trackScene(profile, poor), passing('KP'));
    expect([seen(next, 'turn'), seen(next, 'step')]).toEqual(['RG', 'track']);
    expect([...engine.options(next)].filter(({ move }) => move.type === 'layTile')).toEqual([]);
  });

  it('OR-ORDER-07 (engine): the step after a station was placed is another one', () => {
    const placed = play(trackScene(profile, { ...toSprings, step: 'station' }), {
      type: 'placeStation',
      railroad: 'RG',
      hex: 'K7',
    });
    expect(seen(placed, 'step')).not.toBe('station');
  });
});

/** Dollars that each card pays by phase; Sulphur Springs has a table of its own. */
const INCOMES: Readonly<Partial<Record<Private, readonly [number, number, number, number]>>> = {
  Y1: [5, 5, 5, 5],
  Y2: [15, 15, 15, 15],
  Y3: [5, 5, 5, 5],
  Y4: [5, 5, 5, 5],
  Y5: [10, 10, 10, 10],
  Y6: [5, 5, 5, 5],
  Y8: [5, 5, 5, 5],
  G1: [10, 10, 10, 10],
  G2: [5, 5, 5, 5],
  G3: [10, 10, 10, 10],
  G4: [0, 25, 25, 25],
  G5: [5, 5, 5, 5],
  G6: [5, 5, 5, 5],
  B1: [0, 0, 25, 25],
  B3: [10, 10, 10, 10],
  B4: [0, 0, 0, 0],
  B5: [10, 10, 10, 10],
  B6: [5, 5, 5, 5],
};

describe('OR-INCOME-02 (engine): what a private pays', () => {
  it.each(PRIVATES.filter((id) => id !== 'B2'))('%s', (id) => {
    const paid = PHASES.map((phase) => incomeOf(engine.view(stockScene('bga', { phase })), id));
    expect(paid).toEqual(INCOMES[id]);
  });
});

describe.each(PROFILES)('income of an operating round, %s', (profile) => {
  const begun = (position: Position) => beginOperatingRound(engine.view(position));
  const owners = {
    Y5: 'ann',
    Y3: { owner: { railroad: 'RG' } },
    G1: 'bob',
    G4: { owner: null, closed: true },
  } as const;
  const table = (phase: Phase = 'Green') =>
    stockScene(profile, { phase, railroads: { RG: led(70) }, privates: owners });

  it('OR-INCOME-01 (B-22): the bank pays players and railroads for what they own', () => {
    const { journal } = begun(table());
    expect(journal.filter(({ rule }) => rule === 'OR-INCOME-01')).toEqual([
      { rule: 'OR-INCOME-01', what: { money: 10 }, from: 'bank', to: { player: 'ann' } },
      { rule: 'OR-INCOME-01', what: { money: 5 }, from: 'bank', to: { company: 'RG' } },
      { rule: 'OR-INCOME-01', what: { money: 10 }, from: 'bank', to: { player: 'bob' } },
    ]);
  });

  it('OR-INCOME-01 (B-22): in both rounds of a set, before any railroad acts', () => {
    const first = begun(table()).game;
    expect([first.round.or, first.operating?.done, first.operating?.turn]).toEqual([1, 0, null]);
    const second = begun({ at: '', game: first }).game;
    expect(second.round.or).toBe(2);
    expect(second.railroads.RG?.cash).toBe(300 + 2 * 5);
  });

  it('OR-INCOME-03 (engine): a changed income is paid when the next round begins', () => {
    const card: Partial<PrivateState> = { owner: { player: 'cid' } };
    const at = trackScene(profile, { ...rioGrande, phase: 'Yellow', privates: { G4: card } });
    const grown = staged(at, { rule: 'PHASE-02', change: 'phase', of: 'table', from: 'Yellow', to: 'Green' });
    expect(seen(play(grown, lay('L4', '9', 0)), 'cid cash')).toBe(550);
    expect(begun(grown).game.players[2]?.cash).toBe(575);
    expect(begun(at).game.players[2]?.cash).toBe(550);
  });

  it('OR-INCOME-04 (A-53, A-54): metal companies pay nothing here', () => {
    const at = stockScene(profile, { metals: { VGC: { hands: { ann: 40 } }, 'CF&I': { hands: { bob: 30 } } } });
    expect(begun(at).game.players).toEqual(at.game.players);
    expect(begun(at).game.metals).toEqual(at.game.metals);
  });

  it('OR-INCOME-01: only privates of the game are asked', () => {
    expect(privatesOf(table().game)).toHaveLength(5);
  });
});

describe.each(PROFILES)('PRIVATE-B2-02 (B027): income of Sulphur Springs, %s', (profile) => {
  const owner = { player: 'ann' } as const;
  const income = (phase: Phase, card: Partial<PrivateState>): number =>
    incomeOf(engine.view(stockScene(profile, { phase, privates: { B2: card } })), 'B2');

  it.each<[string, Phase, Partial<PrivateState>, number]>([
    ['track on its hex, Yellow', 'Yellow', { owner, armed: true }, 0],
    ['track on its hex, Green', 'Green', { owner, armed: true }, 0],
    ['track on its hex, Brown', 'Brown', { owner, armed: true }, 50],
    ['track on its hex, Silver', 'Silver', { owner, armed: true }, 50],
    ['no track on its hex, Brown', 'Brown', { owner, armed: false }, 0],
    ['sold to a railroad', 'Brown', { owner: { railroad: 'RG' }, armed: true }, 0],
  ])('%s', (_, phase, card, dollars) => expect(income(phase, card)).toBe(dollars));

  it('a tile laid only in the Brown phase counts from the next round on', () => {
    const at = trackScene(profile, {
      ...rioGrande,
      phase: 'Brown',
      stations: { E3: ['RG'] },
      privates: { B2: { owner } },
    });
    const cash = ({ game }: Pick<Position, 'game'>) => game.players[0]?.cash;
    expect(cash(beginOperatingRound(engine.view(at)))).toBe(550);
    expect(cash(beginOperatingRound(engine.view(play(at, lay('E3', '58', 5)))))).toBe(600);
  });
});

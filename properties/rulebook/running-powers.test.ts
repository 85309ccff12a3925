/** Chapter "privates": coal mines, markers and ghost towns, as far as they act on routes. */
import { describe, expect, it } from 'vitest';
import { numbers } from '../../spec/algebra.ts';
import { followMarks } from '../../spec/ghost-towns.ts';
import type { DeclaredRoute, Move } from '../../spec/moves/move.ts';
import { post } from '../../spec/posting.ts';
import { amountOf } from '../../spec/rule.ts';
import { PRIVATE_Y3_01 } from '../../spec/rules/private-running.ts';
import type { PrivateState } from '../../spec/state.ts';
import type { ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { RunningScene } from '../support/running-scene.ts';
import { EAST, route, runningScene } from '../support/running-scene.ts';
import { seen } from '../support/seen.ts';
import { decidedBy, engine, play } from '../support/table.ts';

const run = (railroad: Railroad, ...routes: readonly DeclaredRoute[]): Move => ({
  type: 'runTrains',
  railroad,
  routes,
});
const OWNED: Partial<PrivateState> = { owner: { railroad: 'RG' }, takenBy: 'RG' };
/** Rio Grande with a 2+, a 3+ and track to Kit Carson and Divide. */
const RIO_GRANDE: RunningScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 20 }, cash: 100 } },
  tiles: EAST,
  trains: { RG: ['2+', '3+'] },
};
const withCards = (privates: RunningScene['privates'], change: Partial<RunningScene> = {}): RunningScene => ({
  ...RIO_GRANDE,
  ...change,
  privates: privates ?? {},
});

/** A railroad runs to Coal Creek. */
const AT_COAL_CREEK = (mines: Partial<PrivateState> | 'ann'): RunningScene => ({
  acts: 'RG',
  railroads: {
    RG: { president: 'ann', hands: { ann: 20 }, cash: 100 },
    KP: { president: 'bob', hands: { bob: 20 } },
  },
  tiles: { H14: '4@0', H12: '57@0' },
  stations: { H12: ['RG'] },
  trains: { RG: ['2+', '2+'] },
  privates: { Y3: mines },
});
const TO_COAL_CREEK = route('2+', 'H12-H14');
const minesOf = (owner: Railroad, cubes: number, taken = 0): Partial<PrivateState> => ({
  owner: { railroad: owner },
  takenBy: owner,
  cubes,
  taken,
});

describe.each(PROFILES)('PRIVATE-Y3-01 what the coal mines earn, profile %s', (profile) => {
  it.each<[string, Partial<PrivateState> | 'ann', number, number]>([
    // why, the mines, cubes on the card and cubes taken afterwards
    ['B005: a cube for the owner who runs there himself', minesOf('RG', 12), 11, 1],
    ['a cube for the owner when another railroad runs there', minesOf('KP', 7, 2), 6, 3],
    ['B114: none when all twelve are gone', minesOf('RG', 0, 4), 0, 4],
    ['none while a player owns the card (PRIVATE-09)', 'ann', 12, 0],
    ['none when the card has closed', { owner: null, closed: true, cubes: 5 }, 5, 0],
  ])('%s', (_why, mines, cubes, taken) => {
    const after = play(runningScene(profile, AT_COAL_CREEK(mines)), run('RG', TO_COAL_CREEK));
    expect([seen(after, 'Y3 cubes'), seen(after, 'Y3 taken')]).toEqual([cubes, taken]);
  });

  it('none for a run that does not stop there', () => {
    const scene: RunningScene = { ...AT_COAL_CREEK(minesOf('RG', 12)), tiles: EAST };
    const after = play(runningScene(profile, scene), run('RG', route('2+', 'L2-K3')));
    expect(seen(after, 'Y3 cubes')).toBe(12);
  });

  it('one cube at most, and only of those that are left', () => {
    expect(amountOf(PRIVATE_Y3_01, { left: 12, stopsThere: true, railroadOwns: true })).toEqual({ cubes: 1 });
    expect(PRIVATE_Y3_01.amount(numbers, { left: 0, stopsThere: true, railroadOwns: true })).toEqual({ cubes: 0 });
    expect(amountOf(PRIVATE_Y3_01, { left: 12, stopsThere: false, railroadOwns: true })).toEqual({ cubes: 0 });
    expect(amountOf(PRIVATE_Y3_01, { left: 12, stopsThere: true, railroadOwns: false })).toEqual({ cubes: 0 });
  });
});

/** A railroad with stations where the markers stand. */
const MARKERS: RunningScene = {
  acts: 'RG',
  railroads: { RG: { president: 'ann', hands: { ann: 20 } } },
  tiles: { G17: '57@0', G15: '9@0', G13: '9@0', G11: '9@0', H12: '57@0', H14: '4@0', K3: '58@4' },
  stations: { G17: ['RG'], H12: ['RG'] },
  trains: { RG: ['2+', '6x2'] },
};

describe.each(PROFILES)('markers and ghost towns, profile %s', (profile) => {
  const income = (scene: RunningScene, ...routes: readonly DeclaredRoute[]): unknown =>
    seen(play(runningScene(profile, scene), run('RG', ...routes)), 'income');

  it.each<[string, Partial<RunningScene>, string, number]>([
    ['a stop at H12 in the Brown phase', { phase: 'Brown', privates: { Y1: OWNED } }, 'H12-H14', 30 + 20],
    ['B021: nothing at H12 before it', { phase: 'Green', privates: { Y1: OWNED } }, 'H12-H14', 30],
    ['B022: still there in the Silver phase', { phase: 'Silver', privates: { Y1: OWNED } }, 'H12-H14', 30 + 20],
    ['nothing while a player owns the card (PRIVATE-09)', { phase: 'Brown', privates: { Y1: 'ann' } }, 'H12-H14', 30],
    [
      'nothing for another railroad',
      { phase: 'Brown', privates: { Y1: { owner: { railroad: 'KP' } } } },
      'H12-H14',
      30,
    ],
  ])('PRIVATE-Y1-01 the hotel: %s', (_why, change, legs, dollars) => {
    expect(income({ ...MARKERS, ...change }, route('2+', legs))).toBe(dollars);
  });

  it('PRIVATE-Y1-01 the hotel stands on G17 until the Brown phase, and both trains earn by it', () => {
    const tiles = { G17: '57@0', G15: '4@0', G19: '4@0', F16: '4@1' };
    const scene: RunningScene = { ...MARKERS, tiles, privates: { Y1: OWNED } };
    expect(decidedBy(runningScene(profile, scene), run('RG', route('2+', 'G17-G15')))).toBeNull();
    expect(income(scene, route('2+', 'G17-G15'))).toBe(20 + 10 + 20);
    expect(income({ ...scene, phase: 'Brown' }, route('2+', 'G17-G15'))).toBe(20 + 10);
    expect(income(scene, route('2+', 'G17-G15'), route('6x2', 'G17-G19'))).toBe(20 + 10 + 20 + 2 * (20 + 10) + 20);
  });

  it('B076: PRIVATE-Y8-01 Madam Evens adds $10 in Denver and $20 in Salida', () => {
    const denver: RunningScene = {
      ...MARKERS,
      tiles: { K3: '3@3' },
      stations: { K1: ['RG'] },
      privates: { Y8: OWNED },
    };
    expect(income(denver, route('2+', 'K1-K3'))).toBe(30 + 10 + 10);
    expect(income({ ...denver, phase: 'Brown' }, route('2+', 'K1-K3'))).toBe(60 + 10);
  });

  it.each<[string, RunningScene['privates'], number]>([
    ['$10 for each that is passed or stopped at', { Y2: OWNED }, 50 + 20],
    ['nothing while a player owns the card (PRIVATE-09)', { Y2: 'ann' }, 50],
    ['nothing when the card has closed', { Y2: { owner: null, closed: true } }, 50],
  ])('PRIVATE-Y2-01 ghost towns on the way: %s', (_why, privates, dollars) => {
    const scene = withCards(privates, { ghostTowns: ['H4', 'I5', 'J8'] });
    expect(income(scene, route('2+', 'L2-K3 K3-J4-I5-H4'))).toBe(dollars);
  });

  it('ROUTE-13 bonuses are not doubled by a 6x2', () => {
    const scene = withCards({ Y2: OWNED }, { trains: { RG: ['6x2'] }, ghostTowns: ['H4'] });
    expect(income(scene, route('6x2', 'L2-K3 K3-J4-I5-H4'))).toBe(2 * 50 + 10);
  });
});

describe.each(PROFILES)('PRIVATE-Y2-01 what a token marks, profile %s', (profile: ProfileId) => {
  const copyToo = profile === '18xx-games';
  const scene: RunningScene = {
    ...RIO_GRANDE,
    step: 'dividend',
    privates: { Y2: OWNED },
    ghostTowns: ['H4'],
    ghostMarks: [{ tile: '58', hex: 'H4' }],
  };
  const lay = (hex: string, tile: string, marked?: true) => ({ hex, tile, ...(marked ? { marked } : {}) });

  it('a tile that is replaced takes the mark to the supply', () => {
    const at = engine.view(runningScene(profile, scene));
    const game = post(at.game, followMarks(at, at.game, lay('H4', '87')));
    expect(game.ghostMarks).toEqual([{ tile: '58', hex: null }]);
    expect(game.ghostTowns).toEqual(['H4']);
  });

  const replaced: RunningScene = { ...scene, ghostMarks: [{ tile: '58', hex: null }], tiles: { ...EAST, H4: '87@0' } };

  it.each<[string, ReturnType<typeof lay>, string | null]>([
    ['another copy is taken unless the marked one is asked for', lay('F6', '58'), null],
    ['the marked copy is asked for', lay('F6', '58', true), 'F6'],
    ['another tile has nothing to do with it', lay('F6', '4'), null],
  ])('%s', (_why, laid, hex) => {
    const at = engine.view(runningScene(profile, replaced));
    const game = post(at.game, followMarks(at, at.game, laid));
    expect(game.ghostMarks).toEqual([{ tile: '58', hex }]);
    expect(game.ghostTowns).toEqual(hex !== null && copyToo ? ['F6', 'H4'] : ['H4']);
  });

  it('the marked copy is taken when no other is left', () => {
    const lying = { C3: '58@0', K3: '58@0', M3: '58@0', G9: '58@0' };
    const at = engine.view(runningScene(profile, { ...replaced, tiles: lying }));
    const game = post(at.game, followMarks(at, at.game, lay('F6', '58')));
    expect(game.ghostMarks).toEqual([{ tile: '58', hex: 'F6' }]);
  });

  it('a lay may not ask for a marked copy that is not there', () => {
    const track: RunningScene = { ...scene, tiles: { K3: '4@1', J4: '9@1', I5: '8@2' } };
    const { game } = runningScene(profile, track);
    const at = { at: 'game.set.operatingRound.company.track', game };
    const move: Move = { type: 'layTile', railroad: 'RG', hex: 'H4', tile: '58', rotation: 5, marked: true };
    expect(decidedBy(at, move)).toBe('PRIVATE-Y2-01');
    const inSupply = { ...at, game: { ...game, ghostMarks: [{ tile: '58', hex: null }] } };
    const after = play(inSupply, move);
    expect(seen(after, 'ghostTowns')).toBe('H4');
    expect(after.game.ghostMarks).toEqual([{ tile: '58', hex: 'H4' }]);
  });
});

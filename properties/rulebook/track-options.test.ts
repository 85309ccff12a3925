/** What is listed in the track step is what is legal, costs what is said, and does not depend on what was asked before. */
import { describe, expect, it } from 'vitest';
import { baseBox } from '../../spec/box/base-box.ts';
import { mapOf } from '../../spec/map-view.ts';
import type { Move } from '../../spec/moves/move.ts';
import type { Position } from '../../spec/state.ts';
import { boardAfterLay } from '../../spec/track/lays.ts';
import { costOf } from '../../spec/track-cost.ts';
import type { Private, ProfileId, Railroad } from '../../spec/vocabulary.ts';
import { EDGES, PHASES, PROFILES } from '../../spec/vocabulary.ts';
import { engine } from '../support/table.ts';
import { rioGrande, trackScene } from '../support/track-scene.ts';
import { grownView } from '../track/grown-board.ts';

const ann = { president: 'ann', hands: { ann: 50 }, par: 60 } as const;
/** Dollars in the treasury: enough for all lays, or too little for some. */
const TREASURIES = [400, 45, 400, 25, 400] as const;

/**
 * Track steps on maps that five railroads have built, from nearly bare to nearly full; the railroad on turn owns the
 * Steel Depot, and in every other position the Colorado State Prison.
 */
const sampled = (profile: ProfileId): readonly Position[] =>
  [4, 20, 60, 110, 200].flatMap((lays, i) => {
    const { inPlay, board } = grownView(31 + i, lays);
    const acts = inPlay[i % inPlay.length] ?? 'RG';
    const owner = { railroad: acts };
    const at = trackScene(profile, {
      acts,
      setup: { railroads: inPlay },
      phase: PHASES[Math.min(3, Math.trunc(lays / 45))] ?? 'Yellow',
      railroads: { [acts]: { ...ann, cash: TREASURIES[i] ?? 0 } },
      privates: { B3: { owner }, ...(i % 2 === 0 ? { Y5: { owner } } : {}) },
      steel: i % 3 === 0 ? {} : { A: [30], B: [], C: [30, 20], D: [], E: [], F: [30], G: [] },
    });
    const ghostMarks =
      i % 2 === 0
        ? []
        : [
            { tile: '9', hex: null },
            { tile: '58', hex: 'A1' },
          ];
    return [{ ...at, game: { ...at.game, board, ghostMarks } }];
  });

type LayMove = Extract<Move, { readonly type: 'layTile' | 'layPrivateTile' }>;

const isOf =
  <T extends Move['type']>(type: T) =>
  (move: Move): move is Extract<Move, { readonly type: T }> =>
    move.type === type;

const options = <T extends Move['type']>(position: Position, type: T) =>
  [...engine.options(position)].map(({ move }) => move).filter(isOf(type));

const railroadOnTurn = ({ game }: Position): Railroad => game.operating?.turn?.railroad ?? 'RG';

/** Every hex, tile and rotation, of the copy that comes next or of one that bore a ghost-town token. */
const everyLay = function* (position: Position, card: Private | null): Generator<LayMove> {
  const copies = position.game.ghostMarks.length === 0 ? [{}] : [{}, { marked: true } as const];
  const railroad = railroadOnTurn(position);
  for (const hex of Object.keys(baseBox.hexes))
    for (const tile of Object.keys(baseBox.tiles))
      for (const rotation of EDGES) {
        const lay = { railroad, hex, tile, rotation };
        for (const copy of copies)
          yield card === null
            ? { type: 'layTile', ...lay, ...copy }
            : { type: 'layPrivateTile', private: card, ...lay, ...copy };
      }
};

const named = (moves: Iterable<LayMove>): readonly string[] =>
  [...moves].map(({ hex, tile, rotation, marked }) => `${hex} ${tile} ${rotation} ${marked ?? ''}`).toSorted();
const legal = (position: Position, card: Private | null): readonly string[] =>
  named([...everyLay(position, card)].filter((move) => engine.legal(position, move)));

describe.each(PROFILES)('the track step on maps of all ages, %s', (profile) => {
  const positions = sampled(profile);

  it('lists exactly the legal lays', () => {
    for (const position of positions) expect(named(options(position, 'layTile'))).toEqual(legal(position, null));
    expect(positions.flatMap((position) => options(position, 'layTile')).length).toBeGreaterThan(60);
  }, 120_000);

  it('lists exactly the legal lays of the Steel Depot', () => {
    for (const position of positions.slice(0, 3))
      expect(named(options(position, 'layPrivateTile'))).toEqual(legal(position, 'B3'));
    expect(positions.flatMap((position) => options(position, 'layPrivateTile')).length).toBeGreaterThan(30);
  }, 120_000);

  it.each(['58@5', '143@5', '911@5', 'RG1@0'])(
    'lists exactly the legal conversions of Sulphur Springs with %s',
    (tile) => {
      const at = trackScene(profile, {
        ...rioGrande,
        phase: 'Brown',
        tiles: { E3: tile, K3: '4@1' },
        privates: { B2: { owner: { railroad: 'RG' } } },
      });
      const listed = named(options(at, 'layPrivateTile'));
      expect(listed).toEqual(legal(at, 'B2'));
      expect(listed).toHaveLength(tile === 'RG1@0' ? 0 : 1);
    },
  );

  it('lists each lay with what it costs', () => {
    for (const position of positions)
      for (const { move, cost } of engine.options(position)) {
        const expected = move.type === 'layTile' ? costOf(engine.view(position), { ...move, by: null }) : undefined;
        expect(cost).toEqual(expected);
      }
  });

  it('changes what a lay says: money, steel, map and memory', () => {
    for (const position of positions)
      for (const move of options(position, 'layTile').filter((_, i) => i % 7 === 0)) {
        const view = engine.view(position);
        const lay = { ...move, by: null };
        const cost = costOf(view, lay);
        const applied = engine.apply(position, move);
        if (!applied.ok) throw new Error(JSON.stringify(applied.violations));
        const { game } = applied.position;
        const before = position.game;
        expect(game.board.tiles).toEqual(boardAfterLay(mapOf(view), lay).tiles);
        expect(before.railroads[move.railroad]?.cash).toBe(
          (game.railroads[move.railroad]?.cash ?? 0) + cost.steel + cost.terrain,
        );
        expect(game.metals['CF&I'].cash).toBe(before.metals['CF&I'].cash + cost.steel);
        expect(game.operating?.turn?.lays).toBe((before.operating?.turn?.lays ?? 0) + 1);
      }
  }, 60_000);

  it('finds the same on a copy of the position, of which nothing is remembered', () => {
    for (const position of positions) {
      const copy = structuredClone(position);
      expect([...engine.options(copy)]).toEqual([...engine.options(position)]);
    }
  }, 60_000);

  it('finds the same after having looked at the positions behind each lay', () => {
    for (const position of positions.slice(0, 4)) {
      const before = options(position, 'layTile');
      for (const move of before.slice(0, 20)) {
        const applied = engine.apply(position, move);
        if (applied.ok) options(applied.position, 'layTile');
      }
      expect(options(position, 'layTile')).toEqual(before);
    }
  }, 60_000);
});

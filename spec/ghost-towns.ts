/** Ghost-town tokens: where they are put, and the copies of tiles that they mark. */
import type { Entry } from './ledger.ts';
import { turnOf } from './operating-round.ts';
import type { View } from './rule.ts';
import { ruled } from './rule.ts';
import type { CopyLaid } from './rules/private-running.ts';
import { PRIVATE_Y2_01 } from './rules/private-running.ts';
import type { Game, GhostMark } from './state.ts';
import type { HexId } from './vocabulary.ts';

const addTown = (game: Game, hex: HexId): readonly Entry[] =>
  game.ghostTowns.includes(hex)
    ? []
    : [
        {
          rule: 'PRIVATE-Y2-01',
          change: 'ghostTowns',
          of: 'table',
          from: game.ghostTowns,
          to: [...game.ghostTowns, hex].sort(),
        },
      ];

const setMarks = (game: Game, to: readonly GhostMark[]): Entry => ({
  rule: 'PRIVATE-Y2-01',
  change: 'ghostMarks',
  of: 'table',
  from: game.ghostMarks,
  to,
});

/** A token is put on the hex that has just lost its last gold; the copy of the tile that lies there is marked. */
export const placeToken = (game: Game): readonly Entry[] => {
  const { goldFrom: hex } = turnOf(game);
  const laid = hex === null ? undefined : game.board.tiles[hex];
  if (hex === null || laid === undefined) return [];
  return [...addTown(game, hex), setMarks(game, [...game.ghostMarks, { tile: laid.tile, hex }])];
};

/**
 * The marked copies follow a lay. A marked copy is taken from the supply if the lay asks for it or no other is left, and
 * makes its new hex a ghost town where the ruling lets marks stick to copies.
 *
 * @param game the state before the tile is laid
 */
export const followMarks = (at: View, game: Game, lay: CopyLaid & { readonly hex: HexId }): readonly Entry[] => {
  if (game.ghostMarks.length === 0) return [];
  const { tile, hex } = lay;
  const inSupply = game.ghostMarks.filter((mark) => mark.tile === tile && mark.hex === null).length;
  const lying = Object.values(game.board.tiles).filter((each) => each.tile === tile).length;
  const unmarked = (at.box.tiles[tile]?.count ?? 0) - lying - inSupply;
  const takes = inSupply > 0 && (lay.marked === true || unmarked <= 0);
  const taken = takes ? game.ghostMarks.findIndex((mark) => mark.tile === tile && mark.hex === null) : -1;
  if (taken < 0 && !game.ghostMarks.some((mark) => mark.hex === hex)) return [];
  const moved = game.ghostMarks.map((mark, i) =>
    i === taken ? { tile, hex } : mark.hex === hex ? { ...mark, hex: null } : mark,
  );
  const sticks = ruled(at, PRIVATE_Y2_01)['ghost-town-copies'] === 'copyToo';
  return [setMarks(game, moved), ...(taken >= 0 && sticks ? addTown(game, hex) : [])];
};

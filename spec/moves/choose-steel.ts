/** Naming the place of the steel market from which the next cube of a colour comes. */
import { Book } from '../book.ts';
import { deed } from '../deed.ts';
import { rememberTurn, turnOf } from '../operating-round.ts';
import { allows } from '../rule.ts';
import type { Operating } from '../rules/operating.ts';
import { OR_ORDER_01 } from '../rules/operating.ts';
import type { SteelChoice } from '../rules/steel.ts';
import { STEEL_03, STEEL_06 } from '../rules/steel.ts';
import { rowsOf } from '../steel-market.ts';
import { STEEL_COLUMNS } from '../vocabulary.ts';
import type { ChooseSteel } from './move.ts';

export const chooseSteel = deed<ChooseSteel, SteelChoice & Operating>({
  type: 'chooseSteel',
  resolve: (at, { railroad, column, price }) => {
    if (at.game.railroads[railroad] === undefined) return { code: 'unknown-name', rule: 'SETUP-05', name: railroad };
    if (!STEEL_COLUMNS.includes(column)) return { code: 'unknown-name', rule: 'STEEL-06', name: column };
    return { railroad, column, price };
  },
  checks: [OR_ORDER_01, STEEL_06, STEEL_03],
  effect: (at, { column, price }) => {
    const { steelChoice } = turnOf(at.game);
    const { colour } = at.box.steel.columns[column];
    return new Book(at.game).write(
      rememberTurn('STEEL-06', at.game, { steelChoice: { ...steelChoice, [colour]: { column, price } } }),
    );
  },
  options: function* (at) {
    const { railroad } = turnOf(at.game);
    for (const column of STEEL_COLUMNS)
      for (const price of rowsOf(at.box, column)) {
        const choice = { railroad, column, price };
        if (allows(STEEL_06, at, choice) && allows(STEEL_03, at, choice))
          yield { move: { type: 'chooseSteel', ...choice } };
      }
  },
});
